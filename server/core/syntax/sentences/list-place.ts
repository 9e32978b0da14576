// To which part of a sentence a list of cards belongs that stands behind a comma or a colon.

import type { Term } from '../lexicon/lexicon.ts';
import { type TermSet, termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** What is looked at of a part of a sentence. */
type Part = {
  readonly items: readonly Item[];
  readonly link: Term | undefined;
  readonly mark: string;
  readonly isQuoted: boolean;
};

const NUMBERS = termSet(['two', 'two-at-once', 'both']);
const SUBORDINATE: readonly Term[] = ['that', 'who', 'while', 'before', 'after', 'because', 'or'];
const FATES = termSet(['remain', 'stop', 'pick-up', 'drop', 'face', 'penalty-card']);

/**
 * *Two of his cards hit the table while he was sorting his hand, the ♠K and the ♥Q*: where what stands right before the
 * list is a clause beside, the list says which the two cards were. The place of that part, else the last.
 */
export function placeOfList(list: Part, before: readonly Part[]): number {
  const last = before.length - 1;
  if (isAside(list, before[last], before[last - 1]) || isAdverb(before[last])) return last - 1;
  if (goesOnBehindRelative(list, before[last], before[last - 1])) return last - 1;
  const isBeside = before[last]?.link !== undefined && SUBORDINATE.includes(before[last].link);
  if (!isBeside || list.link !== undefined || list.mark === '' || names(before[last], 'cards')) return last;
  const at = before.findLastIndex(
    (part) => part.isQuoted === list.isQuoted && hasOneOf(part, NUMBERS) && !names(part, 'cards'),
  );
  if (at === last && isBareNumber(before[last])) return at - 1;
  return at === -1 ? last : at;
}

/** *The ♠Q, which was West’s, and the ♥K*: the list goes on behind what is said of its first card. */
function goesOnBehindRelative({ link }: Part, between: Part | undefined, told: Part | undefined): boolean {
  const isRelative = between?.link === 'who' && !names(between, 'cards') && !names(between, 'suit');
  return link === 'and' && isRelative && names(told, 'cards') && told?.isQuoted === between.isQuoted;
}

/** *He called from dummy, East, the ♥Q*; *a card fell, quite by chance, the ♠6*: what stands between the commas is beside. */
function isAside(list: Part, between: Part | undefined, told: Part | undefined): boolean {
  if (list.mark !== ',' || list.link !== undefined || between?.mark !== ',' || told === undefined)
    return false;
  const isBeside = between.items.every(({ kind }) => kind === 'word' || kind === 'rank' || kind === 'seat');
  const isOpen = hasOneOf(told, TAKING) && !names(told, 'cards') && !names(told, 'suit');
  return isBeside && isOpen && between.link === undefined && told.isQuoted === list.isQuoted;
}

/** *Drops it again, this time | together with the ♥Q*. */
function isAdverb(part: Part | undefined): boolean {
  return (
    part?.mark === ',' &&
    part.link === undefined &&
    part.items.every((item) => item.kind === 'term' && item.terms.includes('here'))
  );
}

/** Verbs that want a card. */
const TAKING = termSet(['drop', 'face', 'play', 'lead', 'discard', 'penalty-card']);

/** *… or at least two cards of it*: the number alone, which goes on what was said before. */
function isBareNumber(part: Part | undefined): boolean {
  return part?.link === 'or' && part.items.every((item) => item.kind === 'word' || item.kind === 'term');
}

/** *The two others, the ♠K and the ♥J, stayed on the table*: what becomes of the list stands behind its comma. */
export function isSubjectList(list: Part, next: Part, isFirst: boolean): boolean {
  if (next.link !== undefined || next.mark !== ',' || next.isQuoted !== list.isQuoted) return false;
  const first = next.items.find(
    (item) => item.kind !== 'word' && !(item.kind === 'term' && isHelper(item.terms)),
  );
  const isFate = first !== undefined && isOneOf(first, FATES);
  return isFate || (isFirst && first?.kind === 'cards');
}

/** *Three of his cards, the ♠K, | the ♥Q and the ♦6, | fell*: what the list begins with goes the same way. */
export function isListBegun({ items }: Part, { mark }: Part): boolean {
  return mark === ',' && items.at(-1)?.kind === 'cards';
}

/** *Were dropped*, *had accidentally fallen*: words that stand before the verb and say nothing. */
function isHelper(terms: readonly Term[]): boolean {
  return terms.every((term) => HELPERS.includes(term));
}

const HELPERS: readonly Term[] = ['if-first', 'verb-first', 'aside'];

/** *Let the ♥Q | and the ♥10 fall*, *laid the ♠K | and the ♥Q open*: one verb around both. */
export function fallTogether({ items }: Part, behind: readonly Item[], predicates: TermSet): boolean {
  const end = behind.findIndex(({ kind }) => kind === 'mark');
  const rest = behind.slice(0, end === -1 ? undefined : end);
  const said = (some: readonly Item[]) => some.filter((item) => isOneOf(item, predicates));
  const isFall = (some: readonly Item[]) => some.length > 0 && some.every((item) => isOneOf(item, FALLS));
  const isOne = isFall(said(items)) || isLaidOpen(said(items), rest);
  return isOne && isFall(said(rest)) && rest.every(({ kind }) => kind !== 'seat');
}

const FALLS = termSet(['drop', 'face']);
const PLAY = termSet(['play']);
const FACE = termSet(['face']);

/** *Put the ♥Q | and the ♦J on the table face up*: right behind the second card stands where it lies. */
function isLaidOpen(verbs: readonly Item[], rest: readonly Item[]): boolean {
  const behind = rest[rest.findIndex(({ kind }) => kind === 'cards') + 1];
  return (
    verbs.length === 1 &&
    verbs.every((verb) => isOneOf(verb, PLAY)) &&
    behind !== undefined &&
    isOneOf(behind, FACE)
  );
}

/** *The ♦6 is the card played, | the ♥Q a penalty card*: the second says something of its own. */
export function saysWhatItIs({ items }: Part, before: Part): boolean {
  const card = items.findIndex(({ kind }) => kind === 'cards');
  const what = items.findIndex((item) => isOneOf(item, PENALTY_CARD));
  return card !== -1 && card < what && names(before, 'cards');
}

/** *He could throw either, | just as he pleased*. */
export function isAsHeLikes({ items, link, mark }: Part, before: Part): boolean {
  const isAlone = items.every(
    (item) => item.kind === 'word' || hasOneOf({ items: [item] }, ANY_CARD_OR_ONLY),
  );
  return (
    mark === ',' && link === undefined && isAlone && hasOneOf({ items }, ANY_CARD) && hasOneOf(before, MAY)
  );
}

function names(part: Part | undefined, kind: Item['kind']): boolean {
  return part?.items.some((item) => item.kind === kind) ?? false;
}

const PENALTY_CARD = termSet(['penalty-card']);
const ANY_CARD_OR_ONLY = termSet(['any-card', 'only']);
const ANY_CARD = termSet(['any-card']);
const MAY = termSet(['may']);
