import { defaultStyle } from '../core/bridge/words.ts';
import type { Settings } from '../core/case.ts';
import { check } from '../core/check.ts';
import { openLawBook } from '../core/law-books.ts';
import { noWriteUp } from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import { SEVERITIES, type Severity } from '../core/rules/rule.ts';
import { asJson } from './as-json.ts';
import { asText, summaryOf } from './as-text.ts';
import type { CheckedFile } from './checked-file.ts';
import type { CheckRequest, Notice } from './command-line.ts';
import { type FoundFile, findFiles } from './find-files.ts';
import { lawTexts } from './law-texts.ts';
import { withColours, withoutColours } from './paint.ts';
import { readTextFile, readWriteUpFile } from './read-file.ts';
import { printable, type Terminal } from './terminal.ts';

export const EXIT = { nothing: 0, found: 1, mistake: 2 } as const;

/** Checks what the request names and prints what is found; gives the exit code. */
export async function checkPaths(request: CheckRequest, terminal: Terminal): Promise<number> {
  const ownStyle = defaultStyle(request.language === 'auto' ? terminal.language : request.language);
  const tell = ({ wording, nouns }: Notice) => terminal.err(`${printable(say(wording, nouns, ownStyle))}\n`);

  const { books, notices } = await readBooks(request.lawBooks);
  const found = await findFiles(request.paths);
  const settings = { language: request.language, laws: request.laws, books };
  const { files, unread } = await checkFiles(found.files, settings, terminal.readDocx);
  const mistakes = [...notices, ...found.notices, ...unread];
  mistakes.forEach(tell);

  if (request.format === 'json') {
    terminal.out(asJson(files));
  } else {
    if (files.length === 0 && mistakes.length === 0) tell(nothingToCheck(request.paths));
    terminal.out(asText(files, terminal.isColourful ? withColours : withoutColours));
    terminal.out(lawTexts(files, books));
    terminal.out(summaryOf(files, ownStyle));
  }
  if (0 < mistakes.length) return EXIT.mistake;
  return reaches(request.failOn, files) ? EXIT.found : EXIT.nothing;
}

async function checkFiles(
  found: readonly FoundFile[],
  settings: Partial<Settings>,
  readDocx: Terminal['readDocx'],
): Promise<{ readonly files: readonly CheckedFile[]; readonly unread: readonly Notice[] }> {
  const files: CheckedFile[] = [];
  const unread: Notice[] = [];
  for (const file of found) {
    const read = await readWriteUpFile(file.path, readDocx);
    if ('notice' in read) unread.push(read.notice);
    else files.push(...checkFile(file, read.text, settings));
  }
  return { files, unread };
}

/** Of Markdown only write-ups are read; a file that the user named is read whatever it is. */
export function checkFile(
  { path, isNamed }: FoundFile,
  text: string,
  settings: Partial<Settings>,
): CheckedFile[] {
  if (/\.(md|markdown)$/i.test(path)) {
    const report = check(text, { kind: 'markdown', settings });
    if (0 < report.cases.length) return [{ path, report }];
    if (!isNamed) return [];
  }
  return [{ path, report: check(text, { kind: 'ruling', settings }) }];
}

async function readBooks(paths: readonly string[]) {
  const books: Settings['books'][number][] = [];
  const notices: Notice[] = [];
  for (const path of paths) {
    const file = await readTextFile(path);
    if ('notice' in file) {
      notices.push(file.notice);
      continue;
    }
    const read = openLawBook(file.text, path);
    if ('book' in read) books.push(read.book);
    else notices.push(...read.notices);
  }
  return { books, notices };
}

function nothingToCheck(paths: readonly string[]): Notice {
  return { wording: noWriteUp, nouns: { path: { text: paths.join(', ') } } };
}

function reaches(bar: Severity | 'never', files: readonly CheckedFile[]): boolean {
  if (bar === 'never') return false;
  const failing = SEVERITIES.slice(0, SEVERITIES.indexOf(bar) + 1);
  return files.some(({ report }) =>
    report.cases.some((inFile) => inFile.report.findings.some(({ severity }) => failing.includes(severity))),
  );
}
