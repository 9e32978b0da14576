// The words that begin another part of a sentence, and tell how it hangs on what comes before.
import type { Term } from '../lexicon/lexicon.ts';
import { meet, termSet } from '../lexicon/term-set.ts';
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

const LINK_TERMS = termSet(LINKS);

/** How the part that the item begins hangs on what comes before; nothing where it begins none. */
export function linkOf(item: Item): Term | undefined {
  if (item.kind !== 'term' || !meet(item.said, LINK_TERMS)) return undefined;
  return item.terms.find((term) => LINKS.includes(term));
}
