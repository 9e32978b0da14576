// Whether the suits of several players can be their hands.
import { SUITS } from '../../bridge/cards.ts';
import { SEATS } from '../../bridge/seats.ts';
import { glyphAt } from '../glyphs.ts';
import type { Holding } from './holding.ts';

/** How many cards a hand has. */
export function sizeOf(hand: readonly Holding[]): number {
  return hand.reduce((size, { signs }) => size + signs.length, 0);
}

/** Nothing but the signs of all four suits: the hand is not shown. */
export function isHidden(hand: readonly Holding[]): boolean {
  return hand.length === SUITS.length && hand.every(isBareSign);
}

/** A suit's sign with neither cards nor a word for none behind it. */
function isBareSign({ signs, start, end, line }: Holding): boolean {
  return signs.length === 0 && (glyphAt(line, start)?.end ?? start + 1) === end;
}

/** Each hand has cards; suits are left out only where all hands are still equal, or whole. */
export function areHands(hands: readonly (readonly Holding[])[]): boolean {
  const sizes = hands.map(sizeOf);
  if (hands.length === 0 || sizes.some((size) => size === 0)) return false;
  if (hands.every((hand) => hand.length === SUITS.length)) return true;
  const isEqual = sizes.every((size) => size === sizes[0]) && (1 < hands.length || sizes[0] === WHOLE_HAND);
  return isEqual && (hands.every((hand) => FEWEST_SUITS <= hand.length) || isEnding(hands));
}

/** Four hands of a few suits, most of them of two at least: neither one suit around the table nor the cards of a trick. */
function isEnding(hands: readonly (readonly Holding[])[]): boolean {
  const several = hands.filter(({ length }) => 1 < length).length;
  return hands.length === SEATS.length && SEATS.length - 1 <= several;
}

const WHOLE_HAND = 13;
const FEWEST_SUITS = 3;
