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
  type Table,
} from '../../../test/support/at-the-table.ts';
import { leaderIn } from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const prohibited = [exposes('E', 'SK HQ', 'dropped'), onLead('W'), prohibits('S', 'H')];

describe('the winner of a trick leads to the next', () => {
  it('and is still bound by a prohibition, if he led to this one (Law 51B)', () => {
    const kept = positionAfter(TABLE, ...prohibited, plays('W D9 N C8 E D6 S C7'));
    expect(kept.trick).toMatchObject({ number: 1, leader: 'W', isInferred: false, plays: [] });
    expect(kept.tricks).toBe(2);
    expect(kept.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
  });

  it('and nobody is bound any more, if another has won it: not even the partner (Law 51B)', () => {
    const lost = positionAfter({ ...TABLE, trumps: 'C' }, ...prohibited, plays('W D9 N C8 E D6 S C7'));
    expect(leaderIn(lost)).toBe('N');
    expect(lost.prohibitions).toEqual([]);
    const toPartner = positionAfter(
      { ...TABLE, hands: { ...TABLE.hands, E: 'SK SJ HQ DJ' } },
      ...prohibited,
      plays('W D9 N C8 E DJ S C7'),
    );
    expect(leaderIn(toPartner)).toBe('E');
    expect(toPartner.prohibitions).toEqual([]);
  });

  it('and is bound no more, if his partner led to this one in his place', () => {
    const inHisPlace = positionAfter(TABLE, ...prohibited, plays('E D6 S C7 W D9 N C8'));
    expect(leaderIn(inHisPlace)).toBe('W');
    expect(inHisPlace.prohibitions).toEqual([]);
  });

  it('as the text says, where the trump suit that it turns on is not told', () => {
    const { trumps: _, ...withoutTrumps } = TABLE;
    const untold = positionAfter(withoutTrumps, ...prohibited, plays('W D9 N C8 E D6 S C7'));
    expect(untold.trick).toBeUndefined();
    expect(untold.prohibitions).toHaveLength(1);
    expect(untold.tricks).toBe(1);
    const told = (leader: 'N' | 'W') =>
      positionAfter(withoutTrumps, ...prohibited, plays('W D9 N C8 E D6 S C7'), onLead(leader));
    expect(leaderIn(told('N'))).toBe('N');
    expect(told('N').prohibitions).toEqual([]);
    expect(told('W').prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
  });
});

describe('a trick that the text passes over', () => {
  const passedOver = [exposes('E', 'SK HQ', 'dropped'), onLead('W'), neither, onLead('S')];

  it('may have taken any penalty card with it, or none', () => {
    const ways = readingsAfter(TABLE, ...passedOver);
    expect(ways.map((way) => lyingBefore(way, 'E'))).toEqual(['SK HQ', 'HQ', 'SK']);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['trick'], ['trick'], ['trick']]);
    expect(ways.every((way) => leaderIn(way) === 'S' && way.tricks === 2)).toBe(true);
  });

  it('took a card from every hand: what is shown is the most that they still hold', () => {
    const [first] = readingsAfter(TABLE, ...passedOver);
    for (const seat of ['N', 'E', 'S', 'W'] as const) expect(first?.holdings[seat].extent).toBe('at-most');
  });

  it('leaves nothing open where nobody has a penalty card', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('W S8'), onLead('S'));
    expect(position.assumed).toEqual([]);
    expect(position.holdings.W).toMatchObject({ cards: ['S4', 'HK', 'D9'], extent: 'whole' });
    expect(position.holdings.N.extent).toBe('at-most');
  });

  it('in part: who is told to have played has played that card', () => {
    const ways = readingsAfter(TABLE, ...passedOver.slice(0, 3), plays('W D9 N C8 E D6'), onLead('S'));
    expect(ways.map((way) => lyingBefore(way, 'E'))).toEqual(['SK HQ']);
  });

  it('before which declarer may have chosen, too, where that is not told', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'SK', 'dropped'), onLead('W'), onLead('S'));
    expect(ways.map((way) => `${way.election?.option?.kind} ${lyingBefore(way, 'E')}`)).toEqual([
      'neither SK',
      'neither ',
      'require ',
      'prohibit ',
    ]);
  });
});

describe('too many ways', () => {
  /** A defender with so many penalty cards, of four suits. */
  const many = (cards: string) => [exposes('E', cards, 'dropped'), onLead('W')];

  it('in which a trick can have gone are not followed', () => {
    const [lost, ...others] = readingsAfter({ declarer: 'S' }, ...many('SK HQ D6 C5'), onLead('S'));
    expect(others).toEqual([]);
    expect(lost).toMatchObject({ isLost: true, trick: { leader: 'S', number: 1 } });
  });

  it('are more than 64', () => {
    const seven = [
      exposes('E', 'SA SK SQ HA HK HQ HJ', 'dropped'),
      exposes('W', 'DA DK DQ CA CK CQ CJ', 'dropped'),
    ];
    const followed = readingsAfter({ declarer: 'S' }, ...seven, onLead('W'), neither, onLead('S'));
    expect(followed).toHaveLength(64);
    const twelve = [
      exposes('E', 'SA SK SQ SJ', 'dropped'),
      exposes('W', 'DA DK DQ DJ DT CA CK CQ CJ CT HA HK', 'dropped'),
    ];
    expect(readingsAfter({ declarer: 'S' }, ...twelve, onLead('W'), neither, onLead('S'))).toMatchObject([
      { isLost: true },
    ]);
  });

  it('but those are that can be counted', () => {
    const ways = readingsAfter({ declarer: 'S' }, ...many('SK HQ D6 C5'), neither, onLead('S'));
    expect(ways.map((way) => lyingBefore(way, 'E'))).toEqual([
      'SK HQ D6 C5',
      'HQ D6 C5',
      'SK D6 C5',
      'SK HQ C5',
      'SK HQ D6',
    ]);
    expect(ways.every(({ isLost }) => !isLost)).toBe(true);
  });
});

describe('a trick that is told only in part', () => {
  const kept = [exposes('E', 'SK HQ', 'dropped'), onLead('W'), neither, plays('W D9'), onLead('W')];

  it('takes no penalty card from one who had to follow suit (Law 44C)', () => {
    expect(readingsAfter(TABLE, ...kept)).toHaveLength(1);
  });

  it('may take the one of the suit led', () => {
    const spade = [exposes('E', 'SK HQ', 'dropped'), onLead('W'), neither, plays('W S8'), onLead('W')];
    const left = readingsAfter(TABLE, ...spade).map((way) => way.penaltyCards.E.map(({ card }) => card));
    expect(left).toEqual([['SK', 'HQ'], ['HQ']]);
  });

  const ofVoid = { ...TABLE, hands: { ...TABLE.hands, E: 'SK SJ HQ C6' } };

  it('may take one from one who is void', () => {
    expect(readingsAfter(ofVoid, ...kept)).toHaveLength(3);
  });

  it('has not taken the one that is played afterwards', () => {
    const left = readingsAfter(ofVoid, ...kept, neither, plays('W S8 N SA E SK S S3'));
    expect(left.map((way) => way.penaltyCards.E.map(({ card }) => card))).toEqual([['HQ'], []]);
  });
});
