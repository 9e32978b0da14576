// The order in which the parts of a sentence happened, where it is not that in which they are told.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';

/** How a penalty card came to be, and who came to be on lead. */
const BEFORE = ['drop', 'face', 'penalty-card', 'out-of-turn', 'to-lead', 'win', 'keep-lead'] as const;

/** What declarer does about it. */
const BEHIND = ['require', 'prohibit', 'leave-free', 'want', 'designate'] as const;

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
export function inOrderOfTime(clauses: readonly Clause[]): {
  readonly clauses: readonly Clause[];
  readonly early: number;
} {
  const from = clauses.findIndex((clause, at) => 0 < at && opensEarlier(clause));
  if (from === -1) return { clauses, early: 0 };
  const rest = clauses.slice(from + 1).findIndex(({ link, mark }) => link !== 'and' || mark === ';');
  const end = rest === -1 ? clauses.length : from + 1 + rest;
  const before = clauses.slice(from, end);
  const isTurned =
    clauses.slice(0, from).some((clause) => has(clause, ...BEHIND)) &&
    before.some((clause) => has(clause, ...BEFORE)) &&
    !before.some((clause) => has(clause, ...BEHIND, 'pick-up', 'remain'));
  if (!isTurned) return { clauses, early: 0 };
  return { clauses: [...before, ...clauses.slice(0, from), ...clauses.slice(end)], early: before.length };
}
