// What stands on the lines ahead, by a cheap look before any of them is cut into pieces.
import { SEATS } from '../bridge/seats.ts';
import { letterPattern } from '../text/letter-pattern.ts';
import type { SuitAlphabet } from './board-line.ts';
import type { SuitFont } from './font-suit.ts';
import { nextGlyphUnit } from './glyphs.ts';

/** What no line lacks on which a suit of one kind stands. */
export type Sight = (line: string) => boolean;

const LETTERS_OF_NAME = letterPattern(String.raw`[\p{L}]{3}`, '');

export const BY_GLYPH: Sight = (line) => nextGlyphUnit(line, 0) < line.length;
export const BY_NAME: Sight = (line) => LETTERS_OF_NAME.test(line);
export const BY_LETTER: { readonly [alphabet in SuitAlphabet]: Sight } = {
  SHDC: (line) => /[SHDC]/.test(line),
  SHRK: (line) => /[SHRK]/.test(line),
};
export const BY_KEY: { readonly [font in SuitFont]: Sight } = {
  '[]{}': (line) => /[[\]{}]/.test(line),
  xuvw: (line) => /[xuvw]/i.test(line),
};

/** The first suit of a board stands on one of so many lines. */
export const MOST_LINES_BEFORE = 12;

/** A line with more characters is prose. */
export const LONGEST_LINE = 600;

/** Whether the first suit of a board that begins at line `at` may stand soon. */
export function mayBeginWith(sight: Sight, lines: readonly string[], at: number): boolean {
  for (let number = at; number < at + MOST_LINES_BEFORE; number++) {
    const line = lines[number];
    if (line === undefined || LONGEST_LINE < line.length) return false;
    if (sight(line)) return true;
  }
  return false;
}

/** Whether signs or letters of suits enough for four hands may stand ahead, of three kinds at least. */
export function mayHoldFourHands(lines: readonly string[], at: number): boolean {
  const far = lines.slice(at, at + MOST_LINES);
  const end = far.findIndex((line) => LONGEST_LINE < line.length);
  const signs = (end === -1 ? far : far.slice(0, end)).join('\n').match(SIGN_OR_LETTER) ?? [];
  if (signs.length < SEATS.length * FEWEST_SUITS) return false;
  return FEWEST_SUITS <= new Set(signs).size || signs.some((sign) => OF_ANY_SUIT.test(sign));
}

/** A board of a suit a line, with its labels and empty lines, has no more lines. */
const MOST_LINES = 60;

/** No hand of a board has fewer suits. */
const FEWEST_SUITS = 3;

/** Letters of suits, and the units that signs of suits begin with. */
const SIGN_OR_LETTER = /[SHDCRK\u0003-\u0006!&$\\{<\u00a7-\u00aa\u00e2\u2660-\u2667\uf0a7-\uf0aa]/g;

/** Units with which the sign of any suit may begin. */
const OF_ANY_SUIT = /[!&$\\{<\u00e2]/;
