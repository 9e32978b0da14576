// A word where one of a few fixed words should stand.
import { unknownArgument as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unknownArgument = problemRule('notation', 'unknown-argument', {
  severity: 'warning',
  wording,
  good: ['@penalty E ♠K dropped'],
  bad: [
    `@penalty E ♠K droped
              ^^^^^^ notation/unknown-argument: “droped” is not understood after @penalty; what fits is dropped.`,
  ],
});
