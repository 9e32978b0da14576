// Whether an *and* or an *or* joins the things of a list, so that no other part of the sentence begins with it.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { goesOnToInfinitive, goesOnToParticle } from './infinitive.ts';
import type { Item } from './item.ts';
import { linkOf } from './link.ts';
import { fallTogether } from './list-place.ts';
import { isPerson } from './person.ts';
import { FULL_VERBS, PREDICATES, SAID_OF_LISTS } from './predicates.ts';
import type { Segment } from './segment.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** How many words around an *and* are looked at. */
const LOOKED_AROUND = 20;

/**
 * `the ♠Q and the ♦10`: whether item `at` joins two cards or two suits, unless each of them has something said of it.
 * `segment` is what stands before the item in its part of the sentence.
 */
export function isWithinList(
  items: readonly Item[],
  at: number,
  segment: Segment,
  text: string,
  lexicon: ReadyLexicon,
): boolean {
  const item = items[at];
  if (item === undefined || !isOneOf(item, JOINTS)) return false;
  const before = items.slice(Math.max(0, at - LOOKED_AROUND), at).findLast(namesThing);
  const rest = items.slice(at + 1, at + 1 + LOOKED_AROUND);
  const next = rest.find(namesThing);
  if (
    next === undefined ||
    next.kind !== before?.kind ||
    (next.kind !== 'cards' && next.kind !== 'suit' && next.kind !== 'rank')
  )
    return false;
  const end = rest.findIndex(
    (one) => one.kind === 'mark' || linkOf(one) !== undefined || (isPerson(one) && one.form === 'with'), // *… with West to lead*.
  );
  return (
    !hasOneOf({ items: rest.slice(0, end === -1 ? undefined : end) }, SAID_OF_LISTS) ||
    isOneVerb(segment, items, at, text, lexicon) ||
    isWantedPlayed(segment, rest) ||
    isOfOneWith(segment, rest, lexicon) ||
    fallTogether(segment, rest, PREDICATES)
  );
}

/** *His ace of spades and his king of diamonds*: whose they are goes before each. */
function namesThing(item: Item): boolean {
  return item.kind !== 'word' && !isOneOf(item, HIS);
}

/** *South is in 3NT with East’s ♠K | and ♥Q on the table*: behind the word for *with* his cards are said to lie there. */
function isOfOneWith({ items }: Segment, rest: readonly Item[], { formBehind }: ReadyLexicon): boolean {
  const from = items.findLastIndex((item) => item.kind === 'word' && formBehind.get(item.word) === 'with');
  const [owner, ...cards] = items.slice(from + 1);
  const end = rest.findIndex((one) => one.kind === 'mark' || linkOf(one) !== undefined);
  const said = rest.slice(0, end === -1 ? undefined : end).filter((item) => isOneOf(item, PREDICATES));
  return (
    from !== -1 &&
    owner?.kind === 'seat' &&
    owner.form === 'gen' &&
    cards.length > 0 &&
    cards.every(({ kind }) => kind === 'cards') &&
    said.every((item) => isOneOf(item, ON_TABLE))
  );
}

/** *He would rather not have a spade | or a diamond played*: what is wanted of both stands right behind the second. */
function isWantedPlayed(segment: Segment, rest: readonly Item[]): boolean {
  const suit = rest.findIndex(({ kind }) => kind === 'suit');
  const [verb, more] = rest.slice(suit + 1);
  const isEnd = more === undefined || more.kind === 'mark';
  return (
    suit !== -1 && isEnd && verb !== undefined && isOneOf(verb, LEAD_OR_PLAY) && hasOneOf(segment, CHOICES)
  );
}

/** Whether what is said behind the list is said of all of it: the verb stands last, or goes on behind the list. */
function isOneVerb(
  segment: Segment,
  items: readonly Item[],
  at: number,
  text: string,
  { isVerbLast, isBracketed }: ReadyLexicon,
): boolean {
  if (isVerbLast || !hasOneOf(segment, isBracketed ? FULL_VERBS : PREDICATES)) return true;
  return (
    isBracketed &&
    ((hasOneOf(segment, REQUIRE_OR_PROHIBIT) && goesOnToInfinitive(items, at, text)) ||
      (hasOneOf(segment, PLAY) && goesOnToParticle(items, at, text)))
  );
}

const JOINTS = termSet(['and', 'or']);
const HIS = termSet(['his']);
const ON_TABLE = termSet(['face', 'remain', 'drop']);
const LEAD_OR_PLAY = termSet(['lead', 'play']);
const CHOICES = termSet(['want', 'require', 'prohibit']);
const REQUIRE_OR_PROHIBIT = termSet(['require', 'prohibit']);
const PLAY = termSet(['play']);
