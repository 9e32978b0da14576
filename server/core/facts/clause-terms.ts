// Looking at a clause: its terms, cards, suits and persons.
import type { Card, Suit } from '../bridge/cards.ts';
import type { Term } from '../syntax/lexicon/lexicon.ts';
import { meet, type TermSet } from '../syntax/lexicon/term-set.ts';
import type { Clause } from '../syntax/sentences/clause.ts';
import type { Item, TermItem } from '../syntax/sentences/item.ts';
import type { Located } from '../text/span.ts';

/** The first item of the clause with one of the terms. */
export function termIn({ items }: Pick<Clause, 'items'>, ...terms: readonly Term[]): TermItem | undefined {
  return firstOf(items, terms);
}

/** Whether the clause says one of the terms, or goes on with one from the clause before it. */
export function has(
  { items, carried }: Pick<Clause, 'items'> & Partial<Pick<Clause, 'carried'>>,
  ...terms: readonly Term[]
): boolean {
  return firstOf(items, terms) !== undefined || (carried !== undefined && share(carried, terms));
}

/** The place of the first item that says one of the terms, or -1. */
export function placeOf(items: readonly Item[], terms: TermSet): number {
  for (let at = 0; at < items.length; at++) if (meet(items[at]?.said ?? terms, terms)) return at;
  return -1;
}

export function isTerm(item: Item, ...terms: readonly Term[]): item is TermItem {
  return item.kind === 'term' && share(item.terms, terms);
}

function firstOf(items: readonly Item[], terms: readonly Term[]): TermItem | undefined {
  for (const item of items) if (item.kind === 'term' && share(item.terms, terms)) return item;
  return undefined;
}

/** A clause is asked so often that plain loops count. */
function share(some: readonly Term[], others: readonly Term[]): boolean {
  for (const one of some) for (const other of others) if (one === other) return true;
  return false;
}

/** The cards that the clause names, each with its place. */
export function cardsIn({ items }: Pick<Clause, 'items'>): readonly Located<Card>[] {
  let cards: Located<Card>[] | undefined;
  for (const item of items)
    if (item.kind === 'cards')
      for (const value of item.cards) {
        cards ??= [];
        cards.push({ value, span: item.span });
      }
  return cards ?? NONE;
}

/** The suits that the clause names by themselves. */
export function suitsIn({ items }: Pick<Clause, 'items'>): readonly Located<Suit>[] {
  let suits: Located<Suit>[] | undefined;
  for (const item of items)
    if (item.kind === 'suit') {
      suits ??= [];
      if (suits.every(({ value }) => value !== item.suit)) suits.push({ value: item.suit, span: item.span });
    }
  return suits ?? NONE;
}

const NONE: readonly never[] = [];

/** Whether a term that was found is one of these. */
export function says(word: TermItem, ...terms: readonly Term[]): boolean {
  return isTerm(word, ...terms);
}
