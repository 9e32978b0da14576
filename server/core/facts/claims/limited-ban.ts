// *A prohibition can extend to one suit only*: declarer may not forbid all the suits of the penalty cards.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, suitsIn, termIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { offenderIn, penaltySuitsIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** The denial of a prohibition of all suits, where the noun for it is said to reach only one. */
export function limitedBanIn(clause: Clause, story: Story): readonly Claim[] {
  const word = termIn(clause, 'restriction');
  const isOne = has(clause, 'only') && has(clause, 'the-one');
  const isNotBoth =
    has(clause, 'both') && (has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not')));
  const isSaid = word !== undefined && ((isOne && has(clause, 'may')) || isNotBoth);
  const saysMore = has(clause, 'lead', 'pick-up', 'remain', 'demand', 'would', 'should', 'if', 'asked');
  const suits = penaltySuitsIn(story);
  if (!isSaid || saysMore || offenderIn(story) === undefined || suits.length < 2) return [];
  if (suitsIn(clause).length + cardsIn(clause).length > 0) return [];
  return [{ kind: 'denies', option: { kind: 'prohibit', suits }, span: word.span }];
}
