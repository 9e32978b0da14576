// Every spelling of a suit sign, and where © and § are none.
import type { Suit } from '../bridge/cards.ts';

/** A suit sign as it stands in a text; `end` is behind it and behind its variation selector. */
export type Glyph = {
  readonly suit: Suit;
  readonly end: number;
  /** A sign of an old symbol font, which elsewhere means something else: ª © ¨ §. */
  readonly isLegacy: boolean;
};

/** Black, white, symbol font read as Latin-1, symbol font in the private use area. */
const SIGNS: { readonly [suit in Suit]: string } = {
  S: '♠♤\u00AA\uF0AA',
  H: '♥♡\u00A9\uF0A9',
  D: '♦♢\u00A8\uF0A8',
  C: '♣♧\u00A7\uF0A7',
};

/** Words that stand for a sign: HTML entities, and the escapes of play sites. */
const ESCAPES: readonly (readonly [string, Suit])[] = [
  ['&spades;', 'S'],
  ['&hearts;', 'H'],
  ['&diams;', 'D'],
  ['&clubs;', 'C'],
  ['&#9824;', 'S'],
  ['&#9829;', 'H'],
  ['&#9830;', 'D'],
  ['&#9827;', 'C'],
  ['!s', 'S'],
  ['!h', 'H'],
  ['!d', 'D'],
  ['!c', 'C'],
];

const BY_UNIT: ReadonlyMap<number, Suit> = new Map(
  (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
    [...SIGNS[suit]].map((sign): [number, Suit] => [sign.charCodeAt(0), suit]),
  ),
);

/** Whether a suit sign may begin with this code unit: a cheap test before `glyphAt`. */
export function mayBeginGlyph(unit: number): boolean {
  if (unit < 0xa7) return unit === 0x21 || unit === 0x26;
  return unit <= 0xaa || (0x2660 <= unit && unit <= 0x2667) || (0xf0a7 <= unit && unit <= 0xf0aa);
}

/** The suit sign at `at`, whatever else it may mean there; for places where only a suit can stand. */
export function glyphAt(text: string, at: number): Glyph | undefined {
  const unit = text.charCodeAt(at);
  if (!mayBeginGlyph(unit)) return undefined;
  const suit = BY_UNIT.get(unit);
  if (suit === undefined) return escapeAt(text, at);
  const next = text.charCodeAt(at + 1);
  const isSelected = next === 0xfe0e || next === 0xfe0f;
  return { suit, end: at + (isSelected ? 2 : 1), isLegacy: unit < 0xab };
}

/** `!s` is a sign before a rank and where it stands alone, not in `wow!so`. */
const IN_A_WORD = /^(?!(?:10|[2-9AKQJTHVBRDWxakqj])+(?![\p{L}\p{N}]))[\p{L}\p{N}]/u;

function escapeAt(text: string, at: number): Glyph | undefined {
  const isBang = text.charCodeAt(at) === 0x21;
  const written = text.slice(at, at + (isBang ? 2 : 8)).toLowerCase();
  const found = ESCAPES.find(([sign]) => written.startsWith(sign));
  if (found === undefined) return undefined;
  const [sign, suit] = found;
  const end = at + sign.length;
  if (isBang && IN_A_WORD.test(text.slice(end, end + 20))) return undefined;
  return { suit, end, isLegacy: false };
}

const RANKS_OR_VOID = /^(?:(?:10|[2-9AKQJTHVBRDWxΑΚΤ])+|[-–—]{1,3})(?![\p{L}\p{N}])/u;
const PAIR_OF_DIGITS = /^[0-9]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LEVEL = /(?:^|[^\p{L}\p{N}.])[1-7]$/u;
const PARAGRAPH_BEFORE_LEVEL = /(?:\p{Lu}|\d)\s?[1-7]$/u;
const OTHER_SUIT_SIGN = /[♠-♧\u00AA\u00A8\uF0A7-\uF0AA]|©(?:10|[2-9AKQJTΑΚΤ])+(?![\p{L}\p{N}])/u;

/**
 * The suit sign at `at` in running prose, where © and § also mean other things: `©K` is a heart, the ©
 * of `51B2©`, of `© When …` and of `© 2019` is none; `§K4` is clubs, `§7` only on a line with other suit
 * signs, `§ 51` never.
 */
export function suitAt(text: string, at: number): Glyph | undefined {
  const glyph = glyphAt(text, at);
  if (glyph === undefined || !glyph.isLegacy) return glyph;
  const after = text.slice(glyph.end, glyph.end + 20);
  const before = text.slice(Math.max(0, at - 8), at);
  if (isBid(before, after)) return glyph;
  const followed = RANKS_OR_VOID.test(after) && !LETTER_OR_DIGIT.test(before.slice(-1));
  if (text[at] === '¨') return followed || !LETTER_OR_DIGIT.test(after.charAt(0)) ? glyph : undefined;
  if (!followed) return undefined;
  if (text[at] === '§' && PAIR_OF_DIGITS.test(after) && !hasOtherSign(text, at)) return undefined;
  return glyph;
}

/** `4©`: the sign of a bid, but not the paragraph `51 B 2©`. */
function isBid(before: string, after: string): boolean {
  return LEVEL.test(before) && !PARAGRAPH_BEFORE_LEVEL.test(before) && !LETTER_OR_DIGIT.test(after.charAt(0));
}

/** How far around a § other suit signs tell that it is one. */
const NEAR = 200;

function hasOtherSign(text: string, at: number): boolean {
  return OTHER_SUIT_SIGN.test(text.slice(Math.max(0, at - NEAR), at + NEAR));
}
