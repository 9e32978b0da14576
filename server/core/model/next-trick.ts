import { suitOf } from '../bridge/cards.ts';
import { inTurnFrom, type Seat } from '../bridge/seats.ts';
import { withUntoldOption } from './election.ts';
import { holdsSurely, lessOne } from './holding.ts';
import { play } from './on-the-table.ts';
import { assuming, type Position, withSeat } from './position.ts';
import { winnerOf } from './trick.ts';

/**
 * `leader` is to lead to the next trick; a prohibition ends for the player who has lost the lead (Law 51B), to another
 * who led in his place, too.
 */
export function nextTrick(position: Position, leader: Seat, workedOutFrom?: Position): Position {
  const hasLost = position.trick !== undefined && position.trick.leader !== leader;
  return {
    ...position,
    trick: {
      number: position.tricks,
      leader,
      isInferred: false,
      election: undefined,
      plays: [],
      beforeLead: undefined,
      workedOutFrom,
    },
    tricks: position.tricks + 1,
    prohibitions: hasLost ? [] : position.prohibitions.filter(({ player }) => player === leader),
    designated: undefined,
  };
}

/** A trick to which all four have played: its winner leads, where the cards tell who that is. */
export function afterWholeTrick(position: Position): Position {
  const winner = winnerOf(position.trick?.plays ?? [], position.trumps);
  if (winner === undefined) return { ...position, trick: undefined };
  return nextTrick(position, winner, position);
}

/**
 * The text passes over a trick, or the rest of one, and tells who leads to the next: each defender who is not told
 * to have played may have played any of his penalty cards, or another card.
 */
export function afterUntoldTrick(position: Position, leader: Seat): readonly Position[] {
  const told = position.trick?.plays.map(({ seat }) => seat) ?? [];
  const untold = inTurnFrom(position.trick?.leader ?? leader).filter((seat) => !told.includes(seat));
  const options = withUntoldOption(position);
  const plays = untold.reduce((ways, seat) => ways * (position.penaltyCards[seat].length + 1), 1);
  if (options.length * plays > MOST_WAYS) return [{ ...nextTrick(position, leader), isLost: true }];
  return untold
    .reduce((ways, seat) => ways.flatMap((way) => withUntoldPlay(way, seat)), options)
    .map((way) => nextTrick(way, leader));
}

/** Beyond this many ways in which it can have gone, a trick cannot be passed over. */
const MOST_WAYS = 64;

/** Every way in which `seat` can have played a penalty card, or another card that we are not told; he followed suit (Law 44C). */
function withUntoldPlay(position: Position, seat: Seat): readonly Position[] {
  const led = position.trick?.plays[0]?.card;
  const mustFollow = led !== undefined && holdsSurely(position.holdings[seat], suitOf(led));
  const another = {
    ...position,
    holdings: withSeat(position.holdings, seat, lessOne(position.holdings[seat])),
  };
  const played = position.penaltyCards[seat]
    .filter(({ card }) => !mustFollow || suitOf(card) === suitOf(led))
    .flatMap(({ card }) => play(another, seat, card, undefined));
  return played.length === 0 ? [another] : [another, ...played].map((way) => assuming(way, 'trick'));
}
