// Prints what the reader of sentences makes of files:  node test/support/understand.mjs FILE …
import { spawnSync } from 'node:child_process';
import { buildSync } from 'esbuild';

const entry = new URL('understand.ts', import.meta.url).pathname;
const { outputFiles } = buildSync({
  entryPoints: [entry],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  write: false,
});
const script = outputFiles[0]?.text ?? '';
const { status } = spawnSync(process.execPath, ['-', ...process.argv.slice(2)], {
  input: script,
  stdio: ['pipe', 'inherit', 'inherit'],
});
process.exitCode = status ?? 1;
