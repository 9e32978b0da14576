// Options that a ruling refuses declarer.
import { partnerOf } from '../../bridge/seats.ts';
import type { Option } from '../../facts/facts.ts';
import { mayDoNeither, mayProhibit, mayRequire, optionsApplyAgain } from '../../messages/law-options.ts';
import { doubted } from '../../model/basis.ts';
import { suitsNamed } from '../../model/election.ts';
import { basisOfOption, isAllowed } from '../../model/options.ts';
import { majorsOf } from '../../model/position.ts';
import type { Span } from '../../text/span.ts';
import { leadInQuestion, type QuestionedLead } from '../law-lead.ts';
import { defineLawRule, type Opinion, RIGHT, unstated, wrongWhere } from '../law-rule.ts';

type FaultName = 'option-refused';

export const denies = defineLawRule({
  family: 'law',
  claims: ['denies'],
  compare({ option, span }, position) {
    const lead = leadInQuestion(position, option);
    return [lead ? compared(option, span, lead) : unstated('on-lead')];
  },
  faults: {
    'option-refused': {
      severity: 'error',
      wording: mayProhibit,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@denies require ♦`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@denies prohibit ♠ ♥
^^^^^^^^^^^^^^^^^^^^ 51B2(b)/option-refused: Declarer may prohibit spades and hearts: any suit, or all suits, in which East has a penalty card.`,
        `@contract 3NT S
@penalty E ♠K dropped
@on-lead W
@ruling
@denies neither
^^^^^^^^^^^^^^^ 50D2(b)/option-refused: Declarer may choose neither to require nor to prohibit a lead. Our text of this paragraph has not yet been compared with a law book.`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@play W♦A N♣8 E♦2 S♣6
@on-lead W
@ruling
@denies prohibit ♥
^^^^^^^^^^^^^^^^^^ 51B2(c)/option-refused: Declarer has all the options again: West is on lead again, and East still has a penalty card.`,
      ],
    },
  },
});

function compared(option: Option, span: Span, lead: QuestionedLead): Opinion<FaultName> {
  const { position, leader } = lead;
  const offender = partnerOf(leader);
  const majors = majorsOf(position, offender);
  if (!isAllowed(option, majors)) return RIGHT;
  const isAgain = isAppliedAgain(lead);
  const nouns = {
    suits: { suits: suitsNamed(option) },
    offender: { seat: offender },
    leader: { seat: leader },
  };
  const given = basisOfOption(isAgain ? 'neither' : option.kind, majors, position.edition, majors[0]?.told);
  const basis = isBound(lead) ? doubted(given, 'prohibition running') : given;
  const wording = isAgain ? optionsApplyAgain : WORDINGS[option.kind];
  return wrongWhere([{ fault: 'option-refused', span, basis, nouns, wording }]);
}

const WORDINGS = { require: mayRequire, prohibit: mayProhibit, neither: mayDoNeither };

/** The same defender is on lead after declarer did neither: the options apply again (footnote to Law 51B2(c)). */
function isAppliedAgain({ position, leader }: QuestionedLead): boolean {
  return position.election?.leader === leader && position.election.option?.kind === 'neither';
}

/** Whether there are options again while a prohibition runs is a matter of reading. */
function isBound({ position, leader }: QuestionedLead): boolean {
  return position.prohibitions.some(({ player }) => player === leader);
}
