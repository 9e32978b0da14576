// Whether a list of cards or suits is what is denied of the part before it, or told instead of it, or all that is said.

import { foldWord } from '../../bridge/fold.ts';
import type { Term } from '../lexicon/lexicon.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { hasOneOf } from './terms-of-items.ts';

type Part = { readonly items: readonly Item[]; readonly link: Term | undefined; readonly mark: string };

/** *The ♣A, and not a heart*, *not the ♥Q but the ♠K*, *a heart, but a spade not*: not so what was said before. */
export function isContrast(list: Part, before: Part | undefined): boolean {
  const isDenied = hasOneOf(list, DENIALS);
  if (before === undefined || isDenied === hasOneOf(before, DENIALS)) return false;
  if (!isDenied) return list.link === 'but';
  return list.link === 'and' || (list.mark === ',' && !hasOneOf(before, ANY_CARD)); // *Anything, but no spade* is one.
}

const DENIALS = termSet(['not', 'neither']);

/** So many characters up to the end of a list tell its form. */
const LOOKED_BACK = 24;

/** Whether a list of cards is all that is said: *elinde ♥K ve ♦9 var*, *alınan ♠K’dır*. */
export function saysSo({ items }: Pick<Part, 'items'>, text: string, { partEndings }: ReadyLexicon): boolean {
  const end = items.at(-1)?.span.end ?? 0;
  return partEndings?.ofLists.test(foldWord(text.slice(Math.max(0, end - LOOKED_BACK), end))) === true;
}

const ANY_CARD = termSet(['any-card']);
