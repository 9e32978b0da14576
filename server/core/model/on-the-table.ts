// How a penalty card comes to lie on the table and how it goes: one card, one change.
import type { Card } from '../bridge/cards.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import { type Basis, basisOf } from './basis.ts';
import { afterPlay, including } from './holding.ts';
import { countedTogether, type PastPenaltyCard, type PenaltyCard } from './penalty-card.ts';
import { assuming, type Play, type Position, withSeat } from './position.ts';

/** The cards lie before `seat` as penalty cards, counted together with those he has (Laws 50A, 50B). */
export function lay(position: Position, seat: Seat, cards: readonly PenaltyCard[]): Position {
  const holding = cards.reduce((held, { card }) => including(held, card), position.holdings[seat]);
  const all = countedTogether([...position.penaltyCards[seat], ...cards]);
  return {
    ...position,
    holdings: withSeat(position.holdings, seat, holding),
    penaltyCards: withSeat(position.penaltyCards, seat, all),
    past: withSeat(position.past, seat, lessCalled(position.past[seat], cards)),
    irregular: lessCalled(position.irregular, cards),
  };
}

/** The cards are picked up, penalty cards no longer (Laws 50D2(a), 51B). */
export function pickUp(
  position: Position,
  seat: Seat,
  cards: readonly PenaltyCard[],
  basis: Basis,
  option: Option,
): readonly Position[] {
  if (cards.length === 0) return [position];
  const past = cards.map(
    (card): PastPenaltyCard => ({ ...card, fate: 'picked-up', basis, freedBy: option, isPlayed: false }),
  );
  return withReadingsOfOneLeft(goneBy(position, seat, past), seat);
}

/** A card leaves the hand of `seat` for the trick. */
export function play(
  position: Position,
  seat: Seat,
  card: Card,
  event: Event | undefined,
): readonly Position[] {
  const left = {
    ...position,
    holdings: withSeat(position.holdings, seat, afterPlay(position.holdings[seat], card)),
    past: withSeat(position.past, seat, markedPlayed(position.past[seat], card)),
  };
  const penaltyCard = position.penaltyCards[seat].find((other) => other.card === card);
  if (penaltyCard === undefined) return [left];
  const basis = basisOf('gone when played', position.edition, event);
  const past: PastPenaltyCard = {
    ...penaltyCard,
    fate: 'was-played',
    basis,
    freedBy: undefined,
    isPlayed: true,
  };
  return withReadingsOfOneLeft(goneBy(left, seat, [past]), seat);
}

/** A card played comes back to the hand of its owner, or to the table where it lay, as it was `before`. */
export function takeBack(position: Position, { seat, card }: Play, before: Position): Position {
  const lying = before.penaltyCards[seat].filter((other) => other.card === card);
  const past = before.past[seat].filter((other) => other.card === card);
  const others = position.past[seat].filter((other) => other.card !== card);
  const back = {
    ...position,
    holdings: withSeat(position.holdings, seat, including(position.holdings[seat], card)),
    past: withSeat(position.past, seat, [...others, ...past]),
    irregular: lessCalled(position.irregular, [{ card }]),
  };
  return lay(back, seat, lying);
}

/** What is called a penalty card without being one, whatever the text says of it. */
export function setAside(
  position: Position,
  seat: Seat,
  cards: readonly PenaltyCard[],
  basis: Basis,
): Position {
  return goneBy(
    position,
    seat,
    cards.map((card) => ({ ...card, fate: 'never-one', basis, freedBy: undefined, isPlayed: false })),
  );
}

/** A card that is alone again, though small: readings differ whether it stays major (Law 50B). */
function withReadingsOfOneLeft(position: Position, seat: Seat): readonly Position[] {
  const [card, another] = position.penaltyCards[seat];
  if (card === undefined || another !== undefined || card.kind === card.alone) return [position];
  const asMinor = withSeat(position.penaltyCards, seat, [{ ...card, kind: card.alone }]);
  return [position, { ...position, penaltyCards: asMinor }].map((way) => assuming(way, 'reading'));
}

function goneBy(position: Position, seat: Seat, past: readonly PastPenaltyCard[]): Position {
  return {
    ...position,
    penaltyCards: withSeat(position.penaltyCards, seat, lessCalled(position.penaltyCards[seat], past)),
    past: withSeat(position.past, seat, [...lessCalled(position.past[seat], past), ...past]),
  };
}

/** The cards whose names are not among `others`. */
function lessCalled<T extends { readonly card: Card }>(
  cards: readonly T[],
  others: readonly { readonly card: Card }[],
): readonly T[] {
  return cards.filter(({ card }) => !others.some((other) => other.card === card));
}

function markedPlayed(past: readonly PastPenaltyCard[], card: Card): readonly PastPenaltyCard[] {
  return past.map((other) => (other.card === card ? { ...other, isPlayed: true } : other));
}
