import { describe, expect, it } from 'vitest';
import {
  exposes,
  onLead,
  plays,
  positionAfter,
  prohibits,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { type Card, type Suit, suitOf } from '../bridge/cards.ts';
import { EMPTY_HAND } from '../bridge/hand.ts';
import type { Seat } from '../bridge/seats.ts';
import { holdsSome, isNotHeld } from './held.ts';
import type { Position } from './position.ts';

const TABLE: Table = { declarer: 'S', trumps: 'NT', hands: { E: 'SK SJ HQ D6', W: 'S8 S4 HK D9' } };
const WITH_SPOTS: Table = { declarer: 'S', hands: { E: { ...EMPTY_HAND, S: 'Kx', D: 'x' } } };
/** Thirteen cards each, and play has begun: each hand shows the most that its owner can still hold. */
const LATER: Table = {
  declarer: 'N',
  hands: { E: 'SK SJ S9 S7 S5 S2 HQ HT H8 H6 D6 D5 D4', W: 'SA SQ S8 S6 S4 S3 HK HJ H9 H7 C9 C8 C7' },
};

/** Whether he holds a card of a suit. */
const has = (position: Position, seat: Seat, suit: Suit) =>
  holdsSome(
    position,
    seat,
    (card) => suitOf(card) === suit,
    (spot) => spot === suit,
  );
const holds = (position: Position, seat: Seat, card: Card) =>
  holdsSome(
    position,
    seat,
    (other) => other === card,
    () => false,
  );

describe('whether a player has a card to play', () => {
  it('is told by a hand that is shown whole', () => {
    const position = positionAfter(TABLE);
    expect(has(position, 'E', 'S')).toBe(true);
    expect(has(position, 'E', 'C')).toBe(false);
  });

  it('is told by its suit of a card without a name', () => {
    const position = positionAfter(WITH_SPOTS);
    expect(has(position, 'E', 'D')).toBe(true);
    expect(has(position, 'E', 'H')).toBe(false);
  });

  it('is not told by a hand that is not shown, but for what has been seen of it', () => {
    expect(has(positionAfter({ declarer: 'S' }), 'E', 'S')).toBeUndefined();
    const seen = positionAfter({ declarer: 'S' }, exposes('E', 'SK', 'dropped'));
    expect(has(seen, 'E', 'S')).toBe(true);
    expect(has(seen, 'E', 'H')).toBeUndefined();
    expect(
      has(positionAfter({ declarer: 'S' }, exposes('E', 'SK'), onLead('W'), prohibits('S')), 'E', 'S'),
    ).toBe(true);
  });

  it('is told of a card that he has taken back, as the lead was withdrawn', () => {
    const table: Table = { declarer: 'S' };
    const back = positionAfter(table, onLead('W'), plays('W D9 N C8 E DJ'), exposes('W', 'D9', 'withdrawn'));
    expect(holds(back, 'E', 'DJ')).toBe(true);
    expect(holds(back, 'E', 'DQ')).toBeUndefined();
  });

  it('is told in part by a hand after some tricks: he has no card that it does not show', () => {
    const position = positionAfter(LATER);
    expect(has(position, 'E', 'C')).toBe(false);
    expect(has(position, 'E', 'H')).toBeUndefined();
    expect(holds(position, 'E', 'HQ')).toBeUndefined();
    expect(holds(position, 'E', 'HA')).toBe(false);
  });

  it('is certain of a penalty card, and of one picked up until it is played', () => {
    const lying = positionAfter(LATER, exposes('E', 'HQ HT', 'dropped'), onLead('W'));
    expect(holds(lying, 'E', 'HQ')).toBe(true);
    const pickedUp = positionAfter(LATER, exposes('E', 'HQ HT', 'dropped'), onLead('W'), prohibits('H'));
    expect(holds(pickedUp, 'E', 'HQ')).toBe(true);
    const played = positionAfter(
      LATER,
      exposes('E', 'HQ HT', 'dropped'),
      onLead('W'),
      prohibits('H'),
      plays('W C9 N C2 E HQ'),
    );
    expect(holds(played, 'E', 'HQ')).toBe(false);
    expect(holds(played, 'E', 'HT')).toBe(true);
  });
});

describe('the text shows that a player does not hold a card', () => {
  it('by a hand that is whole, or the most that he can hold', () => {
    expect(isNotHeld(positionAfter(TABLE), 'E', 'SK')).toBe(false);
    expect(isNotHeld(positionAfter(TABLE), 'E', 'SA')).toBe(true);
    expect(isNotHeld(positionAfter(LATER), 'E', 'SK')).toBe(false);
    expect(isNotHeld(positionAfter(LATER), 'E', 'SA')).toBe(true);
  });

  it('but not where it may be one of those without a name', () => {
    const position = positionAfter(WITH_SPOTS);
    expect(isNotHeld(position, 'E', 'S5')).toBe(false);
    expect(isNotHeld(position, 'E', 'D5')).toBe(false);
    expect(isNotHeld(position, 'E', 'H5')).toBe(true);
  });

  it('or where his hand is not shown, until he has played it', () => {
    expect(isNotHeld(positionAfter({ declarer: 'S' }), 'E', 'SK')).toBe(false);
    const played = positionAfter({ declarer: 'S' }, onLead('E'), plays('E SK'));
    expect(isNotHeld(played, 'E', 'SK')).toBe(true);
    expect(isNotHeld(played, 'E', 'SJ')).toBe(false);
  });
});
