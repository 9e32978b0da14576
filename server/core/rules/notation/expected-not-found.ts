// An exercise whose ruling is not wrong in the way it says; `directives.ts` knows that only when all rules have spoken.
import { expectedNotFound } from '../../messages/notation.ts';
import { defineRule } from '../rule.ts';

export const expectedInVain = defineRule({
  family: 'notation',
  faults: {
    'expected-not-found': {
      severity: 'warning',
      wording: expectedNotFound,
      good: [
        `@hand N ♠A5 ♥7 ♦- ♣-
@hand E ♠KJ ♥Q ♦- ♣-
@hand S ♠Q3 ♥A ♦- ♣-
@hand W ♠84 ♥K ♦- ♣-
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♥Q
@expect 51B2(b)`,
      ],
      bad: [
        `@ruling
@expect 51B2(b)
        ^^^^^^^ notation/expected-not-found: The ruling of this case was to be wrong under Law 51B2(b), but nothing wrong under it was found.`,
      ],
    },
  },
  check: () => [],
});
