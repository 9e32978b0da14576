// What happened at a table, told event by event as the model takes it, for tests of the model by itself.
import type { Card, Denomination, Suit } from '../../server/core/bridge/cards.ts';
import { type Hand, handOf } from '../../server/core/bridge/hand.ts';
import type { Role } from '../../server/core/bridge/nouns.ts';
import type { BySeat, Seat } from '../../server/core/bridge/seats.ts';
import type { Event, Exposure, Facts } from '../../server/core/facts/facts.ts';
import type { Edition } from '../../server/core/laws/editions.ts';
import type { Position } from '../../server/core/model/position.ts';
import { readingsAt } from '../../server/core/model/readings.ts';
import type { Located, Span } from '../../server/core/text/span.ts';
import { NO_FACTS } from './no-facts.ts';

/** An event that has no place in the text yet. */
type Told = (span: Span) => Event;

/** The table before the first event. A hand is a list of cards, *SK SJ HQ*, or is given as it is. */
export type Table = {
  readonly declarer?: Seat;
  readonly trumps?: Denomination;
  readonly hands?: BySeat<string | Hand>;
  readonly edition?: Edition;
};

export const exposes =
  (seat: Seat, cards: string, how?: Exposure): Told =>
  (span) => ({ kind: 'penalty', span, seat, cards: cardsIn(cards, span), how });
export const onLead =
  (seat: Seat): Told =>
  (span) => ({ kind: 'on-lead', span, seat });
/** Cards played in order, each after its player: *W S8 N SA*. */
export const plays =
  (text: string): Told =>
  (span) => ({ kind: 'play', span, plays: playsIn(text, span) });
export const requires =
  (...suits: readonly Suit[]): Told =>
  (span) => ({ kind: 'option', span, option: { kind: 'require', suits }, by: undefined });
export const prohibits =
  (...suits: readonly Suit[]): Told =>
  (span) => ({ kind: 'option', span, option: { kind: 'prohibit', suits }, by: undefined });
export const neither: Told = (span) => ({ kind: 'option', span, option: { kind: 'neither' }, by: undefined });
export const noOption: Told = (span) => ({ kind: 'no-option', span });
export const designates =
  (card: Card, by?: Role): Told =>
  (span) => ({ kind: 'designates', span, card: { value: card, span }, by });
export const accepts =
  (card: Card): Told =>
  (span) => ({ kind: 'accepts', span, card: { value: card, span } });
export const rejects =
  (card: Card): Told =>
  (span) => ({ kind: 'rejects', span, card: { value: card, span } });

/** An option stated by another than declarer, or expressly by him. */
export const statedBy =
  (by: Role, told: Told): Told =>
  (span) => {
    const event = told(span);
    return event.kind === 'option' ? { ...event, by } : event;
  };

/** The facts of a case with this table and these events. */
export function factsOf({ declarer, trumps, hands = {} }: Table, events: readonly Told[]): Facts {
  const span = { start: 0, end: 1 };
  const shown = Object.entries(hands).map(([seat, hand]) => [
    seat,
    typeof hand === 'string' ? handOf(cardNames(hand)) : hand,
  ]);
  return {
    ...NO_FACTS,
    declarer: declarer && { value: declarer, span },
    trumps: trumps && { value: trumps, span },
    hands: Object.fromEntries(shown),
    events: events.map((told, at) => told({ start: 10 * at, end: 10 * at + 9 })),
  };
}

/** Every way to read where play stands after the events, the most likely first. */
export function readingsAfter(table: Table, ...events: readonly Told[]): readonly Position[] {
  const facts = factsOf(table, events);
  return readingsAt(facts, table.edition ?? '2017', [events.length]).get(events.length) ?? [];
}

/** Where play stands after the events, which can be read in one way only. */
export function positionAfter(table: Table, ...events: readonly Told[]): Position {
  const [only, another] = readingsAfter(table, ...events);
  if (only === undefined || another !== undefined) throw new Error('There is more than one way to read it.');
  return only;
}

/** The penalty cards that lie before a player, major ones by their names, minor ones in lower case. */
export function lyingBefore(position: Position, seat: Seat): string {
  return position.penaltyCards[seat]
    .map(({ card, kind }) => (kind === 'major' ? card : card.toLowerCase()))
    .join(' ');
}

function cardsIn(text: string, span: Span): readonly Located<Card>[] {
  return cardNames(text).map((value) => ({ value, span }));
}

/** The names are written by the tests themselves. */
const cardNames = (text: string) => text.split(' ') as Card[];

function playsIn(text: string, span: Span): readonly { seat: Seat; card: Located<Card> }[] {
  const words = text.split(' ');
  return words.flatMap((seat, at) => {
    const card = words[at + 1];
    return at % 2 === 0 && card ? [{ seat: seat as Seat, card: { value: card as Card, span } }] : [];
  });
}
