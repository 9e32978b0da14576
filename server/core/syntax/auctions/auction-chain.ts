// Auctions without columns: all calls one after the other, `1♠ – pass – 2♠ – pass – pass – pass`, or one on each line
// under the names of the players. They do not tell who dealt; the head of the board must.
import { type Call, outcomeOf } from '../../bridge/calls.ts';
import type { Language } from '../../bridge/nouns.ts';
import { nextSeat, SEATS, type Seat } from '../../bridge/seats.ts';
import type { CaseText } from '../../text/lines.ts';
import { hull, type Located } from '../../text/span.ts';
import { seatOf } from '../headers/header-words.ts';
import type { Auction } from './auction.ts';
import { type AuctionWord, auctionWordAt } from './auction-word.ts';

/**
 * The auction that the calls on the line make. The passes between the bids must be written: a chain of one side's
 * calls, `1♣-1♥-3♥`, is none.
 */
export function chainOn(
  line: string,
  base: number,
  dealer: Located<Seat>,
  language: Language,
): Auction | undefined {
  if (LONGEST_LINE < line.length || !MAY_BE_CHAIN.test(line)) return undefined;
  for (const { index } of [...line.matchAll(FIRST_CALL)].slice(0, MOST_BEGINNINGS)) {
    const calls: Located<Call>[] = [];
    let isWhole = false;
    for (let at = index; at < line.length; ) {
      const word = auctionWordAt(line, at, language);
      if (word === undefined) break;
      isWhole ||= word.word === 'P' && calls.some(({ value }) => /^[1-7]/.test(value));
      calls.push(...callsOf(word, base, calls));
      at = word.end + (BETWEEN.exec(line.slice(word.end, word.end + MOST_BETWEEN))?.[0].length ?? 0);
    }
    const auction = isWhole ? endedAuction(dealer, calls) : undefined;
    if (auction !== undefined) return auction;
  }
  return undefined;
}

const LONGEST_LINE = 300;

/** A bid with a dash or a comma behind it. */
const MAY_BE_CHAIN = /[1-7]\s?[^\s\d]{1,8}\s?[-–—,]/;
const FIRST_CALL = /(?<![^\s:(.–—-])[1-7pPπΠ](?=\S)/g;
const MOST_BEGINNINGS = 6;
const BETWEEN = /^[\s,–—-]+/;
const MOST_BETWEEN = 8;

/** Whether the line names one player and nothing else: a cheap test. */
export function mayBeginLines(line: string, language: Language): boolean {
  return line.length <= LONGEST_NAME && seatOf(nameOn(line), language) !== undefined;
}

const LONGEST_NAME = 14;

/** Four names from line `at` on, one a line, and below them the calls; dashes first stand for those who had no turn. */
export function callsOnLines(
  text: CaseText,
  at: number,
  told: Located<Seat> | undefined,
  language: Language,
): Auction | undefined {
  const seats = text.lines
    .slice(at, at + SEATS.length)
    .flatMap((line) => seatOf(nameOn(line), language) ?? []);
  const isAround = seats.every((seat, turn) => turn === 0 || seats[turn - 1] === before(seat));
  if (seats.length !== SEATS.length || !isAround) return undefined;
  const calls: Located<Call>[] = [];
  let blanks = 0;
  for (let number = at + SEATS.length; number < Math.min(text.lines.length, at + MOST_LINES); number++) {
    const line = text.lines[number] ?? '';
    const start = /^[\s>]*/.exec(line)?.[0].length ?? 0;
    if (calls.length === 0 && BLANK.test(line)) blanks += 1;
    else {
      const word = auctionWordAt(line, start, language);
      if (word === undefined || line.slice(word.end).trim() !== '') break;
      calls.push(...callsOf(word, text.starts[number] ?? 0, calls));
    }
    if (isOver(calls)) break;
  }
  const [first] = calls;
  const column = blanks === 0 || SEATS.length <= blanks ? undefined : seats[blanks];
  const dealer = column && first ? { value: column, span: first.span } : told;
  return dealer && endedAuction(dealer, calls);
}

const MOST_LINES = 60;
const BLANK = /^\s*[-–—]{1,3}\s*$/;

function nameOn(line: string): string {
  return line.replace(/[\s:|*_>]/g, '');
}

function before(seat: Seat): Seat | undefined {
  return SEATS.find((one) => nextSeat(one) === seat);
}

function callsOf(
  { word, start, end }: AuctionWord,
  base: number,
  calls: readonly Located<Call>[],
): readonly Located<Call>[] {
  const span = { start: base + start, end: base + end };
  if (word !== 'all pass') return [{ value: word, span }];
  const last = calls.findLastIndex(({ value }) => value !== 'P');
  const passes = (last === -1 ? SEATS.length : SEATS.length - 1) - (calls.length - 1 - last);
  return Array.from({ length: Math.max(0, passes) }, () => ({ value: 'P' as const, span }));
}

function isOver(calls: readonly Located<Call>[]): boolean {
  return outcomeOf('N', valuesOf(calls)).isOver;
}

/** The calls as an auction, where they are over and every one of them was permitted. */
function endedAuction(dealer: Located<Seat>, calls: readonly Located<Call>[]): Auction | undefined {
  const span = hull(calls.map((call) => call.span));
  const { isOver: isEnded, fault } = outcomeOf(dealer.value, valuesOf(calls));
  return span && isEnded && fault === undefined ? { dealer, calls, span } : undefined;
}

function valuesOf(calls: readonly Located<Call>[]): readonly Call[] {
  return calls.map(({ value }) => value);
}
