// Two annotations that cannot both be true.
import { saidOtherwise as elsewhere, annotationsDisagree as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const annotationsDisagree = problemRule('facts', 'annotations-disagree', {
  severity: 'warning',
  wording,
  elsewhere,
  good: [
    `@contract 3NT S
@declarer S`,
  ],
  bad: [
    `@contract 3NT S
@declarer W
          ^ facts/annotations-disagree: Two annotations of this case disagree: South above, West here.`,
  ],
});
