// A sign in a hand that stands for no card.
import { unknownRank as wording } from '../../messages/board.ts';
import { shownHands } from '../deal.ts';
import { defineRule } from '../rule.ts';

export const unknownRank = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const { read } of facts.boards.flatMap(shownHands)) {
      for (const { rank, written, span } of read.cards) {
        if (rank === undefined) yield { fault: 'unknown-rank', span, nouns: { sign: { text: written } } };
      }
    }
  },
  faults: {
    'unknown-rank': {
      severity: 'error',
      wording,
      good: ['N: ♠A10x ♥T7 ♦- ♣K', 'Noord: ♠HV10 ♥B7 ♦- ♣A'],
      bad: [
        `N: ♠A1x ♥T7 ♦- ♣K
     ^ board/unknown-rank: The sign “1” stands for no card.`,
      ],
    },
  },
});
