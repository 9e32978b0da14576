import { describe, expect, it, test } from 'vitest';
import {
  exposes,
  lyingBefore,
  neither,
  noOption,
  onLead,
  plays,
  positionAfter,
  prohibits,
  readingsAfter,
  requires,
  statedBy,
  type Table,
} from '../../../test/support/at-the-table.ts';
import type { Option } from '../facts/facts.ts';
import { isSameOption, suitsNamed } from './election.ts';
import type { Position } from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const twoSuits = [exposes('E', 'SK HQ', 'dropped'), onLead('W')];

/** What came of the option: the cards picked up, those that stay, the suits that the leader may not lead. */
const outcome = (position: Position) => ({
  isGiven: position.election?.isGiven,
  by: position.election?.basis.by,
  up: position.election?.pickedUp.map(({ card }) => card),
  left: lyingBefore(position, 'E'),
  barred: position.prohibitions.map(({ player, suits }) => `${player} ${suits.join('')}`),
});

describe('an option that the law gives', () => {
  it('to require a suit: its cards are picked up, no others (Law 51B2(a))', () => {
    const position = positionAfter(TABLE, ...twoSuits, requires('S'));
    expect(outcome(position)).toEqual({ isGiven: true, by: '51B2(a)', up: ['SK'], left: 'HQ', barred: [] });
    expect(position.trick?.election).toBe(position.election);
    expect(position.election).toMatchObject({
      leader: 'W',
      option: { kind: 'require', suits: ['S'] },
      basis: { because: { kind: 'option' } },
    });
    expect(lyingBefore(position.election?.before ?? position, 'E')).toBe('SK HQ');
  });

  it('to prohibit some: the cards of each are picked up (Law 51B2(b))', () => {
    expect(outcome(positionAfter(TABLE, ...twoSuits, prohibits('S', 'H')))).toEqual({
      isGiven: true,
      by: '51B2(b)',
      up: ['SK', 'HQ'],
      left: '',
      barred: ['W SH'],
    });
  });

  it('to do neither: all cards stay (Law 51B2(c))', () => {
    const position = positionAfter(TABLE, ...twoSuits, neither);
    expect(outcome(position)).toEqual({ isGiven: true, by: '51B2(c)', up: [], left: 'SK HQ', barred: [] });
    expect(position.prohibitions).toEqual([]);
  });

  it('binds beside a prohibition that is running', () => {
    const kept = [...twoSuits, prohibits('S'), plays('W D9 N C8 E D6 S C7'), onLead('W'), prohibits('H')];
    expect(outcome(positionAfter(TABLE, ...kept)).barred).toEqual(['W S', 'W H']);
  });
});

describe('an option that the law does not give', () => {
  it('has no effect: no suit of it has a penalty card', () => {
    const position = positionAfter(TABLE, ...twoSuits, requires('D'));
    expect(outcome(position)).toEqual({
      isGiven: false,
      by: '51B2(a)',
      up: [],
      left: 'SK HQ',
      barred: [],
    });
    expect(position.election?.basis.because).toMatchObject({ kind: 'option' });
    expect(position.assumed).toEqual([]);
  });

  it('may have been meant for the suits that have one: to prohibit those', () => {
    const ways = readingsAfter(TABLE, ...twoSuits, prohibits('S', 'C'));
    expect(ways.map(outcome)).toEqual([
      { isGiven: false, by: '51B2(b)', up: [], left: 'SK HQ', barred: [] },
      { isGiven: true, by: '51B2(b)', up: ['SK'], left: 'HQ', barred: ['W S'] },
    ]);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['choice'], ['choice']]);
  });

  it('or to require one of them', () => {
    const ways = readingsAfter(TABLE, ...twoSuits, requires('S', 'D', 'H'));
    expect(ways.map(({ election }) => election?.isGiven && election.option)).toEqual([
      false,
      { kind: 'require', suits: ['S'] },
      { kind: 'require', suits: ['H'] },
    ]);
    expect(ways.map((way) => outcome(way).up)).toEqual([[], ['SK'], ['HQ']]);
  });

  it('has no effect where dummy states it; it may have been declarer’s after all (Law 50D2)', () => {
    const ways = readingsAfter(TABLE, ...twoSuits, statedBy('N', requires('S')));
    expect(ways.map(outcome)).toEqual([
      { isGiven: true, by: '51B2(a)', up: ['SK'], left: 'HQ', barred: [] },
      { isGiven: false, by: '50D2', up: [], left: 'SK HQ', barred: [] },
    ]);
    const wrongSuit = readingsAfter(TABLE, ...twoSuits, statedBy('N', requires('D')));
    expect(new Set(wrongSuit.map((way) => outcome(way).by))).toEqual(new Set(['51B2(a)']));
  });
});

test('declarer states nothing: the cards stay (Law 50A)', () => {
  const position = positionAfter(TABLE, ...twoSuits, noOption);
  expect(outcome(position)).toEqual({ isGiven: false, by: '50A', up: [], left: 'SK HQ', barred: [] });
  expect(position.election).toMatchObject({ option: undefined, basis: { because: { kind: 'no-option' } } });
});

describe('a lead before which no option is told', () => {
  it('may have followed any that declarer had', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'SK', 'dropped'), onLead('W'), plays('W D9'));
    expect(ways.map(({ election }) => election?.option)).toEqual([
      { kind: 'neither' },
      { kind: 'require', suits: ['S'] },
      { kind: 'prohibit', suits: ['S'] },
    ]);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['choice'], ['choice'], ['choice']]);
    expect(ways.every(({ election }) => election?.isGiven)).toBe(true);
  });

  it('needs none where the partner has no major penalty card', () => {
    const own = positionAfter(TABLE, exposes('E', 'SK', 'dropped'), onLead('E'), plays('E SK'));
    expect(own.election).toBeUndefined();
    const ofDeclarer = positionAfter(TABLE, exposes('E', 'SK', 'dropped'), onLead('S'), plays('S C7'));
    expect(ofDeclarer.election).toBeUndefined();
  });
});

test('two options are the same whatever the order of their suits', () => {
  const prohibit = (suits: string): Option => ({ kind: 'prohibit', suits: [...suits] as 'S'[] });
  expect(isSameOption(prohibit('SH'), prohibit('HS'))).toBe(true);
  expect(isSameOption(prohibit('SH'), prohibit('S'))).toBe(false);
  expect(isSameOption(prohibit('S'), { kind: 'require', suits: ['S'] })).toBe(false);
  expect(isSameOption({ kind: 'neither' }, { kind: 'neither' })).toBe(true);
  expect(suitsNamed({ kind: 'neither' })).toEqual([]);
  expect(suitsNamed(undefined)).toEqual([]);
  expect(suitsNamed(prohibit('SH'))).toEqual(['S', 'H']);
});
