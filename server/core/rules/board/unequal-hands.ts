// A hand that is longer or shorter than the others, beyond the trick in progress.
import type { Board, Facts, ReadHand } from '../../facts/facts.ts';
import { unequalHands as wording } from '../../messages/board.ts';
import type { Span } from '../../text/span.ts';
import {
  isBeforeLead,
  mayBeInTrick,
  missingCards,
  type ShownHand,
  shortHand,
  shownHands,
  usualSize,
  WHOLE_HAND,
} from '../deal.ts';
import { defineRule } from '../rule.ts';

export const unequalHands = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const board of facts.boards) {
      const usual = usualSize(shownHands(board));
      for (const { seat, read, size } of unequal(board, facts)) {
        const nouns = { seat: { seat }, number: { number: size }, usual: { number: usual } };
        yield { fault: 'unequal-hands', span: firstSuitOf(read), nouns };
      }
    }
  },
  faults: {
    'unequal-hands': {
      severity: 'error',
      wording,
      good: [
        `N: ♠A5 ♥7 ♦- ♣-
E: ♠KJ ♥- ♦- ♣-
S: ♠Q3 ♥A ♦- ♣-
W: ♠84 ♥K ♦- ♣-`,
        `E: ♠KJ ♥- ♦- ♣-
W: ♠84 ♥K ♦- ♣-`,
      ],
      bad: [
        `N: ♠A5 ♥7 ♦- ♣-
E: ♠K ♥- ♦- ♣-
   ^^ board/unequal-hands: The hands do not have the same number of cards: East has 1 card instead of 3.
S: ♠Q3 ♥A ♦- ♣-
W: ♠84 ♥K ♦- ♣-`,
        `N: ♠A5 ♥- ♦- ♣-
   ^^^ board/unequal-hands: The hands do not have the same number of cards: North has 2 cards instead of 3.
E: ♠KJ ♥Q ♦- ♣-
S: ♠Q3 ♥A ♦- ♣-
W: ♠84 ♥K ♦- ♣-

@on-lead W`,
      ],
    },
  },
});

/** The hands whose length neither a trick nor another fault of the deal explains. */
function unequal(board: Board, facts: Facts): readonly ShownHand[] {
  const hands = shownHands(board);
  const usual = usualSize(hands);
  const others = hands.filter(({ size }) => size !== usual);
  if (others.length === 0 || (mayBeInTrick(hands) && !isBeforeLead(board, facts))) return [];
  const short = shortHand(board, missingCards(board));
  return others.filter(({ seat, size }) => size <= WHOLE_HAND && seat !== short?.seat);
}

/** The first of its suits in the text: a hand may stand on many lines, a finding on one. */
function firstSuitOf({ suits, span }: ReadHand): Span {
  const places = Object.values(suits).sort((one, other) => one.start - other.start);
  return places[0] ?? span;
}
