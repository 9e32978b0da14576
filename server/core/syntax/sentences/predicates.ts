// The terms that say something, and the parts of a sentence that have none of them.

import type { Term } from '../lexicon/lexicon.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { hasOneOf } from './terms-of-items.ts';

/** Terms that say something: what has none of them belongs to a neighbour. */
const PREDICATE_TERMS: readonly Term[] = [
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

export const PREDICATES = termSet(PREDICATE_TERMS);

/** What ends a list by saying something of its last member alone; *he took the ♠K and the ♥Q back again* does not. */
export const SAID_OF_LISTS = termSet(PREDICATE_TERMS.filter((term) => term !== 'again'));

/** Whether a part of a sentence says nothing by itself; *the ban on hearts runs until he loses the lead* says how long. */
export function isBare(part: { readonly items: readonly Item[] }): boolean {
  return !hasOneOf(part, PREDICATES) && !(hasOneOf(part, BOUNDS) && hasOneOf(part, DURATIONS));
}

const BOUNDS = termSet(['restriction', 'demand']);
const DURATIONS = termSet(['until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end']);

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
export const FULL_VERBS = termSet(PREDICATE_TERMS.filter((term) => !AUXILIARIES.includes(term)));
