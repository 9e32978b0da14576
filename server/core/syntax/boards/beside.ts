// What is printed beside the rows of a diagram: the board's number, dealer and vulnerability left of North's hand,
// the place and the year between West and East.

import type { Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { isLetter, unitAt } from '../../text/units.ts';
import { isAnnotationLine } from '../annotations/annotation-word.ts';
import { caseNameOn } from '../case-name.ts';
import { glyphAt, mayBeginGlyph, nextGlyphUnit } from '../glyphs.ts';
import { firstOfEach, type Headers } from '../headers/header.ts';
import { mayBeginHeader } from '../headers/header-words.ts';
import { headersInPhrase } from '../headers/read-headers.ts';
import { piecesOf } from './board-line.ts';
import { KeptReadings } from './kept-readings.ts';

/** What is taken for printed beside the hands: only what a header says, or all words that are no cards and no seats. */
export type Beside = 'headers' | 'words';

/** No line of a diagram with words beside it is longer. */
const LONGEST_LINE = 160;

/** Whether a header may stand at the beginning of the line and a part of a diagram behind it: a cheap test. */
export function mayHaveHeaderBeside(line: string): boolean {
  if (LONGEST_LINE < line.length) return false;
  let start = 0;
  while (start < line.length && !isLetter(line.charCodeAt(start))) start += 1;
  let end = start;
  while (end < line.length && isLetter(line.charCodeAt(end))) end += 1;
  return mayBeginHeader(line, start, end) && (firstGlyph(line) < line.length || WIDE.test(line.slice(end)));
}

/** Whether words may stand left of North's suits, on this line and the next, from his spades on: a cheap test. */
export function mayHaveWordsBeside(line: string, next: string): boolean {
  return isBehindWords(line, 'S') && isBehindWords(next, 'H');
}

/** Whether the first sign of the line is that of the suit, wide white space between words and it. */
function isBehindWords(line: string, suit: Suit): boolean {
  if (LONGEST_LINE < line.length || !line.includes('  ')) return false;
  const glyph = firstGlyph(line);
  return WORDS_AND_SPACE.test(line.slice(0, glyph)) && glyphAt(line, glyph)?.suit === suit;
}

const WORDS_AND_SPACE = letterPattern(String.raw`[\p{L}]{2}[^\s]*\s{2,}$`, '');

/** White space that divides columns, before something else. */
const WIDE = /(?:\t|\s{2}|\|)\s*\S/;

/** A line of a diagram with blanks for what stands beside the hands, and what that says of the board. */
export type Cleared = { readonly line: string; readonly headers: Headers };

/** The line without what is printed beside its hands, as it is kept. */
export function clearedLine(line: string, language: Language, beside: Beside): string {
  return kept[beside].of(line, language, CLEARERS[beside]);
}

const kept = { headers: new KeptReadings<string, Language>(), words: new KeptReadings<string, Language>() };
const CLEARERS = {
  headers: (line: string, language: Language) => clearedOf(line, 0, language, 'headers').line,
  words: (line: string, language: Language) => clearedOf(line, 0, language, 'words').line,
};

/** The line without what is printed beside its hands; spans in `headers` count from `base`. */
export function clearedOf(line: string, base: number, language: Language, beside: Beside): Cleared {
  if (LONGEST_LINE < line.length) return { line, headers: {} };
  const glyph = firstGlyph(line);
  const said: Headers[] = [];
  let left = line;
  for (const { start, end } of [{ start: 0, end: glyph }, ...columnsOf(line)]) {
    if (left.slice(start, end).trim() === '') continue;
    const headers = headersInPhrase(line, start, end, base, language);
    if (headers !== undefined) said.push(headers);
    else if (beside === 'headers' || !isNoPart(line, start, end, glyph)) continue;
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }
  if (beside === 'words' && said.length === 0 && isFurniture(line, glyph)) left = ' '.repeat(line.length);
  return { line: left, headers: firstOfEach(said) };
}

/**
 * A line among the rows that belongs to the page and not to the diagram: what a forum prints around it, the running
 * head of a book with the number of its page, or the card that was led.
 */
function isFurniture(line: string, glyph: number): boolean {
  if (glyph < line.length) return LEAD.test(line);
  if (isAnnotationLine(line) || caseNameOn([line], 0) !== undefined) return false;
  return FURNITURE.test(line) && !piecesOf(line, 0).isWhole;
}

const LEAD = letterPattern(
  String.raw`^[\s|]*(?:opening lead|lead|αντ[άα]μ|[έε]ξοδος|uitkomst|start|atak|çıkış)\s*:\s*\S{1,4}[\s|]*$`,
  'i',
);
const FURNITURE = letterPattern(
  String.raw`^(?!\s*#)[\s|>]*(?:(?:posted|quote|liked?|reply|share|permalink|report|page|pagina|bladzijde|σελ|sayfa)(?![\p{L}])[^.!?]{0,60}|[^.!?]{1,60}\s\d{1,4}|\d{1,4}\s[^.!?]{1,60})[\s|]*$`,
  'i',
);

/** Words of a column that are neither cards nor seats, a year, or a number before the first suit. */
function isNoPart(line: string, start: number, end: number, glyph: number): boolean {
  if (glyph === line.length) return false;
  const words = line.slice(start, end);
  if (YEAR.test(words) || (end <= glyph && /^\d+$/.test(words))) return true;
  if (NUMBER.test(words) && isInBox(line, start, end)) return true;
  return firstGlyph(words) === words.length && !piecesOf(words, 0).isWhole;
}

/** Whether bars of a box stand around the words. */
function isInBox(line: string, start: number, end: number): boolean {
  return line.slice(0, start).trimEnd().endsWith('|') && line.slice(end).trimStart().startsWith('|');
}

const NUMBER = /^\d{1,3}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** What stands between bars or wide white space. */
function columnsOf(line: string): readonly { readonly start: number; readonly end: number }[] {
  return Array.from(line.matchAll(COLUMN), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

const COLUMN = /[^\s|]+(?:[ \u00a0][^\s|]+)*/g;

/** The place of the first suit sign; the end of the line where there is none. */
function firstGlyph(line: string): number {
  let at = nextGlyphUnit(line, 0);
  while (at < line.length && !(mayBeginGlyph(unitAt(line, at)) && glyphAt(line, at) !== undefined))
    at = nextGlyphUnit(line, at + 1);
  return at;
}
