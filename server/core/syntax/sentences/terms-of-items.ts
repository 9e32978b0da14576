// Whether items of a sentence say one of some terms.

import type { Term } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';

/** Whether the item says one of the terms. */
export function isOneOf(item: Item, terms: readonly Term[]): boolean {
  return item.kind === 'term' && item.terms.some((term) => terms.includes(term));
}

/** Whether a part of a sentence says one of the terms. */
export function hasOneOf({ items }: { readonly items: readonly Item[] }, terms: readonly Term[]): boolean {
  return items.some((item) => isOneOf(item, terms));
}
