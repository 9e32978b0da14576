// Writes the pages of docs/ that are made from the code: npm run docs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-rulings-docs-'));
const outfile = path.join(folder, 'docs.mjs');
const entryPoints = [path.join(root, 'test/support/generated-docs.ts')];
await esbuild.build({
  entryPoints,
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'warning',
});
const { GENERATED } = await import(pathToFileURL(outfile).href);
for (const [file, make] of Object.entries(GENERATED)) writeFileSync(path.join(root, 'docs', file), make());
rmSync(folder, { recursive: true });
