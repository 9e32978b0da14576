// The command line in process: write-ups on the disk go in, exit code and output come out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../../server/cli/run.ts';
import type { Language } from '../../server/core/bridge/nouns.ts';
import { readDocx } from '../../server/docx/read-docx.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'bridge-rulings-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Only the cards of the prohibited suit go back to the hand; here both do. */
export const WRONG = `@case Board 14
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;
export const RIGHT = WRONG.replace('@picks-up E ♠K ♥Q', '@picks-up E ♠K');

/** Writes files below a fresh folder and gives its path. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(FOLDER, 'f-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Runs the program with these words. */
export async function cli(
  args: readonly string[],
  { isColourful = false, language = 'en' as Language } = {},
) {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isColourful,
    language,
    version: () => '1.2.3',
    readDocx,
  });
  return { code, out, err };
}

/** The report on the paths given, as a program reads it. */
export async function jsonOf(...args: readonly string[]) {
  const { out } = await cli(['check', '--format', 'json', ...args]);
  return JSON.parse(out);
}
