// The events that tell what declarer said before a lead.
import { partnerOf } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import { weaker } from './basis.ts';
import { choose, isSameOption, withoutEffect, withoutOption } from './election.ts';
import { afterUntoldTrick, nextTrick } from './next-trick.ts';
import { assuming, isOnDeclaringSide, offendersIn, type Position, type Trick } from './position.ts';

type OptionEvent = Extract<Event, { kind: 'option' }>;
type NoOptionEvent = Extract<Event, { kind: 'no-option' }>;

/** An option is stated: every way in which the position can go on. */
export function optionStated(position: Position, event: OptionEvent): readonly Position[] {
  return atTheLead(position).flatMap((way) => {
    if (way.trick === undefined) return [way];
    const chosen = choiceAt(way, way.trick, event.option, event);
    if (isDeclarers(way, event)) return chosen;
    const refused = withoutEffect(way, way.trick.leader, event.option, event);
    return [...chosen, refused].map((other) => assuming(other, 'choice'));
  });
}

/** It is told that declarer stated no option. */
export function noOptionStated(position: Position, event: NoOptionEvent): readonly Position[] {
  return atTheLead(position).map((way) =>
    way.trick && !way.trick.election ? withoutOption(way, way.trick.leader, event) : way,
  );
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

/** Whether an option can have been stated for this lead: a defender's, which is told or which needs one. */
function isLeadOfOption(position: Position, trick: Trick): boolean {
  const needsOne = position.penaltyCards[partnerOf(trick.leader)].length > 0;
  return needsOne || (trick.workedOutFrom === undefined && !isOnDeclaringSide(position, trick.leader));
}

/** What the option comes to, one stated before it for the same lead included. */
function choiceAt(position: Position, trick: Trick, option: Option, event: OptionEvent): readonly Position[] {
  const { leader, election: earlier } = trick;
  if (earlier?.option === undefined) return choose(earlier?.before ?? position, leader, option, event);
  if (!earlier.isGiven) return choose(earlier.before, leader, option, event);
  if (isSameOption(earlier.option, option)) return [position];
  if (earlier.option.kind === 'prohibit' && option.kind === 'prohibit') {
    const suits = [...new Set([...earlier.option.suits, ...option.suits])];
    return choose(earlier.before, leader, { kind: 'prohibit', suits }, event);
  }
  return alternatives(position, choose(earlier.before, leader, option, event));
}

/** Two options for one lead: they are alternatives, so that only one of them can stand (Law 51B2). */
function alternatives(first: Position, second: readonly Position[]): readonly Position[] {
  return [first, ...second].map((way) => ({
    ...assuming(way, 'choice'),
    ground: weaker(way.ground, 'inference'),
  }));
}

function isDeclarers(position: Position, { by }: OptionEvent): boolean {
  return by === undefined || by === 'declarer' || by === position.declarer;
}
