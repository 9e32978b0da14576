// How a board may begin: a cheap look at a line, so that prose costs next to nothing.
import { letterPattern } from '../../text/letter-pattern.ts';
import { markEnd } from '../card-mark.ts';
import { glyphAt, mayBeginGlyph } from '../glyphs.ts';
import { dealColon, tagStart } from './deal-string.ts';
import { mayBeginFont } from './font-suit.ts';
import { isLinDeal } from './lin-deal.ts';
import { mayBeginRole } from './role-hands.ts';
import {
  articleEnd,
  assignedSeat,
  isBracketedLabel,
  isSeatLetter,
  labelOf,
  roleLabelAt,
} from './seat-label.ts';
import { suitWordAt } from './suit-word.ts';

/** What a line begins with that a board may begin with. */
export type Beginning = 'suit' | 'label' | 'letter' | 'font' | 'tag' | 'row' | 'cards' | 'deal' | 'role';

/** The beginning of a board on the line, behind white space and marks of quotation; most lines have none. */
export function beginningOf(line: string): Beginning | undefined {
  let at = markEnd(line, 0);
  while (isLead(line.charCodeAt(at))) at += 1;
  at = articleEnd(line, numberEnd(line, at));
  const unit = line.charCodeAt(at);
  if (mayBeginGlyph(unit) && glyphAt(line, at) !== undefined) return 'suit';
  if (unit === BRACKET && isBracketedLabel(line, at)) return 'label';
  if ((unit === BRACKET || unit === SMALL_X) && mayBeginFont(line, at)) return 'font';
  if (unit === BRACKET) return 'tag';
  if (unit === BAR) return 'row';
  if (unit === SPADES && SPADE_SUIT.test(line.slice(at, at + LONGEST_NAME))) return 'letter';
  if (line.length <= LONGEST_ROW && isSpadeName(line, at)) return 'letter';
  if (isSeatLetter(unit) && labelOf(wordAt(line, at)) !== undefined) return 'label';
  if (assignedSeat(line, at) !== undefined) return 'label';
  if (isLetter(unit) && roleLabelAt(line, at) !== undefined) return 'label';
  if (mayBeginRole(line, at)) return 'role';
  if (dealColon(line) !== undefined || isLinDeal(line) || tagStart(line) !== undefined) return 'deal';
  return (isRankUnit(unit) || unit === SLASH) && isRowOfCards(line) ? 'cards' : undefined;
}

/** Whether the line has nothing but cards without signs, `K98 / - / 2 / 843`; its K may be a seat's letter as well. */
export function isRowOfCards(line: string): boolean {
  return line.length <= LONGEST_ROW && ROW_OF_CARDS.test(line) && !TWO_MISPRINTS.test(line);
}

/** Behind the number of an item of a list: `1. North: …`; the row of cards `10 9` has none. */
function numberEnd(line: string, at: number): number {
  const unit = line.charCodeAt(at);
  if (unit < 0x30 || 0x39 < unit) return at;
  return at + (NUMBERED.exec(line.slice(at, at + 5))?.[0].length ?? 0);
}

const NUMBERED = /^\d{1,2}[.)] /;

/** `Schoppen AH7`, `Sch  B83`: the name of spades, or the beginning of it, and cards. */
function isSpadeName(line: string, at: number): boolean {
  return NAME_AND_CARDS.test(line.slice(at)) && suitWordAt(line, at)?.suit === 'S';
}

const NAME_AND_CARDS = letterPattern(
  String.raw`^(?=[sSpPmMπΠ])[\p{L}]{3,9}[:\s]\s*(?:10|[2-9AKQJTHVBRDxΑΚΤ]|[-–—])(?![\p{Ll}])`,
  '',
);

/** `A K Q J T H V R` and `9` to `1`; a row may also begin with a void and a stroke. */
function isRankUnit(unit: number): boolean {
  return (0x31 <= unit && unit <= 0x39) || (0x41 <= unit && unit <= 0x56);
}

/** A row of one hand's suit, of West's and East's, or of whole hands, without a sign, one letter perhaps misprinted; card by card, to be linear. */
const ROW_OF_CARDS = /^[\s>`]*(?:(?:10|[1-9A-Z])[ \t\u00a0/|•·.]*|[-–—]{1,3}(?:[ \t\u00a0/|•·.]+|$))+`?$/;
const TWO_MISPRINTS = /(?:[CEFGILMNOPSUWXYZ]|1(?!0)).*(?:[CEFGILMNOPSUWXYZ]|1(?!0))/;
const LONGEST_ROW = 60;

const BRACKET = 0x5b;
const SMALL_X = 0x78;
const BAR = 0x7c;
const SLASH = 0x2f;
const SPADES = 0x53;
const SPADE_SUIT = /^S(?:10|[2-9AKQJTHVBRDx]|[-–—]|[1ILO](?:10|[2-9AKQJTHVBRDx]|\s*$))/;

/** White space, marks of quotation, emphasis and code, brackets, and list bullets. */
function isLead(unit: number): boolean {
  if (unit < 0x80)
    return (
      unit === 0x20 ||
      unit === 0x09 ||
      unit === 0x28 ||
      unit === 0x3e ||
      unit === 0x2a ||
      unit === 0x2d ||
      unit === 0x5f ||
      unit === 0x60
    );
  return unit === 0xa0 || unit === 0x2022 || (0x2000 <= unit && unit <= 0x200b);
}

/** No name of a seat is longer. */
const LONGEST_NAME = 13;

function wordAt(line: string, start: number): string {
  let end = start;
  while (end - start < LONGEST_NAME && (isLetter(line.charCodeAt(end)) || isApostrophe(line, end))) end += 1;
  return line.slice(start, end);
}

/** Between the letters of a name and its ending. */
function isApostrophe(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  return (unit === 0x27 || unit === 0x2018 || unit === 0x2019) && isLetter(line.charCodeAt(at + 1));
}

/** Letters of the alphabets that seats are written in. */
function isLetter(unit: number): boolean {
  if (unit < 0x80) return (0x41 <= unit && unit <= 0x5a) || (0x61 <= unit && unit <= 0x7a);
  return 0xc0 <= unit && unit < 0x2000;
}
