// A hand counted, as the hover and the hints tell it.
import { SUITS } from './bridge/cards.ts';
import { type Hand, pointsOf, sizeOf } from './bridge/hand.ts';
import type { Nouns } from './bridge/nouns.ts';
import type { Seat } from './bridge/seats.ts';
import type { Description } from './describe-annotation.ts';
import { handTold, looseHandTold } from './messages/hand.ts';

/** The hand's cards, points and shape, and whose it is where the text says so. */
export function describeHand(hand: Hand, seat: Seat | undefined): Description {
  return { wording: seat === undefined ? looseHandTold : handTold, nouns: countsOf(hand, seat) };
}

/** What there is to count in a hand, by the names of the holes. */
export function countsOf(hand: Hand, seat: Seat | undefined): Nouns {
  return {
    cards: { number: sizeOf(hand) },
    points: { number: pointsOf(hand) },
    shape: { text: SUITS.map((suit) => hand[suit].length).join('-') },
    ...(seat === undefined ? {} : { seat: { seat } }),
  };
}
