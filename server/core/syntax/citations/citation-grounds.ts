import { EDITIONS } from '../../laws/editions.ts';
import { outlineOf } from '../../laws/paragraphs.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { isBlank, unitAt } from '../../text/units.ts';
import {
  isAbbreviation,
  isCounted,
  isCue,
  isLawWord,
  isLawWordAfterAt,
  isLawWordAt,
  isLink,
  isPlural,
} from './citation-words.ts';
import { endOfDigits, isDigitAt, isLetterAt, type ParagraphNumber } from './paragraph-number.ts';

/** A citation within its line: id and law as in `Citation`; `isPlural` where the word for law before it announces several. */
export type Found = {
  readonly id: string;
  readonly law: number;
  readonly start: number;
  readonly end: number;
  readonly isPlural: boolean;
};

/** The paragraphs that we hold in one edition or another. */
export const HELD: ReadonlySet<string> = new Set(EDITIONS.flatMap(outlineOf));

/**
 * The citation whose number begins at `at`; `undefined` where nothing says that a law is meant.
 *
 * @param lineBefore the line above, which may end in a word for law
 * @param previous the citation before on the line, with which this one may make a row
 */
export function readCitation(
  line: string,
  at: number,
  number: ParagraphNumber,
  lineBefore: string,
  previous: Found | undefined,
): Found | undefined {
  const { id, law, end } = number;
  const announced = readWordBefore(line, at, number);
  if (announced) return { id, law, end, ...announced };
  const lastWord = isFirst(line, at) ? wordEndingAt(lineBefore, lineBefore.trimEnd().length) : '';
  if (1 < lastWord.length && isLawWord(lastWord))
    return { id, law, start: at, end, isPlural: isPlural(lastWord) };
  const wordEnd = endOfWordAfter(line, number);
  if (wordEnd !== undefined && !isInWord(line, at))
    return { id, law, start: at, end: wordEnd, isPlural: false };
  if (previous && continuesRow(line, previous, at, number))
    return { id, law, start: at, end, isPlural: previous.isPlural };
  return isUnmistakable(line, at, number) ? { id, law, start: at, end, isPlural: false } : undefined;
}

/** Whether only blanks and marks of quotation stand before `at`. */
function isFirst(line: string, at: number): boolean {
  let start = at;
  while (0 < start && isBlankOrQuote(unitAt(line, start - 1))) start -= 1;
  return start === 0;
}

function isBlankOrQuote(unit: number): boolean {
  return unit === 0x3e || isBlank(unit);
}

/** The word or sign for law before a number: `Law 51`, `art. 51`, `L51`, `§ 51`, `law_51`, `@cites 51`. */
function readWordBefore(
  line: string,
  at: number,
  number: ParagraphNumber,
): { start: number; isPlural: boolean } | undefined {
  let end = at;
  while (at - end < 3 && isGap(unitAt(line, end - 1))) end -= 1;
  if (unitAt(line, end - 1) === SECTION_SIGN) {
    if (unitAt(line, end - 2) === SECTION_SIGN) return { start: end - 2, isPlural: true };
    return isSectionSign(line, at, number) ? { start: end - 1, isPlural: false } : undefined;
  }
  const start = startOfWord(line, end);
  if (start === end) return undefined;
  if (line[start - 1] === '@' && /^(?:cites|expect)$/i.test(line.slice(start, end)))
    return { start: at, isPlural: false };
  if (!isLawWordAt(line, start, end) || isInWord(line, start)) return undefined;
  const word = line.slice(start, end);
  const gap = line.slice(end, at);
  if (gap.includes('.') && !isAbbreviation(word)) return undefined;
  if (word.length === 1 && (gap !== '' || (number.depth === 1 && !HELD.has(number.id)))) return undefined;
  const isName = number.depth === 1 && /^_?$/.test(gap) && isPartOfName(line, start, number.end);
  return isName ? undefined : { start, isPlural: isPlural(word) };
}

const SECTION_SIGN = 0xa7;

/** What may stand between a word for law and the number. */
function isGap(unit: number): boolean {
  return unit === 0x2e || unit === 0x5f || isBlank(unit);
}

/** Whether `law51` or `law_51` is a piece of an address or of a file's name. */
function isPartOfName(line: string, start: number, end: number): boolean {
  return /[/_\\-]/.test(line[start - 1] ?? '') || /^(?:[/_\\-]|\.\p{L})/u.test(line.slice(end, end + 2));
}

/** Whether `§` means a paragraph: in a damaged font it is the sign of clubs, and `§ 52` two of them. */
function isSectionSign(line: string, at: number, number: ParagraphNumber): boolean {
  if (3 <= number.depth) return true;
  const digits = line.slice(at, endOfDigits(line, at));
  return HELD.has(number.id) && (number.depth === 2 || !/^(?:10|[2-9])+$/.test(digits));
}

/** The end of a word for law after the number: `51. madde`, `51A maddesi`. */
function endOfWordAfter(line: string, number: ParagraphNumber): number | undefined {
  const { depth, end: numberEnd } = number;
  const isStopped = depth === 1 && unitAt(line, numberEnd) === DOT;
  if (depth === 1 ? !isStopped : !isBlank(unitAt(line, numberEnd))) return undefined;
  const start = numberEnd + (isStopped && isBlank(unitAt(line, numberEnd + 1)) ? 2 : 1);
  let end = start;
  while (isLetterAt(line, end)) end += 1;
  return isLawWordAfterAt(line, start, end) ? end : undefined;
}

const DOT = 0x2e;

const WORDS = letterPattern(String.raw`[\p{L}\p{M}]+`, 'g');
const LINK = letterPattern(String.raw`^[\s,/&–—\p{L}\p{M}-]+$`, '');
const NEXT_WORD = letterPattern(String.raw`^\s+([\p{L}\p{M}]+)`, '');

/** Between the citations of a row stands no more than this. */
const LONGEST_LINK = 12;

/** Whether the number goes on with a row: `Laws 50 and 51B2`, `artikel 50B en 50D2`, `madde 29–32`. */
function continuesRow(line: string, previous: Found, at: number, number: ParagraphNumber): boolean {
  if (LONGEST_LINK < at - previous.end) return false;
  const between = line.slice(previous.end, at);
  const words = between.match(WORDS) ?? [];
  if (!LINK.test(between) || !words.every(isLink)) return false;
  if (2 <= number.depth) return number.isCapital;
  const isRange = /^[–-]$/.test(between) && previous.law < number.law;
  const isHeld = words.length > 0 && HELD.has(number.id);
  return (previous.isPlural || isRange || isHeld) && !isCounted(wordAfter(line, number.end));
}

/** Whether a bare number can only be a paragraph. */
function isUnmistakable(line: string, at: number, number: ParagraphNumber): boolean {
  if (number.depth === 1 || isInWord(line, at) || /[.,#♠♥♦♣©§ª¨+$€£]/.test(line[at - 1] ?? '')) return false;
  if (number.depth === 4 && (HELD.has(number.id) || (number.isCompact && number.isCapital))) return true;
  if (!number.isCompact || !number.isCapital || number.law < 10) return false;
  if (number.depth === 3) return true;
  return number.depth === 2 && HELD.has(number.id) && (isInBrackets(line, at, number) || isCued(line, at));
}

function isInBrackets(line: string, at: number, number: ParagraphNumber): boolean {
  return /[([]/.test(line[at - 1] ?? '') && /[)\],;:]/.test(line[number.end] ?? '');
}

function isCued(line: string, at: number): boolean {
  return isCue(wordEndingAt(line, line.slice(0, at).trimEnd().length));
}

/** The word that ends before `end`; `''` where none does. */
function wordEndingAt(line: string, end: number): string {
  return line.slice(startOfWord(line, end), end);
}

function startOfWord(line: string, end: number): number {
  let start = end;
  while (0 < start && isLetterAt(line, start - 1)) start -= 1;
  return start;
}

function wordAfter(line: string, at: number): string {
  return NEXT_WORD.exec(line.slice(at, at + 40))?.[1] ?? '';
}

/** Whether a letter or digit stands directly before `at`. */
export function isInWord(line: string, at: number): boolean {
  return isLetterAt(line, at - 1) || isDigitAt(line, at - 1);
}
