// Tricks (Law 44): who wins one, and who leads to the next.

import { callerOf } from './calls.ts';
import { type Card, type Denomination, isHigher, suitOf } from './cards.ts';
import { nextSeat, type Seat } from './seats.ts';

/** The winner of a whole trick that `leader` led to. */
export function winnerOf(cards: readonly Card[], leader: Seat, trumps: Denomination): Seat {
  const best = cards.reduce(
    (high, card, at) => (at !== 0 && beats(card, cards[high], trumps) ? at : high),
    0,
  );
  return callerOf(leader, best);
}

function beats(card: Card, other: Card | undefined, trumps: Denomination): boolean {
  if (other === undefined) return true;
  if (suitOf(card) === suitOf(other)) return isHigher(card, other);
  return suitOf(card) === trumps;
}

/** Who leads first against a contract of `declarer`. */
export function firstLeader(declarer: Seat): Seat {
  return nextSeat(declarer);
}
