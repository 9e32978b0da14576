// The words that begin another part of a sentence, and tell how it hangs on what comes before.
import type { Term } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';

/** Terms that begin another part of a sentence. */
export const LINKS: readonly Term[] = [
  'and',
  'or',
  'but',
  'so',
  'because',
  'that',
  'who',
  'while',
  'before',
  'after',
  'if',
  'whenever',
];

/** How the part that the item begins hangs on what comes before; nothing where it begins none. */
export function linkOf(item: Item): Term | undefined {
  return item.kind === 'term' ? item.terms.find((term) => LINKS.includes(term)) : undefined;
}
