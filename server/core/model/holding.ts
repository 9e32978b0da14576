import { type Card, SUITS, type Suit, suitOf } from '../bridge/cards.ts';
import { cardsOf, type Hand, isWhollyNamed, sizeOf } from '../bridge/hand.ts';

/** What the text tells of the cards that a player holds. */
export type Holding = {
  /** The cards that have a name. */
  readonly cards: readonly Card[];
  /** The suits of the cards written `x`, one entry for each. */
  readonly spots: readonly Suit[];
  /** Whether these are all his cards, all that he can still hold, or only some of them. */
  readonly extent: 'whole' | 'at-most' | 'at-least';
};

/** The holding of a player whose hand is not shown. */
export const UNSEEN: Holding = { cards: [], spots: [], extent: 'at-least' };

/** A hand as the diagram shows it, when it shows all that he holds or, after some tricks, the most that he can hold. */
export function holdingOf(hand: Hand | undefined, extent: 'whole' | 'at-most'): Holding {
  if (hand === undefined) return UNSEEN;
  const cards = [...new Set(cardsOf(hand))];
  const spots = isWhollyNamed(hand) ? [] : SUITS.flatMap((suit) => spotsIn(hand, suit));
  return { cards, spots, extent: sizeOf(hand) === 0 ? 'at-least' : extent };
}

/** The holding once `card` has left it. A card that could not have been there makes the hand one that we do not know. */
export function without(holding: Holding, card: Card): Holding {
  if (holding.cards.includes(card)) {
    return { ...holding, cards: holding.cards.filter((other) => other !== card) };
  }
  const spot = holding.spots.indexOf(suitOf(card));
  if (spot >= 0) return { ...holding, spots: holding.spots.filter((_, at) => at !== spot) };
  return holding.extent === 'at-least' ? holding : UNSEEN;
}

/** The holding with `card` in it: a card is exposed, or comes back to the hand. */
export function including(holding: Holding, card: Card): Holding {
  if (holding.cards.includes(card)) return holding;
  if (holding.extent === 'at-least') return { ...holding, cards: [...holding.cards, card] };
  const named = without(holding, card);
  return { ...named, cards: [...named.cards, card] };
}

/** The holding after a trick to which he played a card that we are not told. */
export function lessOne(holding: Holding): Holding {
  return holding.extent === 'whole' ? { ...holding, extent: 'at-most' } : holding;
}

function spotsIn(hand: Hand, suit: Suit): readonly Suit[] {
  return [...hand[suit]].filter((rank) => rank === 'x').map(() => suit);
}
