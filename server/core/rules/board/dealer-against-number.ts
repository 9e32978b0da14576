// A dealer who is not the one of the board's number (Law 2): no more than information, for books turn deals around
// so that South declares, and number their exercises.
import { dealerOf } from '../../bridge/seats.ts';
import { boardNumberHere, dealerAgainstNumber as wording } from '../../messages/board.ts';
import { defineRule } from '../rule.ts';

export const dealerAgainstNumber = defineRule({
  family: 'board',
  *check({ facts: { boardNumber, dealer } }) {
    if (boardNumber === undefined || dealer === undefined) return;
    const right = dealerOf(boardNumber.value);
    if (right === dealer.value) return;
    yield {
      fault: 'dealer-against-number',
      span: dealer.span,
      nouns: { board: { number: boardNumber.value }, dealer: { seat: right }, seat: { seat: dealer.value } },
      related: [{ span: boardNumber.span, wording: boardNumberHere, nouns: {} }],
    };
  },
  faults: {
    'dealer-against-number': {
      severity: 'information',
      wording,
      good: ['Board 14 · Dealer East', 'Dealer South'],
      bad: [
        `Board 14 · Dealer South
                  ^^^^^ board/dealer-against-number: The dealer of board 14 is East, not South.`,
      ],
    },
  },
});
