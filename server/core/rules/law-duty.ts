// Claims about what a player may or must play or lead: the moment they speak of, and how he is bound then.
import { type Card, DECK, SUITS, type Suit, suitOf } from '../bridge/cards.ts';
import type { Nouns } from '../bridge/nouns.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Claim, Option } from '../facts/facts.ts';
import { freeAsNotGiven } from '../messages/law-play.ts';
import type { Wording } from '../messages/wording.ts';
import type { Basis } from '../model/basis.ts';
import { type Duty, dutiesOf, isToPlay, limitBroken } from '../model/duty.ts';
import { suitsNamed } from '../model/election.ts';
import {
  type Election,
  isOnDeclaringSide,
  isOptionDue,
  leaderIn,
  type Missing,
  majorsOf,
  type Position,
} from '../model/position.ts';
import { type Departure, IDLE, type Opinion, unstated } from './law-rule.ts';

/** A player who is to play or lead, and one way in which he is bound. */
export type Player = {
  readonly seat: Seat;
  readonly position: Position;
  readonly duty: Duty;
  readonly isLeading: boolean;
};

/** Why a player is free where a claim binds him: what that rests on, and the sentence that says so. */
export type Freedom = { readonly basis: Basis; readonly wording: Wording; readonly nouns: Nouns };

/** What keeps a lead from being judged by the player's duty alone. */
export type Obstacle = {
  readonly seat: Seat;
  readonly position: Position;
  /** Declarer is told to have stated no option, or one that the law does not give him. */
  readonly kind: 'no option' | 'no such option';
  readonly election: Election;
  readonly freedom: Freedom;
};

/** How a rule looks at a claim about a player. */
export type View<Name extends string> = {
  readonly bound: (player: Player) => Opinion<Name>;
  readonly before: (obstacle: Obstacle) => Opinion<Name>;
  /** The suits that the claim bars. */
  readonly suits: readonly Suit[];
};

/** The opinions on a claim about `seat`: one for each way in which he can be bound. */
export function viewed<Name extends string>(
  claim: { readonly kind: Claim['kind'] },
  seat: Seat,
  position: Position,
  view: View<Name>,
): readonly Opinion<Name>[] {
  if (isUnconcerned(position, seat)) return [IDLE];
  const moment = momentOf(claim.kind, seat, position);
  if (moment === undefined) return viewedAtNextPlay(claim, seat, position, view);
  const isLeading = leaderIn(moment) === seat;
  const obstacle = isLeading ? obstacleAt(moment, seat) : undefined;
  if (obstacle) return [view.before(obstacle)];
  const isDue = isLeading && isOptionDue(moment);
  return dutiesOf(moment, seat).map((duty) => {
    const player = { seat, position: moment, duty, isLeading };
    const opinion = view.bound(player);
    if (isDue && !isSettled(opinion, player, view.suits)) return unstated('choice');
    return { ...opinion, assumed: [...(opinion.assumed ?? []), ...duty.assumed] };
  });
}

/**
 * The opinions on a claim about a play that is not yet due: one for each lead that can come before it, in an order that
 * does not turn on the suits. The text may have passed over tricks, so that only a duty to play a card that was picked
 * up is wrong whenever he plays.
 */
function viewedAtNextPlay<Name extends string>(
  claim: { readonly kind: Claim['kind'] },
  seat: Seat,
  position: Position,
  view: View<Name>,
): readonly Opinion<Name>[] {
  const leader = leaderIn(position);
  if (leader === undefined || isAboutLead(claim.kind)) return [unstated('on-lead')];
  if (isOptionDue(position) || obstacleAt(position, leader)) return [unstated('choice')];
  const isOfPickedUp = ({ basis }: Departure) =>
    position.past[seat].some((card) => card.fate === 'picked-up' && card.basis === basis);
  return possibleLeads(position, leader)
    .flatMap((led) => viewed(claim, seat, led, view))
    .map((opinion) =>
      opinion.kind === 'wrong' && !opinion.departures.every(isOfPickedUp) ? unstated('on-lead') : opinion,
    )
    .toSorted((one, other) => questionIn(one) - questionIn(other));
}

/** What comes first of what an opinion may ask: the lead, which decides whether the rest arises; then the card; then the hand. */
function questionIn(opinion: Opinion): number {
  if (opinion.kind !== 'unstated') return QUESTIONS.length + 1;
  const at = QUESTIONS.indexOf(opinion.what);
  return at < 0 ? QUESTIONS.length : at;
}

const QUESTIONS: readonly Missing[] = ['on-lead', 'choice', 'designation'];

/** The trick with the lead made, once for each suit that the leader may lead. */
function possibleLeads(position: Position, leader: Seat): readonly Position[] {
  const { trick } = position;
  if (trick === undefined) return [];
  const duties = dutiesOf(position, leader);
  const leads = SUITS.flatMap((suit) => {
    const cards = possibleIn(position, leader, suit);
    return cards.filter((card) => duties.some((duty) => limitBroken(duty, card) === undefined)).slice(0, 1);
  });
  return leads.map((card) => ({
    ...position,
    trick: { ...trick, plays: [{ seat: leader, card }], beforeLead: position },
  }));
}

/** Whether a prohibition that is running decides the claim, whatever declarer may choose about other cards now. */
function isSettled(opinion: Opinion, { duty }: Player, barred: readonly Suit[]): boolean {
  const running = duty.limits.filter(({ kind }) => kind === 'prohibition');
  const suits = running.flatMap((limit) => ('suits' in limit ? limit.suits : []));
  if (opinion.kind === 'wrong') {
    return opinion.departures.every(({ basis }) => running.some((limit) => limit.basis === basis));
  }
  return opinion.kind === 'right' && barred.length > 0 && barred.every((suit) => suits.includes(suit));
}

/** Whether a claim about `suit` enforces the option that the law does not give. */
export function enforces({ election: { option } }: Obstacle, kind: Option['kind'], suit: Suit): boolean {
  return option?.kind === kind && suitsNamed(option).includes(suit);
}

/** The suit's cards that the player can hold, as far as the text shows. */
export function possibleIn(position: Position, seat: Seat, suit: Suit): readonly Card[] {
  const { cards, spots, gone, extent } = position.holdings[seat];
  const all = DECK.filter((card) => suitOf(card) === suit && !gone.includes(card));
  if (extent === 'at-least' || spots.includes(suit)) return all;
  return cards.filter((card) => suitOf(card) === suit);
}

/** Declarer and dummy are not bound by penalty cards, unless the text calls one of their own cards so. */
function isUnconcerned(position: Position, seat: Seat): boolean {
  return isOnDeclaringSide(position, seat) && position.past[seat].length === 0;
}

/** The moment a claim speaks of: now, or for the lead of this trick before it was made. */
function momentOf(kind: Claim['kind'], seat: Seat, position: Position): Position | undefined {
  if (isToPlay(position, seat)) return position;
  return isAboutLead(kind) && position.trick?.leader === seat ? position.trick.beforeLead : undefined;
}

function isAboutLead(kind: Claim['kind']): boolean {
  return kind === 'may-lead' || kind === 'must-lead' || kind === 'may-not-lead';
}

function obstacleAt(position: Position, seat: Seat): Obstacle | undefined {
  const election = position.trick?.election;
  if (election === undefined || election.isGiven || isOptionDue(position)) return undefined;
  if (majorsOf(position, partnerOf(seat)).length === 0) return undefined;
  const kind = election.option === undefined ? 'no option' : 'no such option';
  const suits = suitsNamed(election.option);
  const nouns = { seat: { seat }, suits: { suits } };
  return {
    seat,
    position,
    kind,
    election,
    freedom: { basis: election.basis, wording: freeAsNotGiven, nouns },
  };
}
