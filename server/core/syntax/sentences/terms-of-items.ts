// Whether items of a sentence say one of some terms; asked so often that plain loops count.
import type { Term } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';

/** Whether the item says one of the terms. */
export function isOneOf(item: Item, terms: readonly Term[]): boolean {
  if (item.kind !== 'term') return false;
  for (const term of item.terms) if (terms.includes(term)) return true;
  return false;
}

/** Whether a part of a sentence says one of the terms. */
export function hasOneOf({ items }: { readonly items: readonly Item[] }, terms: readonly Term[]): boolean {
  for (const item of items) if (isOneOf(item, terms)) return true;
  return false;
}
