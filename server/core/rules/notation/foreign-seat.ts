// A seat that is understood, though the notation writes it with another letter.
import { foreignSeat as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const foreignSeat = problemRule('notation', 'foreign-seat', {
  severity: 'information',
  wording,
  good: ['@on-lead W'],
  bad: [
    `@on-lead West
         ^^^^ notation/foreign-seat: In an annotation West is written W, not “West”.`,
  ],
});
