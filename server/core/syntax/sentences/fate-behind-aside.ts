// *The jack, however, has to be left lying*, *the queen, the director ruled, goes back*: a card, an aside, its fate.

import type { Term } from '../lexicon/lexicon.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isOneOf } from './terms-of-items.ts';

/** What is looked at of a part of a sentence. */
type Part = {
  readonly items: readonly Item[];
  readonly link: Term | undefined;
  readonly mark: string;
  readonly isQuoted: boolean;
};

/** Where behind an aside or two it is said what becomes of the card at `subject`; `-1` where it is not. */
export function placeOfFate(parts: readonly Part[], subject: number): number {
  const card = parts[subject];
  const at = parts.findIndex((part, place) => subject + 1 < place && isFate(part));
  const asides = parts.slice(subject + 1, at);
  const isOne = asides.length <= MOST_ASIDES && asides.every((aside) => aside.mark === ',' && isAside(aside));
  const isNext = card !== undefined && parts[at]?.isQuoted === card.isQuoted;
  return at !== -1 && isOne && isNext ? at : -1;
}

const MOST_ASIDES = 2;

/** A part that says what becomes of something it does not name. */
function isFate({ items, mark, link }: Part): boolean {
  if (mark !== ',' || link !== undefined) return false;
  const verb = items.findIndex((item) => isOneOf(item, FATES));
  const before = items.slice(0, Math.max(0, verb));
  return (
    verb !== -1 &&
    before.every((item) => item.kind === 'word' || isOneOf(item, HELPERS)) &&
    items.every(({ kind }) => kind !== 'cards' && kind !== 'rank' && kind !== 'suit')
  );
}

const HELPERS = termSet([
  'must',
  'may',
  'will',
  'not',
  'may-not',
  'need-not',
  'if-first',
  'verb-first',
  'aside',
]);

/** *However*, *of course*, *poor thing*, *the director ruled*: a few words, or who decided so. */
function isAside({ items, link, isQuoted }: Part): boolean {
  if (isQuoted || LONGEST_ASIDE < items.length || (link !== undefined && link !== 'but')) return false;
  return items.every((item) => item.kind === 'word' || isOneOf(item, SAID));
}

const LONGEST_ASIDE = 4;
const SAID = termSet(['but', 'aside', 'director', 'committee', 'i', 'ruled', 'told', 'says', 'likewise']);

const FATES = termSet(['pick-up', 'remain', 'stop']);
