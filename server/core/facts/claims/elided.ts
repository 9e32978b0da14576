// Cards that a clause speaks of without a word for them: *the ♠K is a penalty card and stays on the table*.
import type { Card } from '../../bridge/cards.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { has, termIn } from '../clause-terms.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/**
 * The penalty cards that the clause goes on with: those which the same sentence named last, or both where it spoke of
 * both. None where the clause names a person, a card or anything that might be one.
 */
export function cardsElided(clause: Clause, story: Story): readonly Located<Card>[] {
  const word = termIn(clause, 'pick-up', 'remain', 'stop');
  const goesOn = clause.link === undefined || clause.link === 'and';
  if (word === undefined || !goesOn || clause.items.some(isPerson) || clause.isQuoted) return [];
  if (clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit' || kind === 'rank')) return [];
  if (has(clause, 'card', 'two', 'other', 'only', 'the-one', 'that-suit', 'lead', 'play', 'option'))
    return [];
  const before = clause.items.slice(0, clause.items.indexOf(word));
  if (before.some((item) => item.kind === 'word' && SHORTEST_STRANGE <= item.word.length)) return [];
  const offender = offenderIn(story);
  if (offender === undefined) return [];
  const own = story.penalty[offender];
  if (story.saysBoth && own.length === 2) return own.map((value) => ({ value, span: word.span }));
  if (story.meant?.sentence !== story.sentence) return [];
  return story.meant.cards
    .filter(({ value }) => own.includes(value))
    .map(({ value }) => ({ value, span: word.span }));
}

/** A longer word before the verb may be the card that is spoken of: *the rest stayed*. */
const SHORTEST_STRANGE = 4;
