import { type Card, SUITS, type Suit, suitOf } from '../bridge/cards.ts';
import { cardsOf, type Hand, isWhollyNamed, sizeOf } from '../bridge/hand.ts';

/** What the text tells of the cards that a player holds. */
export type Holding = {
  /** The cards that have a name. */
  readonly cards: readonly Card[];
  /** The suits of the cards written `x`, one entry for each. */
  readonly spots: readonly Suit[];
  /** The cards that he has played. */
  readonly gone: readonly Card[];
  /** Whether `cards` and `spots` are all that he holds, all that he can still hold, or only some of it. */
  readonly extent: 'whole' | 'at-most' | 'at-least';
};

/** The holding of a player whose hand is not shown. */
const UNSEEN: Holding = { cards: [], spots: [], gone: [], extent: 'at-least' };

/** A hand as the diagram shows it, when it shows all that he holds or, after some tricks, the most that he can hold. */
export function holdingOf(hand: Hand | undefined, extent: 'whole' | 'at-most'): Holding {
  if (hand === undefined || sizeOf(hand) === 0) return UNSEEN;
  const spots = isWhollyNamed(hand) ? [] : SUITS.flatMap((suit) => spotsIn(hand, suit));
  return { cards: [...new Set(cardsOf(hand))], spots, gone: [], extent };
}

/** The holding once `card` is played. */
export function afterPlay(holding: Holding, card: Card): Holding {
  const left = without(holding, card);
  return left.gone.includes(card) ? left : { ...left, gone: [...left.gone, card] };
}

/** The holding with `card` in it: the card is exposed, or comes back to the hand. */
export function including(holding: Holding, card: Card): Holding {
  if (holding.cards.includes(card)) return holding;
  const named = holding.gone.includes(card) ? holding : without(holding, card);
  return { ...named, cards: [...named.cards, card], gone: named.gone.filter((other) => other !== card) };
}

/** The holding after a trick to which he played a card that we are not told. */
export function lessOne(holding: Holding): Holding {
  return holding.extent === 'whole' ? { ...holding, extent: 'at-most' } : holding;
}

/** Whether the diagram shows that he still holds a card of `suit`. */
export function holdsSurely({ cards, spots, extent }: Holding, suit: Suit): boolean {
  return extent === 'whole' && (spots.includes(suit) || cards.some((card) => suitOf(card) === suit));
}

/** The holding without `card`. A card that could not have been there makes the hand one that we do not know. */
function without(holding: Holding, card: Card): Holding {
  if (holding.cards.includes(card)) {
    return { ...holding, cards: holding.cards.filter((other) => other !== card) };
  }
  const spot = holding.spots.indexOf(suitOf(card));
  if (spot >= 0) return { ...holding, spots: holding.spots.filter((_, at) => at !== spot) };
  return holding.extent === 'at-least' ? holding : { ...UNSEEN, gone: holding.gone };
}

function spotsIn(hand: Hand, suit: Suit): readonly Suit[] {
  return [...hand[suit]].filter((rank) => rank === 'x').map(() => suit);
}
