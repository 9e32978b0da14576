// The auction as a table: four seats in a row, and below each what that player called.
import { type Call, outcomeOf } from '../../bridge/calls.ts';
import type { Language } from '../../bridge/nouns.ts';
import { nextSeat, SEATS, type Seat } from '../../bridge/seats.ts';
import type { CaseText } from '../../text/lines.ts';
import { hull, type Located, type Span } from '../../text/span.ts';
import { isBlank } from '../../text/units.ts';
import { tagOnLines } from '../boards/deal-string.ts';
import { alphabetsOf, labelOf, seatsIn } from '../boards/seat-label.ts';
import { seatOf } from '../headers/header-words.ts';
import { callsOnLines, chainOn, mayBeginLines } from './auction-chain.ts';
import { auctionOnLine, mayHaveRecord, playInTag } from './auction-in-record.ts';
import { type AuctionWord, auctionWordAt } from './auction-word.ts';
import { mayBeLedTrick, type PlayRecord, playBelow, playOfLeaders, playOnLine } from './play-table.ts';

/** An auction of which every call was read. */
export type Auction = {
  readonly dealer: Located<Seat>;
  readonly calls: readonly Located<Call>[];
  readonly span: Span;
};

/** The auctions of a case, and its plays. */
export type Tables = { readonly auctions: readonly Auction[]; readonly plays: readonly PlayRecord[] };

/**
 * The tables under lines of four players, and the records in one line; `isTaken` tells lines that are part of something
 * else. An auction without columns is read only where there is no other, and the head of the board tells the dealer.
 */
export function readTables(
  text: CaseText,
  isTaken: (line: number) => boolean,
  language: Language,
  dealer?: Located<Seat>,
): Tables {
  const auctions: Auction[] = [];
  const chains: Auction[] = [];
  const plays: PlayRecord[] = [];
  for (const [line, ofLine] of text.lines.entries()) {
    const base = text.starts[line] ?? 0;
    const written = (ofLine.includes('[hv=') ? tagOnLines(text.lines, line)?.text : undefined) ?? ofLine;
    const row = written.includes('|pc|') ? playOnLine(written, base) : undefined;
    const record = mayHaveRecord(written) ? auctionOnLine(written, base) : undefined;
    const isFirst = mayBeLedTrick(written) && !mayBeLedTrick(text.lines[line - 1] ?? '');
    const played =
      row ?? (record && playInTag(written, base)) ?? (isFirst ? playOfLeaders(text, line) : undefined);
    if (played !== undefined) plays.push(played);
    if (record !== undefined) auctions.push(record);
    const free = isTaken(line) ? undefined : withoutColumns(text, line, dealer, language);
    if (free !== undefined) chains.push(free);
    const columns = isTaken(line) ? undefined : columnsOn(written, language);
    if (columns === undefined) continue;
    const auction = columns.of === 'play' ? undefined : auctionBelow(text, line + 1, columns, language);
    if (auction !== undefined) auctions.push(auction.read);
    if (auction !== undefined || columns.of === 'auction') continue;
    const opening = columns.of === 'play' ? columns.seats[0] : undefined;
    const play = playBelow(text, line + 1, columns.seats, opening, language);
    if (play !== undefined) plays.push(play);
  }
  return { auctions: auctions.length === 0 ? chains : auctions, plays };
}

function withoutColumns(
  text: CaseText,
  line: number,
  dealer: Located<Seat> | undefined,
  language: Language,
): Auction | undefined {
  const written = text.lines[line] ?? '';
  if (mayBeginLines(written, language)) return callsOnLines(text, line, dealer, language);
  return dealer && chainOn(written, text.starts[line] ?? 0, dealer, language);
}

/** The line behind the auction whose heading is line `at`; `undefined` where there is none, or not every call was read. */
export function auctionEnd(lines: readonly string[], at: number, language: Language): number | undefined {
  const columns = columnsOn(lines[at] ?? '', language);
  return columns && auctionBelow({ lines, starts: [] }, at + 1, columns, language)?.endLine;
}

/** Four columns: their players, and where on the line each begins; of PBN only the order is known, and of what they are. */
type Columns = {
  readonly seats: readonly Seat[];
  readonly starts: readonly number[] | undefined;
  readonly of: 'auction' | 'play' | undefined;
};

const LONGEST_LINE = 200;
const MOST_ROWS = 30;
const PBN = /^\s*\[(Auction|Play)\s+"([NESW])"\]\s*$/;

/** Four seats as they sit around the table, and nothing else. */
function columnsOn(line: string, language: Language): Columns | undefined {
  if (LONGEST_LINE < line.length) return undefined;
  const [, tag, letter] = PBN.exec(line) ?? [];
  const first = SEATS.find((seat) => seat === letter);
  if (first !== undefined)
    return { seats: around(first), starts: undefined, of: tag === 'Play' ? 'play' : 'auction' };
  const words = fourWords(line);
  const seats = inOneAlphabet(
    words.map(({ word }) => word),
    language,
  );
  return seats && { seats, starts: words.map(({ start }) => start), of: undefined };
}

/** The four seats clockwise that the words name, by the letters of the language or else of one other. */
function inOneAlphabet(words: readonly string[], language: Language): readonly Seat[] | undefined {
  if (words.length !== SEATS.length) return undefined;
  const own = words.flatMap((word) => seatOf(word, language) ?? []);
  const labels = words.flatMap((word) => labelOf(word) ?? []);
  const readings = [own, ...alphabetsOf(labels, language).map((alphabet) => seatsIn(labels, alphabet))];
  return readings.find(([first, ...others]) => first && [first, ...others].join() === around(first).join());
}

/** What may stand over the numbers of the tricks. */
const NUMBERS: ReadonlySet<string> = new Set(['Play', 'Trick', 'Slag', 'Löve', 'Λεβέ', 'Spel', 'Oyun', '#']);

/** The words of a line that has four of them, and may name the column of the tricks before; none where it has others. */
function fourWords(line: string): readonly { readonly word: string; readonly start: number }[] {
  const words: { readonly word: string; readonly start: number }[] = [];
  for (let at = pastDividers(line, 0); at < line.length; at = pastDividers(line, at)) {
    const start = at;
    while (at < line.length && !isDivider(line.charCodeAt(at))) at += 1;
    words.push({ word: line.slice(start, at), start });
    if (SEATS.length + 1 < words.length) return [];
  }
  const four = NUMBERS.has(words[0]?.word ?? '') ? words.slice(1) : words;
  return four.length === SEATS.length ? four : [];
}

function pastDividers(line: string, from: number): number {
  let at = from;
  while (at < line.length && isDivider(line.charCodeAt(at))) at += 1;
  return at;
}

/** White space, and what tables and Markdown put between words: `| : * _ >`. */
function isDivider(unit: number): boolean {
  return isBlank(unit) || unit === 0x7c || unit === 0x3a || unit === 0x2a || unit === 0x5f || unit === 0x3e;
}

function around(first: Seat): readonly Seat[] {
  const second = nextSeat(first);
  const third = nextSeat(second);
  return [first, second, third, nextSeat(third)];
}

/** A row of the table: the column of its first call, and the calls. */
type Row = { readonly column: number; readonly words: readonly AuctionWord[] };

/** The line of bars and dashes in a Markdown table, or of dashes alone. */
const RULE = /^[\s|>:-]*--[\s|>:-]*$/;

/** The rows from line `from` on. A table with anything in it that is no call is none. */
function auctionBelow(
  text: Pick<CaseText, 'lines' | 'starts'>,
  from: number,
  columns: Columns,
  language: Language,
): { readonly read: Auction; readonly endLine: number } | undefined {
  const calls: Located<Call>[] = [];
  let dealer: Located<Seat> | undefined;
  let line = from;
  for (; line < text.lines.length && line - from < MOST_ROWS; line++) {
    const written = text.lines[line] ?? '';
    if (line === from && RULE.test(written)) continue;
    if (isOver(dealer, calls) || written.trim() === '' || isRemark(written, calls)) break;
    const row = rowOn(written, columns, dealer === undefined, language);
    const isAligned = dealer === undefined || (row?.column === 0 && isFull(dealer.value, calls, columns));
    if (row === undefined || !isAligned) return undefined;
    for (const { word, start, end } of row.words) {
      const base = text.starts[line] ?? 0;
      const span = { start: base + start, end: base + end };
      const seat = columns.seats[row.column];
      if (seat === undefined) return undefined;
      dealer ??= { value: seat, span };
      if (isOver(dealer, calls)) return undefined;
      if (word !== 'all pass') calls.push({ value: word, span });
      else for (let pass = passesLeft(calls); 0 < pass; pass--) calls.push({ value: 'P', span });
    }
  }
  const span = hull(calls.map((call) => call.span));
  const isCutShort = isOver(dealer, calls) && isRowOfCalls(text.lines[line] ?? '', columns, language);
  return dealer && span && !isCutShort ? { read: { dealer, calls, span }, endLine: line } : undefined;
}

/** Calls below the last one: the columns are not what they seem. */
function isRowOfCalls(line: string, columns: Columns, language: Language): boolean {
  return line.trim() !== '' && (rowOn(line, columns, true, language)?.words.length ?? 0) !== 0;
}

/** Notes of PBN, and the footnotes of a table. */
function isRemark(line: string, calls: readonly Located<Call>[]): boolean {
  return 0 < calls.length && /^\s*(?:\[|\(\d|\*|¹|\d+[.)]\s|=\d)/.test(line);
}

/** Whether the calls so far end in the last column. */
function isFull(dealer: Seat, calls: readonly Located<Call>[], { seats }: Columns): boolean {
  return (seats.indexOf(dealer) + calls.length) % SEATS.length === 0;
}

function isOver(dealer: Located<Seat> | undefined, calls: readonly Located<Call>[]): boolean {
  return (
    dealer !== undefined &&
    outcomeOf(
      dealer.value,
      calls.map(({ value }) => value),
    ).isOver
  );
}

/** How many passes end the auction. */
function passesLeft(calls: readonly Located<Call>[]): number {
  const last = calls.findLastIndex(({ value }) => value !== 'P');
  return (last === -1 ? 4 : 3) - (calls.length - 1 - last);
}

const BLANK = /^(?:[-–—]{1,3}|\?)$/;

/** What stands on one line; `undefined` where something of it is no call. */
function rowOn(line: string, columns: Columns, isFirst: boolean, language: Language): Row | undefined {
  const hasCells = /[|\t]/.test(line.trimStart()) || line.includes('\t');
  if (hasCells) return rowOfCells(line, isFirst, language);
  const words: AuctionWord[] = [];
  let blanks = 0;
  for (let at = skipSpace(line, 0); at < line.length; ) {
    const blank = /^\S+/.exec(line.slice(at))?.[0] ?? '';
    if (isFirst && words.length === 0 && BLANK.test(blank)) {
      blanks += 1;
      at = skipSpace(line, at + blank.length);
      continue;
    }
    const word = auctionWordAt(line, at, language);
    if (word === undefined || words.length === SEATS.length) return undefined;
    words.push(word);
    at = skipSpace(line, word.end);
  }
  const column = blanks === 0 && isFirst ? columnOf(words, columns) : blanks;
  return column === undefined || words.length === 0 || SEATS.length < column + words.length
    ? undefined
    : { column, words };
}

function skipSpace(line: string, at: number): number {
  return at + (/^[\s>]*/.exec(line.slice(at))?.[0].length ?? 0);
}

/** The column of the first call by its place; the row ends in the last column, or each call stands under its player. */
function columnOf(words: readonly AuctionWord[], { starts }: Columns): number | undefined {
  const [first] = words;
  if (first === undefined || starts === undefined || words.length === SEATS.length) return 0;
  const column = nearest(starts, first.start);
  const isBelow = words.every(({ start }, order) => nearest(starts, start) === column + order);
  return isBelow || column + words.length === SEATS.length ? column : undefined;
}

function nearest(starts: readonly number[], place: number): number {
  const distances = starts.map((start) => Math.abs(start - place));
  return distances.indexOf(Math.min(...distances));
}

/** A row whose cells stand between bars or tabs; one without words is a player who has not called yet. */
function rowOfCells(line: string, isFirst: boolean, language: Language): Row | undefined {
  const words: AuctionWord[] = [];
  let column = 0;
  let at = line.includes('|') && /^[\s>]*\|/.test(line) ? line.indexOf('|') + 1 : 0;
  for (const cell of line
    .slice(at)
    .replace(/\|\s*$/, '')
    .split(/[|\t]/)) {
    const start = at + (/^\s*/.exec(cell)?.[0].length ?? 0);
    const written = cell.trim();
    at += cell.length + 1;
    const isBlank = written === '' || BLANK.test(written);
    if (isBlank && words.length === 0 && isFirst) column += 1;
    if (isBlank) continue;
    const word = auctionWordAt(line, start, language);
    if (word === undefined || word.end < start + written.length) return undefined;
    words.push(word);
  }
  return words.length === 0 || SEATS.length < column + words.length ? undefined : { column, words };
}
