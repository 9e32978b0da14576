// A seat to which two hands are given with nothing between them.
import { otherHand as elsewhere, twoHandsForASeat as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const twoHandsForASeat = problemRule('facts', 'two-hands-for-a-seat', {
  severity: 'warning',
  wording,
  elsewhere,
  good: [
    `@hand N ♠A5 ♥7 ♦- ♣-
@on-lead W
@hand N ♠A ♥- ♦- ♣-`,
  ],
  bad: [
    `@hand N ♠A5 ♥7 ♦- ♣-
@hand N ♠A6 ♥7 ♦- ♣-
      ^ facts/two-hands-for-a-seat: North’s hand is given twice, with different cards.`,
  ],
});
