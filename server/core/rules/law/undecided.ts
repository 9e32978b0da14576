// The question that a case puts to its author where a ruling in it could not be judged.
import { SEATS } from '../../bridge/seats.ts';
import type { Edition } from '../../laws/editions.ts';
import {
  choiceMissing,
  declarerMissing,
  designationMissing,
  exposureMissing,
  handMissing,
  leadMissing,
  readingMissing,
  trickMissing,
} from '../../messages/missing.ts';
import type { Wording } from '../../messages/wording.ts';
import type { Missing } from '../../model/position.ts';
import type { Span } from '../../text/span.ts';
import type { Finding, RulePages } from '../rule.ts';
import { findingOf } from '../run.ts';

const QUESTIONS: { readonly [what in Exclude<Missing, `hand of ${string}`>]: Wording } = {
  choice: choiceMissing,
  declarer: declarerMissing,
  designation: designationMissing,
  exposure: exposureMissing,
  'on-lead': leadMissing,
  reading: readingMissing,
  trick: trickMissing,
};

export const undecided: RulePages<'undecided'> = {
  family: 'law',
  faults: {
    undecided: {
      severity: 'hint',
      wording: choiceMissing,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@picks-up E ♠K
^^^^^^^^^^^^^^ 51/undecided: The text does not say what declarer chose: what is picked up and what may be led depends on it.`,
      ],
    },
  },
};

/** Asks for what is missing, at the claim that turns on it. */
export function questionFor(what: Missing, span: Span, edition: Edition): Finding {
  const seat = SEATS.find((player) => what === `hand of ${player}`);
  const nouns = seat ? { seat: { seat } } : {};
  return findingOf(
    undecided,
    { fault: 'undecided', paragraph: '51', span, nouns, wording: wordingOf(what) },
    edition,
  );
}

function wordingOf(what: Missing): Wording {
  switch (what) {
    case 'hand of N':
    case 'hand of E':
    case 'hand of S':
    case 'hand of W':
      return handMissing;
    default:
      return QUESTIONS[what];
  }
}
