// What becomes of a card told by one small word, as in notes: *♠B terug, ♦H blijft*.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { type Item, termItem } from './item.ts';
import { isOneOf } from './terms-of-items.ts';

/** The items of a part of a sentence; a word that says so by itself behind cards, and nothing else, as its verb. */
export function withShortFate(items: Item[], { shortFates }: ReadyLexicon): Item[] {
  const last = items.at(-1);
  if (last?.kind !== 'word' || !shortFates.has(last.word) || items[0]?.kind !== 'cards') return items;
  const isOfCards = items.slice(0, -1).every((item) => item.kind === 'cards' || isOneOf(item, AND));
  return isOfCards ? [...items.slice(0, -1), termItem(['pick-up'], 'nom', last.span)] : items;
}

const AND = termSet(['and']);
