// Who a ruling lets designate the penalty card to be played (Law 51A).

import type { Card } from '../../bridge/cards.ts';
import { partnerOf, SEATS, type Seat } from '../../bridge/seats.ts';
import { declarerDesignates, offenderDesignates } from '../../messages/law-play.ts';
import { basisOf } from '../../model/basis.ts';
import { dutiesOf, isToPlay, playablePenaltyCards } from '../../model/duty.ts';
import type { PenaltyCard } from '../../model/penalty-card.ts';
import { majorsOf, offendersIn, type Position } from '../../model/position.ts';
import {
  type ClaimOf,
  defineLawRule,
  type Opinion,
  RIGHT,
  unstated,
  VACUOUS,
  wrongWhere,
} from '../law-rule.ts';

type FaultName = 'chosen-by-another';

export const chooser = defineLawRule({
  family: 'law',
  claims: ['chooses'],
  compare(claim, position) {
    const left = leftOfTwo(position);
    if (left) return [comparedWithTwo(claim, left, position)];
    const isDeclarers = isDeclarer(claim, position);
    if (isDeclarers === undefined) return [unstated('declarer')];
    if (isDeclarers) return [RIGHT];
    return offendersIn(position)
      .flatMap((seat) => choicesOf(position, seat))
      .map((choice) => compared(claim, choice));
  },
  faults: {
    'chosen-by-another': {
      severity: 'error',
      wording: declarerDesignates,
      good: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8
@ruling
@chooses declarer`,
      ],
      bad: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8
@ruling
@chooses offender
         ^^^^^^^^ 51A/chosen-by-another: It is declarer who designates which of ♠K and ♥Q East plays.`,
        `@contract 3NT S
@on-lead S
@play S♠Q W♠4 N♠5 E♠7
@penalty E ♥6 two-cards
@ruling
@chooses declarer
         ^^^^^^^^ 58B2/chosen-by-another: Of two cards played at once, East designates the one to be played; ♥6 is what is left.`,
      ],
    },
  },
});

/** The penalty cards of one offender from which one is to be chosen. */
type Choice = { readonly seat: Seat; readonly cards: readonly Card[]; readonly position: Position };

function compared({ role }: ClaimOf<'chooses'>, choice: Choice): Opinion<FaultName> {
  const { seat, cards, position } = choice;
  if (cards.length < 2) return VACUOUS;
  const [first] = majorsOf(position, seat);
  const nouns = { seat: { seat }, penaltyCards: { cards } };
  const basis = basisOf('one of several, as declarer designates', position.edition, first?.told);
  return wrongWhere([{ fault: 'chosen-by-another', span: role.span, nouns, basis }]);
}

/** The penalty card that is left of two played at once, where it is the only one on the table (Law 58B2). */
function leftOfTwo(position: Position): { readonly seat: Seat; readonly card: PenaltyCard } | undefined {
  const all = SEATS.flatMap((seat) => position.penaltyCards[seat].map((card) => ({ seat, card })));
  const [only, another] = all;
  return only?.card.how === 'two-cards' && another === undefined ? only : undefined;
}

function comparedWithTwo(
  { role }: ClaimOf<'chooses'>,
  { seat, card }: { readonly seat: Seat; readonly card: PenaltyCard },
  position: Position,
): Opinion<FaultName> {
  if (role.value === 'offender' || role.value === seat) return RIGHT;
  const nouns = { seat: { seat }, penaltyCards: { cards: [card.card] } };
  const basis = basisOf('offender names the one of two', position.edition, card.told);
  return wrongWhere([
    { fault: 'chosen-by-another', span: role.span, nouns, basis, wording: offenderDesignates },
  ]);
}

/**
 * What `seat` is to choose from: now, if he is to play, in each way in which he can be bound; else at his next play,
 * whatever is led. Of two cards played at once he himself designates one (Law 58B2): that is another choice.
 */
function choicesOf(position: Position, seat: Seat): readonly Choice[] {
  const majors = majorsOf(position, seat);
  if (majors.length < 2 || majors.some(({ how }) => how === 'two-cards')) return [];
  const all = { seat, cards: majors.map(({ card }) => card), position };
  if (!isToPlay(position, seat)) return [all];
  return dutiesOf(position, seat).map((duty) => ({ ...all, cards: playablePenaltyCards(duty) }));
}

/** Whether the claim names declarer; `undefined` where he may be meant by a seat. */
function isDeclarer({ role: { value } }: ClaimOf<'chooses'>, position: Position): boolean | undefined {
  if (value === 'declarer') return true;
  const isSeat = SEATS.some((seat) => seat === value);
  if (!isSeat) return false;
  if (position.declarer !== undefined) return value === position.declarer;
  const defenders = offendersIn(position).flatMap((seat) => [seat, partnerOf(seat)]);
  return defenders.some((seat) => seat === value) ? false : undefined;
}
