// A word where a seat should stand.
import { unknownSeat as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unknownSeat = problemRule('notation', 'unknown-seat', {
  severity: 'warning',
  wording,
  good: ['@on-lead W'],
  bad: [
    `@on-lead X
         ^ notation/unknown-seat: “X” is not a seat; the seats are N, E, S and W.`,
  ],
});
