// The diagrams of one case against one another: the end position of a deal gives each card to the hand that the deal does.
import { cardOf } from '../bridge/cards.ts';
import { isWholeDeal, movedCards } from '../syntax/boards/same-deal.ts';
import type { Headers } from '../syntax/headers/header.ts';
import { type Located, lastBefore, type Span } from '../text/span.ts';
import type { Board, Problem } from './facts.ts';

/** A problem for each card that a smaller diagram gives to another player than the whole deal that it is a part of. */
export function cardsMovedBetween(boards: readonly Board[], headers: readonly Headers[]): readonly Problem[] {
  if (boards.length < 2) return [];
  const numbers = headers
    .flatMap(({ boardNumber }) => boardNumber ?? [])
    .sort((one, other) => one.span.start - other.span.start);
  const deals = boards
    .filter(isWholeDeal)
    .slice(0, MOST_DEALS)
    .map((deal) => ({ deal, number: numberOf(deal, numbers) }));
  return boards.flatMap((ending) => {
    const number = numberOf(ending, numbers);
    for (const { deal, number: other } of deals) {
      if (deal === ending || other !== number) continue;
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

/** No case of a write-up shows more whole deals; what stands behind them is compared with these. */
const MOST_DEALS = 16;

/** The number of the board by the last one before its end; `undefined` before any. `numbers` stand in their order. */
function numberOf({ span }: Board, numbers: readonly Located<number>[]): number | undefined {
  return lastBefore(numbers, span.end)?.value;
}

function placeOf(card: string, { hands }: Board, seat: keyof Board['hands']): Span | undefined {
  return hands[seat]?.cards.find(
    ({ suit, rank }) => rank !== undefined && rank !== 'x' && cardOf(suit, rank) === card,
  )?.span;
}
