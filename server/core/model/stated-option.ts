// The events that tell what declarer said before a lead.
import { partnerOf, SEATS } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import { DOUBTS } from '../laws/answers.ts';
import { weaker } from './basis.ts';
import { choose, elected, isSameOption, withoutEffect, withoutOption } from './election.ts';
import { afterUntoldTrick, nextTrick } from './next-trick.ts';
import { isAllowed } from './options.ts';
import type { PenaltyCard } from './penalty-card.ts';
import {
  assuming,
  type Election,
  isOnDeclaringSide,
  majorsOf,
  offendersIn,
  type Position,
  type Trick,
} from './position.ts';

type OptionEvent = Extract<Event, { kind: 'option' }>;
type NoOptionEvent = Extract<Event, { kind: 'no-option' }>;

/** An option is stated: every way in which the position can go on. */
export function optionStated(position: Position, event: OptionEvent): readonly Position[] {
  if (isToldAgain(position, event.option)) return [position];
  return atTheLead(position).flatMap((way) => {
    if (way.trick === undefined) return [way];
    const chosen = choiceAt(way, way.trick, event.option, event);
    if (isDeclarers(way, event)) return chosen;
    const refused = withoutEffect(way, way.trick.leader, event.option, event);
    return [...chosen, refused].map((other) => assuming(other, 'choice'));
  });
}

/** The option for this lead said once more; one that came to nothing may be one that the law gives by now. */
function isToldAgain(position: Position, option: Option): boolean {
  const { trick } = position;
  const election = trick?.election;
  if (trick === undefined || election?.option === undefined || isUntold(election)) return false;
  const isOpen = trick.plays.length === 0 && !election.isGiven;
  const isGivenNow = isOpen && isAllowed(option, majorsOf(position, partnerOf(trick.leader)));
  return !isGivenNow && isSameOption(election.option, option);
}

/** It is told that declarer stated no option. */
export function noOptionStated(position: Position, event: NoOptionEvent): readonly Position[] {
  return atTheLead(position).flatMap((way) => {
    const { trick } = way;
    if (trick === undefined) return [way];
    if (isUntold(trick.election))
      return trick.election?.option?.kind === 'neither' ? [withoutOption(way, trick.leader, event)] : [];
    return [trick.election ? way : withoutOption(way, trick.leader, event)];
  });
}

/** The position with the lead that the option was stated for: told, or the only one that it can be. */
function atTheLead(position: Position): readonly Position[] {
  if (position.trick && isLeadOfOption(position, position.trick)) return [position];
  const leaders = offendersIn(position).map(partnerOf);
  const ways = leaders.flatMap((leader) =>
    position.trick ? afterUntoldTrick(position, leader) : [nextTrick(position, leader)],
  );
  return ways.length === 0 ? [position] : ways.map(inferred);
}

function inferred(position: Position): Position {
  const assumed = assuming(position, 'on-lead');
  return { ...assumed, trick: assumed.trick && { ...assumed.trick, isInferred: true } };
}

/**
 * Whether an option can have been stated for this lead: a defender's, which is told or which needs one; of one that
 * is made, the option that the text has not told yet.
 */
function isLeadOfOption(position: Position, trick: Trick): boolean {
  if (trick.plays.length > 0) return isUntold(trick.election);
  const needsOne = position.penaltyCards[partnerOf(trick.leader)].length > 0;
  return needsOne || (trick.workedOutFrom === undefined && !isOnDeclaringSide(position, trick.leader));
}

/** Whether an option was taken to be stated though the text had not told of it. */
function isUntold(election: Election | undefined): boolean {
  return election?.option !== undefined && election.basis.because === undefined;
}

/** What the option comes to, one stated before it for the same lead included. */
function choiceAt(position: Position, trick: Trick, option: Option, event: OptionEvent): readonly Position[] {
  const { leader, election: earlier } = trick;
  if (earlier === undefined) return choose(position, leader, option, event);
  if (isUntold(earlier)) return toldAfterwards(position, earlier, option, event);
  if (!earlier.isGiven) return choose(unelected(position, earlier), leader, option, event);
  if (isExposedSince(position, earlier)) return choose(position, leader, option, event);
  if (earlier.option?.kind === 'prohibit' && option.kind === 'prohibit') {
    const suits = [...new Set([...earlier.option.suits, ...option.suits])];
    return choose(earlier.before, leader, { kind: 'prohibit', suits }, event);
  }
  return alternatives(position, choose(earlier.before, leader, option, event));
}

/** Whether a card has been exposed since the option was stated: there is more to choose, or to play, than there was. */
function isExposedSince({ penaltyCards, past }: Position, { before }: Election): boolean {
  const isNew = (all: readonly PenaltyCard[], known: readonly PenaltyCard[]) =>
    all.some(({ told }) => !known.some((other) => other.told === told));
  return SEATS.some((seat) =>
    isNew([...penaltyCards[seat], ...past[seat]], [...before.penaltyCards[seat], ...before.past[seat]]),
  );
}

/** The position without what came to nothing; cards may have been exposed since. */
function unelected(position: Position, { before }: Election): Position {
  const { trick, election } = before;
  return { ...position, election, trick: position.trick && { ...position.trick, election: trick?.election } };
}

/** The option is told only after the lead: of the readings those are left that took it to be so. */
function toldAfterwards(
  position: Position,
  earlier: Election,
  option: Option,
  event: OptionEvent,
): readonly Position[] {
  const { leader, before } = earlier;
  const isGiven = isAllowed(option, majorsOf(before, partnerOf(leader)));
  if (!isGiven) {
    return earlier.option?.kind === 'neither' ? [withoutEffect(position, leader, option, event)] : [];
  }
  if (earlier.option === undefined || !isSameOption(earlier.option, option)) return [];
  return [elected(position, { ...earlier, basis: { ...earlier.basis, because: event } })];
}

/** Two options for one lead: they are alternatives, so that only one of them can stand (Law 51B2). */
function alternatives(first: Position, second: readonly Position[]): readonly Position[] {
  return [first, ...second].map((way) => ({
    ...assuming(way, 'choice'),
    ground: weaker(way.ground, DOUBTS['two options stated'].ground),
  }));
}

function isDeclarers(position: Position, { by }: OptionEvent): boolean {
  return by === undefined || by === 'declarer' || by === position.declarer;
}
