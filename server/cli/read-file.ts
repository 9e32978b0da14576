import { readFile } from 'node:fs/promises';
import * as words from '../core/messages/cli.ts';
import type { Notice } from './command-line.ts';
import { unreadable } from './find-files.ts';

/** The text of a UTF-8 file, without its byte order mark, or what keeps it from being read. */
export async function readTextFile(
  path: string,
): Promise<{ readonly text: string } | { readonly notice: Notice }> {
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
