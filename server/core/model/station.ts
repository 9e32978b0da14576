// The moments of a case at which something was due, for the report.
import type { Card } from '../bridge/cards.ts';
import { type BySeat, SEATS, type Seat } from '../bridge/seats.ts';
import type { Event, Facts, Option } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { dutiesOf, isToPlay, playablePenaltyCards } from './duty.ts';
import type { PenaltyCard } from './penalty-card.ts';
import {
  isOnDeclaringSide,
  isOptionDue,
  majorsOf,
  openingPosition,
  type PerSeat,
  type Position,
  type Trick,
} from './position.ts';
import { after } from './readings.ts';

/** A moment at which declarer's option, or the play of a penalty card, was due. */
export type Station = {
  readonly declarer: Seat | undefined;
  /** The defender whose lead it is; `undefined` where the offender only plays to a trick. */
  readonly onLead: Seat | undefined;
  /** The penalty cards as they lay before it; a seat without one is left out. */
  readonly penaltyCards: BySeat<readonly Card[]>;
  /** What declarer chose; `undefined` where the text does not say. */
  readonly choice: Option | undefined;
};

/** A station, and its place in the course of the case. */
export type PlacedStation = {
  readonly station: Station;
  /** The event by which it fell due. */
  readonly due: Event;
  /** How many events have been told when it is looked at, those of declarer's choice included: see `cardByCard`. */
  readonly told: number;
};

/** The stations of a case, one for each trick that has one; where nothing was due, the moment of the last exposure. */
export function stationsOf(facts: Facts, edition: Edition): readonly Station[] {
  return placedStationsOf(facts, edition).map(({ station }) => station);
}

/** The same with their places. */
export function placedStationsOf(facts: Facts, edition: Edition): readonly PlacedStation[] {
  const byTrick = new Map<number, PlacedStation>();
  let position = openingPosition(facts, edition);
  let atExposure: PlacedStation | undefined;
  for (const [at, event] of cardByCard(facts.events).entries()) {
    const place = { due: event, told: at + 1 };
    position = after(position, event)[0] ?? position;
    if (event.kind === 'penalty')
      atExposure = { station: stationAt(position, position.penaltyCards), ...place };
    const { trick } = position;
    const station = trick && stationIn(position, trick);
    if (trick) note(byTrick, trick.number, station && { station, ...place }, isBegun(trick));
  }
  const stations = [...byTrick.values()];
  if (stations.length > 0) return stations;
  return atExposure && Object.keys(atExposure.station.penaltyCards).length > 0 ? [atExposure] : [];
}

/**
 * Cards lie as they lay before the trick began: a later look at it adds nothing. With a card that is taken back to an
 * earlier trick those after it are undone.
 */
function note(
  byTrick: Map<number, PlacedStation>,
  trick: number,
  placed: PlacedStation | undefined,
  isBegun: boolean,
): void {
  for (const number of byTrick.keys()) if (number > trick) byTrick.delete(number);
  const known = byTrick.get(trick);
  if (isBegun && known) return;
  if (placed) byTrick.set(trick, known ? { ...placed, due: known.due } : placed);
  else byTrick.delete(trick);
}

/** The trick as a station, if an option or the play of a penalty card is due in it. */
function stationIn(position: Position, trick: Trick): Station | undefined {
  const { election } = trick;
  if (election?.basis.because) return stationAt(position, election.before.penaltyCards, election.option);
  const isDue = isOptionDue(position) || isPlayDue(position);
  return isDue ? stationAt(position, position.penaltyCards) : undefined;
}

/** Whether a penalty card has to be played now. A hand that is not known well enough makes nothing due. */
function isPlayDue(position: Position): boolean {
  return SEATS.some((seat) => {
    if (!isToPlay(position, seat) || majorsOf(position, seat).length === 0) return false;
    const isDesignated = majorsOf(position, seat).some(({ card }) => card === position.designated?.card);
    return isDesignated || dutiesOf(position, seat).every((duty) => playablePenaltyCards(duty).length > 0);
  });
}

function stationAt(
  position: Position,
  penaltyCards: PerSeat<readonly PenaltyCard[]>,
  choice?: Option,
): Station {
  const leader = position.trick?.leader;
  const isDefenders = leader !== undefined && !isOnDeclaringSide(position, leader);
  return {
    declarer: position.declarer,
    onLead: isDefenders ? leader : undefined,
    penaltyCards: Object.fromEntries(
      SEATS.filter((seat) => penaltyCards[seat].length > 0).map((seat) => [
        seat,
        penaltyCards[seat].map(({ card }) => card),
      ]),
    ),
    choice,
  };
}

function isBegun(trick: Trick): boolean {
  return trick.plays.length > 0;
}

/** The events, a trick that is told at once as one event for each card. */
export function cardByCard(events: readonly Event[]): readonly Event[] {
  return events.flatMap((event): readonly Event[] =>
    event.kind === 'play' ? event.plays.map((play) => ({ ...event, plays: [play] })) : [event],
  );
}
