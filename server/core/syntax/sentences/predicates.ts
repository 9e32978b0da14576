// The terms that say something, and the parts of a sentence that have none of them.

import type { Term } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';
import { hasOneOf } from './terms-of-items.ts';

/** Terms that say something: what has none of them belongs to a neighbour. */
export const PREDICATES: readonly Term[] = [
  'drop',
  'face',
  'require',
  'prohibit',
  'want',
  'wish',
  'leave-free',
  'waive',
  'pick-up',
  'stop',
  'remain',
  'lead',
  'play',
  'discard',
  'follow',
  'designate',
  'win',
  'to-lead',
  'opening',
  'turn',
  'lose-lead',
  'keep-lead',
  'void',
  'holding',
  'may',
  'must',
  'may-not',
  'need-not',
  'plays-contract',
  'claimed',
  'intended',
  'asked',
  'told',
  'ruled',
  'fault',
  'upheld',
  'not-so',
  'again',
  'refused',
  'put-right',
  'did-so',
  'likewise',
];

/** Whether a part of a sentence says nothing by itself; *the ban on hearts runs until he loses the lead* says how long. */
export function isBare(part: { readonly items: readonly Item[] }): boolean {
  return !hasOneOf(part, PREDICATES) && !(hasOneOf(part, BOUNDS) && hasOneOf(part, DURATIONS));
}

const BOUNDS: readonly Term[] = ['restriction', 'demand'];
const DURATIONS: readonly Term[] = ['until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end'];

/** Predicates whose verb may still follow, at the end. */
const AUXILIARIES: readonly Term[] = [
  'may',
  'must',
  'want',
  'claimed',
  'ruled', // *Besliste dat oost ♠H en ♥V opneemt*.
  'again',
  'drop',
  'plays-contract',
];
/** Those behind which no verb is waited for. */
export const FULL_VERBS = PREDICATES.filter((term) => !AUXILIARIES.includes(term));
