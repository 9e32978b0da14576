// *South cashed his club*: the one card of that suit that he holds.
import { type Card, cardOf, isRank } from '../../bridge/cards.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { has, isTerm } from '../clause-terms.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Story } from '../story/story.ts';

/** The card that a player leads by the name of its suit, where the board shows that he has no other of it. */
export function onlyCardLed(clause: Clause, story: Story): readonly Located<Card>[] {
  const { items, subject } = clause;
  const verb = items.findIndex((item) => isTerm(item, 'lead', 'play'));
  const [first, second] = items
    .slice(verb + 1)
    .filter((item) => item.kind !== 'word' || 1 < item.word.length);
  const suit = first !== undefined && isTerm(first, 'his') ? second : first;
  if (verb === -1 || suit?.kind !== 'suit' || subject === undefined || !isPerson(subject)) return [];
  const seat = personOf(subject, story);
  if (!(isDefenderIn(seat, story) || isDeclaringSeat(seat, story)) || saysMore(clause)) return [];
  const held = new Set(story.boards.map(({ hands }) => hands[seat]?.hand[suit.suit] ?? ''));
  const [ranks = ''] = held.size === 1 ? held : [];
  const [rank, more] = ranks;
  if (rank === undefined || more !== undefined || !isRank(rank)) return [];
  const value = cardOf(suit.suit, rank);
  return story.gone.includes(value) ? [] : [{ value, span: suit.span }];
}

/** *Led a club to the king*, *led a spade and a heart*, *led clubs as he pleased*. */
function saysMore(clause: Clause): boolean {
  const isOther = clause.items.filter(({ kind }) => kind === 'suit' || kind === 'rank' || kind === 'cards');
  return (
    isOther.length > 1 || has(clause, 'any-card', 'that-suit', 'again', 'until-lead-lost', 'while-lead-kept')
  );
}
