// *“The heart, please,”* said where the one with the penalty cards is to play: the card of that suit, and no option.
import { suitOf } from '../../bridge/cards.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Event, Option } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** The penalty card that declarer designates by its suit; nothing where his words are a demand on a lead. */
export function cardAskedFor(said: Option | undefined, clause: Clause, story: Story): Event | undefined {
  const offender = offenderIn(story);
  if (said?.kind !== 'require' || offender === undefined || said.suits.length !== 1) return undefined;
  const own = story.penalty[offender];
  const [value, more] = own.filter((card) => said.suits.includes(suitOf(card)));
  if (value === undefined || more !== undefined || own.length < 2) return undefined;
  const isToLead = story.leader === offender && story.played.length === 0;
  const isToPlay = story.played.length > 0 && !story.played.includes(offender) && isOfOne(clause);
  if (!isToLead && !isToPlay) return undefined;
  const span = clause.items.find(({ kind }) => kind === 'suit')?.span ?? clause.span;
  return { kind: 'designates', card: { value, span }, by: undefined, span };
}

/** *The heart*, not *a heart*. */
function isOfOne({ items }: Clause): boolean {
  const before = items[items.findIndex(({ kind }) => kind === 'suit') - 1];
  return before?.kind === 'word' && before.word === 'the';
}
