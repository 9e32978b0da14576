import { type Card, type Denomination, isHigher, suitOf } from '../bridge/cards.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Play } from './position.ts';

/** Law 44: who wins a complete trick; `undefined` where that turns on a trump suit that we are not told. */
export function winnerOf(plays: readonly Play[], trumps: Denomination | undefined): Seat | undefined {
  const [led] = plays;
  if (led === undefined || (trumps === undefined && !isAllOneSuit(plays))) return undefined;
  return plays.reduce((best, play) => (beats(play.card, best.card, trumps) ? play : best), led).seat;
}

/** Whether `card` beats `best`, the highest card of the trick so far. */
function beats(card: Card, best: Card, trumps: Denomination | undefined): boolean {
  if (suitOf(card) === suitOf(best)) return isHigher(card, best);
  return suitOf(card) === trumps;
}

function isAllOneSuit(plays: readonly Play[]): boolean {
  return new Set(plays.map((play) => suitOf(play.card))).size === 1;
}
