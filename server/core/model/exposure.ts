// The events by which cards become penalty cards, and what declarer says to a card illegally played (Law 52B).
import type { Card } from '../bridge/cards.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import type { Event, Exposure } from '../facts/facts.ts';
import { basisOf } from './basis.ts';
import { lay, setAside, takeBack } from './on-the-table.ts';
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
  const irregular = position.irregular.filter(({ card }) => card !== event.card.value);
  if (failure?.card !== event.card.value) return { ...position, irregular };
  return { ...position, irregular, failure: { ...failure, outcome: 'accepted' } };
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

/** The position without the play of `card`, in this trick or in the one just finished, which is open again then. */
function takenBack(position: Position, seat: Seat, card: Card): Position {
  const { trick } = position;
  if (trick === undefined) return position;
  if (isAmong(trick, seat, card)) return lessPlay(position, trick, card);
  const end = trick.workedOutFrom;
  if (end?.trick === undefined || trick.plays.length > 0 || !isAmong(end.trick, seat, card)) return position;
  return lessPlay(asIn(position, end), end.trick, card);
}

/** The trick without that card. With a lead that is taken back those who followed have theirs again, too. */
function lessPlay(position: Position, trick: Trick, card: Card): Position {
  const [led, ...followers] = trick.plays;
  if (led?.card === card && trick.beforeLead) {
    const { beforeLead } = trick;
    return followers.reduce((way, play) => takeBack(way, play, beforeLead), asIn(position, beforeLead));
  }
  const plays = trick.plays.filter((play) => play.card !== card);
  return { ...position, trick: { ...trick, plays } };
}

/** The trick, and what binds those who play to it, as they stood at an earlier moment. */
function asIn(position: Position, { trick, tricks, prohibitions, designated }: Position): Position {
  return { ...position, trick, tricks, prohibitions, designated };
}
