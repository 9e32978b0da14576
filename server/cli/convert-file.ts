// `convert`: the deals of one file in another format.
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type CardStyle, defaultStyle } from '../core/bridge/words.ts';
import { check } from '../core/check.ts';
import {
  type DealRecord,
  formatOf,
  RECORD_FORMATS,
  type RecordFormat,
  type RecordNotice,
  readRecords,
  recordOfCase,
  sentencesOf,
  writeDeals,
} from '../core/convert.ts';
import * as words from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import { caseTextOf, positionOf, splitLines } from '../core/text/lines.ts';
import { EXIT } from './check-paths.ts';
import type { ConvertRequest, Notice, Source } from './command-line.ts';
import { unreadable } from './find-files.ts';
import { isDocx, readTextFile, readWriteUpFile } from './read-file.ts';
import { printable, type Terminal } from './terminal.ts';

/** Writes what the request asks for; what cannot be read or held is told beside it. Gives the exit code. */
export async function convertFile(request: ConvertRequest, terminal: Terminal): Promise<number> {
  const { path, to, out } = request;
  const ownStyle = defaultStyle(request.language === 'auto' ? terminal.language : request.language);
  const tell = (line: string) => terminal.err(`${printable(line)}\n`);
  const file = await readSource(request, terminal);
  if ('notice' in file) {
    tell(say(file.notice.wording, file.notice.nouns, ownStyle));
    return EXIT.mistake;
  }
  const isTextItself = to === 'ruling' && file.from === 'docx';
  const deals = isTextItself ? undefined : dealsIn(file.text, file.from, request, ownStyle);
  if (deals !== undefined && deals.records.length === 0) {
    tell(say(words.noDealInFile, { path: { text: path } }, ownStyle));
    return EXIT.found;
  }
  const written =
    deals === undefined ? { text: file.text, lost: [] } : writeDeals(deals.records, to, deals.style);
  for (const line of deals?.told ?? []) tell(`${path}${line}`);
  for (const line of sentencesOf([...(deals?.notices ?? []), ...written.lost], ownStyle))
    tell(`${path}: ${line}`);
  return hand(written.text, out, terminal, (notice) => tell(say(notice.wording, notice.nouns, ownStyle)));
}

type SourceText = { readonly text: string; readonly from: Exclude<Source, 'auto'> };

/** The file as text, and what it is: by what the user says, by its name, by what it holds. */
async function readSource(
  { path, from }: ConvertRequest,
  { readDocx }: Terminal,
): Promise<SourceText | { readonly notice: Notice }> {
  const isWord = from === 'docx' || (from === 'auto' && isDocx(path));
  const read = isWord ? await readWriteUpFile(path, readDocx) : await readTextFile(path);
  if ('notice' in read) return read;
  if (isWord) return { text: read.text, from: 'docx' };
  const named = RECORD_FORMATS.find((format) => extname(path).toLowerCase() === `.${format}`);
  const isWriteUp = /\.(ruling|md|markdown)$/i.test(path);
  const told = from === 'auto' ? (named ?? (isWriteUp ? 'ruling' : formatOf(read.text))) : from;
  return { text: read.text, from: told ?? 'ruling' };
}

type Deals = {
  readonly records: readonly DealRecord[];
  readonly style: CardStyle;
  /** What could not be read, with its place. */
  readonly told: readonly string[];
  readonly notices: readonly RecordNotice[];
};

function dealsIn(
  text: string,
  from: SourceText['from'],
  request: ConvertRequest,
  ownStyle: CardStyle,
): Deals {
  const format: RecordFormat | undefined = RECORD_FORMATS.find((one) => one === from);
  return format === undefined
    ? dealsOfCases(text, request, ownStyle)
    : dealsOfRecords(text, format, ownStyle);
}

function dealsOfRecords(text: string, format: RecordFormat, style: CardStyle): Deals {
  const { records, problems } = readRecords(text, format);
  const lines = caseTextOf(splitLines(text.replaceAll('\r\n', '\n')));
  const told = problems.map(({ span, wording, nouns }) => {
    const { line, character } = positionOf(lines, span.start - returnsBefore(text, span.start));
    return `:${line + 1}:${character + 1}: ${say(wording, nouns, style)}`;
  });
  return { records, style, told: records.length === 0 ? [] : told, notices: [] };
}

/** The line endings of two signs before a place. */
function returnsBefore(text: string, end: number): number {
  return text.slice(0, end).split('\r\n').length - 1;
}

/** The boards of a write-up; the language is its own if the user names none. */
function dealsOfCases(text: string, { path, language }: ConvertRequest, ownStyle: CardStyle): Deals {
  const kind = /\.(md|markdown)$/i.test(path) ? 'markdown' : 'ruling';
  const marked = check(text, { kind, settings: { language } });
  const { cases } = 0 < marked.cases.length ? marked : check(text, { settings: { language } });
  const found = cases.flatMap(({ report }) => recordOfCase(report) ?? []);
  return {
    records: found.map(({ record }) => record),
    style: cases[0]?.report.style ?? ownStyle,
    told: [],
    notices: found.flatMap(({ notices }) => notices),
  };
}

async function hand(
  text: string,
  out: string | undefined,
  terminal: Terminal,
  tell: (notice: Notice) => void,
): Promise<number> {
  if (out === undefined) {
    terminal.out(text);
    return EXIT.nothing;
  }
  try {
    await writeFile(out, text);
    return EXIT.nothing;
  } catch (error) {
    const { nouns } = unreadable(out, error);
    tell({ wording: words.notWritable, nouns });
    return EXIT.mistake;
  }
}
