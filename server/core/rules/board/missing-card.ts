// A card that is in no hand, where the rest of the deal is there.
import { type Card, suitOf } from '../../bridge/cards.ts';
import type { Board } from '../../facts/facts.ts';
import { missingCardOfShortHand, missingCard as wording } from '../../messages/board.ts';
import type { Span } from '../../text/span.ts';
import { isAfterPlay, missingCards, namedCard, shortHand, shownHands } from '../deal.ts';
import { defineRule } from '../rule.ts';

export const missingCard = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const board of facts.boards) {
      const cards = missingCards(board);
      const [first] = cards;
      if (first === undefined || isAfterPlay(board, facts)) continue;
      const short = shortHand(board, cards);
      if (short !== undefined) {
        const { seat, read, size } = short;
        yield {
          fault: 'missing-card',
          span: read.suits[suitOf(first)] ?? read.cards[0]?.span ?? read.span,
          nouns: { cards: { cards }, seat: { seat }, number: { number: size } },
          wording: missingCardOfShortHand,
        };
      } else {
        yield { fault: 'missing-card', span: placeInItsStead(board, first), nouns: { cards: { cards } } };
      }
    }
  },
  faults: {
    'missing-card': {
      severity: 'error',
      wording,
      good: [
        `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KQJ
S: ♠JT2 ♥A83 ♦KQ64 ♣A32
W: ♠876 ♥765 ♦T98 ♣T975`,
        `N: ♠AQ53 ♥K42 ♦J73 ♣86
E: ♠K94 ♥QJT9 ♦A52 ♣KQ
S: ♠JT2 ♥A83 ♦KQ64 ♣A32
W: ♠876 ♥765 ♦T98 ♣T975`,
      ],
      bad: [
        `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KJ
                   ^^^ board/missing-card: ♣Q is in no hand, and East has only 12 cards.
S: ♠JT2 ♥A83 ♦KQ64 ♣A32
W: ♠876 ♥765 ♦T98 ♣T975`,
      ],
    },
  },
});

/** The card that stands twice, of the same suit if there is one: it is printed for the missing one. */
function placeInItsStead(board: Board, missing: Card): Span {
  const seen = new Set<Card>();
  const cards = shownHands(board).flatMap(({ read }) => read.cards);
  const again = [...cards]
    .sort((one, other) => one.span.start - other.span.start)
    .filter((read) => {
      const card = namedCard(read);
      return card !== undefined && seen.size === seen.add(card).size;
    });
  const twin = again.find(({ suit }) => suit === suitOf(missing)) ?? again[0];
  return twin?.span ?? cards[0]?.span ?? board.span;
}
