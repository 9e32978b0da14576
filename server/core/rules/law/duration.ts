// How long a ruling lets a restriction of the lead run.

import type { Suit } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Choice, Duration } from '../../facts/facts.ts';
import { prohibitionLasts, requirementIsForOneLead } from '../../messages/law-play.ts';
import { suitsNamed } from '../../model/election.ts';
import { type Election, leaderIn, type Position } from '../../model/position.ts';
import type { Located } from '../../text/span.ts';
import { type ClaimOf, type Departure, defineLawRule, IDLE, wrongWhere } from '../law-rule.ts';

type FaultName = 'prohibition-misdated' | 'requirement-prolonged';

export const duration = defineLawRule({
  family: 'law',
  claims: ['must-lead', 'may-not-lead'],
  compare(claim, position) {
    if (claim.until === undefined) return [IDLE];
    return [wrongWhere(misdated(claim, claim.until, position))];
  },
  faults: {
    'prohibition-misdated': {
      severity: 'error',
      wording: prohibitionLasts,
      good: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@ruling
@may-not-lead W ♠ until lead-lost`,
      ],
      bad: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@ruling
@may-not-lead W ♠ until end-of-play
                  ^^^^^^^^^^^^^^^^^ 51B1(b)/prohibition-misdated: The prohibition lasts until West loses the lead, no longer and no shorter.`,
      ],
    },
    'requirement-prolonged': {
      severity: 'error',
      wording: requirementIsForOneLead,
      good: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@must-lead W ♠ this-trick`,
      ],
      bad: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@must-lead W ♠ until lead-lost
               ^^^^^^^^^^^^^^^ 51B2(a)/requirement-prolonged: The requirement binds West for one lead only.`,
      ],
    },
  },
});

/** A requirement is for one lead, a prohibition until the player loses the lead (Laws 50D2(a), 51B). */
function misdated(
  { kind, seat, choice }: ClaimOf<'must-lead' | 'may-not-lead'>,
  until: Located<Duration>,
  position: Position,
): readonly Departure<FaultName>[] {
  const { election } = position;
  const suits = suitsOf(choice);
  const told = { span: until.span, nouns: { seat: { seat } } };
  if (election && isRequirementOf(seat, election) && until.value !== 'this-trick') {
    const repeats = suits.some((suit) => suitsNamed(election.option).includes(suit));
    const isMeant = kind === 'must-lead' ? repeats : suits.length > 0 && !repeats;
    return isMeant ? [{ fault: 'requirement-prolonged', basis: election.basis, ...told }] : [];
  }
  if (kind === 'must-lead' || until.value === 'lead-lost') return [];
  const basis = prohibitionOf(seat, suits, until.value, position);
  return basis ? [{ fault: 'prohibition-misdated', basis, ...told }] : [];
}

/** The prohibition that a claim about `suits` speaks of: one that runs, or for what is too long one that has ended. */
function prohibitionOf(seat: Seat, suits: readonly Suit[], until: Duration, position: Position) {
  const names = (named: readonly Suit[]) => suits.some((suit) => named.includes(suit));
  const running = position.prohibitions.find((one) => one.player === seat && names(one.suits));
  if (running) return running.basis;
  const { election } = position;
  const isEnded = until === 'end-of-play' && leaderIn(position) !== seat;
  const isHis = election?.leader === seat && election.isGiven && election.option?.kind === 'prohibit';
  return isEnded && isHis && names(suitsNamed(election.option)) ? election.basis : undefined;
}

function isRequirementOf(seat: Seat, election: Election): boolean {
  return election.leader === seat && election.isGiven && election.option?.kind === 'require';
}

function suitsOf(choice: Choice): readonly Suit[] {
  return choice.kind === 'suits' ? choice.suits.map(({ value }) => value) : [];
}
