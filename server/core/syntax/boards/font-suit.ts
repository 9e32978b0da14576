// Suits printed in a symbol font and copied as the keys under which they lay: `[ ] { }`, or `x u v w`.
import { SUITS, type Suit } from '../../bridge/cards.ts';

/** The keys of one font, spades to clubs. */
export const SUIT_FONTS = ['[]{}', 'xuvw'] as const;
export type SuitFont = (typeof SUIT_FONTS)[number];

/** A key with cards or a void behind it, their first sign perhaps misprinted; letters need white space behind them, or they are words. */
const BRACKET =
  /^[[\]{}]\s{0,2}(?:10|[2-9AKQJTHVBRDx]|[-–—]{1,3}|void\b|[A-Z1](?:10|[2-9AKQJTHVBRDx]|\s|$)|$)/i;
const LETTER =
  /^[xuvwXUVW]\s{1,2}(?:10|[2-9AKQJTHVBRDakqjthvbrd](?=[\s2-9akqjthvbrdx1A-Z]|$)|[A-Z1](?=[\s2-9AKQJTHVBRDx1]|$)|[-–—]{1,3}(?=\s|$)|[Vv]oid\b|VOID\b)/;
const LONGEST_KEY = 9;

/** Whether a line may begin with a suit of such a font at `at`; a cheap look. */
export function mayBeginFont(line: string, at: number): boolean {
  const start = line.slice(at, at + LONGEST_KEY);
  return start.startsWith('x') ? LETTER.test(start) : start.startsWith('[') && BRACKET.test(start);
}

/** The suit whose key stands at `at`. */
export function fontSuitAt(line: string, at: number, font: SuitFont): Suit | undefined {
  const suit = SUITS[font.indexOf(line.charAt(at))];
  const isKey = (font === 'xuvw' ? LETTER : BRACKET).test(line.slice(at, at + LONGEST_KEY));
  return isKey ? suit : undefined;
}
