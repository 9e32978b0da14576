// The order in which the parts of a sentence happened, where it is not that in which they are told.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';

/** How a penalty card came to be, and who came to be on lead. */
const BEFORE = termSet(['drop', 'face', 'penalty-card', 'out-of-turn', 'to-lead', 'win', 'keep-lead']);

/** What declarer does about it. */
const BEHIND = termSet(['require', 'prohibit', 'leave-free', 'want', 'designate']);

const FATES = termSet(['pick-up', 'remain']);

/** *After …*; *when West was to lead*. */
function opensEarlier(clause: Clause): boolean {
  return (
    clause.link === 'after' ||
    (clause.link === 'while' && has(clause, 'to-lead', 'drop', 'face', 'penalty-card'))
  );
}

/**
 * *South forbade spades after East had dropped the ♠K*: the clauses with those first that tell what came before, and how
 * many these are; none where they stand in their order.
 */
export function inOrderOfTime({ clauses, holds }: Pick<Sentence, 'clauses' | 'holds'>): {
  readonly clauses: readonly Clause[];
  readonly early: number;
} {
  if (clauses.length < 2 || !meet(holds, BEHIND)) return { clauses, early: 0 };
  const from = clauses.findIndex((clause, at) => 0 < at && opensEarlier(clause));
  if (from === -1) return { clauses, early: 0 };
  const rest = clauses.slice(from + 1).findIndex(({ link, mark }) => link !== 'and' || mark === ';');
  const end = rest === -1 ? clauses.length : from + 1 + rest;
  const before = clauses.slice(from, end);
  const isTurned =
    clauses.slice(0, from).some((clause) => meet(clause.holds, BEHIND)) &&
    before.some((clause) => meet(clause.holds, BEFORE)) &&
    !before.some((clause) => meet(clause.holds, BEHIND) || meet(clause.holds, FATES));
  if (!isTurned) return { clauses, early: 0 };
  return { clauses: [...before, ...clauses.slice(0, from), ...clauses.slice(end)], early: before.length };
}
