import { describe, expect, it } from 'vitest';
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
import { fateOf } from './fate.ts';
import type { Position } from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ S7 HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};

/** The cards of the trick in progress. */
const trickOf = ({ trick }: Position) => trick?.plays.map(({ seat, card }) => `${seat} ${card}`).join(' ');
const lying = (...ways: readonly Position[]) => ways.map((way) => lyingBefore(way, 'E'));

describe('a card exposed lies on the table (Laws 49, 50B)', () => {
  it('as a major penalty card, if it is an honour or was played on purpose', () => {
    expect(lying(positionAfter(TABLE, exposes('E', 'SK', 'dropped')))).toEqual(['SK']);
    expect(lying(positionAfter(TABLE, exposes('E', 'S7', 'led-out-of-turn')))).toEqual(['S7']);
  });

  it('as a minor one, if it is small and fell', () => {
    const position = positionAfter(TABLE, exposes('E', 'S7', 'dropped'));
    expect(lying(position)).toEqual(['s7']);
    expect(position.penaltyCards.E).toMatchObject([
      { alone: 'minor', how: 'dropped', told: { kind: 'penalty' } },
    ]);
  });

  it('as either, where the text does not say how', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'S7'));
    expect(lying(...ways)).toEqual(['S7', 's7']);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['exposure'], ['exposure']]);
  });

  it('with another, so that both are major', () => {
    expect(lying(positionAfter(TABLE, exposes('E', 'S7 D6', 'dropped')))).toEqual(['S7 D6']);
    expect(lying(positionAfter(TABLE, exposes('E', 'S7', 'dropped'), exposes('E', 'D6', 'dropped')))).toEqual(
      ['S7 D6'],
    );
    const position = positionAfter(TABLE, exposes('E', 'S7 SK', 'dropped'));
    expect(position.penaltyCards.E.map(({ alone }) => alone)).toEqual(['minor', 'major']);
    expect(lying(positionAfter(TABLE, exposes('E', 'SK', 'dropped'), exposes('E', 'D6')))).toEqual(['SK D6']);
  });

  it('each player’s for himself', () => {
    const position = positionAfter(TABLE, exposes('E', 'S7', 'dropped'), exposes('W', 'D9', 'dropped'));
    expect([lyingBefore(position, 'E'), lyingBefore(position, 'W')]).toEqual(['s7', 'd9']);
  });

  it('once, though it is named twice', () => {
    expect(lying(positionAfter(TABLE, exposes('E', 'S7 S7', 'dropped')))).toEqual(['s7']);
  });

  it('and belongs to his hand', () => {
    expect(positionAfter({ declarer: 'S' }, exposes('E', 'S7', 'dropped')).holdings.E.cards).toEqual(['S7']);
  });

  it('perhaps: cards faced in a concession may be none (Law 68B2)', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'SK HQ', 'conceded'));
    expect(lying(...ways)).toEqual(['SK HQ', '']);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['exposure'], ['exposure']]);
    const [, without] = ways;
    expect(without && fateOf(without, 'E', 'HQ')).toMatchObject({
      kind: 'never-one',
      basis: { by: '68B2', because: { kind: 'penalty' } },
    });
  });
});

describe('a card of declarer or dummy is no penalty card (Law 48A)', () => {
  it.each(['N', 'S'] as const)('of %s', (seat) => {
    const position = positionAfter(TABLE, exposes(seat, 'SA HQ', 'dropped'));
    expect(position.penaltyCards[seat]).toEqual([]);
    expect(position.past[seat]).toMatchObject([
      { card: 'SA', kind: 'major', fate: 'never-one', isPlayed: false, freedBy: undefined },
      { card: 'HQ', alone: 'major', basis: { by: '48A', because: { kind: 'penalty' } } },
    ]);
  });

  it('nor does it change anything when declarer does not accept it', () => {
    const played = [onLead('S'), plays('S C7')];
    expect(positionAfter(TABLE, ...played, rejects('C7'))).toEqual(positionAfter(TABLE, ...played));
  });
});

describe('a penalty card is spoken of again', () => {
  it('while it lies there: nothing changes', () => {
    const once = positionAfter(TABLE, exposes('E', 'SK', 'dropped'));
    expect(positionAfter(TABLE, exposes('E', 'SK', 'dropped'), exposes('E', 'SK'))).toEqual(once);
  });

  it('in every way in which the text can be read', () => {
    const conceded = exposes('E', 'SK', 'conceded');
    expect(readingsAfter(TABLE, conceded, conceded)).toEqual(readingsAfter(TABLE, conceded));
    expect(readingsAfter(TABLE, exposes('E', 'D6'), rejects('H2'))).toHaveLength(2);
  });

  it('with a new one: that one is added', () => {
    const ways = positionAfter(TABLE, exposes('E', 'SK', 'dropped'), exposes('E', 'SK HQ', 'dropped'));
    expect(lying(ways)).toEqual(['SK HQ']);
  });

  const freed = [exposes('E', 'SK', 'dropped'), onLead('W'), prohibits('S')];

  it('when it has gone: it has not come back', () => {
    expect(lying(positionAfter(TABLE, ...freed, exposes('E', 'SK')))).toEqual(['']);
    expect(lying(positionAfter(TABLE, ...freed, exposes('E', 'SK', 'dropped')))).toEqual(['']);
  });

  it('when it has gone and is exposed in another way: it is one again', () => {
    const position = positionAfter(TABLE, ...freed, exposes('E', 'SK', 'led-out-of-turn'));
    expect(lying(position)).toEqual(['SK']);
    expect(position.past.E).toEqual([]);
  });

  it('when it has just been played: it comes back from the trick', () => {
    const played = [exposes('E', 'SK', 'dropped'), onLead('E'), plays('E SK'), exposes('E', 'SK')];
    const position = positionAfter(TABLE, ...played);
    expect(lying(position)).toEqual(['SK']);
    expect(trickOf(position)).toBe('');
  });

  it('of another card that has gone: this one lies there', () => {
    expect(lying(positionAfter(TABLE, ...freed, exposes('E', 'HQ', 'dropped')))).toEqual(['HQ']);
  });
});

describe('a card played comes back', () => {
  it('from the trick in progress, and is in the hand again', () => {
    const position = positionAfter(TABLE, onLead('S'), plays('S C7 W D9'), exposes('W', 'D9', 'revoke'));
    expect(lyingBefore(position, 'W')).toBe('D9');
    expect(trickOf(position)).toBe('S C7');
    expect(position.holdings.W).toMatchObject({ gone: [] });
    expect(position.holdings.W.cards).toContain('D9');
  });

  it('and no other of that trick does', () => {
    const position = positionAfter(TABLE, onLead('S'), plays('S C7 W D9 N C8'), exposes('W', 'D9', 'revoke'));
    expect(trickOf(position)).toBe('S C7 N C8');
    const another = positionAfter(TABLE, onLead('S'), plays('S C7 W D9 N C8'), exposes('E', 'D6', 'dropped'));
    expect(trickOf(another)).toBe('S C7 W D9 N C8');
  });

  it('from the trick just finished, which is open again: its prohibition runs on (Law 51B)', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK HQ', 'dropped'),
      onLead('W'),
      prohibits('S', 'H'),
      plays('W D9 N C8 E SJ S C7'),
      exposes('E', 'SJ', 'revoke'),
    );
    expect(trickOf(position)).toBe('W D9 N C8 S C7');
    expect(position).toMatchObject({ tricks: 1, trick: { number: 0, leader: 'W' } });
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
    expect(lying(position)).toEqual(['SJ']);
  });

  it('from the trick just finished, won by the one who takes it back: his partner is bound again', () => {
    const position = positionAfter(
      { ...TABLE, trumps: 'S' },
      exposes('E', 'HQ', 'dropped'),
      onLead('W'),
      prohibits('H'),
      plays('W D9 N C8 E SJ S C7'),
      exposes('E', 'SJ', 'revoke'),
    );
    expect(position).toMatchObject({ tricks: 1, trick: { number: 0, leader: 'W' } });
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['H'] }]);
  });

  it('but not from the one just finished when the next has begun', () => {
    const position = positionAfter(
      TABLE,
      onLead('W'),
      plays('W D9 N C8 E SJ S C7'),
      plays('W S8'),
      exposes('E', 'SJ', 'revoke'),
    );
    expect(trickOf(position)).toBe('W S8');
    expect(position.tricks).toBe(2);
    expect(lying(position)).toEqual(['SJ']);
  });

  it('a lead out of turn: the lead is the partner’s, with his option still to be stated (Law 56)', () => {
    const position = positionAfter(TABLE, onLead('W'), plays('E D6'), exposes('E', 'D6', 'led-out-of-turn'));
    expect(position).toMatchObject({
      tricks: 1,
      trick: { leader: 'W', number: 0, plays: [], election: undefined },
    });
    expect(lying(position)).toEqual(['D6']);
  });

  it('a lead to which others have followed: they have their cards again', () => {
    const position = positionAfter(
      TABLE,
      exposes('W', 'D9', 'deliberate'),
      onLead('E'),
      neither,
      plays('E D6 S C7 W D9'),
      exposes('E', 'D6', 'withdrawn'),
    );
    expect(trickOf(position)).toBe('');
    expect(lyingBefore(position, 'W')).toBe('D9');
    expect(lying(position)).toEqual(['D6']);
    expect(position.holdings.S.cards).toContain('C7');
    expect(position.past.W).toEqual([]);
    expect(position.trick?.election?.option).toEqual({ kind: 'neither' });
  });

  it('and the card designated for that turn still is (Law 51A)', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK HQ', 'dropped'),
      onLead('S'),
      plays('S C7 W D9 N C8'),
      designates('HQ'),
      plays('E D6'),
      exposes('E', 'D6', 'withdrawn'),
    );
    expect(position.designated?.card).toBe('HQ');
  });
});

describe('another card in place of a penalty card (Law 52B)', () => {
  const instead = [exposes('E', 'SK', 'dropped'), onLead('S'), plays('S C7 W D9 E D6')];

  it('is accepted', () => {
    const position = positionAfter(TABLE, ...instead, accepts('D6'));
    expect(position.failure).toMatchObject({ seat: 'E', card: 'D6', outcome: 'accepted' });
    expect(lying(position)).toEqual(['SK']);
  });

  it('is not accepted, and becomes a major penalty card; the other must be played', () => {
    const position = positionAfter(TABLE, ...instead, rejects('D6'));
    expect(position.failure).toMatchObject({ card: 'D6', outcome: 'rejected' });
    expect(lying(position)).toEqual(['SK D6']);
    expect(trickOf(position)).toBe('S C7 W D9');
    expect(position.penaltyCards.E[1]).toMatchObject({
      how: 'deliberate',
      alone: 'major',
      told: { kind: 'rejects' },
    });
  });

  it('is not meant, when another card is spoken of', () => {
    expect(positionAfter(TABLE, ...instead, accepts('D9'))).toEqual(positionAfter(TABLE, ...instead));
    expect(positionAfter(TABLE, ...instead, rejects('H2'))).toEqual(positionAfter(TABLE, ...instead));
    const partner = positionAfter(TABLE, ...instead, rejects('D9'));
    expect(partner.failure).toMatchObject({ card: 'D6', outcome: undefined });
    expect(lyingBefore(partner, 'W')).toBe('D9');
  });

  it('is nothing where none was due', () => {
    expect(positionAfter(TABLE, onLead('S'), plays('S C7 W D9'), accepts('D9')).failure).toBeUndefined();
    const rejected = positionAfter(TABLE, onLead('S'), plays('S C7 W D9'), rejects('D9'));
    expect(rejected.failure).toBeUndefined();
    expect(lyingBefore(rejected, 'W')).toBe('D9');
  });
});
