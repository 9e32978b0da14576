import { describe, expect, it } from 'vitest';
import {
  designates,
  exposes,
  neither,
  onLead,
  plays,
  type positionAfter,
  prohibits,
  requires,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { allowed, dutyOf, limits } from '../../../test/support/duties.ts';
import { limitBroken, playablePenaltyCards } from './duty.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');
type Events = Parameters<typeof positionAfter>[1][];

describe('a player plays to a trick', () => {
  it('in the suit led, if he can (Law 44C)', () => {
    expect(allowed(TABLE, 'W', onLead('S'), plays('S S3'))).toBe('S8 S4');
    expect(limits(dutyOf(TABLE, 'W', onLead('S'), plays('S S3')))).toEqual(['follow-suit 44C']);
    expect(allowed(TABLE, 'W', onLead('S'), plays('S C7'))).toBe('S8 S4 HK D9');
    expect(limits(dutyOf(TABLE, 'W', onLead('S'), plays('S C7')))).toEqual([]);
  });

  it('with his penalty card of that suit (Law 50D1(a))', () => {
    const followed = [shown, onLead('S'), plays('S S3')];
    expect(allowed(TABLE, 'E', ...followed)).toBe('SK');
    const duty = dutyOf(TABLE, 'E', ...followed);
    expect(limits(duty)).toEqual(['follow-suit 44C', 'penalty-card 50D1(a)']);
    expect(playablePenaltyCards(duty)).toEqual(['SK']);
    expect(limitBroken(duty, 'HQ')?.kind).toBe('follow-suit');
    expect(limitBroken(duty, 'SJ')?.kind).toBe('penalty-card');
    expect(limitBroken(duty, 'SJ')?.basis.because).toMatchObject({ kind: 'penalty' });
  });

  it('with one of those that he can play, which declarer designates (Law 51A)', () => {
    const discard = [shown, onLead('S'), plays('S C7')];
    expect(allowed(TABLE, 'E', ...discard)).toBe('SK HQ');
    expect(limits(dutyOf(TABLE, 'E', ...discard))).toEqual(['penalty-card 51A']);
    expect(playablePenaltyCards(dutyOf(TABLE, 'E', ...discard))).toEqual(['SK', 'HQ']);
    const two = dutyOf(TABLE, 'E', exposes('E', 'SK SJ', 'dropped'), onLead('S'), plays('S S3'));
    expect(limits(two)).toEqual(['follow-suit 44C', 'penalty-card 51A']);
    const named = [...discard, designates('HQ')];
    expect(allowed(TABLE, 'E', ...named)).toBe('HQ');
    const duty = dutyOf(TABLE, 'E', ...named);
    expect(limits(duty)).toEqual(['penalty-card 51A', 'designation 51A']);
    expect(limitBroken(duty, 'SK')?.basis.because).toMatchObject({ kind: 'designates' });
    expect(playablePenaltyCards(duty)).toEqual(['HQ']);
  });

  it('and follows suit first: a card designated of another suit does not bind (Law 50D1(b))', () => {
    expect(allowed(TABLE, 'E', shown, onLead('S'), plays('S S3'), designates('HQ'))).toBe('SK');
    expect(limits(dutyOf(TABLE, 'E', shown, onLead('S'), plays('S S3'), designates('HQ')))).toEqual([
      'follow-suit 44C',
      'penalty-card 50D1(a)',
    ]);
    const none = [exposes('E', 'HQ', 'dropped'), onLead('S'), plays('S S3')];
    expect(allowed(TABLE, 'E', ...none)).toBe('SK SJ');
    expect(playablePenaltyCards(dutyOf(TABLE, 'E', ...none))).toEqual([]);
  });

  it('and a card designated that is no penalty card does not bind', () => {
    expect(allowed(TABLE, 'E', shown, onLead('S'), plays('S C7'), designates('D6'))).toBe('SK HQ');
  });

  it('with a minor penalty card before other small ones of its suit; an honour he may play (Law 50C)', () => {
    const table: Table = { ...TABLE, hands: { E: 'SK S9 S7 S6 HQ H2' } };
    const minor = [exposes('E', 'S7', 'dropped'), onLead('S'), plays('S S3')];
    expect(allowed(table, 'E', ...minor)).toBe('SK S7');
    const duty = dutyOf(table, 'E', ...minor);
    expect(limits(duty)).toEqual(['follow-suit 44C', 'minor-card 50C']);
    expect(limitBroken(duty, 'S9')?.basis.because).toMatchObject({ kind: 'penalty' });
    expect(allowed(table, 'E', exposes('E', 'S7', 'dropped'), onLead('S'), plays('S C3'))).toBe(
      'SK S7 HQ H2',
    );
    expect(playablePenaltyCards(duty)).toEqual([]);
  });
});

describe('a player leads', () => {
  it('his penalty card, or the one that declarer designates (Laws 50D1(a), 51A)', () => {
    expect(allowed(TABLE, 'E', exposes('E', 'SK', 'dropped'), onLead('E'))).toBe('SK');
    expect(limits(dutyOf(TABLE, 'E', exposes('E', 'SK', 'dropped'), onLead('E')))).toEqual([
      'penalty-card 50D1(a)',
    ]);
    expect(allowed(TABLE, 'E', shown, onLead('E'))).toBe('SK HQ');
    expect(allowed(TABLE, 'E', shown, onLead('E'), designates('SK'))).toBe('SK');
  });

  it('the suit that declarer requires (Law 51B2(a))', () => {
    const required = [shown, onLead('W'), requires('S')];
    expect(allowed(TABLE, 'W', ...required)).toBe('S8 S4');
    const duty = dutyOf(TABLE, 'W', ...required);
    expect(limits(duty)).toEqual(['requirement 51B2(a)']);
    expect(duty.excused).toBeUndefined();
  });

  it('no suit that declarer prohibits (Law 51B2(b))', () => {
    const prohibited = [shown, onLead('W'), prohibits('S', 'H')];
    expect(allowed(TABLE, 'W', ...prohibited)).toBe('D9');
    expect(limits(dutyOf(TABLE, 'W', ...prohibited))).toEqual(['prohibition 51B2(b)']);
  });

  it('any card, where declarer does neither, and where the law does not give the option', () => {
    expect(allowed(TABLE, 'W', shown, onLead('W'), neither)).toBe('S8 S4 HK D9');
    expect(allowed(TABLE, 'W', shown, onLead('W'), requires('C'))).toBe('S8 S4 HK D9');
    expect(allowed(TABLE, 'W', shown, onLead('W'), requires('D'))).toBe('S8 S4 HK D9');
  });

  it('any card, if he cannot comply (Law 59)', () => {
    const void_: Table = { ...TABLE, hands: { ...TABLE.hands, W: 'S8 S4 D9 D2' } };
    const required = dutyOf(void_, 'W', shown, onLead('W'), requires('H'));
    expect(limits(required)).toEqual([]);
    expect(required.excused).toMatchObject({ kind: 'requirement', basis: { by: '51B2(a)' } });
    const onlyBarred: Table = { ...TABLE, hands: { ...TABLE.hands, W: 'S8 S4 HK' } };
    const barred = dutyOf(onlyBarred, 'W', shown, onLead('W'), prohibits('S', 'H'));
    expect(limits(barred)).toEqual([]);
    expect(barred.excused?.kind).toBe('prohibition');
  });

  it('any card, if all his suits are prohibited, though by two options (Law 59)', () => {
    const table: Table = { ...TABLE, hands: { ...TABLE.hands, W: 'S8 HK D9' } };
    const twice = [shown, onLead('W'), prohibits('S'), plays('W D9 N C8 E D6 S C7'), prohibits('H')];
    expect(allowed(table, 'W', ...twice)).toBe('S8 HK');
    expect(allowed({ ...TABLE, hands: { ...TABLE.hands, W: 'S8 HK D9 D2' } }, 'W', ...twice)).toBe('D2');
  });

  it('any card once the lead is lost, and a partner who has won it (Law 51B)', () => {
    const lost = [shown, onLead('W'), prohibits('S', 'H'), plays('W D9 N C8 E DJ S C7')];
    const table: Table = { ...TABLE, hands: { ...TABLE.hands, E: 'SK SJ HQ DJ' } };
    expect(allowed(table, 'E', ...lost)).toBe('SK SJ HQ');
  });

  it('as he is required to, for this lead only (Law 51B2(a))', () => {
    const kept = [shown, onLead('W'), requires('S'), plays('W SA N S5 E SJ S S3'), neither];
    const table: Table = { ...TABLE, hands: { ...TABLE.hands, W: 'SA S4 HK D9' } };
    expect(allowed(table, 'W', ...kept)).toBe('S4 HK D9');
  });

  it('as he was required to for each of two cards, one exposed after the first option', () => {
    const twice = [
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      requires('S'),
      exposes('E', 'SJ', 'dropped'),
      neither,
    ];
    expect(allowed(TABLE, 'W', ...twice)).toBe('S8 S4');
  });
});

describe('a leader has a penalty card of his own, too (Law 50D1(b) with the commentary)', () => {
  const both = [exposes('W', 'S8 HK', 'dropped'), exposes('E', 'SK', 'dropped'), onLead('W')];

  it('the restriction comes first, then his own card', () => {
    expect(allowed(TABLE, 'W', ...both, prohibits('S'))).toBe('HK');
    const duty = dutyOf(TABLE, 'W', ...both, prohibits('S'));
    expect(limits(duty)).toEqual(['prohibition 50D2(a)', 'penalty-card 50D1(a)']);
    expect(allowed(TABLE, 'W', ...both, requires('S'))).toBe('S8');
  });

  it('where declarer does neither he leads his own, by the commentary', () => {
    const duty = dutyOf(TABLE, 'W', ...both, neither);
    expect(allowed(TABLE, 'W', ...both, neither)).toBe('S8 HK');
    expect(limits(duty)).toEqual(['penalty-card 51A commentary']);
  });

  it('whether he owes it though he cannot comply is open', () => {
    const table: Table = { ...TABLE, hands: { ...TABLE.hands, W: 'HK D9' } };
    const duty = dutyOf(table, 'W', exposes('W', 'HK'), exposes('E', 'SK'), onLead('W'), requires('S'));
    expect(limits(duty)).toEqual(['penalty-card 50D1(a) open']);
    expect(duty.limits[0]?.basis.reading).toBe('own-card-though-unable');
  });
});

describe('the offender plays to the trick that his partner led', () => {
  const led = (option: Events[number]) => [shown, onLead('W'), option, plays('W S8 N SA')];

  it('free, if all his cards are picked up', () => {
    expect(allowed(TABLE, 'E', ...led(prohibits('S', 'H')))).toBe('SK SJ');
  });

  it('one that is left he must play, by a reading that is open', () => {
    const table: Table = { ...TABLE, hands: { ...TABLE.hands, E: 'SK SJ HQ D6' } };
    const duty = dutyOf(table, 'E', shown, onLead('W'), prohibits('H'), plays('W S8 N SA'));
    expect(limits(duty)).toEqual(['follow-suit 44C', 'penalty-card 50D1(a) open']);
    expect(duty.limits[1]?.basis.reading).toBe('free-for-the-trick');
  });

  it('one that is left after no option was used he must play', () => {
    expect(limits(dutyOf(TABLE, 'E', ...led(neither)))).toEqual(['follow-suit 44C', 'penalty-card 50D1(a)']);
  });

  it('as does the leader’s own, to a later trick, whatever was chosen for this one', () => {
    const later = [
      shown,
      onLead('W'),
      prohibits('H'),
      plays('W D9 N C8 E D6 S C7'),
      onLead('S'),
      plays('S S3'),
    ];
    expect(limits(dutyOf(TABLE, 'E', ...later))).toEqual(['follow-suit 44C', 'penalty-card 50D1(a)']);
  });
});
