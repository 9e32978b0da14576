// Auction and play as tables, before any format gives them its marks.
import { callerOf } from '../bridge/calls.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import { inOrderOfPlay } from './play-order.ts';
import type { DealRecord, MadeCall, PlayedCard } from './record.ts';

/** Columns with their players, and rows of what each did; `undefined` where a player did nothing. */
export type Table<T> = {
  readonly seats: readonly Seat[];
  readonly rows: readonly (readonly (T | undefined)[])[];
};

/** West is the first column, as most people print it. */
const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The auction in four columns; none where no call is told. */
export function auctionTable({ auction, dealer }: DealRecord): Table<MadeCall> | undefined {
  if (auction === undefined || auction.length === 0 || dealer === undefined) return undefined;
  const cells: (MadeCall | undefined)[] = new Array(COLUMNS.indexOf(dealer)).fill(undefined);
  cells.push(...auction);
  return { seats: COLUMNS, rows: inRows(cells) };
}

/** The play in four columns, the first that of the opening leader. */
export function playTable({ play }: DealRecord): Table<PlayedCard> | undefined {
  if (play === undefined) return undefined;
  return { seats: SEATS.map((_, turn) => callerOf(play.leader, turn)), rows: play.tricks };
}

/** The tricks in the order of play, as far as that is told. */
export function tricksInOrder({ play, contract }: DealRecord) {
  if (play === undefined) return { tricks: [], isWhole: true };
  const { cards, isWhole } = inOrderOfPlay(play, contract);
  return { tricks: inRows(cards), isWhole };
}

function inRows<T>(cells: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cells.length / SEATS.length) }, (_, row) =>
    cells.slice(row * SEATS.length, (row + 1) * SEATS.length),
  );
}

/** The notes of the auction, numbered in the order of the calls; a text that comes again has one number. */
export function notesOf({ auction = [] }: DealRecord): readonly string[] {
  return [...new Set(auction.map(({ note }) => note).filter((note) => note !== ''))];
}
