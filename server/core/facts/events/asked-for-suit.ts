// *South asks a spade*: in languages whose verb for asking also stands for requiring.

import { partnerOf } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isStrange } from '../../syntax/sentences/strange-word.ts';
import { isTerm, suitsIn } from '../clause-terms.ts';
import type { Option } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** The suit that declarer asks for where the partner of the one with penalty cards is on lead, and nothing else is said. */
export function suitAskedFor(clause: Clause, story: Story): Option | undefined {
  const offender = offenderIn(story);
  const { items, link } = clause;
  if (offender === undefined || story.leader !== partnerOf(offender) || story.played.length > 0)
    return undefined;
  const asked = items.findIndex((item) => isTerm(item, 'asked') && !isTerm(item, 'require', 'prohibit'));
  const [suit, more] = suitsIn(clause);
  if (asked === -1 || suit === undefined || more || link === 'or' || link === 'that') return undefined;
  const rest = items.filter((item, at) => at !== asked && item !== clause.subject && item.kind !== 'suit');
  const saysMore = rest.some((item) =>
    item.kind === 'word' ? isStrange(item) : !isTerm(item, 'lead', 'aside', 'and'),
  );
  return saysMore ? undefined : { kind: 'require', suits: [suit.value] };
}
