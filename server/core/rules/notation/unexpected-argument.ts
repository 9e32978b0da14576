// Words behind an annotation that are no argument of it.
import { unexpectedArgument as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unexpectedArgument = problemRule('notation', 'unexpected-argument', {
  severity: 'warning',
  wording,
  good: ['@board 14'],
  bad: [
    `@board fourteen
       ^^^^^^^^ notation/unexpected-argument: “fourteen” does not belong after @board; it is written like this: @board 14.`,
  ],
});
