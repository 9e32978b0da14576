// A whole deal and a smaller diagram of it: an end position, in which a card may have come into another hand.
import { type Card, DECK, RANKS, SUITS } from '../../bridge/cards.ts';
import { cardsOf } from '../../bridge/hand.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import type { Board } from '../tree.ts';

/** A card that a smaller diagram shows with `seat`, the deal with `owner`. */
export type MovedCard = { readonly card: Card; readonly seat: Seat; readonly owner: Seat };

/** One card in four, or more, with another player: it is another deal, or the table is turned. */
const FEWEST_PER_MOVED = 4;

/**
 * The cards that the smaller diagram gives to another hand than the deal does; `undefined` where the two are no whole
 * deal and a smaller diagram of it. Boards that may be read in several ways say nothing.
 */
export function movedCards(deal: Board, ending: Board): readonly MovedCard[] | undefined {
  if (deal.doubt !== undefined || ending.doubt !== undefined) return undefined;
  const isSmaller = SEATS.every((seat) => (ending.hands[seat]?.cards.length ?? 0) < RANKS.length);
  if (!isSmaller || !isWholeDeal(deal)) return undefined; // Most diagrams that follow one another are whole deals.
  const owners = new Map(heldIn(deal).map(({ card, seat }) => [card, seat]));
  const held = heldIn(ending);
  if (held.length === 0) return undefined;
  const moved = held.flatMap(({ card, seat }) => {
    const owner = owners.get(card);
    return owner === undefined || owner === seat ? [] : [{ card, seat, owner }];
  });
  return moved.length * FEWEST_PER_MOVED <= held.length ? moved : undefined;
}

/** So many cards are in the same hands by chance in hardly any other deal. */
const SURELY_SAME = 8;

/** Whether the two are one deal, whole and in part, though a card may have come into another hand. */
export function areNearlySameDeal(one: Board, other: Board): boolean {
  return [
    [one, other],
    [other, one],
  ].some(
    ([deal, ending]) =>
      deal !== undefined &&
      ending !== undefined &&
      movedCards(deal, ending) !== undefined &&
      SURELY_SAME <= heldIn(ending).length,
  );
}

/** Whether the board shows all 52 cards. */
export function isWholeDeal(board: Board): boolean {
  if (ranksIn(board) < DECK.length) return false;
  const held = heldIn(board);
  return held.length === DECK.length && new Set(held.map(({ card }) => card)).size === DECK.length;
}

/** How many signs of ranks the hands have: no fewer than cards. */
function ranksIn({ hands }: Board): number {
  let ranks = 0;
  for (const seat of SEATS) {
    const hand = hands[seat]?.hand;
    if (hand !== undefined) for (const suit of SUITS) ranks += hand[suit].length;
  }
  return ranks;
}

function heldIn({ hands }: Board): readonly { readonly card: Card; readonly seat: Seat }[] {
  return SEATS.flatMap((seat) => {
    const hand = hands[seat]?.hand;
    return hand === undefined ? [] : cardsOf(hand).map((card) => ({ card, seat }));
  });
}
