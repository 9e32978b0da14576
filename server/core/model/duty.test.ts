import { describe, expect, it, test } from 'vitest';
import {
  designates,
  exposes,
  neither,
  onLead,
  plays,
  positionAfter,
  prohibits,
  requires,
  type Table,
} from '../../../test/support/at-the-table.ts';
import type { Card } from '../bridge/cards.ts';
import { EMPTY_HAND } from '../bridge/hand.ts';
import type { Seat } from '../bridge/seats.ts';
import {
  type Duty,
  dutiesOf,
  isToPlay,
  limitBroken,
  mustPlayAnother,
  playablePenaltyCards,
  spotMeets,
} from './duty.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');
type Events = Parameters<typeof positionAfter>[1][];

/** How a player is bound, in each of the ways in which he can be. */
const duties = (table: Table, seat: Seat, ...events: Events) =>
  dutiesOf(positionAfter(table, ...events), seat);

/** What binds him: each limit with its paragraph and how firmly it rests on the law. */
const limits = ({ limits: all }: Duty) =>
  all.map(({ kind, basis }) => `${kind} ${basis.by}${basis.ground === 'words' ? '' : ` ${basis.ground}`}`);

/** The only way in which he is bound. */
function dutyOf(table: Table, seat: Seat, ...events: Events): Duty {
  const [only, another] = duties(table, seat, ...events);
  if (only === undefined || another !== undefined) throw new Error('He is bound in more than one way.');
  return only;
}

/** The cards of his hand that he may play. */
function allowed(table: Table, seat: Seat, ...events: Events): string {
  const duty = dutyOf(table, seat, ...events);
  const { cards } = positionAfter(table, ...events).holdings[seat];
  return cards.filter((card) => limitBroken(duty, card) === undefined).join(' ');
}

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
