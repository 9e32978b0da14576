// What stands on the lines ahead, by a cheap look before any of them is cut into pieces.
import { SEATS } from '../../bridge/seats.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { mayBeginGlyph, nextGlyphUnit } from '../glyphs.ts';
import type { SuitAlphabet } from './board-line.ts';
import type { SuitFont } from './font-suit.ts';

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
  const end = Math.min(lines.length, at + MOST_LINES);
  const kinds = new Set<number>();
  let [signs, isOfAny] = [0, false];
  for (let number = at; number < end; number++) {
    const line = lines[number] ?? '';
    if (LONGEST_LINE < line.length) return false;
    for (let place = 0; place < line.length; place++) {
      const unit = line.charCodeAt(place);
      if (!isSignOrLetter(unit)) continue;
      signs += 1;
      isOfAny ||= isOfAnySuit(unit);
      if (kinds.size < FEWEST_SUITS) kinds.add(unit);
      if (FEWEST_SIGNS <= signs && (isOfAny || kinds.size === FEWEST_SUITS)) return true;
    }
  }
  return false;
}

/** A board of a suit a line, with its labels and empty lines, has no more lines. */
const MOST_LINES = 60;

/** No hand of a board has fewer suits. */
const FEWEST_SUITS = 3;

const FEWEST_SIGNS = SEATS.length * FEWEST_SUITS;

/** Letters of suits, and the units that signs of suits begin with. */
function isSignOrLetter(unit: number): boolean {
  return isLetterOfSuit(unit) || mayBeginGlyph(unit);
}

/** `S H D C R K` */
function isLetterOfSuit(unit: number): boolean {
  if (unit < 0x43 || 0x53 < unit) return false;
  return unit <= 0x44 || unit === 0x48 || unit === 0x4b || 0x52 <= unit;
}

/** `! & $ \ { <` and `â`, with which the sign of any suit may begin. */
function isOfAnySuit(unit: number): boolean {
  return mayBeginGlyph(unit) && ((0x20 < unit && unit < 0x80) || unit === 0xe2);
}
