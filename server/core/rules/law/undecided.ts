// The question that a case puts to its author where a ruling in it could not be judged.
import { SEATS } from '../../bridge/seats.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Edition } from '../../laws/editions.ts';
import {
  choiceMissing,
  declarerMissing,
  designationMissing,
  editionMissing,
  exposureMissing,
  handMissing,
  lawsTooOld,
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
        `@date 2017-08-15
      ^^^^^^^^^^ 51/undecided: In these months federations changed over to the laws of 2017: \`@laws\` says which edition was in force.
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K`,
        `@date 1999-05-21
      ^^^^^^^^^^ 51/undecided: The date lies before the laws of 2007: a ruling under older laws is not judged.
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K`,
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

/** Why a date does not say by which laws the case is to be judged. */
export type EditionDoubt = 'edition' | 'older-laws';

/** Asks for the edition, at the date. */
export function questionOfEdition(
  doubt: EditionDoubt,
  { date }: Facts,
  edition: Edition,
): readonly Finding[] {
  if (date === undefined) return [];
  const wording = doubt === 'edition' ? editionMissing : lawsTooOld;
  const nouns = { edition: { text: edition } };
  return [
    findingOf(undecided, { fault: 'undecided', paragraph: '51', span: date.span, nouns, wording }, edition),
  ];
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
