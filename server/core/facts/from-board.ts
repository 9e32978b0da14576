// The position of a case: the hands of its diagrams and of its `@hand` lines, and what they say against its annotations.
import { type Card, RANKS, rankOf, suitOf } from '../bridge/cards.ts';
import { cardsOf, type Hand, sizeOf } from '../bridge/hand.ts';
import { type BySeat, SEATS, type Seat } from '../bridge/seats.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import { settledBy } from '../syntax/boards/open-reading.ts';
import { hull, type Located, type Span } from '../text/span.ts';
import type { Board, Event, Problem, ReadHand } from './facts.ts';
import { isEventWord } from './from-annotation.ts';

/** The boards of a case, by what they were read from; each list in the order of the text. */
export type Boards = {
  readonly diagrams: readonly Board[];
  /** One board for each run of `@hand` lines. */
  readonly listed: readonly Board[];
};

/** The hands that stand in a case at one moment, with their places. */
type Position = BySeat<ReadHand>;

/** The boards, of those that may be read in several ways only the readings that give the players the cards of the events. */
export function settledBoards(boards: readonly Board[], events: readonly Event[]): readonly Board[] {
  if (boards.every(({ doubt }) => doubt === undefined)) return boards;
  const held = events.flatMap(heldCardsOf);
  const isHeld = (reading: Position) =>
    held.every(({ seat, card }) => {
      const owners = ownersOf(card.value, reading);
      return owners.length === 0 || owners.includes(seat);
    });
  return boards.map((board) => (board.ofDeclarer === undefined ? settledBy(board, isHeld) : board));
}

/** The boards with the hands that are named by roles given to their seats, where declarer is known. */
export function seatedBoards(boards: readonly Board[], declarer: Seat | undefined): readonly Board[] {
  if (declarer === undefined) return boards;
  return boards.map((board) =>
    board.ofDeclarer === undefined ? board : { hands: board.ofDeclarer[declarer], span: board.span },
  );
}

/** The boards without those whose hands no declarer gave to a seat: nothing is known of them. */
export function withoutRoles(boards: readonly Board[]): readonly Board[] {
  return boards.filter(({ ofDeclarer }) => ofDeclarer === undefined);
}

/** The boards that can be read in one way only. */
export function sureOf(boards: readonly Board[]): readonly Board[] {
  return boards.filter(({ doubt }) => doubt === undefined);
}

/** What `@hand` lines give: a seat named again after something happened begins a new board. */
export function listedBoards(annotations: readonly Annotation[]): {
  readonly boards: readonly Board[];
  readonly problems: readonly Problem[];
} {
  const boards: Board[] = [];
  const problems: Problem[] = [];
  let isOver = false;
  for (const { word, given, span } of annotations) {
    isOver ||= word !== undefined && isEventWord(word);
    const { seat, hand } = given;
    if (word !== 'hand' || seat === undefined || hand === undefined) continue;
    const last = boards.at(-1);
    const earlier = last?.hands[seat.value];
    if (last === undefined || (isOver && earlier !== undefined))
      boards.push({ hands: { [seat.value]: hand }, span });
    else if (earlier === undefined) boards[boards.length - 1] = joined(last, seat.value, hand, span);
    else if (!isSame(earlier.hand, hand.hand)) problems.push(twoHands(seat, earlier.span));
    isOver = false;
  }
  return { boards, problems };
}

/** The hands when something happened at `start`: the diagram before it, and over it what `@hand` lines say. */
export function positionAt(start: number, { diagrams, listed }: Boards): Position {
  const before = (boards: readonly Board[]) => boards.findLast(({ span }) => span.start < start) ?? boards[0];
  return { ...before(diagrams)?.hands, ...before(listed)?.hands };
}

/** The hands before the first event. Where they are shown only after cards were played, those cards are put back. */
export function handsBefore(events: readonly Event[], boards: Boards): BySeat<Hand> {
  const first = events[0]?.span.start ?? Number.POSITIVE_INFINITY;
  const position = positionAt(first, boards);
  const gone = playsBefore(shownAt(boards), events);
  const hands: { [seat in Seat]?: Hand } = {};
  for (const seat of SEATS) {
    const hand = position[seat]?.hand;
    if (hand === undefined) continue;
    const missing = gone.filter(
      (play) => play.seat === seat && ownersOf(play.card.value, position).length === 0,
    );
    hands[seat] = missing.reduce((held, { card }) => withCard(held, card.value), hand);
  }
  return hands;
}

/** Where the first board of the case stands. */
function shownAt({ diagrams, listed }: Boards): number {
  const starts = [diagrams[0], listed[0]].map((board) => board?.span.start ?? Number.POSITIVE_INFINITY);
  return Math.min(...starts);
}

function playsBefore(start: number, events: readonly Event[]): readonly HeldCard[] {
  return events.flatMap((event) => (event.kind === 'play' && event.span.start < start ? event.plays : []));
}

/** A problem for each card that the annotations give to a hand that the boards do not give it to. */
export function misplacedCards(events: readonly Event[], boards: Boards): readonly Problem[] {
  const inHands = boards.listed.flatMap((board) => misplacedInHands(board, boards.diagrams));
  const told = new Set<string>();
  const inEvents = events.flatMap((event) =>
    heldCardsOf(event).flatMap(({ seat, card }) => {
      const holding = `${seat}${card.value}`;
      if (told.has(holding)) return [];
      const problem = misplaced(seat, card, event.span.start, boards);
      if (problem) told.add(holding);
      return problem ? [problem] : [];
    }),
  );
  return [...inHands, ...inEvents];
}

type HeldCard = { readonly seat: Seat; readonly card: Located<Card> };

/** The cards that an event takes a player to have held. */
function heldCardsOf(event: Event): readonly HeldCard[] {
  if (event.kind === 'play') return event.plays;
  return event.kind === 'penalty' ? event.cards.map((card) => ({ seat: event.seat, card })) : [];
}

function misplacedInHands({ hands, span }: Board, diagrams: readonly Board[]): readonly Problem[] {
  return SEATS.flatMap((seat) =>
    (hands[seat]?.cards ?? []).flatMap((read) => {
      if (read.rank === undefined || read.rank === 'x') return [];
      const card: Located<Card> = { value: `${read.suit}${read.rank}`, span: read.span };
      const problem = inAnotherHand(seat, card, positionAt(span.start, { diagrams, listed: [] }));
      return problem ? [problem] : [];
    }),
  );
}

function misplaced(seat: Seat, card: Located<Card>, start: number, boards: Boards): Problem | undefined {
  const position = positionAt(start, boards);
  return inAnotherHand(seat, card, position) ?? inNoHand(seat, card, start, position, boards);
}

function inAnotherHand(seat: Seat, card: Located<Card>, position: Position): Problem | undefined {
  const owners = ownersOf(card.value, position);
  const [owner] = owners;
  if (owner === undefined || owners.includes(seat)) return undefined;
  const shown = position[owner]?.cards.find((read) => `${read.suit}${read.rank}` === card.value);
  return {
    rule: 'facts/card-in-another-hand',
    span: card.span,
    nouns: { card: { card: card.value }, seat: { seat }, owner: { seat: owner } },
    related: shown ? [shown.span] : [],
  };
}

/** Only a whole position that was shown before can lack a card, and no other board of the case may have it. */
function inNoHand(
  seat: Seat,
  card: Located<Card>,
  start: number,
  position: Position,
  { diagrams, listed }: Boards,
): Problem | undefined {
  const all = [...diagrams, ...listed];
  const isShownBefore = all.some(({ span }) => span.start < start);
  if (!isShownBefore || all.some(({ hands }) => 0 < ownersOf(card.value, hands).length)) return undefined;
  if (!isWhole(position)) return undefined;
  return {
    rule: 'facts/card-in-no-hand',
    span: card.span,
    nouns: { card: { card: card.value }, seat: { seat } },
  };
}

function ownersOf(card: Card, position: Position): readonly Seat[] {
  return SEATS.filter((seat) => position[seat]?.hand[suitOf(card)].includes(rankOf(card)));
}

/** Four hands of one length, every card named and none twice. */
function isWhole(position: Position): boolean {
  const hands = SEATS.flatMap((seat) => position[seat] ?? []);
  const cards = hands.flatMap(({ hand }) => cardsOf(hand));
  const size = hands[0] ? sizeOf(hands[0].hand) : 0;
  return (
    hands.length === 4 &&
    0 < size &&
    hands.every((hand) => hand.cards.length === size) &&
    new Set(cards).size === 4 * size
  );
}

/** The hand with the card in its place, if it has it not yet. */
function withCard(hand: Hand, card: Card): Hand {
  const suit = suitOf(card);
  if (hand[suit].includes(rankOf(card))) return hand;
  const ranks = [...hand[suit], rankOf(card)];
  const order = [...RANKS, 'x'];
  const inOrder = ranks.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return { ...hand, [suit]: inOrder.join('') };
}

function joined(board: Board, seat: Seat, hand: ReadHand, span: Span): Board {
  return { hands: { ...board.hands, [seat]: hand }, span: hull([board.span, span]) ?? span };
}

function isSame(one: Hand, other: Hand): boolean {
  return one.S === other.S && one.H === other.H && one.D === other.D && one.C === other.C;
}

function twoHands(seat: Located<Seat>, earlier: Span): Problem {
  return {
    rule: 'facts/two-hands-for-a-seat',
    span: seat.span,
    nouns: { seat: { seat: seat.value } },
    related: [earlier],
  };
}
