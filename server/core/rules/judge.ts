import type { Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import type { Station } from '../model/station.ts';
import type { Finding } from './rule.ts';

/** Whether the rulings of a case could be held against the law: all of them, not all, or there is no penalty card. */
export type Verdict = 'judged' | 'undecided' | 'not-applicable';

/** What the law has to say of a case. */
export type Judgement = {
  readonly verdict: Verdict;
  /** What the text would have to say for the case to be judged: `choice`, `hand of W`, `on-lead`, `board` … */
  readonly missing: readonly string[];
  /** The findings of the families `law` and `citation`. */
  readonly findings: readonly Finding[];
  /** The moments at which an option or the play of a penalty card was due, the first of them first. */
  readonly stations: readonly Station[];
};

/** Holds the rulings of a case against the laws of `edition`; a case whose board is faulty is not judged. */
export function judge(facts: Facts, _edition: Edition, boardIsFaulty: boolean): Judgement {
  const hasPenaltyCards = facts.events.some((event) => event.kind === 'penalty');
  if (!hasPenaltyCards) return { verdict: 'not-applicable', missing: [], findings: [], stations: [] };
  return { verdict: 'undecided', missing: boardIsFaulty ? ['board'] : [], findings: [], stations: [] };
}
