// What a printed play tells: the tricks in the order in which they were played.
import { type Denomination, rankOf, suitOf } from '../bridge/cards.ts';
import { sizeOf } from '../bridge/hand.ts';
import { nextSeat, SEATS, type Seat } from '../bridge/seats.ts';
import { firstLeader, winnerOf } from '../bridge/tricks.ts';
import type { PlayedCard, PlayRecord } from '../syntax/auctions/play-table.ts';
import { hull, type Located } from '../text/span.ts';
import type { Board, Event } from './facts.ts';
import type { Statement } from './from-annotation.ts';

/** What must be known of a board to tell who led to each trick. */
export type Table = {
  readonly boards: readonly Board[];
  readonly declarer: Seat | undefined;
  readonly trumps: Denomination | undefined;
};

/** The tricks of the one record of a case whose annotations tell no play of their own. */
export function printedTricks(
  records: readonly PlayRecord[],
  annotated: readonly Statement[],
  table: Table,
): readonly TrickTold[] {
  const [record, more] = records;
  const isTold = annotated.some((one) => one.kind === 'event' && OF_PLAY.has(one.event.kind));
  return record === undefined || more !== undefined || isTold ? [] : tricksOf(record, table);
}

const OF_PLAY: ReadonlySet<Event['kind']> = new Set(['play', 'on-lead'] as const);

/** A trick as a statement of the case. */
type TrickTold = Extract<Statement, { kind: 'event' }>;

/**
 * The tricks of the play, each by itself; none where it is not sure who led to one of them, or the cards are not those
 * of the deal.
 */
function tricksOf(record: PlayRecord, table: Table): readonly TrickTold[] {
  const deal = table.boards.find(isWholeDeal);
  const tricks =
    record.kind === 'columns' ? tricksInColumns(record, deal, table) : tricksInRow(record, deal, table);
  return (tricks ?? []).flatMap((plays): TrickTold[] => {
    const span = hull(plays.map(({ card }) => card.span));
    return span === undefined ? [] : [{ kind: 'event', span, event: { kind: 'play', plays, span } }];
  });
}

/** Whether no card that became a penalty card was played in the tricks: else they go on behind what is told. */
export function isBeforePenalties(tricks: readonly TrickTold[], told: readonly Statement[]): boolean {
  const gone = new Set(
    tricks.flatMap(({ event }) => (event.kind === 'play' ? event.plays.map(({ card }) => card.value) : [])),
  );
  return told.every(
    (one) =>
      one.kind !== 'event' ||
      one.event.kind !== 'penalty' ||
      one.event.cards.every(({ value }) => !gone.has(value)),
  );
}

/** Declarer as he follows from who is named, but where a printed play has another opening leader: one of them is wrong. */
export function unlessLedByAnother(
  declarer: Located<Seat> | undefined,
  records: readonly PlayRecord[],
): Located<Seat> | undefined {
  const leader = declarer && firstLeader(declarer.value);
  const isOther = records.some(
    (record) => record.kind === 'columns' && record.opening !== undefined && record.opening !== leader,
  );
  return isOther ? undefined : declarer;
}

type Tricks = readonly (readonly PlayedCard[])[];

function tricksInColumns(
  { tricks, opening, isFromStart }: Extract<PlayRecord, { kind: 'columns' }>,
  deal: Board | undefined,
  { declarer, trumps }: Table,
): Tricks | undefined {
  const known = opening ?? (isFromStart && deal && declarer ? firstLeader(declarer) : undefined);
  if (known === undefined || (deal && strangers(tricks.flat(), deal) > MOST_SLIPS)) return undefined;
  let leader = known;
  const inOrder: PlayedCard[][] = [];
  for (const [at, trick] of tricks.entries()) {
    const plays = around(leader).flatMap((seat) => trick.find((played) => played.seat === seat) ?? []);
    const isInTurn = plays.every(({ seat }, turn) => seat === around(leader)[turn]);
    if (plays.length !== trick.length || !isInTurn) return undefined;
    inOrder.push(plays);
    if (at === tricks.length - 1) break;
    const winner = winnerIn(plays, leader, trumps);
    if (winner === undefined) return undefined;
    leader = winner;
  }
  return inOrder;
}

/** The row of cards, each its holder's; who leads to a trick is who won the one before. */
function tricksInRow(
  { cards }: Extract<PlayRecord, { kind: 'row' }>,
  deal: Board | undefined,
  { trumps }: Table,
): Tricks | undefined {
  if (deal === undefined) return undefined;
  const tricks: PlayedCard[][] = [];
  for (let at = 0; at < cards.length; at += SEATS.length) {
    const plays = cards.slice(at, at + SEATS.length).flatMap((card): PlayedCard[] => {
      const seat = SEATS.find((one) =>
        deal.hands[one]?.hand[suitOf(card.value)].includes(rankOf(card.value)),
      );
      return seat === undefined ? [] : [{ seat, card }];
    });
    const [first] = plays;
    const before = tricks.at(-1);
    const leader = before?.[0] && winnerIn(before, before[0].seat, trumps);
    const isInTurn = first && plays.every(({ seat }, turn) => seat === around(first.seat)[turn]);
    if (!isInTurn || (before !== undefined && leader !== first.seat)) return undefined;
    if (plays.length !== Math.min(SEATS.length, cards.length - at)) return undefined;
    tricks.push(plays);
  }
  return tricks;
}

function winnerIn(
  plays: readonly PlayedCard[],
  leader: Seat,
  trumps: Denomination | undefined,
): Seat | undefined {
  const cards = plays.map(({ card }) => card.value);
  const isOfOneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));
  if (cards.length !== SEATS.length || (trumps === undefined && !isOfOneSuit)) return undefined;
  return winnerOf(cards, leader, trumps ?? 'NT');
}

function around(first: Seat): readonly Seat[] {
  const second = nextSeat(first);
  const third = nextSeat(second);
  return [first, second, third, nextSeat(third)];
}

/** A record with more cards that the deal gives to others is that of another deal. */
const MOST_SLIPS = 1;

/** How many of the cards are not with the players whose they should be. */
function strangers(plays: readonly PlayedCard[], { hands }: Board): number {
  return plays.filter(({ seat, card }) => !hands[seat]?.hand[suitOf(card.value)].includes(rankOf(card.value)))
    .length;
}

function isWholeDeal({ hands, doubt }: Board): boolean {
  return doubt === undefined && SEATS.every((seat) => sizeOf(hands[seat]?.hand ?? NO_HAND) === WHOLE_HAND);
}

const NO_HAND = { S: '', H: '', D: '', C: '' };
const WHOLE_HAND = 13;
