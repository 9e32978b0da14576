// Greek *και τα δύο* is *both*; behind a part of the sentence that is whole it is *and the two*.

import type { Term } from '../lexicon/lexicon.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import type { Segment } from './segment.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/**
 * *Ο Νότος βγαίνει με τον ♠J και τα δύο φύλλα παραμένουν*: the link by which the item at place `at` begins another part
 * of the sentence; nothing where it goes with the verb before it.
 */
export function linkOfBoth(
  items: readonly Item[],
  at: number,
  part: Segment | undefined,
  text: string,
): Term | undefined {
  const item = items[at];
  if (item === undefined || part === undefined || !isOneOf(item, BOTH)) return undefined;
  if (!hasOneOf(part, DEEDS) || hasOneOf(part, FATES) || !AND.test(text.slice(item.span.start)))
    return undefined;
  const rest = items.slice(at + 1);
  const end = rest.findIndex(
    (other) => other.kind === 'mark' || isOneOf(other, OPENING) || isOneOf(other, DEEDS),
  );
  return hasOneOf({ items: rest.slice(0, end === -1 ? undefined : end) }, FATES) ? 'and' : undefined;
}

const AND = /^κα[ιί]\s/i;

/** What somebody does. */
const DEEDS = termSet([
  'lead',
  'play',
  'discard',
  'follow',
  'win',
  'require',
  'prohibit',
  'leave-free',
  'designate',
]);

/** What becomes of cards. */
const FATES = termSet(['pick-up', 'remain', 'stop']);

const BOTH = termSet(['both']);
const OPENING = termSet(['and', 'but', 'while']);
