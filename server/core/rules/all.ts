// THE list: every rule, in the order in which the families are checked; a test compares it with the folders.

import { callNotPermitted } from './board/call-not-permitted.ts';
import { cardTwice } from './board/card-twice.ts';
import { contractAndAuction } from './board/contract-against-auction.ts';
import { dealerAgainstNumber } from './board/dealer-against-number.ts';
import { lookAlike } from './board/look-alike.ts';
import { missingCard } from './board/missing-card.ts';
import { movedCard } from './board/moved-card.ts';
import { tooManyCards } from './board/too-many-cards.ts';
import { uncertainReading } from './board/uncertain-reading.ts';
import { unequalHands } from './board/unequal-hands.ts';
import { unknownRank } from './board/unknown-rank.ts';
import { vulnerabilityAgainstNumber } from './board/vulnerability-against-number.ts';
import { paragraphInBook } from './citation/paragraph-in-book.ts';
import { wrongParagraph } from './citation/wrong-paragraph.ts';
import { annotationsDisagree } from './facts/annotations-disagree.ts';
import { cardInAnotherHand } from './facts/card-in-another-hand.ts';
import { cardInNoHand } from './facts/card-in-no-hand.ts';
import { notUnderstood } from './facts/not-understood.ts';
import { sentenceDisagrees } from './facts/sentence-disagrees.ts';
import { textDisagrees } from './facts/text-disagrees.ts';
import { twoHandsForASeat } from './facts/two-hands-for-a-seat.ts';
import { chooser } from './law/chooser.ts';
import { denies } from './law/denies.ts';
import { duration } from './law/duration.ts';
import { information } from './law/information.ts';
import { irregular } from './law/irregular.ts';
import { kind } from './law/kind.ts';
import { may } from './law/may.ts';
import { mayNotLead } from './law/may-not-lead.ts';
import { must } from './law/must.ts';
import { offers } from './law/offers.ts';
import { pickedUp } from './law/picked-up.ts';
import { remaining } from './law/remains.ts';
import { takingBack } from './law/taking-back.ts';
import { undecided } from './law/undecided.ts';
import { unlisted } from './law/unlisted.ts';
import type { LawRule } from './law-rule.ts';
import { expectedInVain } from './notation/expected-not-found.ts';
import { foreignSeat } from './notation/foreign-seat.ts';
import { ignoredInVain } from './notation/ignore-unused.ts';
import { ignoredWithoutReason } from './notation/ignore-without-reason.ts';
import { missingArgument } from './notation/missing-argument.ts';
import { unexpectedArgument } from './notation/unexpected-argument.ts';
import { unknownArgument } from './notation/unknown-argument.ts';
import { unknownCard } from './notation/unknown-card.ts';
import { unknownSeat } from './notation/unknown-seat.ts';
import { unknownSuit } from './notation/unknown-suit.ts';
import { unknownWord } from './notation/unknown-word.ts';
import { FAMILIES, type Rule, type RulePages } from './rule.ts';

/** Rules about the text itself: its deal, its annotations, and whether they agree. */
export const TEXT_RULES: readonly Rule[] = [
  dealerAgainstNumber,
  vulnerabilityAgainstNumber,
  callNotPermitted,
  contractAndAuction,
  cardTwice,
  missingCard,
  movedCard,
  tooManyCards,
  unequalHands,
  unknownRank,
  uncertainReading,
  lookAlike,
  unknownWord,
  unknownArgument,
  unexpectedArgument,
  missingArgument,
  unknownSeat,
  foreignSeat,
  unknownCard,
  unknownSuit,
  expectedInVain,
  ignoredWithoutReason,
  ignoredInVain,
  cardInAnotherHand,
  cardInNoHand,
  twoHandsForASeat,
  annotationsDisagree,
  sentenceDisagrees,
  textDisagrees,
  notUnderstood,
];

/** Rules that hold a ruling's reference against the law and what the ruling rests on. */
export const CITATION_RULES: readonly LawRule[] = [paragraphInBook, wrongParagraph];

/** Rules that hold a ruling against the law, in the order of the law book. */
export const LAW_RULES: readonly LawRule[] = [
  kind,
  may,
  must,
  chooser,
  offers,
  denies,
  mayNotLead,
  duration,
  pickedUp,
  remaining,
  information,
  takingBack,
];

export const RULES: readonly RulePages[] = [
  ...TEXT_RULES,
  ...CITATION_RULES,
  ...LAW_RULES,
  unlisted,
  irregular,
  undecided,
];

/** Whether a setting or `@ignore` may name it: a family, a fault with its family or with a paragraph, or a fault alone. */
export function isRuleOrFamily(name: string): boolean {
  if ((FAMILIES as readonly string[]).includes(name)) return true;
  const fault = name.slice(name.indexOf('/') + 1);
  return RULES.some((rule) => fault in rule.faults);
}
