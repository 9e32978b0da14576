// A sign of which nothing is left: what stood there is not guessed.
import { lostSign as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const lostSign = problemRule('notation', 'lost-sign', {
  severity: 'information',
  wording,
  good: ['The last heart was the ♥K.'],
  bad: [
    `The last heart was the ♥\ufffd.
                        ^ notation/lost-sign: A sign was lost here when the text was saved or opened; what stood in its place cannot be read.`,
  ],
});
