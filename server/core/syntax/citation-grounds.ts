import { OUTLINE_2007 } from '../laws/2007/outline.ts';
import { OUTLINE_2017 } from '../laws/2017/outline.ts';
import {
  isAbbreviation,
  isCounted,
  isCue,
  isLawWord,
  isLawWordAfter,
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
export const HELD: ReadonlySet<string> = new Set([...OUTLINE_2007, ...OUTLINE_2017]);

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
  const citation = { id: number.id, law: number.law, start: at, end: number.end, isPlural: false };
  const announced = readWordBefore(line, at, number);
  if (announced) return { ...citation, ...announced };
  const isFirst = /^[\s>]*$/.test(line.slice(0, at));
  const lastWord = isFirst ? wordEndingAt(lineBefore, lineBefore.trimEnd().length) : '';
  if (isLawWord(lastWord) && lastWord.length > 1) return { ...citation, isPlural: isPlural(lastWord) };
  const end = endOfWordAfter(line, number);
  if (end !== undefined && !isInWord(line, at)) return { ...citation, end };
  if (previous && continuesRow(line, previous, at, number))
    return { ...citation, isPlural: previous.isPlural };
  return isUnmistakable(line, at, number) ? citation : undefined;
}

/** The word or sign for law before a number: `Law 51`, `art. 51`, `L51`, `§ 51`, `law_51`, `@cites 51`. */
function readWordBefore(
  line: string,
  at: number,
  number: ParagraphNumber,
): { start: number; isPlural: boolean } | undefined {
  let end = at;
  while (/[\s._]/.test(line[end - 1] ?? '') && at - end < 3) end -= 1;
  if (line[end - 1] === '§') {
    if (line[end - 2] === '§') return { start: end - 2, isPlural: true };
    return isSectionSign(line, at, number) ? { start: end - 1, isPlural: false } : undefined;
  }
  const word = wordEndingAt(line, end);
  const start = end - word.length;
  if (line[start - 1] === '@' && /^(?:cites|expect)$/i.test(word)) return { start: at, isPlural: false };
  const gap = line.slice(end, at);
  if (!isLawWord(word) || isInWord(line, start) || (gap.includes('.') && !isAbbreviation(word)))
    return undefined;
  if (word.length === 1 && (gap !== '' || (number.depth === 1 && !HELD.has(number.id)))) return undefined;
  const isName = number.depth === 1 && /^_?$/.test(gap) && isPartOfName(line, start, number.end);
  return isName ? undefined : { start, isPlural: isPlural(word) };
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
  const gap = number.depth === 1 ? /^\.\s?/ : /^\s/;
  const start = number.end + (gap.exec(line.slice(number.end, number.end + 2))?.[0].length ?? 0);
  if (start === number.end) return undefined;
  let end = start;
  while (isLetterAt(line, end)) end += 1;
  return isLawWordAfter(line.slice(start, end)) ? end : undefined;
}

/** Whether the number goes on with a row: `Laws 50 and 51B2`, `artikel 50B en 50D2`, `madde 29–32`. */
function continuesRow(line: string, previous: Found, at: number, number: ParagraphNumber): boolean {
  const between = line.slice(previous.end, at);
  const words = between.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (between.length > 12 || !/^[\s,/&–—\p{L}\p{M}-]+$/u.test(between) || !words.every(isLink)) return false;
  if (2 <= number.depth) return number.isCapital;
  const isRange = /^[–-]$/.test(between) && previous.law < number.law;
  const isHeld = words.length > 0 && HELD.has(number.id);
  return (previous.isPlural || isRange || isHeld) && !isCounted(wordAfter(line, number.end));
}

/** Whether a bare number can only be a paragraph. */
function isUnmistakable(line: string, at: number, number: ParagraphNumber): boolean {
  if (isInWord(line, at) || /[.,#♠♥♦♣©§ª¨+$€£]/.test(line[at - 1] ?? '')) return false;
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
  let start = end;
  while (0 < start && isLetterAt(line, start - 1)) start -= 1;
  return line.slice(start, end);
}

function wordAfter(line: string, at: number): string {
  return /^\s+([\p{L}\p{M}]+)/u.exec(line.slice(at, at + 40))?.[1] ?? '';
}

/** Whether a letter or digit stands directly before `at`. */
export function isInWord(line: string, at: number): boolean {
  return isLetterAt(line, at - 1) || isDigitAt(line, at - 1);
}
