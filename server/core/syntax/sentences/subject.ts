// The one who does what a clause says, where the clause names him.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { meet, type TermSet, termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isPerson, PERSONS } from './person.ts';
import { PREDICATES } from './predicates.ts';
import { isOneOf } from './terms-of-items.ts';

/** The first person without a mark of another relation; where the language has it so, before the verb. `said` holds their terms. */
export function subjectIn(
  items: readonly Item[],
  said: TermSet,
  { subjectMayFollow }: ReadyLexicon,
): Item | undefined {
  if (!meet(said, PERSONS)) return undefined;
  const verb = items.findIndex(
    (item) => isOneOf(item, PREDICATES) && (!isOneOf(item, SAYING) || isOrder(item)),
  );
  const before = subjectMayFollow || verb === -1 ? items : items.slice(0, verb);
  const ruled = meet(said, RULED) ? before.findIndex((item) => isOneOf(item, RULED)) : -1;
  const ofRuling = ruled === -1 ? undefined : before.slice(ruled).find(isDoer); // *The director ruled that South …*
  return (
    ofRuling ??
    himself(before, before.find(isDoer)) ??
    (meet(said, NOMINAL) ? ownerAsSubject(items) : undefined)
  );
}

/** Predicates that tell who says it: the one who does what is said may follow. */
const SAYING = termSet([
  'claimed',
  'intended',
  'asked',
  'told',
  'ruled',
  'upheld',
  'fault',
  'not-so',
  'opening',
]);

/** *…, told North to lead a heart*: he who is told to do so stands behind it. */
function isOrder(item: Item): boolean {
  return isOneOf(item, TOLD) && isOneOf(item, REQUIRE_OR_PROHIBIT);
}

/** *Kuzey’in kendisi*: whose self it is. */
function himself(items: readonly Item[], doer: Item | undefined): Item | undefined {
  const owner = doer && isOneOf(doer, HE) ? items[items.indexOf(doer) - 1] : undefined;
  return owner && isPerson(owner) && owner.form === 'gen' ? owner : doer;
}

function isDoer(item: Item): boolean {
  return isPerson(item) && item.form === 'nom';
}

/** *Batı’nın pik çıkması*: the one who does what a verb in the form of a noun says; the last of those in a row. */
function ownerAsSubject(items: readonly Item[]): Item | undefined {
  const isOfAnother = (item: Item) => isOneOf(item, REQUIRE_OR_PROHIBIT_OR_WISH) && !isOneOf(item, NOMINAL);
  if (items.some(isOfAnother)) return undefined;
  const first = items.findIndex((item) => isPerson(item) && item.form === 'gen');
  const next = items[first + 1];
  const isOfNext = first !== -1 && next !== undefined && isPerson(next) && next.form === 'gen';
  return items[isOfNext ? first + 1 : first];
}

const RULED = termSet(['ruled']);
const TOLD = termSet(['told']);
const REQUIRE_OR_PROHIBIT = termSet(['require', 'prohibit']);
const HE = termSet(['he']);
const REQUIRE_OR_PROHIBIT_OR_WISH = termSet(['require', 'prohibit', 'wish']);
const NOMINAL = termSet(['nominal']);
