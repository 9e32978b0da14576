// Whatever deal is drawn: a format gives back all that it has a place for, and says what it has not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidOf, type Call, DENOMINATIONS, outcomeOf } from '../bridge/calls.ts';
import { type Card, DECK, suitOf } from '../bridge/cards.ts';
import { type Hand, handOf } from '../bridge/hand.ts';
import { type BySeat, nextSeat, SEATS, type Seat, VULNERABILITIES } from '../bridge/seats.ts';
import { firstLeader } from '../bridge/tricks.ts';
import { playOf, tricksWon } from './play-order.ts';
import { readLin } from './read-lin.ts';
import { readPbn } from './read-pbn.ts';
import { type DealRecord, EMPTY_RECORD, type MadeCall } from './record.ts';
import { writeLin } from './write-lin.ts';
import { writePbn } from './write-pbn.ts';

const shuffled = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 });
const words = fc
  .string({ unit: fc.constantFrom(...'abc ÅΩ—\\"0'), minLength: 1, maxLength: 8 })
  .map((text) => text.trim());

function handsOf(cards: readonly Card[]): BySeat<Hand> {
  return Object.fromEntries(
    SEATS.map((seat, order) => [seat, handOf(cards.slice(order * 13, order * 13 + 13))]),
  );
}

/** A legal auction, from numbers that choose. */
function auctionOf(choices: readonly number[], dealer: Seat): readonly Call[] {
  const calls: Call[] = [];
  for (const choice of choices) {
    const all: readonly Call[] = [
      'P',
      'P',
      'X',
      'XX',
      ...DENOMINATIONS.flatMap((one) => [1, 2, 3].map((level) => bidOf(level, one))),
    ];
    const legal = all.filter((call) => outcomeOf(dealer, [...calls, call]).fault === undefined);
    const call = legal[choice % Math.max(1, legal.length)];
    if (call === undefined || outcomeOf(dealer, calls).isOver) return calls;
    calls.push(call);
  }
  while (!outcomeOf(dealer, calls).isOver) calls.push('P');
  return calls;
}

/** The hands played out: each follows suit with the first card that he may play. */
function playedOut(hands: readonly (readonly Card[])[], record: DealRecord, count: number): readonly Card[] {
  const { declarer } = record;
  if (declarer === undefined) return [];
  const left = hands.map((hand) => [...hand]);
  const cards: Card[] = [];
  while (cards.length < count) {
    const { play } = playOf(
      cards.map((card) => ({ card, note: '' })),
      record,
    );
    const trick = cards.slice(cards.length - (cards.length % 4));
    const seat = turnOf(cards, record, play?.leader ?? firstLeader(declarer));
    const hand = left[SEATS.indexOf(seat)] ?? [];
    const led = trick[0];
    const card = hand.find((one) => led !== undefined && suitOf(one) === suitOf(led)) ?? hand[0];
    if (card === undefined) return cards;
    hand.splice(hand.indexOf(card), 1);
    cards.push(card);
  }
  return cards;
}

/** Whose turn it is: a card more is given to him by `playOf`. */
function turnOf(cards: readonly Card[], record: DealRecord, leader: Seat): Seat {
  const probe: Card = 'C2';
  const { play } = playOf(
    [...cards, probe].map((card) => ({ card, note: '' })),
    record,
  );
  const before =
    playOf(
      cards.map((card) => ({ card, note: '' })),
      record,
    ).play?.tricks.at(-1) ?? [];
  const row = play?.tricks.at(-1) ?? [];
  const isNew = cards.length % 4 === 0;
  const column = row.findIndex((card, at) => card !== undefined && (isNew || before[at] === undefined));
  let seat = leader;
  for (let step = 0; step < column; step++) seat = nextSeat(seat);
  return seat;
}

const deal = fc
  .record({
    cards: shuffled,
    known: fc.subarray([...SEATS], { minLength: 1 }),
    dealer: fc.constantFrom(...SEATS),
    vulnerability: fc.constantFrom(...VULNERABILITIES),
    boardNumber: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    choices: fc.array(fc.nat(100), { maxLength: 12 }),
    notes: fc.array(words, { maxLength: 3 }),
    played: fc.integer({ min: 0, max: 52 }),
    names: fc.dictionary(fc.constantFrom(...SEATS), words),
    claim: fc.option(fc.integer({ min: 0, max: 13 }), { nil: undefined }),
  })
  .map((drawn): DealRecord => {
    const all = handsOf(drawn.cards);
    // Three whole hands give the fourth in LIN: three are not drawn.
    const known = drawn.known.length === 3 ? SEATS : drawn.known;
    const calls = auctionOf(drawn.choices, drawn.dealer);
    const outcome = outcomeOf(drawn.dealer, calls);
    const auction = calls.map((call, at): MadeCall => {
      const note = drawn.notes[at] ?? '';
      return { call, isAlerted: note !== '', note };
    });
    const record: DealRecord = {
      ...EMPTY_RECORD,
      hands: Object.fromEntries(known.map((seat) => [seat, all[seat]])),
      dealer: drawn.dealer,
      vulnerability: drawn.vulnerability,
      boardNumber: drawn.boardNumber,
      auction: auction.length === 0 ? undefined : auction,
      contract: outcome.contract ?? 'passed',
      declarer: outcome.declarer,
      players: Object.fromEntries(Object.entries(drawn.names).filter(([, name]) => name !== '')),
    };
    const cards = playedOut(
      SEATS.map((_, order) => drawn.cards.slice(order * 13, order * 13 + 13)),
      record,
      drawn.played,
    );
    const { play } = playOf(
      cards.map((card) => ({ card, note: '' })),
      record,
    );
    const told = { ...record, play };
    return { ...told, tricks: tricksWon(told) ?? (outcome.contract === undefined ? undefined : drawn.claim) };
  });

describe('A deal that is drawn', () => {
  it('comes back from PBN as it was', () => {
    fc.assert(
      fc.property(deal, (record) => {
        const { text, lost } = writePbn(record);
        expect(lost).toEqual([]);
        expect(readPbn(text)).toEqual({ records: [record], problems: [] });
      }),
      { numRuns: 150 },
    );
  });

  it('comes back from LIN as it was', () => {
    fc.assert(
      fc.property(deal, (record) => {
        const { text, lost } = writeLin(record);
        expect(lost).toEqual([]);
        expect(readLin(text)).toEqual({ records: [record], problems: [] });
      }),
      { numRuns: 150 },
    );
  });

  it('comes back from LIN by way of PBN', () => {
    fc.assert(
      fc.property(deal, (record) => {
        const [inPbn] = readPbn(writePbn(record).text).records;
        expect(readLin(writeLin(inPbn ?? expect.fail()).text).records).toEqual([record]);
      }),
      { numRuns: 50 },
    );
  });
});
