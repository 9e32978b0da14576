// Board number, dealer and vulnerability on the short lines that stand above a board.
import { foldWord } from '../bridge/fold.ts';
import type { Language } from '../bridge/nouns.ts';
import { partnerOf, SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import { readVulnerability } from '../bridge/words.ts';
import type { Located } from '../text/span.ts';
import { isBlank, isLetter, isLetterOrNumber, unitAt } from '../text/units.ts';
import { markOf, mayBeginHeader, seatOf } from './header-words.ts';

/** What a header says of the board below it. */
export type Headers = {
  readonly boardNumber?: Located<number>;
  readonly dealer?: Located<Seat>;
  readonly vulnerability?: Located<Vulnerability>;
};

const NOTHING: Headers = {};

/**
 * Reads a header line: `Board 14 · Dealer East · None vulnerable`, `Spel 14, O / niemand`, a tag of PBN. Every
 * phrase of it stands between full stops, commas, dots or wide white space and says one of these things and
 * nothing else; it comes first on its line, or in company. An ordinary sentence gives nothing.
 */
export function readHeaders(line: string, base: number, language: Language): Headers {
  if (LONGEST_LINE < line.length) return NOTHING;
  const tag = line.startsWith('[') ? tagOn(line, base) : undefined;
  if (tag !== undefined) return tag;
  const found = phrasesOf(line).map((phrase) => headersIn(phrase, base, language));
  const said = found.filter((headers) => headers !== undefined);
  const isHeader =
    1 < said.length || (said.length === 1 && found.findIndex((one) => one !== undefined) === 0);
  return isHeader ? firstOfEach(said) : NOTHING;
}

/** What the words from `start` to `end` say where they are one phrase of a header and nothing else. */
export function headersInPhrase(
  line: string,
  start: number,
  end: number,
  base: number,
  language: Language,
): Headers | undefined {
  const first = startOfWord(line, start, end);
  if (LONGEST_PHRASE < end - start || !mayBeginHeader(line, first, endOfWord(line, first, end)))
    return undefined;
  return headersIn(tokensIn(line, start, end), base, language);
}

/** All that the headers say; of two that say the same thing the first counts. */
export function firstOfEach(said: readonly Headers[]): Headers {
  return Object.assign({}, ...[...said].reverse());
}

/** The headers up to the first that gives another board's number: its dealer is not that of the board before. */
export function headersOfOneBoard(headers: readonly Headers[]): readonly Headers[] {
  const numbers = headers.flatMap(({ boardNumber }) => boardNumber?.value ?? []);
  const other = headers.findIndex(({ boardNumber }) => boardNumber && boardNumber.value !== numbers[0]);
  return other === -1 ? headers : headers.slice(0, other);
}

const LONGEST_LINE = 160;

const TAG = /^\[(Board|Dealer|Vulnerable)\s+"([^"]*)"\]/;
const TAG_VULNERABILITIES: { readonly [written: string]: Vulnerability } = {
  none: 'none',
  love: 'none',
  '-': 'none',
  ns: 'NS',
  ew: 'EW',
  all: 'all',
  both: 'all',
};

function tagOn(line: string, base: number): Headers | undefined {
  const [written = '', name, value = ''] = TAG.exec(line) ?? [];
  const end = base + written.length - 2;
  const span = { start: end - value.length, end };
  if (name === 'Board' && /^\d{1,3}$/.test(value)) return { boardNumber: { value: Number(value), span } };
  const seat = SEATS.find((one) => one === value);
  if (name === 'Dealer' && seat !== undefined) return { dealer: { value: seat, span } };
  const vulnerability = name === 'Vulnerable' ? TAG_VULNERABILITIES[value.toLowerCase()] : undefined;
  return vulnerability && { vulnerability: { value: vulnerability, span } };
}

/** A word or sign of a phrase. */
type Token = { readonly text: string; readonly start: number; readonly end: number };
type Phrase = readonly Token[];

/** A phrase with more characters is part of a sentence. */
const LONGEST_PHRASE = 45;
const DASHES = '-–—';

const NO_PHRASE: Phrase = [];
const NO_PHRASES: readonly Phrase[] = [];

/**
 * The phrases of a line, up to the first that is too long for a header; one that cannot be a header is empty,
 * and a line without any other has none.
 */
function phrasesOf(line: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let isHeader = false;
  let start = 0;
  for (let at = 0; at <= line.length && at - start <= LONGEST_PHRASE; at++) {
    if (at < line.length && !isBoundary(line, at)) continue;
    const first = startOfWord(line, start, at);
    if (first < at) {
      const mayBeHeader = mayBeginHeader(line, first, endOfWord(line, first, at));
      phrases.push(mayBeHeader ? tokensIn(line, start, at) : NO_PHRASE);
      isHeader ||= mayBeHeader;
    }
    start = at + 1;
  }
  return isHeader ? phrases : NO_PHRASES;
}

/** Where the first word of a phrase stands, behind white space and signs. */
function startOfWord(line: string, start: number, end: number): number {
  let at = start;
  while (at < end && !isLetter(line.charCodeAt(at))) at += 1;
  return at;
}

function endOfWord(line: string, start: number, end: number): number {
  let at = start;
  while (at < end && isLetter(line.charCodeAt(at))) at += 1;
  return at;
}

/** `. , ; | · • ( )` and white space wider than one. */
function isBoundary(line: string, at: number): boolean {
  switch (line.charCodeAt(at)) {
    case 0x20:
      return unitAt(line, at + 1) === 0x20;
    case 0x09:
    case 0x28:
    case 0x29:
    case 0x2c:
    case 0x2e:
    case 0x3b:
    case 0x7c:
    case 0xb7:
    case 0x2022:
      return true;
    default:
      return false;
  }
}

/** The words and signs of a phrase; marks of emphasis and quotation are left out. */
function tokensIn(line: string, start: number, end: number): Phrase {
  const tokens: Token[] = [];
  for (let at = start; at < end; ) {
    const from = at;
    while (at < end && isLetterOrNumber(line.charCodeAt(at))) at += 1;
    if (at === from) at += 1;
    const isLeftOut = at === from + 1 && isBlankOrMarkup(line.charCodeAt(from));
    if (!isLeftOut) tokens.push({ text: line.slice(from, at), start: from, end: at });
  }
  return tokens;
}

/** Blanks and `# * _ >`. */
function isBlankOrMarkup(unit: number): boolean {
  return unit === 0x23 || unit === 0x2a || unit === 0x5f || unit === 0x3e || isBlank(unit);
}

/** What a phrase says, or the parts of it that dashes or colons divide; `undefined` where it is none. */
function headersIn(phrase: Phrase, base: number, language: Language): Headers | undefined {
  if (phrase.length < 2 && markOf(phrase[0]?.text ?? '') !== 'nobody') return undefined;
  const whole = saidBy(phrase, base, language);
  if (whole !== undefined || !phrase.some(isCut)) return whole;
  const said = partsOf(phrase).map((part) => saidBy(part, base, language));
  return said[0] && firstOfEach(said.filter((headers) => headers !== undefined));
}

function isCut({ text }: Token): boolean {
  return text === ':' || DASHES.includes(text);
}

function partsOf(phrase: Phrase): readonly Phrase[] {
  const cuts = phrase.flatMap((token, at) => (isCut(token) ? [at] : []));
  return [-1, ...cuts].map((cut, order) => phrase.slice(cut + 1, cuts[order]));
}

/** What one phrase says, when every word of it belongs to that. */
function saidBy(phrase: Phrase, base: number, language: Language): Headers | undefined {
  let all: Headers = NOTHING;
  for (let at = 0; at < phrase.length; ) {
    const part = partAt(phrase, at, base, language);
    if (part === undefined) return undefined;
    all = { ...part.headers, ...all };
    at = part.next;
  }
  return all === NOTHING ? undefined : all;
}

type Part = { readonly headers: Headers; readonly next: number };

/** The statement that begins with token `at`. */
function partAt(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const token = phrase[at];
  if (token === undefined) return undefined;
  const mark = markOf(token.text);
  if (mark === 'board') return boardNumberAt(phrase, skip(phrase, at + 1, 'number'), base);
  if (mark === 'dealer') return dealerAt(phrase, skip(phrase, at + 1, 'filler'), base, language);
  if (mark === 'nobody') return vulnerablePart('none', phrase, at, at + 1, base);
  if (mark === 'vulnerable') return vulnerableBehind(phrase, skip(phrase, at + 1, 'filler'), base, language);
  return (
    dealerBefore(phrase, at, base, language) ??
    dealerAndVulnerable(phrase, at, base, language) ??
    vulnerableBefore(phrase, at, base, language)
  );
}

/** The first token from `at` that is neither a colon nor marked so. */
function skip(phrase: Phrase, at: number, mark: 'number' | 'filler'): number {
  let next = at;
  for (; next < phrase.length; next++) {
    const text = phrase[next]?.text ?? '';
    if (text !== ':' && markOf(text) !== mark) break;
  }
  return next;
}

function boardNumberAt(phrase: Phrase, at: number, base: number): Part | undefined {
  const token = phrase[at];
  if (token === undefined || !/^\d{1,3}$/.test(token.text) || Number(token.text) === 0) return undefined;
  return { headers: { boardNumber: locatedAt(Number(token.text), token, token, base) }, next: at + 1 };
}

/** `East` behind `Dealer`. */
function dealerAt(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const token = phrase[at];
  const seat = token && seatOf(token.text, language);
  return token && seat && { headers: { dealer: locatedAt(seat, token, token, base) }, next: at + 1 };
}

/** `East dealer`, `South deals`. */
function dealerBefore(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const seat = dealerAt(phrase, at, base, language);
  const mark = markOf(phrase[at + 1]?.text ?? '');
  return seat !== undefined && mark === 'dealer' ? { ...seat, next: at + 2 } : undefined;
}

/** `N/allen`, `W / —`: the Dutch write dealer and vulnerability so. */
function dealerAndVulnerable(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const dealer = dealerAt(phrase, at, base, language);
  const side = phrase[at + 2];
  if (language !== 'nl' || dealer === undefined || phrase[at + 1]?.text !== '/' || side === undefined)
    return undefined;
  const vulnerability = DASHES.includes(side.text) ? 'none' : readVulnerability(side.text, language);
  if (vulnerability === undefined) return undefined;
  const part = vulnerablePart(vulnerability, phrase, at + 2, at + 3, base);
  return { headers: { ...dealer.headers, ...part.headers }, next: at + 3 };
}

/** `None` behind `Vul`. */
function vulnerableBehind(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const side = sideAt(phrase, at, language);
  return side && vulnerablePart(side.vulnerability, phrase, at, side.next, base);
}

/** `E-W vulnerable`, `love all`, `Κανείς στη δεύτερη`; all in the first game are not vulnerable. */
function vulnerableBefore(phrase: Phrase, at: number, base: number, language: Language): Part | undefined {
  const side = sideAt(phrase, at, language);
  if (side === undefined) return undefined;
  const next = skip(phrase, side.next, 'filler');
  const mark = markOf(phrase[next]?.text ?? '');
  const said = saidOf(side.vulnerability, mark, foldWord(phrase[next]?.text ?? ''), phrase[at]?.text ?? '');
  const end = said === undefined ? next : skip(phrase, next + 1, 'filler');
  return said && vulnerablePart(said, phrase, at, end, base);
}

function saidOf(
  side: Vulnerability,
  mark: ReturnType<typeof markOf>,
  word: string,
  first: string,
): Vulnerability | undefined {
  if (mark === 'vulnerable') return side;
  if (mark === 'not vulnerable') return side === 'all' ? 'none' : undefined;
  return word === 'all' && /^(love|game|nil)$/i.test(first) ? side : undefined;
}

type Side = { readonly vulnerability: Vulnerability; readonly next: number };

/** `None`, `NZ`, `E-W`, `Βορράς – Νότος`: one word, or two partners. */
function sideAt(phrase: Phrase, at: number, language: Language): Side | undefined {
  const first = phrase[at];
  if (first === undefined) return undefined;
  const seat = seatOf(first.text, language);
  if (seat !== undefined) {
    const hasSign = /^[-–—/]$/.test(phrase[at + 1]?.text ?? '');
    const second = phrase[at + (hasSign ? 2 : 1)];
    if (second === undefined || seatOf(second.text, language) !== partnerOf(seat)) return undefined;
    return { vulnerability: seat === 'N' || seat === 'S' ? 'NS' : 'EW', next: at + (hasSign ? 3 : 2) };
  }
  const vulnerability = readVulnerability(first.text, language);
  return vulnerability && { vulnerability, next: at + 1 };
}

function vulnerablePart(value: Vulnerability, phrase: Phrase, at: number, next: number, base: number): Part {
  const [first, last] = [phrase[at], phrase[next - 1]];
  const headers = first && last ? { vulnerability: locatedAt(value, first, last, base) } : NOTHING;
  return { headers, next };
}

function locatedAt<T>(value: T, first: Token, last: Token, base: number): Located<T> {
  return { value, span: { start: base + first.start, end: base + last.end } };
}
