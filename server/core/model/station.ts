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

/** The stations of a case, one for each trick that has one; where nothing was due, the moment of the last exposure. */
export function stationsOf(facts: Facts, edition: Edition): readonly Station[] {
  const byTrick = new Map<number, Station>();
  let position = openingPosition(facts, edition);
  let atExposure: Station | undefined;
  for (const event of facts.events.flatMap(cardByCard)) {
    position = after(position, event)[0] ?? position;
    if (event.kind === 'penalty') atExposure = stationAt(position, position.penaltyCards);
    const { trick } = position;
    if (trick) note(byTrick, trick.number, stationIn(position, trick), isBegun(trick));
  }
  const stations = [...byTrick.entries()].sort(([one], [other]) => one - other).map(([, station]) => station);
  if (stations.length > 0) return stations;
  return atExposure && Object.keys(atExposure.penaltyCards).length > 0 ? [atExposure] : [];
}

/** Cards lie as they lay before the trick began: a later look at it adds nothing. */
function note(
  byTrick: Map<number, Station>,
  trick: number,
  station: Station | undefined,
  isBegun: boolean,
): void {
  if (isBegun && byTrick.has(trick)) return;
  if (station) byTrick.set(trick, station);
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

/** A trick told at once, as one event for each card. */
function cardByCard(event: Event): readonly Event[] {
  return event.kind === 'play' ? event.plays.map((play) => ({ ...event, plays: [play] })) : [event];
}
