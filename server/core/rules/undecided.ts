// The question that a case puts to its author where a ruling in it could not be judged.
import { SEATS } from '../bridge/seats.ts';
import type { Edition } from '../laws/editions.ts';
import {
  choiceMissing,
  declarerMissing,
  designationMissing,
  exposureMissing,
  handMissing,
  leadMissing,
  readingMissing,
  trickMissing,
} from '../messages/missing.ts';
import type { Wording } from '../messages/wording.ts';
import type { Missing } from '../model/position.ts';
import type { Span } from '../text/span.ts';
import type { Finding } from './rule.ts';

const QUESTIONS: { readonly [what in Exclude<Missing, `hand of ${string}`>]: Wording } = {
  choice: choiceMissing,
  declarer: declarerMissing,
  designation: designationMissing,
  exposure: exposureMissing,
  'on-lead': leadMissing,
  reading: readingMissing,
  trick: trickMissing,
};

/** Asks for what is missing, at the claim that turns on it. */
export function questionFor(what: Missing, span: Span, edition: Edition): Finding {
  const seat = SEATS.find((player) => what === `hand of ${player}`);
  return {
    rule: '51/undecided',
    paragraph: '51',
    laws: edition,
    severity: 'hint',
    wording: wordingOf(what),
    nouns: seat ? { seat: { seat } } : {},
    span,
    related: [],
  };
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
