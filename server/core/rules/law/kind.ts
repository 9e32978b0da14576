// What a ruling calls a penalty card: major or minor (Law 50B).

import { isHonour } from '../../bridge/cards.ts';
import type { Edition } from '../../laws/editions.ts';
import {
  majorAsDeliberate,
  majorAsHonour,
  majorAsOneOfSeveral,
  minorAsOnlyOne,
  noneOfDeclaringSide,
  noneWhenConceding,
} from '../../messages/law-cards.ts';
import type { Wording } from '../../messages/wording.ts';
import { type Basis, basisOf } from '../../model/basis.ts';
import { type Fate, fateOf } from '../../model/fate.ts';
import type { PenaltyCard } from '../../model/penalty-card.ts';
import { type ClaimOf, type Departure, defineLawRule, IDLE, wrongWhere } from '../law-rule.ts';

type FaultName = 'called-minor' | 'called-major' | 'called-a-penalty-card';

export const kind = defineLawRule({
  family: 'law',
  claims: ['kind'],
  compare(claim, position) {
    const fate = fateOf(position, claim.seat, claim.card.value);
    return [fate === undefined ? IDLE : wrongWhere(departures(claim, fate, position.edition))];
  },
  faults: {
    'called-minor': {
      severity: 'error',
      wording: majorAsOneOfSeveral,
      good: [
        `@contract 3NT S
@penalty E ♠7 dropped
@penalty W ♦9 dropped
@on-lead W
@ruling
@kind E ♠7 minor`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠7 ♥6 dropped
@on-lead W
@ruling
@kind E ♠7 minor
           ^^^^^ 50B/called-minor: ♠7 is a major penalty card: as soon as one defender has two or more, all of them are major.`,
        `@contract 3NT S
@penalty E ♠10 dropped
@on-lead W
@ruling
@kind E ♠10 minor
            ^^^^^ 50B/called-minor: ♠10 is a major penalty card: it is an honour.`,
      ],
    },
    'called-major': {
      severity: 'error',
      wording: minorAsOnlyOne,
      good: [
        `@contract 3NT S
@penalty E ♠7 revoke
@on-lead W
@ruling
@kind E ♠7 major`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠7 dropped
@penalty W ♦9 dropped
@on-lead W
@ruling
@kind E ♠7 major
           ^^^^^ 50B/called-major: ♠7 is a minor penalty card: it is below the ten, was exposed unintentionally, and is the only one East has.`,
      ],
    },
    'called-a-penalty-card': {
      severity: 'error',
      wording: noneOfDeclaringSide,
      good: [
        `@contract 3NT S
@penalty E ♠Q dropped
@ruling
@kind E ♠Q major`,
      ],
      bad: [
        `@contract 3NT S
@penalty N ♠Q dropped
@ruling
@kind N ♠Q major
        ^^ 48A/called-a-penalty-card: ♠Q is no penalty card: declarer and dummy never have one.`,
      ],
    },
  },
});

function departures(claim: ClaimOf<'kind'>, fate: Fate, edition: Edition): readonly Departure<FaultName>[] {
  const { card, called, seat } = claim;
  const nouns = { card: { card: card.value }, cards: { cards: [card.value] }, seat: { seat } };
  const none = whyNone(fate, edition);
  if (none) return [{ fault: 'called-a-penalty-card', span: card.span, nouns, ...none }];
  if (fate.card === undefined || fate.card.kind === called.value) return [];
  const basis = basisOf('major or minor', edition, fate.card.told);
  return called.value === 'minor'
    ? [{ fault: 'called-minor', span: called.span, nouns, basis, wording: whyMajor(fate.card) }]
    : [{ fault: 'called-major', span: called.span, nouns, basis }];
}

/** Why a card is no penalty card at all, where it is none (Laws 48A, 68B2). */
function whyNone(
  { kind: fate, basis, card }: Fate,
  edition: Edition,
): { basis: Basis; wording: Wording } | undefined {
  if (card?.how === 'conceded') {
    return { basis: basisOf('faced in a concession', edition, card.told), wording: noneWhenConceding };
  }
  return fate === 'never-one' ? { basis, wording: noneOfDeclaringSide } : undefined;
}

function whyMajor({ card, alone }: PenaltyCard): Wording {
  if (isHonour(card)) return majorAsHonour;
  return alone === 'major' ? majorAsDeliberate : majorAsOneOfSeveral;
}
