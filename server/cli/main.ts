import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './run.ts';
import { languageOfEnvironment } from './terminal.ts';

// A reader that has seen enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const terminal = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
  isColourful: process.stdout.isTTY && !process.env.NO_COLOR,
  language: languageOfEnvironment(process.env),
  version: () => versionIn(readFileSync(join(__dirname, '..', 'package.json'), 'utf8')),
  readDocx: (bytes: Uint8Array) => {
    const { readDocx }: typeof import('../docx/read-docx.ts') = createRequire(__filename)('./docx.cjs');
    return readDocx(bytes);
  },
};

run(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});

/** The bundle stands in dist/, the manifest above it. */
function versionIn(manifest: string): string {
  const { version }: { version?: string } = JSON.parse(manifest);
  return version ?? '';
}
