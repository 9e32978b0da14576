// The ranks in lists of cards, read as cards: where a list ends is known by the terms around it.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { orderOfCard } from './card-order.ts';
import type { Item } from './item.ts';
import { linkOf } from './link.ts';
import { PREDICATES } from './predicates.ts';
import { withSharedSuits } from './shared-suit.ts';
import { isOneOf } from './terms-of-items.ts';

/** The items of a block, the ranks in lists of cards read as cards. */
export function withListedCards(
  items: readonly Item[],
  text: string,
  lexicon: ReadyLexicon,
): readonly Item[] {
  const isJoint = (item: Item) => isOneOf(item, JOINTS);
  return withSharedSuits(items, {
    isPredicate: (item) => isOneOf(item, PREDICATES),
    isFall: (item) => isOneOf(item, DROP_OR_FACE),
    isLink: (item) => linkOf(item) !== undefined && !isJoint(item),
    isJoint,
    numberOf: (item) => (isOneOf(item, TWO_OR_BOTH) ? 2 : item.kind === 'rank' ? Number(item.rank) || 0 : 0),
    orderOf: (card) => orderOfCard(card, text, lexicon),
  });
}

const JOINTS = termSet(['and', 'or']);
const DROP_OR_FACE = termSet(['drop', 'face']);
const TWO_OR_BOTH = termSet(['two', 'both']);
