// The diagrams of one case against one another: the end position of a deal gives each card to the hand that the deal does.
import { cardOf } from '../bridge/cards.ts';
import type { Headers } from '../syntax/header.ts';
import { movedCards } from '../syntax/same-deal.ts';
import type { Span } from '../text/span.ts';
import type { Board, Problem } from './facts.ts';

/** A problem for each card that a smaller diagram gives to another player than the whole deal that it is a part of. */
export function cardsMovedBetween(boards: readonly Board[], headers: readonly Headers[]): readonly Problem[] {
  if (boards.length < 2) return [];
  return boards.flatMap((ending) => {
    const number = numberOf(ending, headers);
    for (const deal of boards) {
      if (deal === ending || numberOf(deal, headers) !== number) continue;
      const moved = movedCards(deal, ending) ?? [];
      if (moved.length === 0) continue;
      return moved.flatMap(({ card, seat, owner }): readonly Problem[] => {
        const here = placeOf(card, ending, seat);
        const there = placeOf(card, deal, owner);
        const nouns = { card: { card }, seat: { seat }, owner: { seat: owner } };
        return here ? [{ rule: 'board/moved-card', span: here, nouns, related: there ? [there] : [] }] : [];
      });
    }
    return [];
  });
}

/** The number of the board by the last header before its end; `undefined` before any. */
function numberOf({ span }: Board, headers: readonly Headers[]): number | undefined {
  return headers
    .flatMap(({ boardNumber }) => boardNumber ?? [])
    .filter((number) => number.span.start < span.end)
    .sort((one, other) => one.span.start - other.span.start)
    .at(-1)?.value;
}

function placeOf(card: string, { hands }: Board, seat: keyof Board['hands']): Span | undefined {
  return hands[seat]?.cards.find(
    ({ suit, rank }) => rank !== undefined && rank !== 'x' && cardOf(suit, rank) === card,
  )?.span;
}
