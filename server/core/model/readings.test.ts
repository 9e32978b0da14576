import { describe, expect, it, test } from 'vitest';
import {
  exposes,
  factsOf,
  lyingBefore,
  neither,
  onLead,
  plays,
  prohibits,
  readingsAfter,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { readingsAt } from './readings.ts';

const TABLE: Table = { declarer: 'S', trumps: 'NT' };
const THREE = [exposes('E', 'SK HQ D6', 'dropped'), onLead('W')];

test('the readings are given at the moments that are asked for', () => {
  const facts = factsOf(TABLE, [exposes('E', 'SK HQ', 'dropped'), onLead('W'), prohibits('S')]);
  const found = readingsAt(facts, '2017', [0, 3]);
  expect([...found.keys()]).toEqual([0, 3]);
  expect(found.get(0)?.map((position) => lyingBefore(position, 'E'))).toEqual(['']);
  expect(found.get(3)?.map((position) => lyingBefore(position, 'E'))).toEqual(['HQ']);
  expect([...readingsAt(facts, '2017', [4]).keys()]).toEqual([]);
});

describe('a text that leaves too much open', () => {
  it('is followed no further', () => {
    const lost = readingsAfter(TABLE, ...THREE, onLead('S'), onLead('W'));
    expect(lost).toMatchObject([{ isLost: true }]);
    const later = readingsAfter(TABLE, ...THREE, onLead('S'), onLead('W'), onLead('S'), plays('S C7'));
    expect(later).toEqual(lost);
  });

  it('in one of its readings is so in all', () => {
    const many = [
      exposes('E', 'SA SK SQ HA HK HQ HJ HT', 'dropped'),
      exposes('W', 'DA DK DQ CA CK CQ CJ', 'dropped'),
      onLead('W'),
      prohibits('S', 'H'),
      neither,
    ];
    expect(readingsAfter(TABLE, ...many)).toHaveLength(2);
    expect(readingsAfter(TABLE, ...many, onLead('S'))).toMatchObject([{ isLost: true }]);
  });

  it('is followed as long as its readings can be counted', () => {
    const ways = readingsAfter(TABLE, ...THREE, onLead('S'));
    expect(ways.length).toBeGreaterThan(20);
    expect(ways.every(({ isLost }) => !isLost)).toBe(true);
  });
});
