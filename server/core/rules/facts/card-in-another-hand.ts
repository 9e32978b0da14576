// A card that an annotation gives to one hand and the board to another.
import { shownThere as elsewhere, cardInAnotherHand as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const cardInAnotherHand = problemRule('facts', 'card-in-another-hand', {
  severity: 'error',
  wording,
  elsewhere,
  good: [
    `@hand N ♠A5 ♥7 ♦- ♣-
@hand E ♠KJ ♥Q ♦- ♣-
@hand S ♠Q3 ♥A ♦- ♣-
@hand W ♠84 ♥K ♦- ♣-
@penalty E ♠K`,
  ],
  bad: [
    `@hand N ♠A5 ♥7 ♦- ♣-
@hand E ♠KJ ♥Q ♦- ♣-
@hand S ♠Q3 ♥A ♦- ♣-
@hand W ♠84 ♥K ♦- ♣-
@penalty E ♠K ♠8
              ^^ facts/card-in-another-hand: ♠8 is said to be East’s here, but the diagram shows it with West.`,
  ],
});
