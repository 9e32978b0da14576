// Whether items of a sentence say one of some terms; asked so often that plain loops count.
import { meet, type TermSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';

/** Whether the item says one of the terms. */
export function isOneOf({ said }: Item, terms: TermSet): boolean {
  return meet(said, terms);
}

/** Whether a part of a sentence says one of the terms. */
export function hasOneOf({ items }: { readonly items: readonly Item[] }, terms: TermSet): boolean {
  for (const { said } of items) if (meet(said, terms)) return true;
  return false;
}
