// A sentence that says something else than an annotation of the same case: the annotation counts.
import { annotatedOtherwise as elsewhere, sentenceDisagrees as wording } from '../../messages/facts.ts';
import { problemRule } from '../stated-problem.ts';

export const sentenceDisagrees = problemRule('facts', 'sentence-disagrees', {
  severity: 'information',
  wording,
  elsewhere,
  good: [
    `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
Declarer forbids a spade; ♠K is picked up and ♥Q remains a penalty card.`,
  ],
  bad: [
    `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠

Declarer forbids a heart, in the presence of two penalty cards.
         ^^^^^^^ facts/sentence-disagrees: This sentence and the annotation disagree; the annotation counts.`,
  ],
});
