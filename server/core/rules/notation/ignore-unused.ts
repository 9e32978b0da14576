// A rule that is silenced though it has nothing to say; `directives.ts` knows that only when all rules have spoken.
import { ignoreUnused } from '../../messages/notation.ts';
import { defineRule } from '../rule.ts';

export const ignoredInVain = defineRule({
  family: 'notation',
  faults: {
    'ignore-unused': {
      severity: 'warning',
      wording: ignoreUnused,
      good: ['@penalty E ♠\n\n@ignore notation/unknown-card an example of a half-written line'],
      bad: [
        `@penalty E ♠K

@ignore notation/unknown-card an example of a half-written line
        ^^^^^^^^^^^^^^^^^^^^^ notation/ignore-unused: @ignore notation/unknown-card silences nothing in this case.`,
      ],
    },
  },
  check: () => [],
});
