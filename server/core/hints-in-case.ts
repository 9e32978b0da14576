// What stands behind the boards of a case for readers who want their hands counted.
import { SEATS } from './bridge/seats.ts';
import type { CaseReport } from './case.ts';
import { countsOf, describeHand } from './describe-hand.ts';
import type { InlayHints } from './hint-kinds.ts';
import { say } from './messages/format.ts';
import { cardsCounted, pointsCounted } from './messages/hand.ts';
import { lineOf } from './text/lines.ts';

/** A short text that is shown behind `offset` and stands not in the file; `tooltip` tells all of the hand. */
export type Hint = { readonly offset: number; readonly label: string; readonly tooltip: string };

/**
 * The hands of the boards, counted, in the order of the text. A hint stands at the end of the line on which its hand
 * ends, where it moves no column of a board that has West and East side by side.
 */
export function hintsInCase({ facts, text, style }: CaseReport, counted: InlayHints): readonly Hint[] {
  if (counted === 'off') return [];
  const wording = counted === 'cards' ? cardsCounted : pointsCounted;
  const hands = facts.boards.flatMap((board) =>
    SEATS.flatMap((seat) => {
      const hand = board.hands[seat];
      return hand === undefined ? [] : [{ seat, hand }];
    }),
  );
  const inOrder = hands.toSorted((one, other) => one.hand.span.end - other.hand.span.end);
  return inOrder.map(({ seat, hand }) => {
    const line = lineOf(text, hand.span.end);
    const told = describeHand(hand.hand, seat);
    return {
      offset: (text.starts[line] ?? 0) + (text.lines[line] ?? '').trimEnd().length,
      label: say(wording, countsOf(hand.hand, seat), style),
      tooltip: say(told.wording, told.nouns, style),
    };
  });
}
