// The rules about the text, in the order in which they are checked.
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
import { annotationsDisagree } from './facts/annotations-disagree.ts';
import { cardInAnotherHand } from './facts/card-in-another-hand.ts';
import { cardInNoHand } from './facts/card-in-no-hand.ts';
import { notUnderstood } from './facts/not-understood.ts';
import { sentenceDisagrees } from './facts/sentence-disagrees.ts';
import { textDisagrees } from './facts/text-disagrees.ts';
import { twoHandsForASeat } from './facts/two-hands-for-a-seat.ts';
import { expectedInVain } from './notation/expected-not-found.ts';
import { foreignSeat } from './notation/foreign-seat.ts';
import { ignoredInVain } from './notation/ignore-unused.ts';
import { ignoredWithoutReason } from './notation/ignore-without-reason.ts';
import { lostSign } from './notation/lost-sign.ts';
import { missingArgument } from './notation/missing-argument.ts';
import { unexpectedArgument } from './notation/unexpected-argument.ts';
import { unknownArgument } from './notation/unknown-argument.ts';
import { unknownCard } from './notation/unknown-card.ts';
import { unknownSeat } from './notation/unknown-seat.ts';
import { unknownSuit } from './notation/unknown-suit.ts';
import { unknownWord } from './notation/unknown-word.ts';
import type { Rule } from './rule.ts';

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
  lostSign,
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
