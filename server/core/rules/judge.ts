// Whether there is something to hold against the law; where not, all that knows the law is left alone.
import { isDefender } from '../bridge/seats.ts';
import type { Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { stationsOf } from '../model/station.ts';
import type { Hindrance, Judgement } from './judgement.ts';
import { judgeRulings } from './weigh.ts';

/** Holds the rulings of a case against the laws of `edition`, unless something keeps it from being judged. */
export function judge(facts: Facts, edition: Edition, hindrance: Hindrance | undefined): Judgement {
  if (!isAboutPenaltyCards(facts)) return NOT_APPLICABLE;
  const { verdict, missing, findings } = judgeRulings(facts, edition, hindrance);
  let stations: Judgement['stations'] | undefined;
  return {
    verdict,
    missing,
    findings,
    get stations() {
      stations ??= stationsOf(facts, edition);
      return stations;
    },
  };
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
