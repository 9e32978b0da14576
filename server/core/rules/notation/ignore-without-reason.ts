// A rule that is silenced without a word why.
import { ignoreWithoutReason } from '../../messages/notation.ts';
import { defineRule } from '../rule.ts';

export const ignoredWithoutReason = defineRule({
  family: 'notation',
  faults: {
    'ignore-without-reason': {
      severity: 'warning',
      wording: ignoreWithoutReason,
      good: ['@penalty E ♠\n\n@ignore notation/unknown-card an example of a half-written line'],
      bad: [
        `@penalty E ♠

@ignore notation/unknown-card
        ^^^^^^^^^^^^^^^^^^^^^ notation/ignore-without-reason: @ignore silences notation/unknown-card but gives no reason; write it behind the name.`,
      ],
    },
  },
  *check({ facts }) {
    for (const { rule, reason } of facts.ignores) {
      if (reason !== '') continue;
      yield { fault: 'ignore-without-reason', span: rule.span, nouns: { rule: { text: rule.value } } };
    }
  },
});
