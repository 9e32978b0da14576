// A card or suit that a claim allows or demands though a limit bars it: the faults of it, shared by the rules.
import type { Card, Suit } from '../bridge/cards.ts';
import { suitOf } from '../bridge/cards.ts';
import type { Nouns } from '../bridge/nouns.ts';
import {
  mayNotLeadProhibited,
  minorComesFirst,
  mustFollowSuit,
  mustLeadRequired,
  mustPlayDesignated,
  mustPlayOnePenaltyCard,
  mustPlayPenaltyCard,
  restrictionComesFirst,
} from '../messages/law-play.ts';
import type { Wording } from '../messages/wording.ts';
import { basisOf } from '../model/basis.ts';
import { playablePenaltyCards } from '../model/duty.ts';
import type { Limit } from '../model/limit.ts';
import { majorsOf } from '../model/position.ts';
import type { Span } from '../text/span.ts';
import type { Player } from './law-duty.ts';
import type { Departure } from './law-rule.ts';
import type { FaultPage } from './rule.ts';

export type LimitFault =
  | 'required-suit-not-led'
  | 'prohibited-suit-led'
  | 'suit-not-followed'
  | 'penalty-card-not-played'
  | 'undesignated-card-played'
  | 'small-card-before-minor';

const FAULTS: { readonly [kind in Limit['kind']]: LimitFault } = {
  requirement: 'required-suit-not-led',
  prohibition: 'prohibited-suit-led',
  'follow-suit': 'suit-not-followed',
  'penalty-card': 'penalty-card-not-played',
  designation: 'undesignated-card-played',
  'minor-card': 'small-card-before-minor',
};

const WORDINGS: { readonly [kind in Limit['kind']]: Wording } = {
  requirement: mustLeadRequired,
  prohibition: mayNotLeadProhibited,
  'follow-suit': mustFollowSuit,
  'penalty-card': mustPlayPenaltyCard,
  designation: mustPlayDesignated,
  'minor-card': minorComesFirst,
};

/** What is wrong with a card or suit that `limit` bars. */
export function departureFrom(limit: Limit, player: Player, span: Span): Departure<LimitFault> {
  const playable = playablePenaltyCards(player.duty);
  const isOneOfSeveral = limit.kind === 'penalty-card' && playable.length > 1;
  return {
    fault: FAULTS[limit.kind],
    span,
    basis: limit.basis,
    wording: isOneOfSeveral ? mustPlayOnePenaltyCard : WORDINGS[limit.kind],
    nouns: nounsOf(limit, player, playable),
  };
}

/** The same of a penalty card that is demanded as the lead: the restriction comes first (Law 50D1(b)). */
export function departureOfOwnCard(
  limit: Limit,
  player: Player,
  span: Span,
  cards: readonly Card[],
): Departure<LimitFault> {
  const departure = departureFrom(limit, player, span);
  const own = majorsOf(player.position, player.seat).map(({ card }) => card);
  const isRestriction = limit.kind === 'requirement' || limit.kind === 'prohibition';
  const demanded = own.filter((card) => cards.includes(card));
  if (!isRestriction || demanded.length === 0) return departure;
  return {
    ...departure,
    basis: basisOf('restriction before own card', player.position.edition, limit.basis.because),
    wording: restrictionComesFirst,
    nouns: { ...departure.nouns, cards: { cards: demanded } },
  };
}

function nounsOf(limit: Limit, { seat }: Player, playable: readonly Card[]): Nouns {
  const suits: readonly Suit[] =
    'suits' in limit ? limit.suits : 'minor' in limit ? [suitOf(limit.minor)] : [];
  const penaltyCards = 'minor' in limit ? [limit.minor] : playable;
  return { seat: { seat }, suits: { suits }, penaltyCards: { cards: penaltyCards } };
}

/** The pages of these faults. */
export const LIMIT_PAGES: { readonly [fault in LimitFault]: FaultPage } = {
  'required-suit-not-led': {
    severity: 'error',
    wording: mustLeadRequired,
    good: [
      `@contract 3NT S
@hand W ♠- ♥K2 ♦9 ♣T
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@may-lead W any`,
    ],
    bad: [
      `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠KJ dropped
@on-lead W
@requires ♠
@ruling
@may-lead W ♦
            ^ 51B1(a)/required-suit-not-led: West must lead spades, as declarer required.`,
      `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty W ♦9 deliberate
@penalty E ♠K dropped
@on-lead W
@requires ♠
@ruling
@must-lead W ♦9
             ^^ 50D1(b)/required-suit-not-led: ♦9 may not be led: the lead restriction comes before the duty to play one’s own penalty card.`,
    ],
  },
  'prohibited-suit-led': {
    severity: 'error',
    wording: mayNotLeadProhibited,
    good: [
      `@contract 3NT S
@hand W ♠84 ♥K2 ♦- ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠ ♥
@ruling
@may-lead W ♥`,
    ],
    bad: [
      `@contract 3NT S
@hand W ♠84 ♥K ♦A9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠ ♥
@play W♦A N♣8 E♦2 S♣6
@on-lead W
@ruling
@may-lead W ♥
            ^ 51B2(b)/prohibited-suit-led: West may not lead spades or hearts: declarer’s prohibition lasts until West loses the lead.`,
    ],
  },
  'suit-not-followed': {
    severity: 'error',
    wording: mustFollowSuit,
    good: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♥Q ♦6 dropped
@on-lead S
@play S♠3 W♠4 N♠5
@ruling
@may-play E ♠KJ`,
    ],
    bad: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♥Q ♦6 dropped
@on-lead S
@play S♠3 W♠4 N♠5
@ruling
@must-play E ♥Q
             ^^ 44C/suit-not-followed: East must follow suit: that comes before any penalty card.`,
    ],
  },
  'penalty-card-not-played': {
    severity: 'error',
    wording: mustPlayPenaltyCard,
    good: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8
@ruling
@may-play E ♠K ♥Q`,
    ],
    bad: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8
@ruling
@must-play E ♦6
             ^^ 51A/penalty-card-not-played: East must play ♠K or ♥Q, and declarer designates which.`,
      `@contract 3NT S
@hand W ♠J4 ♥K ♦9 ♣-
@penalty W ♠J dropped
@penalty E ♠2 deliberate
@on-lead W
@requires ♠
@ruling
@may-play W ♠4
            ^^ 50D1(a)/penalty-card-not-played: West must play ♠J: a major penalty card is played at the first legal opportunity.`,
    ],
  },
  'undesignated-card-played': {
    severity: 'error',
    wording: mustPlayDesignated,
    good: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead E
@designates ♥Q
@ruling
@must-play E ♥Q`,
    ],
    bad: [
      `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead E
@designates ♥Q
@ruling
@must-play E ♠K
             ^^ 51A/undesignated-card-played: East must play ♥Q, the penalty card that declarer designated.`,
    ],
  },
  'small-card-before-minor': {
    severity: 'error',
    wording: minorComesFirst,
    good: [
      `@contract 3NT S
@hand E ♠72 ♥6 ♦4 ♣-
@penalty E ♠7 dropped
@on-lead S
@play S♣9 W♦9 N♣8
@ruling
@may-play E ♠7 ♥6 ♦4`,
    ],
    bad: [
      `@contract 3NT S
@hand E ♠72 ♥6 ♦4 ♣-
@penalty E ♠7 dropped
@on-lead S
@play S♣9 W♦9 N♣8
@ruling
@may-play E ♠2
            ^^ 50C/small-card-before-minor: East may play no other card below the ten in spades before the minor penalty card ♠7.`,
    ],
  },
};
