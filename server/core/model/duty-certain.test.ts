import { describe, expect, it, test } from 'vitest';
import {
  designates,
  exposes,
  onLead,
  plays,
  positionAfter,
  prohibits,
  requires,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { duties, dutyOf, limits } from '../../../test/support/duties.ts';
import type { Card } from '../bridge/cards.ts';
import { EMPTY_HAND } from '../bridge/hand.ts';
import { isToPlay, mustPlayAnother } from './duty.ts';
import { spotMeets } from './limit.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');

describe('a hand that is not known well enough', () => {
  const unseen: Table = { declarer: 'S' };

  it('is bound in each way that it can be', () => {
    const ways = duties(unseen, 'W', shown, onLead('W'), requires('S'));
    expect(ways.map(limits)).toEqual([['requirement 51B2(a)'], []]);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['hand of W'], ['hand of W']]);
    expect(ways.map(({ excused }) => excused?.kind)).toEqual([undefined, 'requirement']);
  });

  it('is not excused from following suit, it has none of it', () => {
    const ways = duties(unseen, 'W', onLead('S'), plays('S S3'));
    expect(ways.map(limits)).toEqual([['follow-suit 44C'], []]);
    expect(ways.map(({ excused }) => excused)).toEqual([undefined, undefined]);
  });

  it('is known as far as its penalty cards go', () => {
    expect(limits(dutyOf(unseen, 'E', shown, onLead('S'), plays('S S3')))).toEqual([
      'follow-suit 44C',
      'penalty-card 50D1(a)',
    ]);
  });

  it('has cards without a name that count by their suit', () => {
    const spots: Table = { declarer: 'S', hands: { W: { ...EMPTY_HAND, S: 'xx', D: 'x' } } };
    const duty = dutyOf(spots, 'W', shown, onLead('W'), prohibits('S', 'H'));
    expect(limits(duty)).toEqual(['prohibition 51B2(b)']);
    expect(limits(dutyOf(spots, 'W', shown, onLead('W'), requires('H')))).toEqual([]);
    const twice = [
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      prohibits('S'),
      exposes('E', 'DK'),
      prohibits('D'),
    ];
    const all = dutyOf(spots, 'W', ...twice);
    expect([limits(all), all.excused?.kind]).toEqual([[], 'prohibition']);
    const [barred] = duty.limits;
    expect(barred && [spotMeets(barred, 'S'), spotMeets(barred, 'D')]).toEqual([false, true]);
  });

  it('never has a penalty card among those without a name, nor a small one before a minor one', () => {
    const spots: Table = { declarer: 'S', hands: { E: { ...EMPTY_HAND, S: '7xx', D: 'xx' } } };
    const minor = dutyOf(spots, 'E', exposes('E', 'S7', 'dropped'), onLead('S'), plays('S S3'));
    expect(limits(minor)).toEqual(['follow-suit 44C', 'minor-card 50C']);
    const before = minor.limits.find(({ kind }) => kind === 'minor-card');
    expect(before && [spotMeets(before, 'S'), spotMeets(before, 'D')]).toEqual([false, true]);
    const major = dutyOf(spots, 'E', exposes('E', 'S7', 'deliberate'), onLead('S'), plays('S S3'));
    const penalty = major.limits.find(({ kind }) => kind === 'penalty-card');
    expect(penalty && spotMeets(penalty, 'S')).toBe(false);
  });
});

describe('who is to play', () => {
  it('nobody before a lead is told', () => {
    expect(duties(TABLE, 'E', shown)).toEqual([]);
    expect(isToPlay(positionAfter(TABLE, shown), 'E')).toBe(false);
  });

  it('is the leader, then all who have not played', () => {
    const onLeadOnly = positionAfter(TABLE, onLead('S'));
    expect((['N', 'E', 'S', 'W'] as const).map((seat) => isToPlay(onLeadOnly, seat))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const begun = positionAfter(TABLE, onLead('S'), plays('S C7 W D9'));
    expect((['N', 'E', 'S', 'W'] as const).map((seat) => isToPlay(begun, seat))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test.each<[string, string, Card, boolean]>([
  ['SK HQ', 'S C7', 'D6', true],
  ['SK HQ', 'S C7', 'SJ', true],
  ['SK HQ', 'S C7', 'HQ', false],
  ['SK HQ', 'S S3', 'HQ', false],
  ['SK HQ', 'S S3', 'SJ', true],
])(
  'of %s another card had to be played than this: to %s the %s? %s (Law 52)',
  (cards, led, card, isWrong) => {
    const position = positionAfter(TABLE, exposes('E', cards, 'dropped'), onLead('S'), plays(led));
    expect(mustPlayAnother(position, 'E', card)).toBe(isWrong);
  },
);

test('another card had to be played than the one that was not designated, or a small one before a minor one', () => {
  const position = positionAfter(TABLE, shown, onLead('S'), plays('S C7'), designates('SK'));
  expect(mustPlayAnother(position, 'E', 'HQ')).toBe(true);
  expect(mustPlayAnother(position, 'E', 'SK')).toBe(false);
  const table: Table = { ...TABLE, hands: { E: 'SK S9 S7' } };
  const minor = positionAfter(table, exposes('E', 'S7', 'dropped'), onLead('S'), plays('S S3'));
  expect(mustPlayAnother(minor, 'E', 'S9')).toBe(true);
  expect(mustPlayAnother(minor, 'E', 'SK')).toBe(false);
});

test('it is certain only where it holds for every hand that he can have', () => {
  const position = positionAfter(
    { declarer: 'S' },
    exposes('E', 'HQ', 'dropped'),
    onLead('S'),
    plays('S S3'),
  );
  expect(mustPlayAnother(position, 'E', 'D6')).toBe(false);
  expect(mustPlayAnother(positionAfter(TABLE, shown), 'E', 'D6')).toBe(false);
});
