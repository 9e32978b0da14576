// Whether there is something to hold against the law; where not, all that knows the law is left alone.
import { isDefender } from '../bridge/seats.ts';
import type { Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import type { Station } from '../model/station.ts';
import type { EditionDoubt } from './law/undecided.ts';
import type { Finding } from './rule.ts';
import { judgeRulings } from './weigh.ts';

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

/** What keeps a case from being judged: its board is faulty, or it is not known whether the edition was in force. */
export type Hindrance = 'board' | EditionDoubt;
export const HINDRANCES: readonly string[] = ['board', 'edition', 'older-laws'] satisfies Hindrance[];

/** Holds the rulings of a case against the laws of `edition`, unless something keeps it from being judged. */
export function judge(facts: Facts, edition: Edition, hindrance: Hindrance | undefined): Judgement {
  return isAboutPenaltyCards(facts) ? judgeRulings(facts, edition, hindrance) : NOT_APPLICABLE;
}

/** Whether the text tells of a penalty card, or a ruling speaks of a card of declarer or dummy as if it were one. */
function isAboutPenaltyCards({ events, rulings, declarer }: Facts): boolean {
  if (events.some(({ kind }) => kind === 'penalty')) return true;
  return rulings.some(({ claims }) =>
    claims.some(
      (claim) =>
        (claim.kind === 'picks-up' || claim.kind === 'remains' || claim.kind === 'kind') &&
        declarer !== undefined &&
        !isDefender(claim.seat, declarer.value),
    ),
  );
}

const NOT_APPLICABLE: Judgement = { verdict: 'not-applicable', missing: [], findings: [], stations: [] };
