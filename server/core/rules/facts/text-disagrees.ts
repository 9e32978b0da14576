// An annotation that says something else than what is printed beside the board.
import { saidOtherwise as elsewhere, textDisagrees as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const textDisagrees = problemRule('facts', 'text-disagrees', {
  severity: 'warning',
  wording,
  elsewhere,
  good: ['Board 14. Dealer East.\n\n@dealer E'],
  bad: [
    `Dealer East.

@dealer N
        ^ facts/text-disagrees: The annotation says North, but the text beside the board says East.`,
  ],
});
