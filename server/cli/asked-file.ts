// The one write-up that a command is asked about, checked; what keeps it from being read is told.
import { defaultStyle } from '../core/bridge/words.ts';
import { say } from '../core/messages/format.ts';
import { checkFile } from './check-paths.ts';
import type { CheckedFile } from './checked-file.ts';
import type { AskRequest } from './command-line.ts';
import { readWriteUpFile } from './read-file.ts';
import { printable, type Terminal } from './terminal.ts';

export async function askedFile(
  { path, language, laws }: AskRequest,
  terminal: Terminal,
): Promise<CheckedFile | undefined> {
  const read = await readWriteUpFile(path, terminal.readDocx);
  if ('notice' in read) {
    const style = defaultStyle(language === 'auto' ? terminal.language : language);
    terminal.err(`${printable(say(read.notice.wording, read.notice.nouns, style))}\n`);
    return undefined;
  }
  return checkFile({ path, isNamed: true }, read.text, { language, laws })[0];
}

/** Where something stands in a file: `path:line:column`, counted from 1. */
export function placeIn(path: string, line: number, character: number): string {
  return printable(`${path}:${line + 1}:${character + 1}`);
}
