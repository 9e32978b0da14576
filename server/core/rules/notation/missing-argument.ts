// An annotation that is not yet whole.
import { missingArgument as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const missingArgument = problemRule('notation', 'missing-argument', {
  severity: 'warning',
  wording,
  good: ['@penalty E ♠K'],
  bad: [
    `@penalty E
^^^^^^^^ notation/missing-argument: Something is missing after @penalty; it is written like this: @penalty E ♠K ♥Q dropped.`,
  ],
});
