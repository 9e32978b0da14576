// Who is on lead, in the notes of a director: *Lead: North.*
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isTerm } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { beginTrick } from '../story/next-trick.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** A sentence of two parts, the word for the lead and behind a colon a seat: who is on lead. */
export function labelledLeadIn(
  clause: Clause,
  _: Person | undefined,
  story: Story,
  { clauses }: Sentence,
): readonly Event[] {
  const [label, told] = clauses;
  const [seat, ...more] = clause.items;
  if (told !== clause || clause.mark !== ':' || clauses.length !== 2 || seat?.kind !== 'seat') return [];
  const [word] = label?.items ?? [];
  if (more.length > 0 || label?.items.length !== 1 || word === undefined || !isTerm(word, 'lead')) return [];
  if (!isDefenderIn(seat.seat, story) && !isDeclaringSeat(seat.seat, story)) return [];
  beginTrick(story, seat.seat);
  return [{ kind: 'on-lead', seat: seat.seat, span: seat.span }];
}
