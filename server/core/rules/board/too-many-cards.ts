// A hand of more than thirteen cards.
import { tooManyCards as wording } from '../../messages/board.ts';
import { shownHands, WHOLE_HAND } from '../deal.ts';
import { defineRule } from '../rule.ts';

export const tooManyCards = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const { seat, read, size } of facts.boards.flatMap(shownHands)) {
      const tooMany = read.cards[WHOLE_HAND];
      if (tooMany === undefined) continue;
      yield {
        fault: 'too-many-cards',
        span: tooMany.span,
        nouns: { seat: { seat }, number: { number: size } },
      };
    }
  },
  faults: {
    'too-many-cards': {
      severity: 'error',
      wording,
      good: ['South: ♠AQ532 ♥K42 ♦J73 ♣86'],
      bad: [
        `South: ♠AQ532 ♥K42 ♦J73 ♣864
                           ^ board/too-many-cards: South has 14 cards; a hand has 13.`,
      ],
    },
  },
});
