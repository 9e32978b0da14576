// How a line that may be a header is cut into phrases, and a phrase into words and signs.
import { isBlank, isLetter, isLetterOrNumber, unitAt } from '../../text/units.ts';
import { mayBeginHeader } from './header-words.ts';

/** A word or sign of a phrase. */
export type Token = { readonly text: string; readonly start: number; readonly end: number };
export type Phrase = readonly Token[];

/** A phrase with more characters is part of a sentence. */
export const LONGEST_PHRASE = 45;

const NO_PHRASE: Phrase = [];
const NO_PHRASES: readonly Phrase[] = [];

/**
 * The phrases of a line, up to the first that is too long for a header; one that cannot be a header is empty,
 * and a line without any other has none.
 */
export function phrasesOf(line: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let isHeader = false;
  let start = 0;
  for (let at = 0; at <= line.length && at - start <= LONGEST_PHRASE; at++) {
    if (at < line.length && !isBoundary(line, at)) continue;
    const first = startOfWord(line, start, at);
    if (first < at) {
      const isOne = mayBeginHeader(line, first, endOfWord(line, first, at));
      phrases.push(isOne ? tokensIn(line, start, at) : NO_PHRASE);
      isHeader ||= isOne;
    }
    start = at + 1;
  }
  return isHeader ? phrases : NO_PHRASES;
}

/** Whether the first word from `start` to `end` may begin a header. */
export function mayBeHeader(line: string, start: number, end: number): boolean {
  const first = startOfWord(line, start, end);
  return mayBeginHeader(line, first, endOfWord(line, first, end));
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
export function tokensIn(line: string, start: number, end: number): Phrase {
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
