// Auctions in the records of play sites: `a=1sp2cp4sppp` of a tag, `mb|1S|mb|p|` of LIN; and the play of a tag, `p=h5h2hkh6`.
import { bidOf, type Call } from '../../bridge/calls.ts';
import { type Card, type Denomination, SUITS } from '../../bridge/cards.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { hull, type Located, type Span } from '../../text/span.ts';
import type { Auction } from './auction.ts';
import type { PlayRecord } from './play-table.ts';

/** The auction of the record on the line, as far as every call of it was read and the record tells who dealt. */
export function auctionOnLine(line: string, base: number): Auction | undefined {
  if (LONGEST_RECORD < line.length) return undefined;
  const tag = line.includes(TAG) ? line : undefined;
  const dealer = dealerIn(tag === undefined ? LIN_DEALER.exec(line) : TAG_DEALER.exec(line), base);
  if (dealer === undefined) return undefined;
  const calls = tag === undefined ? callsOfLin(line, base) : callsOfTag(line, base);
  const span = calls && hull(calls.map((call) => call.span));
  return calls && span && { dealer, calls, span };
}

/** The cards that a tag says were played, in the order of play. */
export function playInTag(line: string, base: number): PlayRecord | undefined {
  const found = LONGEST_RECORD < line.length || !line.includes(TAG) ? null : TAG_PLAY.exec(line);
  if (found === null) return undefined;
  const [written, text = ''] = found;
  const start = base + found.index + written.length - text.length;
  const cards = Array.from(text.matchAll(/\S\S/g), ({ 0: card, index }): Located<Card> => {
    const value = card.toUpperCase() as Card; // The pattern has the letters of suits and ranks.
    return { value, span: { start: start + index, end: start + index + card.length } };
  });
  const span = hull(cards.map((card) => card.span));
  const isDealt = new Set(cards.map(({ value }) => value)).size === cards.length;
  return span && isDealt ? { kind: 'row', cards, span } : undefined;
}

/** Whether such a record may stand on the line: a cheap test. */
export function mayHaveRecord(line: string): boolean {
  return line.includes(TAG) || line.includes('mb|');
}

const TAG = '[hv=';
const LONGEST_RECORD = 3000;
const TAG_DEALER = /[=&;]d=([nesw])(?=[&\]])/;
const TAG_CALLS = /[=&;]a=([^&\]]{1,400})/;
const TAG_PLAY = /[=&;]p=((?:[shdcSHDC][2-9tjqkaTJQKA]\s*)+)(?=[&\]])/;
const LIN_DEALER = /(?:^|\|)md\|([1-4])/;

/** The dealers behind the digits 1 to 4 of LIN. */
const BY_DIGIT: readonly Seat[] = ['S', 'W', 'N', 'E'];

function dealerIn(found: RegExpExecArray | null, base: number): Located<Seat> | undefined {
  if (found === null) return undefined;
  const [written, mark = ''] = found;
  const seat = SEATS.find((one) => one.toLowerCase() === mark) ?? BY_DIGIT[Number(mark) - 1];
  const end = base + found.index + written.length;
  return seat && { value: seat, span: { start: end - mark.length, end } };
}

/** `1sp2c(weak)d!ppp`: notes in brackets and marks of an alert hang on the calls. */
function callsOfTag(line: string, base: number): readonly Located<Call>[] | undefined {
  const found = TAG_CALLS.exec(line);
  if (found === null) return undefined;
  const [written, text = ''] = found;
  const from = base + found.index + written.length - text.length;
  const calls: Located<Call>[] = [];
  for (let at = 0; at < text.length; ) {
    const [word = '', lead = '', call = ''] =
      /^(\s*)([1-7][shdcn]|[pdrx])(?:!|\([^()]{0,60}\)|\*)*\s*/i.exec(text.slice(at)) ?? [];
    const value = word === '' ? undefined : callOf(call);
    if (value === undefined) return undefined;
    calls.push(located(value, from + at + lead.length, call));
    at += word.length;
  }
  return calls;
}

function callsOfLin(line: string, base: number): readonly Located<Call>[] | undefined {
  const calls: Located<Call>[] = [];
  for (const { 0: written, 1: text = '', index } of line.matchAll(/(?:^|\|)mb\|([^|]{1,4})(?=\|)/g)) {
    const value = callOf(text.replace(/[!*]/g, ''));
    if (value === undefined) return undefined;
    calls.push(located(value, base + index + written.length - text.length, text));
  }
  return calls;
}

function located(value: Call, start: number, text: string): Located<Call> {
  const span: Span = { start, end: start + text.length };
  return { value, span };
}

const WORDS: { readonly [word: string]: Call } = { p: 'P', d: 'X', x: 'X', r: 'XX' };

function callOf(text: string): Call | undefined {
  const [, level, letter = ''] = /^([1-7])([shdcn])t?$/i.exec(text) ?? [];
  const suit = SUITS.find((one) => one === letter.toUpperCase());
  const denomination: Denomination = suit ?? 'NT';
  return level === undefined ? WORDS[text.toLowerCase()] : bidOf(Number(level), denomination);
}
