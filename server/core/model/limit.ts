// What binds a player in his choice of a card, and whether a card keeps to it (Laws 44C, 50C, 50D1, 51A, 51B).
import { type Card, isHonour, type Suit, suitOf } from '../bridge/cards.ts';
import type { Basis } from './basis.ts';

/** What binds a player in his choice of a card. A limit that he cannot keep to does not bind him. */
export type Limit = {
  readonly kind:
    | 'follow-suit'
    | 'requirement'
    | 'prohibition'
    | 'penalty-card'
    | 'designation'
    | 'minor-card';
  readonly basis: Basis;
} & (
  | { readonly suits: readonly Suit[]; readonly isBarred: boolean }
  | { readonly cards: readonly Card[] }
  /** Law 50C: no other card below an honour of the suit of this one. */
  | { readonly minor: Card }
);

/** Whether `card` keeps to the limit. */
export function meets(limit: Limit, card: Card): boolean {
  if ('cards' in limit) return limit.cards.includes(card);
  if ('minor' in limit) {
    return card === limit.minor || suitOf(card) !== suitOf(limit.minor) || isHonour(card);
  }
  return limit.suits.includes(suitOf(card)) !== limit.isBarred;
}

/** Whether a spot card of `suit`, which has no name, keeps to the limit. */
export function spotMeets(limit: Limit, suit: Suit): boolean {
  if ('cards' in limit) return false;
  if ('minor' in limit) return suit !== suitOf(limit.minor);
  return limit.suits.includes(suit) !== limit.isBarred;
}
