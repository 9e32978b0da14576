// Which cards a word in a clause can mean.
import { type Card, rankOf } from '../../bridge/cards.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { TermItem } from '../../syntax/sentences/item.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, isTerm, termIn } from '../clause-terms.ts';
import { holdersIn, offenderIn } from './holders.ts';
import type { Story } from './story.ts';

/** The cards that a clause speaks of, named or by a word for them. */
export function cardsMeant(clause: Clause, story: Story): readonly Located<Card>[] {
  const named = cardsIn(clause);
  if (named.length > 0) return named;
  const ranks = ranksMeant(clause, story);
  if (ranks.length > 0) return ranks;
  const [holder, another] = holdersIn(story);
  const offender = offenderIn(story) ?? (another ? undefined : holder);
  if (offender === undefined) return [];
  const all = story.penalty[offender];
  const word = termIn(clause, 'both', 'them', 'other', 'former', 'latter', 'it', 'two');
  const whole = word ?? cardsOwned(clause, offender);
  if (whole === undefined) return [];
  const at = (cards: readonly Card[]) => cards.map((value) => ({ value, span: whole.span }));
  const [first, second, third] = all;
  if (whole.terms.includes('it')) return one(story, all).map(({ value }) => ({ value, span: whole.span }));
  if (whole.terms.includes('other')) {
    const [last, more] = story.cards.filter(({ value }) => all.includes(value));
    if (all.length !== 2 || last === undefined || more !== undefined) return [];
    return at(all.filter((card) => card !== last.value));
  }
  if (second === undefined || third !== undefined)
    return whole.terms.includes('both') && all.length > 2 ? at(all) : [];
  if (whole.terms.includes('former')) return at(first ? [first] : []);
  if (whole.terms.includes('latter')) return at([second]);
  return at(all);
}

/** *East’s cards*: the penalty cards of the one defender who has them. */
function cardsOwned({ items }: Clause, offender: Seat): TermItem | undefined {
  return items.find((item, at): item is TermItem => {
    const owner = items[at - 1];
    const isHis = owner?.kind === 'seat' && owner.form === 'gen' && owner.seat === offender;
    return isHis && isTerm(item, 'card', 'penalty-card');
  });
}

const RANK = termSet(['rank']);
const NONE: readonly never[] = [];

/** *The king goes back*: the penalty cards of the ranks named, where each can only be one. */
export function ranksMeant(
  { items, said }: Pick<Clause, 'items' | 'said'>,
  story: Story,
): readonly Located<Card>[] {
  if (!meet(said, RANK)) return NONE;
  const all = SEATS.flatMap((seat) => story.penalty[seat]);
  const meant = items.flatMap((item) =>
    item.kind === 'rank'
      ? [{ span: item.span, cards: all.filter((card) => rankOf(card) === item.rank) }]
      : [],
  );
  return meant.flatMap(({ span, cards: [value, more] }) => (value && !more ? [{ value, span }] : []));
}

/** The one card that *it* can mean: the last one named, or the only one there is. */
function one(story: Story, all: readonly Card[]): readonly Located<Card>[] {
  const last = story.cards.filter(({ value }) => all.includes(value));
  if (last.length === 1) return last;
  return [];
}
