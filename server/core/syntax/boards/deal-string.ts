// Deals on one line: hands in the dots of PBN, `AQ53.-.K4.-`, and the tags of a play site.
import { SUITS } from '../../bridge/cards.ts';
import { type BySeat, nextSeat, SEATS, type Seat, type Vulnerability } from '../../bridge/seats.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import type { Headers } from '../headers/header.ts';
import { areRanks, type Sign, signsIn } from '../signs.ts';
import type { Holding } from './holding.ts';

/** A hand with dots and where it ends; `-` alone is a hand that is not shown, with no holdings. */
export type DottedHand = { readonly holdings: readonly Holding[]; readonly end: number };

/** The hand with dots at `start` of a line that begins at `base`. */
export function dottedHandAt(line: string, start: number, base: number): DottedHand | undefined {
  const end = wordEnd(line, start);
  if (end === start) return undefined;
  if (line.slice(start, end) === '-') return { holdings: [], end };
  const holdings: Holding[] = [];
  let from = start;
  for (const suit of SUITS) {
    const to = suit === 'C' ? end : dotBefore(line, from, end);
    if (to === undefined) return undefined;
    const signs = isVoid(line, from, to) ? [] : signsIn(line, from, to);
    if (signs === undefined) return undefined;
    holdings.push({ suit, signs, base, start: from, end: to, line });
    from = to + 1;
  }
  return isHand(holdings) ? { holdings, end } : undefined;
}

/** A paragraph such as `51.B.2.` is none: a strange sign is a misprint only among many good ones. */
function isHand(holdings: readonly Holding[]): boolean {
  const signs = holdings.flatMap((holding) => holding.signs);
  return areRanks(signs) || MANY_SIGNS <= signs.length;
}

const MANY_SIGNS = 6;

function wordEnd(line: string, start: number): number {
  let end = start;
  while (end < line.length && end - start <= LONGEST_HAND && /[^\s"'\])}<>,;]/.test(line.charAt(end)))
    end += 1;
  return end;
}

/** Thirteen cards, tens in two signs, and three dots. */
const LONGEST_HAND = 24;

function dotBefore(line: string, from: number, end: number): number | undefined {
  const dot = line.indexOf('.', from);
  return dot === -1 || end <= dot ? undefined : dot;
}

function isVoid(line: string, from: number, to: number): boolean {
  return from === to || /^[-–—]{1,3}$/.test(line.slice(from, to));
}

/** A deal on one line, and what its tags say of the board. */
export type Deal = { readonly hands: BySeat<readonly Holding[]>; readonly headers: Headers };

/** The deal on a line: `N:AQ53.-.K4.- …`, `[Deal "N:…"]`, or a play site's `[hv=…&n=sakt5h…]`. */
export function dealOn(line: string, base: number): Deal | undefined {
  const tag = tagStart(line);
  if (tag !== undefined) return taggedDeal(line, tag, base);
  if (LONGEST_DEAL < line.length) return undefined;
  const colon = dealColon(line);
  return colon === undefined ? undefined : dottedDeal(line, colon + 1, base, line.charAt(colon - 1));
}

const LONGEST_DEAL = 600;

/** Where the tag of a play site stands on the line: alone, or behind a few words, `The deal: [hv=…]`. */
export function tagStart(line: string): number | undefined {
  const at = line.indexOf('[');
  return 0 <= at && at <= LONGEST_LEAD && /^\[hv=/i.test(line.slice(at, at + 4)) ? at : undefined;
}

/**
 * The tag that begins on line `at` and ends on a later one, as mails break it; the marks of quotation before the other
 * lines are blanks in it. A tag that ends on its own line is none.
 */
export function tagOnLines(
  lines: readonly string[],
  at: number,
): { readonly text: string; readonly count: number } | undefined {
  const [first = '', ...others] = lines.slice(at, at + MOST_LINES_OF_TAG);
  const tag = first.indexOf('[hv=');
  if (tag === -1 || LONGEST_TAG < first.length || first.includes(']', tag)) return undefined;
  const end = others.findIndex(
    (line) => line.includes(']') || line.trim() === '' || LONGEST_TAG < line.length,
  );
  if (!others[end]?.includes(']')) return undefined;
  const rest = others
    .slice(0, end + 1)
    .map((line) => line.replace(/^[\s>]+/, (lead) => ' '.repeat(lead.length)));
  return { text: [first, ...rest].join('\n'), count: end + 2 };
}

const MOST_LINES_OF_TAG = 12;
const LONGEST_TAG = 3000;

const SEAT_BEFORE = letterPattern(String.raw`(?:^|[^\p{L}\p{N}])[NESW]$`, '');

/** Where the colon of `N:AQ53.-.K4.-` stands: behind a seat's letter, before a hand with dots. */
export function dealColon(line: string): number | undefined {
  if (LONGEST_DEAL < line.length) return undefined;
  for (let at = line.indexOf(':'); at !== -1; at = line.indexOf(':', at + 1)) {
    const isSeat = SEAT_BEFORE.test(line.slice(Math.max(0, at - 2), at));
    if (isSeat && HAND_BEHIND.test(line.slice(at + 1, at + 1 + LONGEST_LEAD))) return at;
  }
  return undefined;
}

const LONGEST_LEAD = 30;

/** Perhaps with a letter that is no rank. */
const HAND_BEHIND = /^\s*(?:-\s|[\dA-Z-]*\.[\dA-Z-]*\.)/i;

/** Four hands from `start`, clockwise from the seat that is named. */
function dottedDeal(line: string, start: number, base: number, first: string): Deal | undefined {
  const hands: { [seat in Seat]?: readonly Holding[] } = {};
  let seat = SEATS.find((one) => one === first) ?? 'N';
  let at = skipSpaces(line, start);
  for (const _ of SEATS) {
    const hand = dottedHandAt(line, at, base);
    if (hand === undefined) return undefined;
    if (hand.holdings.length !== 0) hands[seat] = hand.holdings;
    seat = nextSeat(seat);
    at = skipSpaces(line, hand.end);
  }
  return Object.values(hands).length === 0 ? undefined : { hands, headers: {} };
}

function skipSpaces(line: string, from: number): number {
  let at = from;
  while (at < line.length && /\s/.test(line.charAt(at))) at += 1;
  return at;
}

const VULNERABLE: { readonly [letter: string]: Vulnerability } = {
  o: 'none',
  n: 'NS',
  e: 'EW',
  b: 'all',
  '0': 'none',
  '-': 'none',
};

/** What HTML leaves of `&` between two pairs. */
const ESCAPED = 'amp;';

/** The `key=value` pairs of a tag: hands under the seats' letters, `d` the dealer, `v` who is vulnerable, `b` the board. */
function taggedDeal(line: string, start: number, base: number): Deal | undefined {
  const end = line.indexOf(']', start);
  if (end === -1 || LONGEST_TAG < end - start) return undefined;
  const hands: { [seat in Seat]?: readonly Holding[] } = {};
  let headers: Headers = {};
  let at = start + '[hv='.length;
  for (const pair of line.slice(at, end).split('&')) {
    const escaped = pair.startsWith(ESCAPED) ? ESCAPED.length : 0;
    const key = pair.slice(escaped, pair.indexOf('='));
    const from = at + escaped + key.length + 1;
    const value = pair.slice(escaped + key.length + 1).trimEnd();
    const name = key.trim().toLowerCase();
    const place = { start: base + from, end: base + from + value.length };
    const seat = SEATS.find((one) => one.toLowerCase() === name);
    if (seat !== undefined) {
      const hand = lettersIn(line, from, from + value.length, base);
      if (hand === undefined) return undefined;
      hands[seat] = hand;
    }
    const dealer = name === 'd' ? SEATS.find((one) => one.toLowerCase() === value) : undefined;
    const vulnerability = name === 'v' ? VULNERABLE[value] : undefined;
    if (dealer !== undefined) headers = { ...headers, dealer: { value: dealer, span: place } };
    if (vulnerability !== undefined)
      headers = { ...headers, vulnerability: { value: vulnerability, span: place } };
    if (name === 'b' && /^\d{1,3}$/.test(value))
      headers = { ...headers, boardNumber: { value: Number(value), span: place } };
    at += pair.length + 1;
  }
  return Object.values(hands).length === 0 ? undefined : { hands, headers };
}

/** `sakt54hq8642da8c4`: suits by small letters, none where the hand has no card of it. */
export function lettersIn(
  line: string,
  start: number,
  end: number,
  base: number,
): readonly Holding[] | undefined {
  const text = line.slice(start, end);
  const parts = /^(?:s([^shdc]*))?(?:h([^shdc]*))?(?:d([^shdc]*))?(?:c([^shdc]*))?$/i.exec(text);
  if (parts === null || text === '') return undefined;
  const holdings: Holding[] = [];
  let at = start;
  for (const [order, suit] of SUITS.entries()) {
    const part = parts[order + 1];
    const to = part === undefined ? at : at + 1 + part.length;
    const signs = part === undefined || part.trim() === '' ? [] : signsOnLines(line, at + 1, to);
    if (signs === undefined) return undefined;
    holdings.push({ suit, signs, base, start: at, end: to, line });
    at = to;
  }
  return holdings;
}

/** The signs from `start` to `end`, where a line may end among them. */
function signsOnLines(text: string, start: number, end: number): readonly Sign[] | undefined {
  const signs: Sign[] = [];
  for (const { 0: word, index } of text.slice(start, end).matchAll(/[^\s]+/g)) {
    const read = signsIn(text, start + index, start + index + word.length);
    if (read === undefined) return undefined;
    signs.push(...read);
  }
  return signs;
}
