// The stretch of the text over which some cards are named.

import type { Card } from '../bridge/cards.ts';
import type { Located, Span } from '../text/span.ts';

/** From the first to the last of them; there is at least one. */
export function spanOfCards(cards: readonly Located<Card>[]): Span {
  return {
    start: Math.min(...cards.map(({ span }) => span.start)),
    end: Math.max(...cards.map(({ span }) => span.end)),
  };
}
