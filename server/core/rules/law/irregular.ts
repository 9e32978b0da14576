// Cards led or played against the law, as the text tells the play: facts, apart from what a ruling makes of them.
import type { Card } from '../../bridge/cards.ts';
import type { Nouns } from '../../bridge/nouns.ts';
import type { Event, Ruling } from '../../facts/facts.ts';
import type { Edition } from '../../laws/editions.ts';
import {
  didNotFollowSuit,
  ledThoughProhibited,
  ledThoughRequired,
  playedBeforeMinor,
  playedInPlaceOfPenaltyCard,
} from '../../messages/law-play.ts';
import type { Wording } from '../../messages/wording.ts';
import type { Limit } from '../../model/limit.ts';
import type { Irregularity, Position } from '../../model/position.ts';
import type { Readings } from '../../model/readings.ts';
import type { Span } from '../../text/span.ts';
import type { Finding, RulePages } from '../rule.ts';
import { findingOf } from '../run.ts';

type FaultName = 'revoke-told' | 'restriction-not-kept' | 'penalty-card-passed-over';

export const irregular: RulePages<FaultName> = {
  family: 'law',
  faults: {
    'revoke-told': {
      severity: 'hint',
      wording: didNotFollowSuit,
      good: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♥Q dropped
@on-lead S
@play S♠3 W♠4 N♠5 E♦6
@penalty E ♦6 revoke
@ruling
@remains E ♥Q ♦6`,
      ],
      bad: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♥Q dropped
@on-lead S
@play S♠3 W♠4 N♠5 E♦6
                   ^^ 44C/revoke-told: East did not follow suit here: the hand shows spades.
@ruling
@remains E ♥Q`,
      ],
    },
    'restriction-not-kept': {
      severity: 'hint',
      wording: ledThoughProhibited,
      good: [
        `@contract 3NT S
@hand W ♠84 ♥- ♦- ♣-
@penalty E ♠K dropped
@on-lead W
@prohibits ♠
@play W♠4
@ruling
@picks-up E ♠K`,
      ],
      bad: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K dropped
@on-lead W
@prohibits ♠
@play W♠4
       ^^ 50D2(a)/restriction-not-kept: West led ♠4 here, though declarer had prohibited spades.
@ruling
@picks-up E ♠K`,
      ],
    },
    'penalty-card-passed-over': {
      severity: 'hint',
      wording: playedInPlaceOfPenaltyCard,
      good: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@accepts ♦6
@ruling
@remains E ♠K ♥Q`,
      ],
      bad: [
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
                   ^^ 51A/penalty-card-passed-over: East played ♦6 here, though ♠K or ♥Q had to be played.
@ruling
@remains E ♠K ♥Q`,
      ],
    },
  },
};

const FAULTS: { readonly [kind in Limit['kind']]: readonly [FaultName, Wording] } = {
  'follow-suit': ['revoke-told', didNotFollowSuit],
  requirement: ['restriction-not-kept', ledThoughRequired],
  prohibition: ['restriction-not-kept', ledThoughProhibited],
  'penalty-card': ['penalty-card-passed-over', playedInPlaceOfPenaltyCard],
  designation: ['penalty-card-passed-over', playedInPlaceOfPenaltyCard],
  'minor-card': ['penalty-card-passed-over', playedBeforeMinor],
};

/**
 * The irregular plays on which all readings of the whole text agree, and of which neither it nor a ruling says more:
 * those of an annotation. Sentences tell the play in any order, and what came of a wrong ruling with it.
 */
export function irregularPlays(
  [first, ...others]: Readings,
  rulings: readonly Ruling[],
  edition: Edition,
): readonly Finding[] {
  if (first.isLost) return [];
  const claims = rulings.flatMap((ruling) => ruling.claims);
  const isRuledOn = (card: Card) =>
    claims.some((claim) => claim.kind === 'may-take-back' && claim.card.value === card);
  return first.irregular
    .filter(({ event, card }) => isAnnotated(event, card) && !isRuledOn(card))
    .filter((one) => !isPlayedOn(one, first))
    .filter((one) => others.every((other) => other.irregular.some((same) => isSame(one, same))))
    .map(({ seat, card, event, limit }) => {
      const [fault, wording] = FAULTS[limit.kind];
      const nouns = { ...nounsOf(limit), seat: { seat }, cards: { cards: [card] } };
      const paragraph = limit.basis.by;
      return findingOf(irregular, { fault, paragraph, span: spanOf(event, card), nouns, wording }, edition);
    });
}

/** Another card than a penalty card is accepted when play is told to have gone on (Law 52B1); a revoke is not. */
function isPlayedOn({ limit, trick: at }: Irregularity, { trick }: Position): boolean {
  const isTold = trick !== undefined && (trick.workedOutFrom === undefined || trick.plays.length > 0);
  return isTold && at < trick.number && FAULTS[limit.kind][0] === 'penalty-card-passed-over';
}

/** An annotation holds more than the card; a sentence tells a play at its card. */
function isAnnotated(event: Event, card: Card): boolean {
  return event.span.start < spanOf(event, card).start;
}

function isSame(one: Irregularity, other: Irregularity): boolean {
  return (
    one.card === other.card &&
    one.event === other.event &&
    one.limit.kind === other.limit.kind &&
    one.limit.basis.by === other.limit.basis.by
  );
}

function nounsOf(limit: Limit): Nouns {
  if ('suits' in limit) return { suits: { suits: limit.suits } };
  return { penaltyCards: { cards: 'minor' in limit ? [limit.minor] : limit.cards } };
}

function spanOf(event: Event, card: Card): Span {
  const played = event.kind === 'play' ? event.plays.find((play) => play.card.value === card) : undefined;
  return played?.card.span ?? event.span;
}
