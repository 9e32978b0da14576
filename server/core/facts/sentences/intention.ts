// What a player only believed, wanted or tried, and what is told beside it.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has, isTerm } from '../clause-terms.ts';
import { isBehindAside } from './behind-aside.ts';

/**
 * How real a part of a sentence is: `thought` by a player and no more; `acted` upon such a thought, which says what he
 * did and nothing else; `told`.
 */
export type Reality = 'thought' | 'acted' | 'told';

/** The reality of a clause: *he believed that it was his turn (thought) and led the ♥Q (acted)*. */
export function realityOf(clause: Clause, { clauses, holds }: Sentence): Reality {
  if (!meet(holds, OF_MIND)) return 'told';
  if (isOfOffer(clause, clauses) || isAskedWhether(clause, clauses)) return 'thought';
  const first = clauses.findIndex(isThought);
  const at = clauses.indexOf(clause);
  if (first === -1 || at < first) return 'told';
  const last = clauses.slice(0, at + 1).findLastIndex(isThought);
  const goesOn = clauses
    .slice(last + 1, at + 1)
    .every(({ link }) => link !== undefined && OF_THOUGHT.includes(link));
  if (at === last || goesOn) return 'thought';
  if (isBehindAside(clauses, last, at)) return 'told';
  return clauses.slice(last + 1, at + 1).some(isOfDecider) ? 'told' : 'acted'; // *He wanted a heart, but the director …*
}

/** Without one of these all is told. */
const OF_MIND = termSet(['intended', 'asked']);

/** *Declarer had been offered a choice: use his option or leave North alone*: what stands behind the mark is the offer. */
function isOfOffer(clause: Clause, clauses: readonly Clause[]): boolean {
  const offer = clauses.findIndex((one) => has(one, 'asked') && has(one, 'told'));
  const what = clauses.slice(offer + 1, clauses.indexOf(clause) + 1);
  return offer !== -1 && what[0]?.mark === ':' && what.every(({ subject }) => subject === undefined);
}

/** *Karo isteyip isteyemeyeceğini sordu*: the same verb twice, and that he asked. */
function isAskedWhether(clause: Clause, clauses: readonly Clause[]): boolean {
  const next = clauses[clauses.indexOf(clause) + 1];
  if (next === undefined || next.subject !== undefined || next.link !== undefined) return false;
  const choices = ['require', 'prohibit'] as const;
  return has(next, 'asked') && choices.some((choice) => has(clause, choice) && has(next, choice));
}

/** What those who decide believe is no mere thought. */
function isThought(clause: Clause): boolean {
  return has(clause, 'intended') && !isOfDecider(clause);
}

function isOfDecider({ subject }: Clause): boolean {
  return subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
}

/** What follows behind these goes on with the thought. */
const OF_THOUGHT: readonly Term[] = ['that', 'because', 'who', 'or'];
