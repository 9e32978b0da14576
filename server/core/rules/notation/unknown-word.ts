// An annotation that the notation does not have. Handles, addresses and code are left alone.
import { unknownWord as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unknownWord = problemRule('notation', 'unknown-word', {
  severity: 'warning',
  wording,
  good: ['@prohibits ♠', 'Write to someone@example.org, or ask @someone.'],
  bad: [
    `@on-lead W
@prohibit ♠
^^^^^^^^^ notation/unknown-word: There is no annotation @prohibit; the nearest is @prohibits.`,
  ],
});
