import { readFile } from 'node:fs/promises';
import * as words from '../core/messages/cli.ts';
import { docxFaults } from '../core/messages/docx.ts';
import type { Notice } from './command-line.ts';
import { unreadable } from './find-files.ts';
import type { Terminal } from './terminal.ts';

/** What a file holds, or what keeps it from being read. */
export type ReadText = { readonly text: string } | { readonly notice: Notice };

/** The text of a write-up: a Word document's words, else what `readTextFile` gives. */
export async function readWriteUpFile(path: string, readDocx: Terminal['readDocx']): Promise<ReadText> {
  if (!isDocx(path)) return readTextFile(path);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return { notice: unreadable(path, error) };
  }
  const read = await readDocx(bytes);
  if ('text' in read) return read;
  return { notice: { wording: docxFaults[read.fault], nouns: { path: { text: path } } } };
}

export function isDocx(path: string): boolean {
  return /\.docx$/i.test(path);
}

/** The text of a UTF-8 file, without its byte order mark, or what keeps it from being read. */
export async function readTextFile(path: string): Promise<ReadText> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return { notice: unreadable(path, error) };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { notice: { wording: words.notUtf8, nouns: { path: { text: path } } } };
  }
}
