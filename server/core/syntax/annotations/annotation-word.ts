// Where an annotation stands on a line; cheap, and from the line alone.
import { letterPattern } from '../../text/letter-pattern.ts';
import { foldLatin } from '../nearest.ts';
import { type AnnotationWord, isAnnotationWord } from './annotation-grammar.ts';

/** An annotation on a line, in offsets of the line. */
export type AnnotationPlace = {
  /** The word without its `@`, as it is written. */
  readonly written: string;
  /** The place of the `@`. */
  readonly start: number;
  readonly wordEnd: number;
  /** Where its arguments end: at the end of the comment or of the line, blanks left out. */
  readonly end: number;
};

/** The first annotation on the line that is one of the notation; it may be quoted, a list item, or in a comment. */
export function annotationWord(line: string): AnnotationWord | undefined {
  for (const place of annotationPlaces(line)) {
    const word = wordOf(place.written);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** Whether an annotation of the notation stands on the line. */
export function isAnnotationLine(line: string): boolean {
  return annotationWord(line) !== undefined;
}

/** The word of the notation that was written: in small or capital letters, also in look-alike ones. */
export function wordOf(written: string): AnnotationWord | undefined {
  if (isAnnotationWord(written)) return written;
  const folded = foldLatin(written);
  return isAnnotationWord(folded) ? folded : undefined;
}

/** All that stands on the line where an annotation may stand and looks like one, known or not. */
export function annotationPlaces(line: string): readonly AnnotationPlace[] {
  if (!line.includes('@')) return NONE;
  const places: AnnotationPlace[] = [];
  let from = afterMarks(line, 0);
  while (from < line.length) {
    const place = placeAt(line, from);
    if (place !== undefined) places.push(place);
    const comment = line.indexOf('<!--', place?.end ?? from);
    if (comment === -1) break;
    from = afterMarks(line, comment);
  }
  return places;
}

const NONE: readonly AnnotationPlace[] = [];
const BLANK = /\s/;
const LIST_MARK = /(?:[-*+]|\d{1,3}[.)])\s/y;
const COMMENT_EDGE = /-->|<!--/g;
const WORD = letterPattern(String.raw`@([\p{L}\p{M}]+(?:[-_‐‑–][\p{L}\p{M}]+)*)`, 'y');

/** Where the text begins after blanks, quote signs, list marks and the opening of a comment. */
function afterMarks(line: string, from: number): number {
  let at = from;
  for (;;) {
    const char = line.charAt(at);
    if (char === '@' || char === '') return at;
    if (BLANK.test(char) || char === '>') at += 1;
    else if (line.startsWith('<!--', at)) at += 4;
    else {
      LIST_MARK.lastIndex = at;
      if (!LIST_MARK.test(line)) return at;
      at = LIST_MARK.lastIndex;
    }
  }
}

function placeAt(line: string, start: number): AnnotationPlace | undefined {
  WORD.lastIndex = start;
  const written = WORD.exec(line)?.[1];
  if (written === undefined) return undefined;
  const wordEnd = start + 1 + written.length;
  const end = argumentsEnd(line, wordEnd);
  // A handle, an address or a piece of code goes on at once: `@someone.example`, `@media(`, `@param2`.
  if (/[\p{N}\p{P}]/u.test(line.charAt(wordEnd)) && end !== wordEnd && line.charAt(wordEnd) !== ':')
    return undefined;
  return { written, start, wordEnd, end };
}

function argumentsEnd(line: string, wordEnd: number): number {
  COMMENT_EDGE.lastIndex = wordEnd;
  let end = COMMENT_EDGE.exec(line)?.index ?? line.length;
  while (wordEnd < end && BLANK.test(line.charAt(end - 1))) end -= 1;
  return end;
}
