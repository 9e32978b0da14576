// The events by which cards become penalty cards, and what declarer says to a card illegally played (Law 52B).
import type { Card } from '../bridge/cards.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import type { Event, Exposure } from '../facts/facts.ts';
import { basisOf } from './basis.ts';
import { lay, setAside } from './on-the-table.ts';
import { kindsAlone, type PenaltyCard } from './penalty-card.ts';
import { assuming, hasPlayed, isAmong, isOnDeclaringSide, type Position, type Trick } from './position.ts';

type PenaltyEvent = Extract<Event, { kind: 'penalty' }>;

/** Cards are told to be penalty cards: every way in which the position can go on. */
export function exposed(position: Position, event: PenaltyEvent): readonly Position[] {
  const { seat, how } = event;
  const told = [...new Set(event.cards.map(({ value }) => value))].filter(
    (card) => !isToldAgain(position, seat, card, how),
  );
  if (told.length === 0) return [position];
  if (isOnDeclaringSide(position, seat)) {
    return [
      setAside(
        position,
        seat,
        asMajor(told, how, event),
        basisOf('never one of declarer or dummy', position.edition, event),
      ),
    ];
  }
  const ways = laidDown(position, seat, told, how, event);
  if (how !== 'conceded') return ways;
  const conceded = setAside(
    position,
    seat,
    asMajor(told, how, event),
    basisOf('faced in a concession', position.edition, event),
  );
  return [...ways, conceded].map((way) => assuming(way, 'exposure'));
}

/** Whether the text has told of this penalty card before: it lies there, or it has gone and is only spoken of. */
function isToldAgain(position: Position, seat: Seat, card: Card, how: Exposure | undefined): boolean {
  if (position.penaltyCards[seat].some((lying) => lying.card === card)) return true;
  const past = position.past[seat].find((gone) => gone.card === card);
  return past !== undefined && (how === undefined || how === past.how) && !hasPlayed(position, seat, card);
}

/** Declarer accepts a card illegally played: unplayed penalty cards stay penalty cards (Law 52B1(c)). */
export function accepted(position: Position, event: Extract<Event, { kind: 'accepts' }>): Position {
  const { failure } = position;
  if (failure?.card !== event.card.value) return position;
  return { ...position, failure: { ...failure, outcome: 'accepted' } };
}

/** Declarer does not accept it: the card becomes a major penalty card (Law 52B2). */
export function rejected(
  position: Position,
  event: Extract<Event, { kind: 'rejects' }>,
): readonly Position[] {
  const card = event.card.value;
  const seat = SEATS.find((player) => hasPlayed(position, player, card));
  if (seat === undefined || isOnDeclaringSide(position, seat)) return [position];
  const { failure } = position;
  const outcome = failure?.card === card ? { ...failure, outcome: 'rejected' as const } : failure;
  return laidDown({ ...position, failure: outcome }, seat, [card], 'deliberate', event);
}

/** The cards lie on the table, back from the trick where they were played to it. */
function laidDown(
  position: Position,
  seat: Seat,
  cards: readonly Card[],
  how: Exposure | undefined,
  event: Event,
): readonly Position[] {
  const back = cards.reduce((way, card) => takenBack(way, seat, card), position);
  const [only, another] = cards;
  const isAlone = another === undefined && back.penaltyCards[seat].length === 0;
  if (only === undefined || !isAlone) return [lay(back, seat, asMajor(cards, how, event))];
  const kinds = kindsAlone(only, how);
  const ways = kinds.map((kind) => lay(back, seat, [{ card: only, kind, alone: kind, how, told: event }]));
  return ways.length === 1 ? ways : ways.map((way) => assuming(way, 'exposure'));
}

/** Cards that are major by their number, each with what it would be alone. */
function asMajor(cards: readonly Card[], how: Exposure | undefined, told: Event): readonly PenaltyCard[] {
  return cards.map((card) => ({
    card,
    kind: 'major',
    alone: kindsAlone(card, how).at(-1) ?? 'major',
    how,
    told,
  }));
}

/** The position without the play of `card`, in this trick or in the one just finished. */
function takenBack(position: Position, seat: Seat, card: Card): Position {
  const { trick } = position;
  if (trick === undefined) return position;
  if (isAmong(trick, seat, card)) return { ...position, trick: lessPlay(trick, seat, card) };
  const before = trick.workedOutFrom?.trick;
  if (before === undefined || trick.plays.length > 0 || !isAmong(before, seat, card)) return position;
  return { ...position, trick: lessPlay(before, seat, card) };
}

/** The trick without that card; a lead that is taken back leaves the lead to the player who had it. */
function lessPlay(trick: Trick, seat: Seat, card: Card): Trick {
  const plays = trick.plays.filter((play) => play.seat !== seat || play.card !== card);
  return plays.length === 0 && trick.beforeLead?.trick ? trick.beforeLead.trick : { ...trick, plays };
}
