// A card that the deal shows twice.
import type { Card } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Board, ReadCard } from '../../facts/facts.ts';
import { cardTwiceInOneHand, cardTwice as inTwoHands, otherCard } from '../../messages/board.ts';
import { namedCard, shownHands, showsCardTwice } from '../deal.ts';
import { defineRule } from '../rule.ts';

export const cardTwice = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const board of facts.boards) {
      if (!showsCardTwice(board)) continue;
      const first = new Map<Card, Held>();
      for (const held of cardsInOrder(board)) {
        const other = first.get(held.card);
        if (other === undefined) {
          first.set(held.card, held);
          continue;
        }
        const nouns = { card: { card: held.card }, seat: { seat: held.seat }, owner: { seat: other.seat } };
        yield {
          fault: 'card-twice',
          span: held.read.span,
          nouns,
          wording: other.seat === held.seat ? cardTwiceInOneHand : inTwoHands,
          related: [{ span: other.read.span, wording: otherCard, nouns }],
        };
      }
    }
  },
  faults: {
    'card-twice': {
      severity: 'error',
      wording: inTwoHands,
      good: [
        `N: ♠A5 ♥7 ♦- ♣-
E: ♠KJ ♥Q ♦- ♣-
S: ♠Q3 ♥A ♦- ♣-
W: ♠84 ♥K ♦- ♣-`,
        `N: ♠Kx ♥x ♦- ♣-
S: ♠xx ♥A ♦- ♣-`,
      ],
      bad: [
        `N: ♠A5 ♥7 ♦- ♣-
E: ♠KJ ♥Q ♦- ♣-
S: ♠J3 ♥A ♦- ♣-
    ^ board/card-twice: ♠J is in two hands: East’s and South’s.
W: ♠84 ♥K ♦- ♣-`,
        `E: ♠KJ ♥J ♦- ♣-
W: ♠88 ♥K ♦- ♣-
     ^ board/card-twice: ♠8 appears twice in West’s hand.`,
      ],
    },
  },
});

type Held = { readonly card: Card; readonly seat: Seat; readonly read: ReadCard };

/** The named cards of all hands in the order of the text. */
function cardsInOrder(board: Board): readonly Held[] {
  return shownHands(board)
    .flatMap(({ seat, read: { cards } }) =>
      cards.flatMap((read) => {
        const card = namedCard(read);
        return card === undefined ? [] : [{ card, seat, read }];
      }),
    )
    .sort((one, other) => one.read.span.start - other.read.span.start);
}
