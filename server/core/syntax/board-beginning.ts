// How a board may begin: a cheap look at a line, so that prose costs next to nothing.
import { dealColon } from './deal-string.ts';
import { mayBeginFont } from './font-suit.ts';
import { glyphAt, mayBeginGlyph } from './glyphs.ts';
import { isLinDeal } from './lin-deal.ts';
import { isSeatLetter, labelOf } from './seat-label.ts';

/** What a line begins with that a board may begin with. */
export type Beginning = 'suit' | 'label' | 'letter' | 'font' | 'tag' | 'row' | 'deal';

/** The beginning of a board on the line, behind white space and marks of quotation; most lines have none. */
export function beginningOf(line: string): Beginning | undefined {
  let at = 0;
  while (isLead(line.charCodeAt(at))) at += 1;
  const unit = line.charCodeAt(at);
  if (mayBeginGlyph(unit) && glyphAt(line, at) !== undefined) return 'suit';
  if ((unit === BRACKET || unit === SMALL_X) && mayBeginFont(line, at)) return 'font';
  if (unit === BRACKET) return 'tag';
  if (unit === BAR) return 'row';
  if (unit === SPADES && SPADE_SUIT.test(line.slice(at, at + LONGEST_NAME))) return 'letter';
  if (isSeatLetter(unit) && labelOf(wordAt(line, at)) !== undefined) return 'label';
  return dealColon(line) !== undefined || isLinDeal(line) ? 'deal' : undefined;
}

const BRACKET = 0x5b;
const SMALL_X = 0x78;
const BAR = 0x7c;
const SPADES = 0x53;
const SPADE_SUIT = /^S(?:10|[2-9AKQJTHVBRDx]|[-–—])/;

/** White space, marks of quotation and emphasis, brackets, and list bullets. */
function isLead(unit: number): boolean {
  if (unit < 0x80)
    return (
      unit === 0x20 ||
      unit === 0x09 ||
      unit === 0x28 ||
      unit === 0x3e ||
      unit === 0x2a ||
      unit === 0x2d ||
      unit === 0x5f
    );
  return unit === 0xa0 || unit === 0x2022 || (0x2000 <= unit && unit <= 0x200b);
}

/** No name of a seat is longer. */
const LONGEST_NAME = 9;

function wordAt(line: string, start: number): string {
  let end = start;
  while (end - start < LONGEST_NAME && isLetter(line.charCodeAt(end))) end += 1;
  return line.slice(start, end);
}

/** Letters of the alphabets that seats are written in. */
function isLetter(unit: number): boolean {
  if (unit < 0x80) return (0x41 <= unit && unit <= 0x5a) || (0x61 <= unit && unit <= 0x7a);
  return 0xc0 <= unit && unit < 0x2000;
}
