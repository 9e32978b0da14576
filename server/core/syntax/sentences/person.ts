// Which items of a sentence name or mean a person.
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isOneOf } from './terms-of-items.ts';

/** An item that names or means a person. */
export type PersonItem = Extract<Item, { kind: 'term' | 'seat' }>;

/** Whether the item names or means a person. */
export function isPerson(item: Item): item is PersonItem {
  return isOneOf(item, PERSONS);
}

/** Persons: a seat, or a term. */
export const PERSONS = termSet([
  'seat',
  'declarer',
  'dummy',
  'defender',
  'partner',
  'offender',
  'director',
  'committee',
  'i',
  'pair',
  'he',
  'stranger',
  'left-hand',
  'right-hand',
]);
