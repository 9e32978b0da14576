// Words that we do not know.
import type { Item } from './item.ts';

/** Shorter ones are articles and the like. */
const SHORTEST_STRANGE = 4;

/** Whether the item is a word that we do not know, and may say something. */
export function isStrange(item: Item): item is Extract<Item, { kind: 'word' }> {
  return item.kind === 'word' && SHORTEST_STRANGE <= item.word.length;
}
