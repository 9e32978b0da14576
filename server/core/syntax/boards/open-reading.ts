// Where the readings of one board differ.
import { cardOf, SUITS } from '../../bridge/cards.ts';
import { type BySeat, SEATS, type Seat } from '../../bridge/seats.ts';
import { hull, type Span } from '../../text/span.ts';
import type { Board, OpenPoint, ReadCard, ReadHand } from '../tree.ts';

type Reading = BySeat<ReadHand>;

/** The board with what the other readings leave open; those that say the same leave nothing open. */
export function withDoubt({ hands, span }: Board, readings: readonly Reading[]): Board {
  const others = readings.filter((reading) => pointsBetween(hands, reading).length !== 0);
  const [first, ...more] = eachOnce(others.flatMap((reading) => pointsBetween(hands, reading)));
  return first === undefined ? { hands, span } : { hands, span, doubt: { others, points: [first, ...more] } };
}

/** The board with only those of its readings in which it is so; where there is none it stays as it is. */
export function settledBy(board: Board, isSo: (reading: Reading) => boolean): Board {
  if (board.doubt === undefined) return board;
  const [hands, ...others] = [board.hands, ...board.doubt.others].filter(isSo);
  return hands === undefined ? board : withDoubt({ hands, span: board.span }, others);
}

/** In the order of the text; that it is not known whose hands they are is said once. */
function eachOnce(points: readonly OpenPoint[]): readonly OpenPoint[] {
  const seen = new Set<string>();
  const keyOf = ({ kind, span }: OpenPoint) => (kind === 'owner' ? kind : `${kind} ${span.start}`);
  return [...points]
    .sort((one, other) => one.span.start - other.span.start)
    .filter((point) => seen.size !== seen.add(keyOf(point)).size);
}

function pointsBetween(hands: Reading, other: Reading): readonly OpenPoint[] {
  const owner = ownerPoint(hands, other);
  return owner === undefined ? SEATS.flatMap((seat) => pointsOfHand(seat, hands, other)) : [owner];
}

/** The first hand that the other reading gives, whole as it is, to another player. */
function ownerPoint(hands: Reading, other: Reading): OpenPoint | undefined {
  const whose = new Map(
    SEATS.flatMap((seat) => (other[seat] ? [[placeOf(other[seat]), seat] as const] : [])),
  );
  const moved = SEATS.flatMap((seat) => {
    const hand = hands[seat];
    const now = hand && whose.get(placeOf(hand));
    return hand !== undefined && now !== undefined && now !== seat ? [{ seat, hand }] : [];
  }).sort((one, two) => one.hand.span.start - two.hand.span.start);
  const [first] = moved;
  return first && { kind: 'owner', seat: first.seat, span: firstSuitOf(first.hand) };
}

function placeOf({ cards }: ReadHand): string {
  return cards.map(({ span }) => span.start).join();
}

function pointsOfHand(seat: Seat, hands: Reading, other: Reading): readonly OpenPoint[] {
  const hand = hands[seat];
  if (hand === undefined) return [];
  return SUITS.flatMap((suit): readonly OpenPoint[] => {
    for (const card of hand.cards) {
      if (card.suit !== suit) continue;
      const otherwise = readingOf(card, other);
      if (otherwise === undefined) continue;
      const point = pointAt(card, seat, otherwise, hands);
      if (point !== undefined) return [point];
    }
    return [];
  });
}

type Otherwise = { readonly seat: Seat; readonly card: ReadCard };

function readingOf({ span }: ReadCard, reading: Reading): Otherwise | undefined {
  for (const seat of SEATS) {
    const card = reading[seat]?.cards.find((one) => one.span.start === span.start);
    if (card !== undefined) return { seat, card };
  }
  return undefined;
}

function pointAt(card: ReadCard, seat: Seat, otherwise: Otherwise, hands: Reading): OpenPoint | undefined {
  const place = hands[seat]?.suits[card.suit] ?? card.span;
  if (otherwise.card.suit !== card.suit) return { kind: 'suits', span: place };
  if (otherwise.seat !== seat) {
    const [first, second] = inTextOrder([seat, otherwise.seat], hands);
    const span = hull([place, hands[otherwise.seat]?.suits[card.suit] ?? place]) ?? place;
    return { kind: 'division', seat: first, other: second, span };
  }
  const [rank, other] = [card.rank, otherwise.card.rank];
  if (rank === other || rank === undefined || rank === 'x' || other === undefined || other === 'x')
    return undefined;
  const { suit, written, span } = card;
  return { kind: 'rank', written, card: cardOf(suit, rank), other: cardOf(suit, other), span };
}

function inTextOrder([one, other]: readonly [Seat, Seat], hands: Reading): readonly [Seat, Seat] {
  const start = (seat: Seat) => hands[seat]?.span.start ?? 0;
  return start(one) <= start(other) ? [one, other] : [other, one];
}

/** The first of its suits in the text: a hand may stand on many lines, a finding on one. */
function firstSuitOf({ suits, span }: ReadHand): Span {
  const places = Object.values(suits).sort((one, other) => one.start - other.start);
  return places[0] ?? span;
}
