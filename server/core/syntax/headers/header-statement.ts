// What one phrase of a header says: the number of the board, who deals, who is vulnerable.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import { partnerOf, type Vulnerability } from '../../bridge/seats.ts';
import type { Located } from '../../text/span.ts';
import type { Headers } from './header.ts';
import type { Phrase, Token } from './header-phrase.ts';
import { markOf, seatOf, sideOf } from './header-words.ts';

export const NOTHING: Headers = {};

/** Signs that divide what a phrase says, or stand for nobody. */
export const DASHES = '-–—';

/** What one phrase says, when every word of it belongs to that. */
export function saidBy(phrase: Phrase, base: number, language: Language): Headers | undefined {
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
  if (mark === 'dealer') {
    const next = skip(phrase, at + 1, 'filler');
    return dealerAndVulnerable(phrase, next, base, language) ?? dealerAt(phrase, next, base, language);
  }
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
  const vulnerability = DASHES.includes(side.text) ? 'none' : sideOf(side.text, language);
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
  const vulnerability = sideOf(first.text, language);
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
