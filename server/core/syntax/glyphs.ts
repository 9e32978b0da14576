// Every spelling of a suit sign, and where © and § are none.
import { SUITS, type Suit } from '../bridge/cards.ts';
import { letterPattern } from '../text/letter-pattern.ts';
import { unitAt } from '../text/units.ts';
import { picturedSuitAt } from './boards/pictured-suit.ts';

/** A suit sign as it stands in a text; `end` is behind it and behind its variation selector. */
export type Glyph = {
  readonly suit: Suit;
  readonly end: number;
  /** A sign of an old symbol font, which elsewhere means something else: ª © ¨ §. */
  readonly isLegacy: boolean;
};

/** Black, white, symbol font read as Latin-1, symbol font in the private use area, the code page of old terminals. */
const SIGNS: { readonly [suit in Suit]: string } = {
  S: '♠♤\u00AA\uF0AA\u0006',
  H: '♥♡\u00A9\uF0A9\u0003',
  D: '♦♢\u00A8\uF0A8\u0004',
  C: '♣♧\u00A7\uF0A7\u0005',
};

const BY_UNIT: ReadonlyMap<number, Suit> = new Map(
  SUITS.flatMap((suit) => [...SIGNS[suit]].map((sign): [number, Suit] => [sign.charCodeAt(0), suit])),
);

/** Whether a suit sign may begin with this code unit: a cheap test before `glyphAt`. */
export function mayBeginGlyph(unit: number): boolean {
  if (unit < 0xa7) return isEscapeUnit(unit) || isOldTerminalSuit(unit);
  if (unit <= 0xaa) return true;
  return unit === MISREAD || (0x2660 <= unit && unit <= 0x2667) || (0xf0a7 <= unit && unit <= 0xf0aa);
}

/** `! & $ \ { <` */
function isEscapeUnit(unit: number): boolean {
  return unit === 0x21 || unit === 0x26 || unit === 0x24 || unit === 0x5c || unit === 0x7b || unit === 0x3c;
}

/** `â`, the first of the three signs that a suit becomes when its bytes are read one by one. */
const MISREAD = 0xe2;

/** The suits of the old code page of terminals, elsewhere control characters. */
export function isOldTerminalSuit(unit: number): boolean {
  return 0x03 <= unit && unit <= 0x06;
}

/** Finds the units that `mayBeginGlyph` knows. */
const FIRST_UNIT = /[\u0003-\u0006!&$\\{<\u00a7-\u00aa\u00e2\u2660-\u2667\uf0a7-\uf0aa]/g;

/** The place of the next unit from `from` with which a suit sign may begin; the end of the text where there is none. */
export function nextGlyphUnit(text: string, from: number): number {
  FIRST_UNIT.lastIndex = from;
  return FIRST_UNIT.test(text) ? FIRST_UNIT.lastIndex - 1 : text.length;
}

/** The suit sign at `at`, whatever else it may mean there; for places where only a suit can stand. */
export function glyphAt(text: string, at: number): Glyph | undefined {
  const unit = unitAt(text, at);
  if (!mayBeginGlyph(unit)) return undefined;
  const suit = BY_UNIT.get(unit);
  if (suit === undefined) return escapeAt(text, at);
  const next = unitAt(text, at + 1);
  const isSelected = next === 0xfe0e || next === 0xfe0f;
  return { suit, end: at + (isSelected ? 2 : 1), isLegacy: unit < 0xab };
}

/** `!s` is a sign before a rank, one of several perhaps misprinted, and where it stands alone, not in `wow!so`. */
const IN_A_WORD = letterPattern(
  String.raw`^(?!(?:10|[2-9AKQJTHVBRDWxakqj])+(?![\p{L}\p{N}])|[1IL](?![\p{L}\p{N}])|(?=[A-Z\d]{2})(?:10|[2-9AKQJTHVBRD])*[A-Z1](?:10|[2-9AKQJTHVBRD])*(?![\p{L}\p{N}]))[\p{L}\p{N}]`,
  '',
);

/** Words that stand for a sign: of HTML, LaTeX, play sites, columns and of deal files. */
const ESCAPES: readonly RegExp[] = [
  /^!([shdc])/i,
  /^&(spade|heart|diam|club)s;/i,
  /^\{(spade|heart|diam|diamond|club)s?\}/i,
  /^\$?\\(?:var)?(spade|heart|diamond|club)suit(?![a-z])(?:\{\})?\$?/i,
  /^\\B([SHDC])(?:\{\}|(?![A-Za-z]))/,
  letterPattern(String.raw`^\\([SHDC])(?=(?:10|[2-9AKQJTx])+(?![\p{L}\p{N}]))`, ''),
];

/** The number of a black or white suit. */
const NUMBERED = /^&#(?:(98\d\d)|x(26[0-9a-f]{2}));/i;

/** The last sign of a suit whose bytes were read one by one. */
const MISREAD_SUITS: { readonly [sign: string]: Suit } = {
  ' ': 'S',
  '\u00A0': 'S',
  '¥': 'H',
  '¦': 'D',
  '£': 'C',
};

const LONGEST_ESCAPE = 20;
const LESS = 0x3c;

function escapeAt(text: string, at: number): Glyph | undefined {
  if (text.charCodeAt(at) === MISREAD) return misreadAt(text, at);
  const picture = picturedSuitAt(text, at);
  if (picture !== undefined || text.charCodeAt(at) === LESS)
    return picture && { ...picture, isLegacy: false };
  const written = text.slice(at, at + LONGEST_ESCAPE);
  const number = NUMBERED.exec(written);
  if (number !== null) return numberedGlyph(number, at);
  const found = ESCAPES.map((pattern) => pattern.exec(written)).find((match) => match !== null);
  const suit = SUITS.find((one) => one === found?.[1]?.charAt(0).toUpperCase());
  if (found === undefined || found === null || suit === undefined) return undefined;
  const end = at + found[0].length;
  if (written.startsWith('!') && IN_A_WORD.test(text.slice(end, end + LONGEST_ESCAPE))) return undefined;
  return { suit, end, isLegacy: false };
}

function numberedGlyph(number: RegExpExecArray, at: number): Glyph | undefined {
  const [written, decimal, hexadecimal] = number;
  const unit = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const suit = BY_UNIT.get(unit);
  return suit && { suit, end: at + written.length, isLegacy: false };
}

function misreadAt(text: string, at: number): Glyph | undefined {
  const suit = text.charAt(at + 1) === '™' ? MISREAD_SUITS[text.charAt(at + 2)] : undefined;
  return suit && { suit, end: at + 3, isLegacy: false };
}

const RANKS_OR_VOID = letterPattern(
  String.raw`^(?:(?:10|Ν[τΤ]|[2-9AKQJTHVBRDWxΑΚΤΡΒ])+|[-–—]{1,3})(?![\p{L}\p{N}])`,
  '',
);
const PAIR_OF_DIGITS = /^[0-9]/;
const LETTER_OR_DIGIT = letterPattern(String.raw`[\p{L}\p{N}]`, '');
const LEVEL = letterPattern(String.raw`(?:^|[^\p{L}\p{N}.])[1-7]$`, '');
const PARAGRAPH_BEFORE_LEVEL = /(?:\p{Lu}|\d)\s?[1-7]$/u;
const OTHER_SUIT_SIGN = letterPattern(
  String.raw`[♠-♧\u00AA\u00A8\uF0A7-\uF0AA]|©(?:10|[2-9AKQJTΑΚΤ])+(?![\p{L}\p{N}])|§-{2,3}(?!\S)`,
  '',
);

/**
 * The suit sign at `at` in running prose, where © and § also mean other things: `©K` is a heart, the ©
 * of `51B2©`, of `© When …` and of `© 2019` is none, the © of `10’lu©` is one; `§K4` is clubs, `§7` only on
 * a line with other suit signs, `§ 51` never. `ª` and `©.` alone are suits beside other suit signs.
 */
export function suitAt(text: string, at: number): Glyph | undefined {
  const glyph = glyphAt(text, at);
  if (glyph === undefined || !glyph.isLegacy) return glyph;
  const after = text.slice(glyph.end, glyph.end + 20);
  const before = text.slice(Math.max(0, at - 8), at);
  if (isBid(before, after)) return glyph;
  if (CARD_BEFORE.test(before) && !LETTER_OR_DIGIT.test(after.charAt(0))) return glyph;
  const followed = RANKS_OR_VOID.test(after) && !LETTER_OR_DIGIT.test(before.slice(-1));
  if (text[at] === '¨') return followed || !LETTER_OR_DIGIT.test(after.charAt(0)) ? glyph : undefined;
  if (!followed) return isAlone(text, at, before, after) ? glyph : undefined;
  if (text[at] === '§' && PAIR_OF_DIGITS.test(after) && !hasOtherSign(text, at)) return undefined;
  return glyph;
}

/** `10’lu©`: a Turkish card may have its ending between the rank and the sign. */
const CARD_BEFORE = /(?:^|[^\p{L}\p{N}])(?:10|[2-9AKQJTRDV])['’‘`]\p{L}{1,4}$/u;

/** `4©`: the sign of a bid, but not the paragraph `51 B 2©`. */
function isBid(before: string, after: string): boolean {
  return LEVEL.test(before) && !PARAGRAPH_BEFORE_LEVEL.test(before) && !LETTER_OR_DIGIT.test(after.charAt(0));
}

/** `prohibits ª`, `ª and ©.`: a sign without a rank, beside other suit signs; © and § only before a stop. */
function isAlone(text: string, at: number, before: string, after: string): boolean {
  if (LETTER_OR_DIGIT.test(before.slice(-1)) || LETTER_OR_DIGIT.test(after.charAt(0))) return false;
  return (text[at] === 'ª' || STOP.test(after)) && hasOtherSign(text, at);
}

/** Also `©’yi`, with a Turkish ending. */
const STOP = /^[.,;:!?'’‘]/;

/** How far around a § other suit signs tell that it is one. */
const NEAR = 200;

function hasOtherSign(text: string, at: number): boolean {
  const near = (from: number, to: number) => OTHER_SUIT_SIGN.test(text.slice(Math.max(0, from), to));
  return near(at - NEAR, at) || near(at + 1, at + NEAR);
}
