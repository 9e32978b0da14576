// A sentence of a ruling that was not understood: silence about it is no approval.
import { notUnderstood as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const notUnderstood = problemRule('facts', 'not-understood', {
  severity: 'hint',
  wording,
  good: [
    `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠

The director ruled that East had to pick up whichever card he liked less.
@picks-up E ♠K`,
  ],
  bad: [
    `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠

The director ruled that East had to pick up whichever card he liked less.
                                    ^^^^^^^ facts/not-understood: What this sentence rules on the penalty cards was not understood, so it is not checked.`,
  ],
});
