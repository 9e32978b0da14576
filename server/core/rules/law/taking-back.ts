// A card that a ruling lets the offender take back of his own accord (Law 52A).
import { mayNotTakeBack } from '../../messages/law-information.ts';
import { basisOf } from '../../model/basis.ts';
import { defineLawRule, IDLE, wrongWhere } from '../law-rule.ts';

export const takingBack = defineLawRule({
  family: 'law',
  claims: ['may-take-back'],
  compare({ seat, card }, { failure, edition }) {
    const isFailure = failure?.seat === seat && failure.card === card.value;
    if (!isFailure || failure.outcome === 'rejected') return [IDLE];
    const basis = basisOf('not taken back unasked', edition, failure.event);
    const nouns = { seat: { seat }, cards: { cards: [card.value] } };
    return [wrongWhere([{ fault: 'taken-back-unasked', span: card.span, basis, nouns }])];
  },
  faults: {
    'taken-back-unasked': {
      severity: 'error',
      wording: mayNotTakeBack,
      good: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@rejects ♦6
@ruling
@may-take-back E ♦6`,
      ],
      bad: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@ruling
@may-take-back E ♦6
                 ^^ 52A/taken-back-unasked: East may not take ♦6 back unasked: declarer says whether the card is accepted.`,
      ],
    },
  },
});
