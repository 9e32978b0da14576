import { letterPattern } from '../../text/letter-pattern.ts';
import type { CaseText } from '../../text/lines.ts';
import type { Span } from '../../text/span.ts';
import { type Found, HELD, isInWord, readCitation } from './citation-grounds.ts';
import { isLawWord, isNearby } from './citation-words.ts';
import { endOfDigits, isDigitAt, readParagraphNumber, readParagraphPath } from './paragraph-number.ts';

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

/**
 * The citations in a case, in order. Cards, scores, dates and boards are none: a number is a citation only beside
 * a word for law, or where its shape leaves no other reading (`50D2`, `(51A)`).
 */
export function readCitations(text: CaseText): readonly Citation[] {
  const citations: Citation[] = [];
  for (const [at, line] of text.lines.entries()) {
    for (const found of readLine(line, text.lines[at - 1] ?? ''))
      citations.push(located(found, line, text.starts[at] ?? 0));
  }
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

/** Where the next digit stands; the engine's own search is several times faster than a loop. */
function nextDigit(line: string, from: number): number {
  DIGIT.lastIndex = from;
  return DIGIT.test(line) ? DIGIT.lastIndex - 1 : line.length;
}

const DIGIT = /[0-9]/g;

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
  if (citations.length === 0) return citations;
  const laws = [...new Set(citations.map((citation) => citation.law))];
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

const WORDS = letterPattern(String.raw`[\p{L}\p{M}]+`, 'g');

/** Whether a word such as "preceding" stands within a few words of `at`. */
function hasNearbyWord(line: string, at: number): boolean {
  const around = line.slice(Math.max(0, at - 30), at + 30);
  return (around.match(WORDS) ?? []).some(isNearby);
}
