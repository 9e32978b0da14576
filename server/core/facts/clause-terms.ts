// Looking at a clause: its terms, cards, suits and persons.
import type { Card, Suit } from '../bridge/cards.ts';
import type { Clause } from '../syntax/clauses.ts';
import type { Item } from '../syntax/items.ts';
import type { Term } from '../syntax/lexicon/lexicon.ts';
import type { Located } from '../text/span.ts';

export type TermItem = Extract<Item, { kind: 'term' }>;

/** The first item of the clause with one of the terms. */
export function termIn({ items }: Pick<Clause, 'items'>, ...terms: readonly Term[]): TermItem | undefined {
  for (const item of items) if (isOneOf(item, terms)) return item;
  return undefined;
}

/** Whether the clause says one of the terms, or goes on with one from the clause before it. */
export function has(
  clause: Pick<Clause, 'items'> & Partial<Pick<Clause, 'carried'>>,
  ...terms: readonly Term[]
): boolean {
  return (
    termIn(clause, ...terms) !== undefined || (clause.carried ?? []).some((term) => terms.includes(term))
  );
}

export function isTerm(item: Item, ...terms: readonly Term[]): item is TermItem {
  return isOneOf(item, terms);
}

function isOneOf(item: Item, terms: readonly Term[]): item is TermItem {
  return item.kind === 'term' && item.terms.some((term) => terms.includes(term));
}

/** The cards that the clause names, each with its place. */
export function cardsIn({ items }: Pick<Clause, 'items'>): readonly Located<Card>[] {
  return items.flatMap((item) =>
    item.kind === 'cards' ? item.cards.map((card) => ({ value: card, span: item.span })) : [],
  );
}

/** The suits that the clause names by themselves. */
export function suitsIn({ items }: Pick<Clause, 'items'>): readonly Located<Suit>[] {
  const suits = items.flatMap((item) =>
    item.kind === 'suit' ? [{ value: item.suit, span: item.span }] : [],
  );
  return suits.filter(({ value }, at) => suits.findIndex((other) => other.value === value) === at);
}

/** Whether a term that was found is one of these. */
export function says(word: TermItem, ...terms: readonly Term[]): boolean {
  return isTerm(word, ...terms);
}
