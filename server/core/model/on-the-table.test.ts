import { describe, expect, it } from 'vitest';
import {
  exposes,
  lyingBefore,
  neither,
  onLead,
  plays,
  positionAfter,
  prohibits,
  readingsAfter,
  requires,
  type Table,
} from '../../../test/support/at-the-table.ts';
import type { Position } from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ H7 D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const lying = (...ways: readonly Position[]) => ways.map((way) => lyingBefore(way, 'E'));

describe('a small card that is alone again (Law 50B)', () => {
  it('stays major or is minor, as readings differ, once the other is picked up', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'SK H7', 'dropped'), onLead('W'), prohibits('S'));
    expect(lying(...ways)).toEqual(['H7', 'h7']);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['reading'], ['reading']]);
  });

  it('and once the other is played', () => {
    const ways = readingsAfter(
      TABLE,
      exposes('E', 'SK H7', 'dropped'),
      onLead('W'),
      neither,
      plays('W S8 N SA E SK'),
    );
    expect(lying(...ways)).toEqual(['H7', 'h7']);
  });

  it('is major, if it was played on purpose, or if it is an honour', () => {
    const onPurpose = [
      exposes('E', 'SK', 'dropped'),
      exposes('E', 'H7', 'revoke'),
      onLead('W'),
      prohibits('S'),
    ];
    expect(lying(positionAfter(TABLE, ...onPurpose))).toEqual(['H7']);
    expect(
      lying(positionAfter(TABLE, exposes('E', 'SK H7', 'dropped'), onLead('W'), prohibits('H'))),
    ).toEqual(['SK']);
  });

  it('is what it was read as, when declarer does nothing', () => {
    const again = [
      exposes('E', 'SK H7', 'dropped'),
      onLead('W'),
      prohibits('S'),
      plays('W D9 N C8 E D6 S C7'),
      neither,
    ];
    expect(lying(...readingsAfter(TABLE, ...again))).toEqual(['H7', 'h7']);
  });

  it('is major while it is not alone', () => {
    const three = [exposes('E', 'SK H7 D6', 'dropped'), onLead('W'), prohibits('S')];
    expect(lying(positionAfter(TABLE, ...three))).toEqual(['H7 D6']);
  });
});

describe('a card picked up', () => {
  const freed = [exposes('E', 'SK SJ', 'dropped'), onLead('W'), requires('S')];

  it('is a penalty card no longer, with what freed it', () => {
    const position = positionAfter(TABLE, ...freed);
    expect(lying(position)).toEqual(['']);
    const freedBy = { kind: 'require', suits: ['S'] };
    expect(position.past.E).toMatchObject([
      { card: 'SK', fate: 'picked-up', basis: { by: '51B1(a)' }, freedBy, isPlayed: false },
      { card: 'SJ', fate: 'picked-up', basis: { by: '51B1(a)' }, freedBy, isPlayed: false },
    ]);
    expect(position.holdings.E.cards).toContain('SK');
  });

  it('may be played as any other', () => {
    const position = positionAfter(TABLE, ...freed, plays('W S8 N S5 E SJ'));
    expect(position.past.E.map(({ card, fate, isPlayed }) => `${card} ${fate} ${isPlayed}`)).toEqual([
      'SK picked-up false',
      'SJ picked-up true',
    ]);
    expect(position.holdings.E).toMatchObject({ cards: ['SK', 'H7', 'D6'], gone: ['SJ'] });
  });
});

describe('a card played', () => {
  it('is a penalty card no longer (Law 50A)', () => {
    const position = positionAfter(TABLE, exposes('E', 'SK SJ', 'dropped'), onLead('E'), plays('E SK'));
    expect(lying(position)).toEqual(['SJ']);
    expect(position.past.E).toMatchObject([
      {
        card: 'SK',
        fate: 'was-played',
        isPlayed: true,
        freedBy: undefined,
        basis: { by: '50A', because: { kind: 'play' } },
      },
    ]);
  });

  it('that is no penalty card leaves those that lie there', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK', 'dropped'),
      onLead('S'),
      plays('S HA W HK N H7 E H7'),
    );
    expect(lying(position)).toEqual(['SK']);
    expect(position.past.E).toEqual([]);
    expect(position.holdings.E.cards).toEqual(['SK', 'SJ', 'D6']);
  });
});

describe('a card picked up that is exposed again', () => {
  it('is a penalty card again, and no longer one that has gone', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK SJ', 'dropped'),
      onLead('W'),
      prohibits('S'),
      exposes('E', 'SK', 'revoke'),
    );
    expect(lying(position)).toEqual(['SK']);
    expect(position.past.E.map(({ card }) => card)).toEqual(['SJ']);
  });
});

describe('a lead taken back', () => {
  it('gives those who followed their cards, a card picked up before as one picked up', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      prohibits('S'),
      plays('W D9 N C8 E SK'),
      exposes('W', 'D9', 'withdrawn'),
    );
    expect(position.past.E).toMatchObject([{ card: 'SK', fate: 'picked-up', isPlayed: false }]);
    expect(position.holdings.E).toMatchObject({ gone: [] });
    expect(position.holdings.N.cards).toContain('C8');
  });

  it('leaves their other cards as they are, those that lie there and those that were picked up', () => {
    const back = [plays('E D6 S C7 W D9'), exposes('E', 'D6', 'withdrawn')];
    const lies = positionAfter(TABLE, exposes('W', 'D9 HK', 'dropped'), onLead('E'), neither, ...back);
    expect(lyingBefore(lies, 'W')).toBe('HK D9');
    const up = positionAfter(
      TABLE,
      exposes('W', 'D9 HK', 'dropped'),
      onLead('E'),
      prohibits('D', 'H'),
      ...back,
    );
    expect(up.past.W.map(({ card, isPlayed }) => `${card} ${isPlayed}`)).toEqual(['HK false', 'D9 false']);
  });
});
