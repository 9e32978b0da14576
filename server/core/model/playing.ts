// The events that tell who leads and what is played.
import type { Seat } from '../bridge/seats.ts';
import type { Event } from '../facts/facts.ts';
import { limitsSurelyBroken, mustPlayAnother } from './duty.ts';
import { withUntoldOption } from './election.ts';
import { afterUntoldTrick, afterWholeTrick, nextTrick } from './next-trick.ts';
import { play } from './on-the-table.ts';
import { assuming, isOnDeclaringSide, type Play, type Position, type Trick } from './position.ts';

type PlayEvent = Extract<Event, { kind: 'play' }>;

/** It is told who leads to the next trick. */
export function onLead(position: Position, seat: Seat): readonly Position[] {
  const { trick } = position;
  if (trick === undefined) return [nextTrick(position, seat)];
  if (trick.plays.length > 0) return afterUntoldTrick(position, seat);
  if (trick.leader !== seat) return afterAnothersLead(position, trick, seat);
  const isTold = !trick.workedOutFrom && !trick.isInferred;
  if (!isTold) return [{ ...position, trick: { ...trick, isInferred: false, workedOutFrom: undefined } }];
  if (trick.election?.option === undefined) return [position];
  return [position, ...afterUntoldTrick(position, seat)].map((way) => assuming(way, 'trick'));
}

/** Cards are played: a trick, or the part of it that is told. */
export function played(position: Position, event: PlayEvent): readonly Position[] {
  return event.plays.reduce<readonly Position[]>(
    (ways, { seat, card }) => ways.flatMap((way) => playedBy(way, { seat, card: card.value }, event)),
    atTheTrick(position, event),
  );
}

/** Declarer designates the penalty card to be played (Law 51A); what others name does not bind. */
export function designated(position: Position, event: Extract<Event, { kind: 'designates' }>): Position {
  const isDeclarers = event.by === undefined || event.by === 'declarer' || event.by === position.declarer;
  return { ...position, designated: isDeclarers ? { card: event.card.value, event } : undefined };
}

/** The trick to which the cards belong: the one in progress, or the next where one of them has played to it. */
function atTheTrick(position: Position, event: PlayEvent): readonly Position[] {
  const [first] = event.plays;
  const begun = position.trick?.plays ?? [];
  const isNext = event.plays.some(({ seat }) => begun.some((other) => other.seat === seat));
  return first && isNext ? afterUntoldTrick(position, first.seat) : [position];
}

function playedBy(position: Position, card: Play, event: Event): readonly Position[] {
  return readyFor(position, card.seat).flatMap((ready) => {
    const { trick } = ready;
    if (trick === undefined) return [ready];
    // The card was taken to be gone in a trick that the text passes over: it was not.
    if (ready.assumed.includes('trick') && ready.holdings[card.seat].gone.includes(card.card)) return [];
    const before = noted(ready, trick, card, event);
    return play(before, card.seat, card.card, event).map((way) => added(way, trick, card, ready));
  });
}

/** The position in which `seat` is to play: to the trick in progress, or as the one who leads. */
function readyFor(position: Position, seat: Seat): readonly Position[] {
  const { trick } = position;
  if (trick === undefined) return withUntoldOption(nextTrick(position, seat));
  if (trick.plays.length > 0) {
    const hasPlayed = trick.plays.some((other) => other.seat === seat);
    return hasPlayed ? afterUntoldTrick(position, seat).flatMap(withUntoldOption) : [position];
  }
  if (trick.leader === seat) return withUntoldOption(position);
  const isOutOfTurn = !trick.workedOutFrom && !isOnDeclaringSide(position, seat);
  if (isOutOfTurn) return [ledByAnother(position, trick, seat)];
  return afterAnothersLead(position, trick, seat).flatMap(withUntoldOption);
}

/** Another leads than the one whose lead it was: he won the trick before, or a trick that the text passes over. */
function afterAnothersLead(position: Position, trick: Trick, leader: Seat): readonly Position[] {
  if (trick.workedOutFrom === undefined) return afterUntoldTrick(position, leader);
  const { prohibitions, trick: before } = trick.workedOutFrom;
  return [nextTrick({ ...position, prohibitions, trick: before, tricks: trick.number }, leader)];
}

/** A lead out of turn: the lead is still that of the player who had it, should the card be taken back. */
function ledByAnother(position: Position, trick: Trick, seat: Seat): Position {
  return { ...position, trick: { ...trick, leader: seat, election: undefined, beforeLead: position } };
}

function added(position: Position, trick: Trick, card: Play, ready: Position): Position {
  const plays = [...trick.plays, card];
  const beforeLead = trick.beforeLead ?? ready;
  const after = { ...position, trick: { ...trick, plays, beforeLead } };
  return plays.length === 4 ? afterWholeTrick(after) : after;
}

/** Notes what is irregular in a play: most of all that a penalty card had to be played instead (Law 52). */
function noted(position: Position, trick: Trick, { seat, card }: Play, event: Event): Position {
  const [limit, ...others] = limitsSurelyBroken(position, seat, card);
  if (limit === undefined) return position;
  const isOneLimit = others.every(({ kind }) => kind === limit.kind);
  const play = { seat, card, event, trick: trick.number };
  const irregular = isOneLimit ? [...position.irregular, { ...play, limit }] : position.irregular;
  if (!mustPlayAnother(position, seat, card)) return { ...position, irregular };
  return { ...position, irregular, failure: { ...play, outcome: undefined } };
}
