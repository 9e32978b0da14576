// A word where a card should stand.
import { unknownCard as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unknownCard = problemRule('notation', 'unknown-card', {
  severity: 'warning',
  wording,
  good: ['@penalty E ♠KJ ♥10'],
  bad: [
    `@penalty E ♠K ♥
              ^ notation/unknown-card: “♥” is not a card; a card is a suit and a rank, as in @penalty E ♠K ♥Q dropped.`,
  ],
});
