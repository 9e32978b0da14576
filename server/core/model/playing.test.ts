import { describe, expect, it, test } from 'vitest';
import {
  accepts,
  designates,
  exposes,
  lyingBefore,
  neither,
  onLead,
  plays,
  positionAfter,
  prohibits,
  readingsAfter,
  rejects,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { leaderIn, type Position } from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');
const prohibited = [shown, onLead('W'), prohibits('S', 'H')];
const trickOfWest = plays('W D9 N C8 E D6 S C7');

/** The cards of the trick in progress. */
const trickOf = ({ trick }: Position) => trick?.plays.map(({ seat, card }) => `${seat} ${card}`).join(' ');

describe('it is told who is on lead', () => {
  it('once more: nothing changes', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), onLead('W'));
    expect(position).toMatchObject({ tricks: 1, assumed: [], trick: { leader: 'W', number: 0 } });
  });

  it('once more after his option: it may be the next lead', () => {
    const ways = readingsAfter(TABLE, shown, onLead('W'), neither, onLead('W'));
    expect(ways.map(({ tricks }) => tricks)).toEqual([1, 2, 2, 2]);
    expect(ways.map(({ assumed }) => assumed.includes('trick'))).toEqual([true, true, true, true]);
    expect(ways[0]?.trick?.election?.option).toEqual({ kind: 'neither' });
  });

  it('which the option before had shown', () => {
    const position = positionAfter(TABLE, shown, prohibits('S'), onLead('W'));
    expect(position).toMatchObject({ tricks: 1, trick: { leader: 'W', isInferred: false } });
    expect(position.trick?.election?.option).toEqual({ kind: 'prohibit', suits: ['S'] });
  });

  it('which the cards had shown', () => {
    const position = positionAfter(TABLE, ...prohibited, trickOfWest, onLead('W'));
    expect(position).toMatchObject({
      tricks: 2,
      trick: { number: 1, leader: 'W', workedOutFrom: undefined },
    });
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
  });

  it('otherwise than the cards show: the text is right, and who keeps the lead keeps his prohibition', () => {
    const toEast = plays('W D9 N C8 E DK S C7');
    expect(leaderIn(positionAfter({ declarer: 'S', trumps: 'NT' }, ...prohibited, toEast))).toBe('E');
    const position = positionAfter({ declarer: 'S', trumps: 'NT' }, ...prohibited, toEast, onLead('W'));
    expect(position).toMatchObject({
      tricks: 2,
      trick: { number: 1, leader: 'W', workedOutFrom: undefined },
    });
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
    expect(position.assumed).toEqual([]);
  });

  it('once more, in every way in which the text can be read', () => {
    const once = readingsAfter(TABLE, exposes('E', 'D6'), onLead('W'));
    expect(once).toHaveLength(2);
    expect(readingsAfter(TABLE, exposes('E', 'D6'), onLead('W'), onLead('W'))).toEqual(once);
  });

  it('after some cards of a trick, though he led to it: it is the next', () => {
    const position = positionAfter(TABLE, onLead('S'), plays('S C7 W D9'), onLead('S'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'S', plays: [] } });
  });

  it('after some cards of a trick: the rest of it is passed over', () => {
    const position = positionAfter(TABLE, onLead('S'), plays('S C7 W D9'), onLead('N'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'N', plays: [] } });
    expect(position.holdings.N.extent).toBe('at-most');
    expect(position.holdings.W.extent).toBe('whole');
  });

  it('another than before: a trick is passed over', () => {
    expect(positionAfter(TABLE, onLead('S'), onLead('N'))).toMatchObject({
      tricks: 2,
      trick: { leader: 'N' },
    });
  });
});

describe('cards are played', () => {
  it('to the trick in progress', () => {
    const position = positionAfter(TABLE, onLead('S'), plays('S C7'), plays('W D9 N C8'));
    expect(trickOf(position)).toBe('S C7 W D9 N C8');
    expect(position.tricks).toBe(1);
    expect(position.holdings.W.gone).toEqual(['D9']);
  });

  it('with no lead told: the first of them leads', () => {
    expect(positionAfter(TABLE, plays('S C7 W D9'))).toMatchObject({ tricks: 1, trick: { leader: 'S' } });
  });

  it('to the next trick, where one of them has played to this one', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('W S8 N SA'), plays('S C7 W D9 N C8'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'S', number: 1 } });
    expect(trickOf(position)).toBe('S C7 W D9 N C8');
    expect(position.holdings.E.extent).toBe('at-most');
  });

  it('to the next trick in the same breath', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('W S8 N SA W D9'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'W', number: 1 } });
    expect(trickOf(position)).toBe('W D9');
  });

  it('by the winner of the trick before', () => {
    const position = positionAfter(TABLE, ...prohibited, trickOfWest, plays('W S8 N S5'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'W', number: 1 } });
    expect(trickOf(position)).toBe('W S8 N S5');
  });

  it('by another than the cards show to have won: he has the lead', () => {
    const toEast = plays('W D9 N C8 E DK S C7');
    const position = positionAfter({ declarer: 'S', trumps: 'NT' }, ...prohibited, toEast, plays('W HK'));
    expect(position).toMatchObject({ tricks: 2, trick: { number: 1, leader: 'W' } });
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
  });

  it('by declarer where a defender was told to be on lead: a trick is passed over', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('S C7'));
    expect(position).toMatchObject({ tricks: 2, trick: { leader: 'S', beforeLead: { tricks: 2 } } });
  });

  it('by a defender out of turn: the lead is still his partner’s, should the card be taken back (Law 56)', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('E D6'));
    expect(position).toMatchObject({ tricks: 1, trick: { leader: 'E', number: 0 } });
    expect(position.trick?.beforeLead?.trick).toMatchObject({ leader: 'W', number: 0, plays: [] });
  });

  it('by all four: the moment before the lead is that of the trick itself', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('W D9 N C8 E D6 S C7'), plays('W S8 N S5'));
    expect(position.trick?.beforeLead).toMatchObject({ tricks: 2, trick: { number: 1, plays: [] } });
  });
});

describe('a penalty card not played (Law 52)', () => {
  it('is noted with the card played in its place', () => {
    const position = positionAfter(TABLE, shown, onLead('S'), plays('S C7 W D9 N C8 E D6'));
    expect(position.failure).toMatchObject({ seat: 'E', card: 'D6', trick: 0, outcome: undefined });
    expect(lyingBefore(position, 'E')).toBe('SK HQ');
  });

  it('is not noted where he follows suit, or plays one of them', () => {
    expect(positionAfter(TABLE, shown, onLead('S'), plays('S C7 W D9 N C8 E SK')).failure).toBeUndefined();
    expect(
      positionAfter({ ...TABLE, hands: { E: 'SK C2' } }, exposes('E', 'SK'), onLead('S'), plays('S C7 E C2'))
        .failure,
    ).toBeUndefined();
  });
});

describe('a play that is irregular', () => {
  /** The plays that are, each with what it breaks. */
  const irregular = (...events: Parameters<typeof positionAfter>[1][]) =>
    positionAfter(TABLE, ...events).irregular.map(({ seat, card, limit }) => `${seat} ${card} ${limit.kind}`);
  const instead = [shown, onLead('S'), plays('S C7 W D9 N C8 E D6')];

  it('is a suit led that declarer prohibited, a suit not followed, a penalty card not played', () => {
    expect(irregular(...prohibited, plays('W S8'))).toEqual(['W S8 prohibition']);
    expect(irregular(onLead('S'), plays('S S3 W HK'))).toEqual(['W HK follow-suit']);
    expect(irregular(...instead)).toEqual(['E D6 penalty-card']);
    expect(irregular(onLead('S'), plays('S S3 W HK N H7'))).toEqual(['W HK follow-suit', 'N H7 follow-suit']);
    expect(positionAfter(TABLE, ...instead).irregular[0]?.event.kind).toBe('play');
  });

  it('is none that the law allows, or that another hand would allow', () => {
    expect(irregular(...prohibited, plays('W D9 N C8'))).toEqual([]);
    const unseen: Table = { declarer: 'S' };
    expect(positionAfter(unseen, onLead('S'), plays('S S3 W HK')).irregular).toEqual([]);
  });

  it('is not told of, where it depends on the hand what it breaks', () => {
    const unseen: Table = { declarer: 'S' };
    const played = positionAfter(
      unseen,
      exposes('E', 'HQ', 'dropped'),
      onLead('S'),
      plays('S S3 W S4 N S5 E D6'),
    );
    expect(played).toMatchObject({ irregular: [], failure: undefined });
  });

  it('is told of, where it breaks the same whatever he holds: a suit that he has had back', () => {
    const unseen: Table = { declarer: 'S' };
    const back = [plays('W S8 N S2 E S9'), exposes('W', 'S8', 'withdrawn')];
    const led = [exposes('E', 'HQ', 'dropped'), onLead('W'), neither, ...back, plays('W S8 N S2 E D6')];
    expect(positionAfter(unseen, ...led).irregular).toMatchObject([
      { seat: 'E', card: 'D6', limit: { kind: 'follow-suit' } },
    ]);
  });

  it('is so no longer when it is accepted, not accepted, or taken back', () => {
    const two = [onLead('S'), plays('S S3 W HK N H7')];
    expect(irregular(...two, accepts('HK'))).toEqual(['N H7 follow-suit']);
    expect(irregular(...two, accepts('S3'))).toEqual(['W HK follow-suit', 'N H7 follow-suit']);
    expect(irregular(...two, exposes('W', 'HK', 'revoke'))).toEqual(['N H7 follow-suit']);
    expect(irregular(...instead.slice(0, 2), plays('S C7 W D9 E D6'), rejects('D6'))).toEqual([]);
  });

  it('is so no longer when the lead is withdrawn to which it was played', () => {
    expect(irregular(onLead('E'), plays('E SJ S HA W HK'), exposes('E', 'SJ', 'withdrawn'))).toEqual([]);
  });
});

test.each([
  ['declarer', 'SK'],
  ['S', 'SK'],
  [undefined, 'SK'],
  ['N', undefined],
  ['dummy', undefined],
  ['offender', undefined],
] as const)('a penalty card named by %s binds: %s (Law 51A)', (by, card) => {
  const position = positionAfter(TABLE, shown, onLead('S'), plays('S C7'), designates('SK', by));
  expect(position.designated?.card).toBe(card);
});
