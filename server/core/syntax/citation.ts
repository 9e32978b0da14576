import { OUTLINE_2007 } from '../laws/2007/outline.ts';
import { OUTLINE_2017 } from '../laws/2017/outline.ts';
import type { CaseText } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import { isCounted, isCue, isLawWord, isLawWordAfter, isLink, isNearby, isPlural } from './citation-words.ts';
import {
  endOfDigits,
  isDigitAt,
  isLetterAt,
  type ParagraphNumber,
  readParagraphNumber,
  readParagraphPath,
} from './paragraph-number.ts';

/** A paragraph of the laws that the text cites, whichever way it is spelled. */
export type Citation = {
  /** The paragraph as the outlines write it: `51B2(b)`. It may be none of ours, or none at all. */
  readonly id: string;
  /** The number of the law, 51 for `51B2(b)`. */
  readonly law: number;
  /** The citation with the word for law beside it, where there is one; it lies within one line. */
  readonly span: Span;
  readonly written: string;
};

/** A citation within its line; `isPlural` where the word for law before it announces several. */
type Found = {
  readonly id: string;
  readonly law: number;
  readonly start: number;
  readonly end: number;
  readonly isPlural: boolean;
};

const HELD: ReadonlySet<string> = new Set([...OUTLINE_2007, ...OUTLINE_2017]);

/**
 * The citations in a case, in order. Cards, scores, dates and boards are none: a number is a citation only beside
 * a word for law, or where its shape leaves no other reading (`50D2`, `(51A)`).
 */
export function readCitations(text: CaseText): readonly Citation[] {
  const citations = text.lines.flatMap((line, at) =>
    readLine(line, text.lines[at - 1] ?? '').map((found) => located(found, line, text.starts[at] ?? 0)),
  );
  return withLawsLeftOut(citations, text);
}

/** The paragraph that `written` cites, as the outlines write it, with or without a word for law; else `undefined`. */
export function parseCitation(written: string): string | undefined {
  const cited = written.trim();
  const first = cited.search(/\d/);
  const word = cited.slice(0, Math.max(0, first)).replace(/[\s.§]+$/, '');
  const number = first < 0 ? undefined : readParagraphNumber(cited, first);
  if (!number || (word !== '' && !isLawWord(word))) return undefined;
  return cited.slice(number.end).replace('.', '') === '' ? number.id : undefined;
}

function located(found: Found, line: string, lineStart: number): Citation {
  return {
    id: found.id,
    law: found.law,
    span: { start: lineStart + found.start, end: lineStart + found.end },
    written: line.slice(found.start, found.end),
  };
}

const NONE: readonly Found[] = [];

function readLine(line: string, lineBefore: string): readonly Found[] {
  let at = nextDigit(line, 0);
  if (at === line.length) return NONE;
  const found: Found[] = [];
  while (at < line.length) {
    const number = readParagraphNumber(line, at);
    const citation = number && readCitation(line, at, number, lineBefore, found.at(-1));
    if (citation) found.push(citation, ...furtherItems(line, citation));
    at = nextDigit(line, Math.max(endOfDigits(line, at), citation ? (found.at(-1)?.end ?? 0) : 0));
  }
  return found;
}

function nextDigit(line: string, from: number): number {
  let at = from;
  while (at < line.length && !isDigitAt(line, at)) at += 1;
  return at;
}

/** The citation whose number begins at `at`; `undefined` where nothing says that a law is meant. */
function readCitation(
  line: string,
  at: number,
  number: ParagraphNumber,
  lineBefore: string,
  previous: Found | undefined,
): Found | undefined {
  const citation = { id: number.id, law: number.law, start: at, end: number.end, isPlural: false };
  const announced = readWordBefore(line, at, number);
  if (announced) return { ...citation, ...announced };
  const lastWord =
    line.slice(0, at).trim() === '' ? wordEndingAt(lineBefore, lineBefore.trimEnd().length) : '';
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
  if (!isLawWord(word) || isInWord(line, start)) return undefined;
  const isInitial = word.length === 1;
  if (isInitial && (end !== at || (number.depth === 1 && !HELD.has(number.id)))) return undefined;
  return { start, isPlural: isPlural(word) };
}

/** Whether `§` means a paragraph: in a damaged font it is the sign of clubs, and `§ 52` two of them. */
function isSectionSign(line: string, at: number, number: ParagraphNumber): boolean {
  if (3 <= number.depth || (number.depth === 2 && HELD.has(number.id))) return true;
  const digits = line.slice(at, endOfDigits(line, at));
  return !/^(?:10|[2-9])+$/.test(digits);
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
  if (isInWord(line, at) || /[.,#♠♥♦♣©§ª¨+$€£'’]/.test(line[at - 1] ?? '')) return false;
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

/** Further items of the same paragraph: `(b)` in `51B2(a)/(b)` and in `51B1(a) or (b)`. */
function furtherItems(line: string, citation: Found): readonly Found[] {
  const items: Found[] = [];
  if (!/\)$/.test(citation.id)) return items;
  const above = citation.id.replace(/\([a-z]+\)$/, '');
  const next = /\s?(?:\/|(?:and|or|en|of|ve|veya|και|ή)\s)\s?(?=\()/uy;
  next.lastIndex = citation.end;
  while (next.exec(line)) {
    const start = next.lastIndex;
    const item = readParagraphNumber(`${above}${line.slice(start, start + 5)}`, 0);
    if (item?.depth !== 4) break;
    const end = start + item.end - above.length;
    items.push({ ...citation, id: item.id, start, end });
    next.lastIndex = end;
  }
  return items;
}

/**
 * Adds the paragraphs that leave out their law, `B1(a) preceding`: they belong to the one law the case cites that
 * has such a paragraph.
 */
function withLawsLeftOut(citations: readonly Citation[], text: CaseText): readonly Citation[] {
  const laws = [...new Set(citations.map((citation) => citation.law))];
  if (laws.length === 0) return citations;
  const added = text.lines.flatMap((line, at) =>
    pathsIn(line).flatMap(({ path, start, end }) => {
      const [law, ...others] = laws.filter((cited) => HELD.has(`${cited}${path}`));
      if (law === undefined || others.length > 0 || !hasNearbyWord(line, start)) return [];
      const found = { id: `${law}${path}`, law, start, end, isPlural: false };
      return [located(found, line, text.starts[at] ?? 0)];
    }),
  );
  if (added.length === 0) return citations;
  return [...citations, ...added].sort((one, other) => one.span.start - other.span.start);
}

/** The `B1(a)` in a line that have no law before them. */
function pathsIn(line: string): readonly { path: string; start: number; end: number }[] {
  const paths: { path: string; start: number; end: number }[] = [];
  for (let open = line.indexOf('('); open !== -1; open = line.indexOf('(', open + 1)) {
    const start = open - (isDigitAt(line, open - 1) ? 2 : 3);
    if (!isDigitAt(line, start + 1) || isInWord(line, start) || /[.)]/.test(line[start - 1] ?? '')) continue;
    const found = readParagraphPath(line, start);
    if (found?.depth === 4) paths.push({ path: found.path, start, end: found.end });
  }
  return paths;
}

/** Whether a word such as "preceding" stands within a few words of `at`. */
function hasNearbyWord(line: string, at: number): boolean {
  const around = line.slice(Math.max(0, at - 30), at + 30);
  return (around.match(/[\p{L}\p{M}]+/gu) ?? []).some(isNearby);
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
function isInWord(line: string, at: number): boolean {
  return isLetterAt(line, at - 1) || isDigitAt(line, at - 1);
}
