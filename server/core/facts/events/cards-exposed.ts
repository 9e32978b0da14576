// Which cards a clause tells to have been shown.
import { type Card, rankOf } from '../../bridge/cards.ts';
import { cardsOf } from '../../bridge/hand.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, termIn } from '../clause-terms.ts';
import type { Person, Story } from '../story/story.ts';
import { cardLeftOpen, cardsBecoming, cardsCalled } from './cards-told-of.ts';
import { cardsShown } from './shown-before.ts';

/** A clause that tells of cards shown, with all that its sentence says. */
export type Exposed = {
  readonly clause: Clause;
  readonly around: Clause;
  readonly subject: Person | undefined;
  readonly story: Story;
};

/** Where the cards may be named; the first that names some. */
const NAMED_BY: readonly ((told: Exposed) => readonly Located<Card>[])[] = [
  ({ clause, story }) => [...cardsCalled(clause, cardsIn(clause)), ...cardsSpokenOf(clause, story)],
  ({ clause, story }) => cardsBecoming(clause, story),
  ({ clause, story }) => cardLeftOpen(clause, story),
  ({ clause, subject, story }) => cardsShown(clause, subject, story),
  ({ clause, around, story }) => wholeHand(clause, around, story),
];

/** The cards of which it tells, each at its place. */
export function cardsExposed(told: Exposed): readonly Located<Card>[] {
  for (const cardsBy of NAMED_BY) {
    const cards = cardsBy(told);
    if (cards.length > 0) return cards;
  }
  return [];
}

/** *The queen stayed on the table as a penalty card*: the one queen that was named before. */
function cardsSpokenOf({ items }: Clause, { mentioned }: Story): readonly Located<Card>[] {
  if (!has({ items }, 'penalty-card', 'face') || !has({ items }, 'remain')) return [];
  return items.flatMap((item) => {
    const [value, more] = item.kind === 'rank' ? mentioned.filter((card) => rankOf(card) === item.rank) : [];
    return value !== undefined && more === undefined ? [{ value, span: item.span }] : [];
  });
}

/** *All thirteen cards of East's*; *both of East's cards are penalty cards*, where he has no more than two. */
function wholeHand(clause: Clause, around: Clause, story: Story): readonly Located<Card>[] {
  const all = termIn(clause, 'whole-hand');
  const both = all ?? termIn(clause, 'both');
  const owner = around.items.find((item) => item.kind === 'seat' && item.form === 'gen');
  if (both === undefined || owner?.kind !== 'seat' || !has(clause, 'penalty-card', 'whole-hand')) return [];
  const held = story.boards.at(-1)?.hands[owner.seat];
  const cards = held ? cardsOf(held.hand) : [];
  return all || cards.length === 2 ? cards.map((value) => ({ value, span: both.span })) : [];
}
