import type { Card, Denomination, Suit } from '../bridge/cards.ts';
import { EMPTY_HAND, sizeOf } from '../bridge/hand.ts';
import { isDefender, nextSeat, partnerOf, SEATS, type Seat } from '../bridge/seats.ts';
import type { Event, Facts, Option } from '../facts/facts.ts';
import type { Ground } from '../laws/answers.ts';
import type { Edition } from '../laws/editions.ts';
import type { Basis } from './basis.ts';
import { type Holding, holdingOf } from './holding.ts';
import type { Limit } from './limit.ts';
import { isMajor, type PastPenaltyCard, type PenaltyCard } from './penalty-card.ts';

/** Something for each of the four. */
export type PerSeat<T> = { readonly [seat in Seat]: T };

export type Play = { readonly seat: Seat; readonly card: Card };

/** What the text would have to say for the law to give one answer. */
export type Missing =
  | 'choice'
  | 'declarer'
  | 'designation'
  | 'exposure'
  | 'on-lead'
  | 'reading'
  | 'trick'
  | `hand of ${Seat}`;

/** What declarer chose before a lead, and what came of it. */
export type Election = {
  /** The player who was to lead. */
  readonly leader: Seat;
  /** `undefined` where the text tells that he chose nothing. */
  readonly option: Option | undefined;
  /** Whether the law gives him that option; one that it does not give has no effect. */
  readonly isGiven: boolean;
  readonly basis: Basis;
  /** The cards that were picked up by it. */
  readonly pickedUp: readonly PenaltyCard[];
  /** The position in which he chose. */
  readonly before: Position;
};

/** A trick from the moment its lead falls due. */
export type Trick = {
  /** Counted from 0 as the text tells of them. */
  readonly number: number;
  readonly leader: Seat;
  /** The leader is taken from an option: he is the partner of the one who has penalty cards. */
  readonly isInferred: boolean;
  readonly election: Election | undefined;
  readonly plays: readonly Play[];
  /** The position before the first card; `undefined` while no card is led. */
  readonly beforeLead: Position | undefined;
  /** The end of the trick before it, where the leader is only worked out from the cards. */
  readonly workedOutFrom: Position | undefined;
};

/** A lead prohibition that is running: until `player` loses the lead. */
export type Prohibition = { readonly player: Seat; readonly suits: readonly Suit[]; readonly basis: Basis };

/** A penalty card not played when it had to be (Law 52), and what declarer said to it. */
export type Failure = {
  readonly seat: Seat;
  readonly card: Card;
  readonly event: Event;
  /** The number of the trick. */
  readonly trick: number;
  readonly outcome: 'accepted' | 'rejected' | undefined;
};

/** A card led or played though a limit barred it, whatever the player may hold besides. */
export type Irregularity = {
  readonly seat: Seat;
  readonly card: Card;
  readonly event: Event;
  /** The number of the trick. */
  readonly trick: number;
  readonly limit: Limit;
};

/** All that the law needs to know of a moment of play; one of the ways to read what the text tells. */
export type Position = {
  readonly edition: Edition;
  readonly declarer: Seat | undefined;
  readonly trumps: Denomination | undefined;
  readonly holdings: PerSeat<Holding>;
  readonly penaltyCards: PerSeat<readonly PenaltyCard[]>;
  readonly past: PerSeat<readonly PastPenaltyCard[]>;
  /** How many tricks have begun. */
  readonly tricks: number;
  readonly trick: Trick | undefined;
  readonly prohibitions: readonly Prohibition[];
  /** The latest option, kept when its trick is over. */
  readonly election: Election | undefined;
  /** The penalty card that declarer designated to be played at this turn (Law 51A), and where that is told. */
  readonly designated: { readonly card: Card; readonly event: Event } | undefined;
  readonly failure: Failure | undefined;
  /** The irregular plays that have been neither taken back nor accepted. */
  readonly irregular: readonly Irregularity[];
  /** How firmly this reading of the events rests on the law. */
  readonly ground: Ground;
  /** The text leaves so much open that the position can no longer be followed. */
  readonly isLost: boolean;
  /** What was taken to be so though the text does not say it. */
  readonly assumed: readonly Missing[];
};

/** The position before the first event. */
export function openingPosition(facts: Facts, edition: Edition): Position {
  const extent = isShownAsItLay(facts) ? 'whole' : 'at-most';
  return {
    edition,
    declarer: facts.declarer?.value,
    trumps: facts.trumps?.value,
    holdings: perSeat((seat) => holdingOf(facts.hands[seat], extent)),
    penaltyCards: perSeat(() => []),
    past: perSeat(() => []),
    tricks: 0,
    trick: undefined,
    prohibitions: [],
    election: undefined,
    designated: undefined,
    failure: undefined,
    irregular: [],
    ground: 'words',
    isLost: false,
    assumed: [],
  };
}

export function perSeat<T>(give: (seat: Seat) => T): PerSeat<T> {
  return { N: give('N'), E: give('E'), S: give('S'), W: give('W') };
}

/** `all` with another value for one seat. */
export function withSeat<T>(all: PerSeat<T>, seat: Seat, value: T): PerSeat<T> {
  const { N, E, S, W } = all;
  switch (seat) {
    case 'N':
      return { N: value, E, S, W };
    case 'E':
      return { N, E: value, S, W };
    case 'S':
      return { N, E, S: value, W };
    case 'W':
      return { N, E, S, W: value };
  }
}

/** The position read in a way that the text leaves open. */
export function assuming(position: Position, what: Missing): Position {
  return position.assumed.includes(what) ? position : { ...position, assumed: [...position.assumed, what] };
}

/** The major penalty cards of a player: those that give options and have to be played (Law 50D). */
export function majorsOf(position: Position, seat: Seat): readonly PenaltyCard[] {
  return position.penaltyCards[seat].filter(isMajor);
}

/** The players who have penalty cards, in the order in which the text tells of them. */
export function offendersIn({ penaltyCards }: Position): readonly Seat[] {
  const toldAt = (seat: Seat) => Math.min(...penaltyCards[seat].map(({ told }) => told.span.start));
  return SEATS.filter((seat) => penaltyCards[seat].length > 0).sort(
    (one, other) => toldAt(one) - toldAt(other),
  );
}

/** Whether `seat` is known to be declarer or dummy. */
export function isOnDeclaringSide(position: Position, seat: Seat): boolean {
  return position.declarer !== undefined && !isDefender(seat, position.declarer);
}

/** Whether `seat` has played `card` to this trick or to the one just finished. */
export function hasPlayed(position: Position, seat: Seat, card: Card): boolean {
  return [position.trick, position.trick?.workedOutFrom?.trick].some(
    (trick) => trick !== undefined && isAmong(trick, seat, card),
  );
}

export function isAmong(trick: Trick, seat: Seat, card: Card): boolean {
  return trick.plays.some((play) => play.seat === seat && play.card === card);
}

/** The player who is to lead, before a card of the trick has been played. */
export function leaderIn(position: Position): Seat | undefined {
  return position.trick?.plays.length === 0 ? position.trick.leader : undefined;
}

/**
 * Whether declarer has an option at the lead that is due, and has said nothing yet (Laws 50D2, 51B); nothing of a
 * card, at least, that was exposed after he chose.
 */
export function isOptionDue(position: Position): boolean {
  const leader = leaderIn(position);
  if (leader === undefined) return false;
  const offender = partnerOf(leader);
  const election = position.trick?.election;
  const isSpokenOf = ({ card }: PenaltyCard) =>
    election?.before.penaltyCards[offender].some((other) => other.card === card) &&
    election.pickedUp.every((other) => other.card !== card);
  return !majorsOf(position, offender).every(isSpokenOf);
}

/**
 * Whether the hands are what everybody held when the first event happened. A whole deal is, where the opening leader
 * is the first to be on lead; else play has begun, and each hand shows the most that its owner can still hold.
 */
function isShownAsItLay(facts: Facts): boolean {
  const isWholeDeal = SEATS.some((seat) => sizeOf(facts.hands[seat] ?? EMPTY_HAND) === 13);
  if (!isWholeDeal) return true;
  return facts.declarer !== undefined && firstLeader(facts.events) === nextSeat(facts.declarer.value);
}

function firstLeader(events: readonly Event[]): Seat | undefined {
  for (const event of events) {
    if (event.kind === 'on-lead') return event.seat;
    if (event.kind === 'play') return event.plays[0]?.seat;
  }
  return undefined;
}
