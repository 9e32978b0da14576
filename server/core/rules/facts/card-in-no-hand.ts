// A card that an annotation gives to a hand though no hand of the whole position has it.
import { cardInNoHand as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const cardInNoHand = problemRule('facts', 'card-in-no-hand', {
  severity: 'error',
  wording,
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
@penalty E ♣K
           ^^ facts/card-in-no-hand: ♣K is said to be East’s here, but the diagram shows it in no hand.`,
  ],
});
