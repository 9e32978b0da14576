// What is said as so before a part of the sentence that only supposes something.
import { type Sentence, withClauses } from '../../syntax/sentences/clause.ts';
import { isConditional } from './suppositions.ts';

/**
 * *The ban was for one lead only: were West to keep the lead, he might …*, *…, for if he had …*: the sentence without
 * what is only supposed behind the colon or the reason.
 */
export function withoutSupposedTail(sentence: Sentence): Sentence {
  const { clauses } = sentence;
  if (clauses.length < 2 || !isConditional(sentence)) return sentence;
  const from = clauses.findIndex(({ mark, link }, at) => 0 < at && (mark === ':' || link === 'because'));
  if (from === -1) return sentence;
  const told = withClauses(sentence, clauses.slice(0, from));
  return isConditional(told) ? sentence : told;
}
