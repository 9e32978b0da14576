import type { Card, Suit } from '../bridge/cards.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Position } from './position.ts';

/**
 * Whether `seat` holds a card that fits, named or, by its suit, a spot card without a name; `undefined` where the
 * text does not tell.
 */
export function holdsSome(
  position: Position,
  seat: Seat,
  fits: (card: Card) => boolean,
  spotFits: (suit: Suit) => boolean,
): boolean | undefined {
  const { cards, spots, extent } = position.holdings[seat];
  const isShown = cards.some(fits) || spots.some(spotFits);
  if (extent === 'whole') return isShown;
  if (surelyHeld(position, seat).some(fits)) return true;
  return extent === 'at-most' && !isShown ? false : undefined;
}

/** Whether the text shows that `seat` does not hold `card`. */
export function isNotHeld(position: Position, seat: Seat, card: Card): boolean {
  const { cards, spots, gone, extent } = position.holdings[seat];
  if (gone.includes(card)) return true;
  return extent !== 'at-least' && !cards.includes(card) && !spots.some((suit) => card.startsWith(suit));
}

/** The cards that a player must still hold: penalty cards, and those that he picked up and has not played. */
function surelyHeld(position: Position, seat: Seat): readonly Card[] {
  const { cards, extent } = position.holdings[seat];
  const pickedUp = position.past[seat].filter(({ isPlayed }) => !isPlayed);
  const lain = [...position.penaltyCards[seat], ...pickedUp].map(({ card }) => card);
  return extent === 'at-least' ? [...cards, ...lain] : lain;
}
