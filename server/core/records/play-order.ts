// The play as columns of players, and as the row of cards in which it was played.
import { callerOf } from '../bridge/calls.ts';
import type { Card, Denomination } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { cardsOf } from '../bridge/hand.ts';
import { type BySeat, nextSeat, SEATS, type Seat } from '../bridge/seats.ts';
import { firstLeader, winnerOf } from '../bridge/tricks.ts';
import type { DealRecord, Play, PlayedCard, TrickRow } from './record.ts';

/** A card with the player who played it. */
export type PlayedBy = PlayedCard & { readonly seat: Seat };

/** What must be known of a board to tell who played a card. */
export type Table = Pick<DealRecord, 'hands' | 'contract' | 'declarer'>;

/** The cards in the order of play, as far as it is told who won each trick, and whether that is all of them. */
export function inOrderOfPlay(
  { leader, tricks }: Play,
  contract: DealRecord['contract'],
): { readonly cards: readonly PlayedBy[]; readonly isWhole: boolean } {
  const trumps = trumpsOf(contract);
  const cards: PlayedBy[] = [];
  let first = leader;
  for (const [order, row] of tricks.entries()) {
    const trick = turnsOf(row, leader, first);
    cards.push(...trick);
    const isLast = order === tricks.length - 1;
    if (trick.length !== row.filter((card) => card !== undefined).length) return { cards, isWhole: false };
    if (isLast) return { cards, isWhole: true };
    if (trick.length < SEATS.length || trumps === undefined) return { cards, isWhole: false };
    first = winnerOf(
      trick.map(({ card }) => card),
      first,
      trumps,
    );
  }
  return { cards, isWhole: true };
}

/** The cards of one trick from `first` on, up to the first player who has none. */
function turnsOf(row: TrickRow, leader: Seat, first: Seat): readonly PlayedBy[] {
  const cards: PlayedBy[] = [];
  for (let seat = first, turn = 0; turn < SEATS.length; turn++, seat = nextSeat(seat)) {
    const played = row[columnOf(seat, leader)];
    if (played === undefined) return cards;
    cards.push({ ...played, seat });
  }
  return cards;
}

function columnOf(seat: Seat, leader: Seat): number {
  return (SEATS.indexOf(seat) - SEATS.indexOf(leader) + SEATS.length) % SEATS.length;
}

/**
 * The play from a row of cards: whose card each is follows from contract and declarer, else from who holds it.
 * @returns the play, and how many of the cards it holds: the rest cannot be told
 */
export function playOf(
  cards: readonly PlayedCard[],
  table: Table,
): { readonly play: Play | undefined; readonly count: number } {
  const holders = holdersOf(table.hands);
  const trumps = trumpsOf(table.contract);
  const leader = leaderOf(cards[0], table, holders);
  if (leader === undefined) return { play: undefined, count: 0 };
  const rows: (PlayedCard | undefined)[][] = [];
  let first = leader;
  for (let at = 0; at < cards.length; at += SEATS.length) {
    const trick = cards.slice(at, at + SEATS.length);
    const next = at === 0 ? leader : first;
    const row = new Array<PlayedCard | undefined>(SEATS.length).fill(undefined);
    for (const [turn, played] of trick.entries()) row[columnOf(callerOf(next, turn), leader)] = played;
    rows.push(row);
    const following = nextLeader(trick, next, trumps, holders, cards[at + SEATS.length]);
    if (following === undefined)
      return { play: { leader, tricks: rows }, count: Math.min(cards.length, at + SEATS.length) };
    first = following;
  }
  return { play: rows.length === 0 ? undefined : { leader, tricks: rows }, count: cards.length };
}

function leaderOf(
  card: PlayedCard | undefined,
  { declarer }: Table,
  holders: ReadonlyMap<Card, Seat>,
): Seat | undefined {
  if (declarer !== undefined) return firstLeader(declarer);
  return card && holders.get(card.card);
}

function nextLeader(
  trick: readonly PlayedCard[],
  first: Seat,
  trumps: Denomination | undefined,
  holders: ReadonlyMap<Card, Seat>,
  next: PlayedCard | undefined,
): Seat | undefined {
  if (trick.length < SEATS.length || next === undefined) return first;
  if (trumps === undefined) return holders.get(next.card);
  return winnerOf(
    trick.map(({ card }) => card),
    first,
    trumps,
  );
}

function holdersOf(hands: BySeat<Hand>): ReadonlyMap<Card, Seat> {
  return new Map(
    SEATS.flatMap((seat) => {
      const hand = hands[seat];
      return hand === undefined ? [] : cardsOf(hand).map((card): [Card, Seat] => [card, seat]);
    }),
  );
}

export function trumpsOf(contract: DealRecord['contract']): Denomination | undefined {
  return contract === undefined || contract === 'passed' ? undefined : contract.denomination;
}

/** How many tricks declarer won, where all thirteen are told. */
export function tricksWon({ play, contract, declarer }: Pick<DealRecord, 'play' | 'contract' | 'declarer'>) {
  const trumps = trumpsOf(contract);
  if (play === undefined || trumps === undefined || declarer === undefined) return undefined;
  const { cards, isWhole } = inOrderOfPlay(play, contract);
  if (!isWhole || cards.length !== ALL_CARDS) return undefined;
  let won = 0;
  for (let at = 0; at < cards.length; at += SEATS.length) {
    const trick = cards.slice(at, at + SEATS.length);
    const winner = winnerOf(
      trick.map(({ card }) => card),
      trick[0]?.seat ?? play.leader,
      trumps,
    );
    if ((SEATS.indexOf(winner) - SEATS.indexOf(declarer)) % 2 === 0) won += 1;
  }
  return won;
}

const ALL_CARDS = 52;
