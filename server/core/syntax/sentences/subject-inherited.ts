// Whether he who does what a clause says may be the one of the clause before.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { meet, type TermSet, termSet } from '../lexicon/term-set.ts';
import type { Clause } from './clause.ts';
import type { Item } from './item.ts';
import { isBare, PREDICATES } from './predicates.ts';
import { namesUnknownDoer } from './seat-in-apposition.ts';
import { isStrange } from './strange-word.ts';
import { isOneOf } from './terms-of-items.ts';

/** Whether nothing before the verb can be the one who does it, though nobody we know is named. `said` holds their terms. */
export function mayInherit(
  items: readonly Item[],
  said: TermSet,
  { fillers, isBracketed, language }: ReadyLexicon,
): boolean {
  if (fillers === undefined) return language !== 'el' || !namesUnknownDoer(items);
  if (!meet(said, PREDICATES)) return true;
  const verb = items.findIndex((item) => isOneOf(item, PREDICATES));
  return items
    .slice(0, Math.max(0, verb))
    .every((item) =>
      item.kind === 'word'
        ? fillers.has(item.word)
        : item.kind === 'term'
          ? !isOneOf(item, THINGS)
          : isBracketed && (item.kind === 'suit' || item.kind === 'cards'),
    );
}

/** Terms that name things: a thing before the verb is what the clause is about. */
const THINGS = termSet([
  'penalty-card',
  'card',
  'two',
  'it',
  'them',
  'both',
  'other',
  'the-one',
  'former',
  'latter',
  'option',
  'restriction',
  'demand',
  'hand',
]);

/** *The lady opposite, a visitor, was to lead*: where nothing is said yet, she who does it is among the words before. */
export function isOfStranger(before: readonly Clause[], { fillers, isVerbLast }: ReadyLexicon): boolean {
  if (fillers === undefined || isVerbLast) return false;
  return (
    before.every((clause) => clause.subject === undefined && isBare(clause)) &&
    before.some(({ items }) => items.some((item) => isStrange(item) && !fillers.has(item.word)))
  );
}
