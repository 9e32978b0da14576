// What of a clause holds for the one behind it too.
import type { Term } from '../lexicon/lexicon.ts';
import { meet, termSet } from '../lexicon/term-set.ts';
import type { Clause } from './clause.ts';

/** The modality goes on while nobody else is named; what is unreal goes on over each *and*. */
export function carriedTo(clause: Clause, before: Clause | undefined): readonly Term[] {
  const { link, subject, mayInherit: isOpen, isQuoted } = clause;
  if (before === undefined || before.isQuoted !== isQuoted || !meet(before.holds, ANY)) return [];
  if (meet(clause.said, FINITE)) return [];
  if (before.mark === '(' && clause.mark === ')') return []; // An aside in brackets goes no further.
  const isListed = link === 'and' || link === 'or';
  const isAfterAside = link === undefined && before.link === 'who';
  const goesOn = subject === undefined && isOpen && (isListed || link === undefined) && !isAfterAside;
  const terms = goesOn ? MODALS : isListed ? UNREAL : [];
  return terms.filter((term) => meet(before.holds, termSet([term])));
}

const MODALS: readonly Term[] = ['may', 'must', 'may-not', 'would', 'should', 'will'];
const ANY = termSet(MODALS);
const UNREAL: readonly Term[] = ['would', 'should'];

/** Those of them that say of their own how real a part of a sentence is. */
const FINITE = termSet(MODALS.filter((term) => term !== 'will'));

/** *The ♦Q is a penalty card, and so is the ♦K*: what was said last of a card. */
export function repeatedBy(clauses: readonly Clause[]): readonly Term[] {
  const last = clauses.findLast(({ said }) => meet(said, FATES));
  if (last === undefined || meet(last.said, UNSURE)) return [];
  return REPEATED.filter((term) => meet(last.said, termSet([term])));
}

/** What *and so is* says again. */
const REPEATED: readonly Term[] = [
  'penalty-card',
  'drop',
  'face',
  'pick-up',
  'stop',
  'remain',
  'major',
  'minor',
];

const FATES = termSet(REPEATED);
const UNSURE = termSet(['not', 'neither', 'may-not', 'would', 'should']);
