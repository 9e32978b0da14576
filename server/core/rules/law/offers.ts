// Options that a ruling gives declarer.
import { partnerOf } from '../../bridge/seats.ts';
import type { Option } from '../../facts/facts.ts';
import {
  noOptionAtOwnLead,
  noOptionForMinor,
  noPenaltyCardInSuit,
  noPenaltyCardLeft,
  oneSuitIsRequired,
} from '../../messages/law-options.ts';
import type { Wording } from '../../messages/wording.ts';
import { suitsNamed } from '../../model/election.ts';
import { basisOfRefusal, isAllowed, penaltySuits } from '../../model/options.ts';
import { majorsOf } from '../../model/position.ts';
import type { Span } from '../../text/span.ts';
import { leadInQuestion, type QuestionedLead } from '../law-lead.ts';
import { defineLawRule, IDLE, type Opinion, RIGHT, unstated, wrongWhere } from '../law-rule.ts';

type FaultName = 'option-without-ground';

export const offers = defineLawRule({
  family: 'law',
  claims: ['offers'],
  compare({ option, span }, position) {
    const lead = leadInQuestion(position, option);
    return [lead ? compared(option, span, lead) : unstated('on-lead')];
  },
  faults: {
    'option-without-ground': {
      severity: 'error',
      wording: noPenaltyCardInSuit,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@offers prohibit ♠ ♥`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@offers require ♦
^^^^^^^^^^^^^^^^^ 51B2(a)/option-without-ground: Declarer has no option in diamonds: East has no penalty card there.`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead E
@ruling
@offers prohibit ♥
^^^^^^^^^^^^^^^^^^ 51A/option-without-ground: Declarer has no option at the offender’s own lead: East leads a penalty card, and of two or more declarer designates one.`,
      ],
    },
  },
});

/** To do neither is open to anybody who has no option to use. */
function compared(option: Option, span: Span, lead: QuestionedLead): Opinion<FaultName> {
  const { position, leader } = lead;
  const offender = partnerOf(leader);
  const majors = majorsOf(position, offender);
  if (isAllowed(option, majors)) return RIGHT;
  if (option.kind === 'neither') return IDLE;
  const suits = suitsNamed(option).filter((suit) => !penaltySuits(majors).includes(suit));
  const nouns = {
    suits: { suits: suits.length === 0 ? suitsNamed(option) : suits },
    offender: { seat: offender },
    leader: { seat: leader },
  };
  const basis = basisOfRefusal(position, leader, option);
  return wrongWhere([
    { fault: 'option-without-ground', span, basis, nouns, wording: whyNot(lead, suits.length === 0) },
  ]);
}

function whyNot({ position, leader }: QuestionedLead, isOfTooManySuits: boolean): Wording {
  const offender = partnerOf(leader);
  if (majorsOf(position, offender).length > 0) {
    return isOfTooManySuits ? oneSuitIsRequired : noPenaltyCardInSuit;
  }
  if (position.penaltyCards[offender].length > 0) return noOptionForMinor;
  return majorsOf(position, leader).length > 0 ? noOptionAtOwnLead : noPenaltyCardLeft;
}
