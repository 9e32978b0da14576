// A prohibition that is said to be over.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has, suitsIn, termIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import type { Story } from '../story/story.ts';

/** *The ban had lapsed*, said at a later lead of the one whom it binds: he may lead the suits that were forbidden. */
export function lapsedIn(clause: Clause, story: Story): readonly Claim[] {
  const { restriction, restricted, leader, options } = story;
  if (story.hasLeadChanged || story.isClouded) return [];
  const word = termIn(clause, 'stop', 'waive');
  const isOfBan = has(clause, 'restriction') && !has(clause, 'option', 'penalty-card', 'pick-up', 'demand');
  const option = restriction?.option;
  if (word === undefined || !isOfBan || option?.kind !== 'prohibit' || restricted === undefined) return [];
  if (
    restricted !== leader ||
    options.length > 0 ||
    suitsIn(clause).some(({ value }) => !option.suits.includes(value))
  )
    return [];
  if (
    has(
      clause,
      'not',
      'neither',
      'may',
      'must',
      'would',
      'should',
      'if',
      'asked',
      'until-lead-lost',
      'lose-lead',
    )
  )
    return [];
  const suits = option.suits.map((value) => ({ value, span: word.span }));
  return [{ kind: 'may-lead', seat: restricted, choice: { kind: 'suits', suits }, span: word.span }];
}
