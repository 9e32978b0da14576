import { describe, expect, it } from 'vitest';
import {
  accepts,
  exposes,
  neither,
  onLead,
  plays,
  positionAfter,
  prohibits,
  rejects,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { fateOf } from './fate.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');

describe('a penalty card remains', () => {
  it('on the table until something frees it (Law 50A)', () => {
    const position = positionAfter(TABLE, shown);
    expect(fateOf(position, 'E', 'SK')).toMatchObject({
      kind: 'remains',
      basis: { by: '50A', because: { kind: 'penalty' } },
      card: { card: 'SK' },
      freedBy: undefined,
    });
  });

  it('where the option is about another suit, in this trick and in the next (Law 51B2(b))', () => {
    const chosen = [shown, onLead('W'), prohibits('S')];
    expect(fateOf(positionAfter(TABLE, ...chosen), 'E', 'HQ')).toMatchObject({
      kind: 'remains',
      basis: { by: '51B2(b)' },
    });
    const later = positionAfter(TABLE, ...chosen, plays('W D9 N C8 E D6 S C7'));
    expect(later.trick).toMatchObject({ number: 1, election: undefined });
    expect(fateOf(later, 'E', 'HQ')?.basis.by).toBe('51B2(b)');
  });

  it('of the leader himself, whom the option about his partner’s card does not free', () => {
    const chosen = [
      exposes('W', 'S8', 'deliberate'),
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      prohibits('S'),
    ];
    expect(fateOf(positionAfter(TABLE, ...chosen), 'W', 'S8')?.basis.by).toBe('50D2(a)');
    const later = positionAfter(TABLE, ...chosen, plays('W D9 N C8 E D6 S C7'));
    expect(fateOf(later, 'W', 'S8')).toMatchObject({ kind: 'remains', basis: { by: '50A' } });
  });

  it('though declarer accepts another card in its place (Law 52B1(c))', () => {
    const instead = [shown, onLead('S'), plays('S C7 W D9 N C8 E D6')];
    const before = positionAfter(TABLE, shown, onLead('S'), plays('S C7 W D9 N C8'));
    expect(fateOf(before, 'E', 'SK')?.basis.by).toBe('50A');
    const played = positionAfter(TABLE, ...instead.slice(0, 2), plays('S C7 W D9 E D6'));
    expect(fateOf(played, 'E', 'SK')?.basis.by).toBe('50A');
    const accepted = positionAfter(TABLE, ...instead.slice(0, 2), plays('S C7 W D9 E D6'), accepts('D6'));
    expect(fateOf(accepted, 'E', 'SK')?.basis.by).toBe('52B1(c)');
    expect(fateOf(positionAfter(TABLE, ...instead), 'E', 'SK')?.basis.by).toBe('52B1(c)');
    const { trumps: _, ...withoutTrumps } = TABLE;
    expect(fateOf(positionAfter(withoutTrumps, ...instead), 'E', 'SK')?.basis.by).toBe('52B1(c)');
    const later = positionAfter(TABLE, ...instead, plays('N S5'), rejects('S5'));
    expect(fateOf(later, 'E', 'SK')?.basis.by).toBe('52B1(c)');
  });

  it('where declarer does not accept it, beside the one that it became (Law 52B2)', () => {
    const rejected = positionAfter(TABLE, shown, onLead('S'), plays('S C7 W D9 E D6'), rejects('D6'));
    expect(fateOf(rejected, 'E', 'D6')).toMatchObject({ kind: 'remains', basis: { by: '52B2' } });
    expect(fateOf(rejected, 'E', 'SK')?.basis.by).toBe('50A');
  });

  it('of the one who failed, not of his partner (Law 52B1(c))', () => {
    const both = [exposes('W', 'HK', 'dropped'), shown, onLead('S'), plays('S C7 W D9 E D6'), accepts('D6')];
    expect(fateOf(positionAfter(TABLE, ...both), 'W', 'HK')?.basis.by).toBe('50A');
  });
});

describe('a penalty card is one no longer', () => {
  it('when it is picked up by an option', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), prohibits('S', 'H'));
    for (const card of ['SK', 'HQ'] as const) {
      expect(fateOf(position, 'E', card)).toMatchObject({
        kind: 'picked-up',
        basis: { by: '51B2(b)' },
        card: { card },
        freedBy: { kind: 'prohibit', suits: ['S', 'H'] },
      });
    }
  });

  it('when it is played', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), neither, plays('W S8 N SA E SK'));
    expect(fateOf(position, 'E', 'SK')).toMatchObject({ kind: 'was-played', basis: { by: '50A' } });
    expect(fateOf(position, 'E', 'HQ')?.kind).toBe('remains');
  });

  it('of each card its own: one was played, the other picked up', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), prohibits('H'), plays('W S8 N SA E SK'));
    expect(fateOf(position, 'E', 'HQ')?.kind).toBe('picked-up');
    expect(fateOf(position, 'E', 'SK')?.kind).toBe('was-played');
  });
});

describe('what is called a penalty card was never one', () => {
  it('of declarer or of dummy (Law 48A)', () => {
    for (const seat of ['N', 'S'] as const) {
      expect(fateOf(positionAfter(TABLE), seat, 'SA')).toMatchObject({
        kind: 'never-one',
        basis: { by: '48A' },
        card: undefined,
        freedBy: undefined,
      });
    }
    expect(fateOf(positionAfter(TABLE, exposes('N', 'SA')), 'N', 'SA')).toMatchObject({
      kind: 'never-one',
      basis: { by: '48A' },
      card: { card: 'SA' },
    });
  });

  it('but of a defender, or where declarer is not told, nothing is known', () => {
    expect(fateOf(positionAfter(TABLE), 'E', 'SJ')).toBeUndefined();
    expect(fateOf(positionAfter({}), 'N', 'SA')).toBeUndefined();
  });
});
