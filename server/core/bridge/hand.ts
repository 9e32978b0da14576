import { type Card, cardOf, isRank, RANKS, SUITS, type Suit } from './cards.ts';

/** A hand: for each suit its ranks, high to low, `x` for a spot card without a name; `''` is a void. */
export type Hand = { readonly [suit in Suit]: string };

export const EMPTY_HAND: Hand = { S: '', H: '', D: '', C: '' };

/** The named cards of a hand; spot cards written `x` are left out. */
export function cardsOf(hand: Hand): readonly Card[] {
  return SUITS.flatMap((suit) => [...hand[suit]].filter(isRank).map((rank) => cardOf(suit, rank)));
}

/** How many cards a hand holds, spot cards written `x` included. */
export function sizeOf(hand: Hand): number {
  return SUITS.reduce((sum, suit) => sum + hand[suit].length, 0);
}

/** Whether every card of the hand has a name. */
export function isWhollyNamed(hand: Hand): boolean {
  return SUITS.every((suit) => !hand[suit].includes('x'));
}

/** A hand made of `cards`. */
export function handOf(cards: Iterable<Card>): Hand {
  const held = new Set(cards);
  const ranks = (suit: Suit) => RANKS.filter((rank) => held.has(cardOf(suit, rank))).join('');
  return { S: ranks('S'), H: ranks('H'), D: ranks('D'), C: ranks('C') };
}

/** High-card points: 4 for an ace, 3, 2, 1. */
export function pointsOf(hand: Hand): number {
  const points: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };
  return [...Object.values(hand).join('')].reduce((sum, rank) => sum + (points[rank] ?? 0), 0);
}
