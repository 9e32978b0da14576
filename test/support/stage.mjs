// The extension in a folder of its own, with another server in place of ours: to see that the suites notice.
import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './ending.mjs';
import { inProject, root } from './places.mjs';

export function stageExtension(server) {
  const stage = scratchFolder('extension');
  const manifests = readdirSync(root).filter((name) => /^package(\.nls.*)?\.json$/.test(name));
  for (const part of [...manifests, 'dist', 'syntaxes']) {
    cpSync(inProject(part), path.join(stage, part), { recursive: true });
  }
  copyFileSync(path.resolve(server), path.join(stage, 'dist/server.cjs'));
  return stage;
}
