import { describe, expect, it, test } from 'vitest';
import {
  exposes,
  factsOf,
  neither,
  noOption,
  onLead,
  plays,
  positionAfter,
  prohibits,
  type Table,
} from '../../../test/support/at-the-table.ts';
import {
  hasPlayed,
  isOnDeclaringSide,
  isOptionDue,
  leaderIn,
  majorsOf,
  offendersIn,
  openingPosition,
} from './position.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');
type Events = Parameters<typeof positionAfter>[1][];

test('before the first event nothing has happened', () => {
  expect(openingPosition(factsOf(TABLE, []), '2007')).toMatchObject({
    edition: '2007',
    declarer: 'S',
    trumps: 'NT',
    penaltyCards: { N: [], E: [], S: [], W: [] },
    past: { N: [], E: [], S: [], W: [] },
    tricks: 0,
    trick: undefined,
    prohibitions: [],
    election: undefined,
    designated: undefined,
    failure: undefined,
    irregular: [],
    ground: 'words',
    isLost: false,
    assumed: [],
  });
});

describe('the hands', () => {
  const extent = (table: Table, ...events: Events) => positionAfter(table, ...events).holdings.E.extent;
  const hand = 'SK SJ S9 S7 S5 S2 HQ HT H8 H6 D6 D5 D4';
  const whole: Table = { declarer: 'S', hands: { E: hand } };

  it('are those that are shown, of an ending', () => {
    expect(extent(TABLE)).toBe('whole');
    expect(positionAfter(TABLE).holdings.E.cards).toEqual(['SK', 'SJ', 'HQ', 'D6']);
    expect(extent({ declarer: 'S' })).toBe('at-least');
  });

  it('are those of the deal at the opening lead: the first to lead is on declarer’s left (Law 41A)', () => {
    expect(extent(whole, onLead('W'))).toBe('whole');
    expect(extent(whole, plays('W S8 N S3 E S2 S SA'))).toBe('whole');
  });

  it('are at most those of the deal later on, or where that is not told', () => {
    expect(extent(whole, onLead('E'))).toBe('at-most');
    expect(extent(whole, plays('N S8'), onLead('W'))).toBe('at-most');
    expect(extent(whole)).toBe('at-most');
    expect(extent({ hands: { E: hand } }, onLead('W'))).toBe('at-most');
  });
});

test('those who have penalty cards, in the order of the text', () => {
  expect(offendersIn(positionAfter(TABLE, exposes('W', 'HK'), shown))).toEqual(['W', 'E']);
  expect(offendersIn(positionAfter(TABLE, shown, exposes('W', 'HK')))).toEqual(['E', 'W']);
  expect(offendersIn(positionAfter(TABLE, exposes('W', 'HK'), shown, exposes('W', 'D9', 'dropped')))).toEqual(
    ['W', 'E'],
  );
  expect(offendersIn(positionAfter(TABLE))).toEqual([]);
});

test('major ones alone give options (Law 50D)', () => {
  expect(majorsOf(positionAfter(TABLE, exposes('E', 'D6', 'dropped')), 'E')).toEqual([]);
  expect(majorsOf(positionAfter(TABLE, shown), 'E').map(({ card }) => card)).toEqual(['SK', 'HQ']);
});

test('declarer and dummy are the declaring side, if declarer is told', () => {
  const sides = (table: Table) =>
    (['N', 'E', 'S', 'W'] as const).map((seat) => isOnDeclaringSide(positionAfter(table), seat));
  expect(sides(TABLE)).toEqual([true, false, true, false]);
  expect(sides({})).toEqual([false, false, false, false]);
});

test('a card is played to this trick or to the one just finished', () => {
  const trick = [onLead('W'), plays('W D9 N C8')];
  expect(hasPlayed(positionAfter(TABLE, ...trick), 'W', 'D9')).toBe(true);
  expect(hasPlayed(positionAfter(TABLE, ...trick), 'N', 'D9')).toBe(false);
  expect(hasPlayed(positionAfter(TABLE, ...trick), 'W', 'C8')).toBe(false);
  expect(hasPlayed(positionAfter(TABLE), 'W', 'D9')).toBe(false);
  const finished = positionAfter(TABLE, ...trick, plays('E D6 S C7'));
  expect(hasPlayed(finished, 'N', 'C8')).toBe(true);
  expect(hasPlayed(finished, 'N', 'S5')).toBe(false);
  const next = positionAfter(TABLE, ...trick, plays('E D6 S C7'), onLead('W'), plays('W S8'));
  expect(hasPlayed(next, 'N', 'C8')).toBe(false);
});

test('somebody is to lead until a card is played', () => {
  expect(leaderIn(positionAfter(TABLE))).toBeUndefined();
  expect(leaderIn(positionAfter(TABLE, onLead('W')))).toBe('W');
  expect(leaderIn(positionAfter(TABLE, onLead('W'), plays('W D9')))).toBeUndefined();
});

describe('declarer’s option is due (Laws 50D2, 51B)', () => {
  it.each<[string, Events, boolean]>([
    ['at the lead of the partner', [shown, onLead('W')], true],
    ['not before a lead is told', [shown], false],
    ['not at the lead of the offender', [shown, onLead('E')], false],
    ['not at declarer’s', [shown, onLead('S')], false],
    ['not for a minor one', [exposes('E', 'D6', 'dropped'), onLead('W')], false],
    ['not when it is stated', [shown, onLead('W'), neither], false],
    ['not when some cards are picked up by it', [shown, onLead('W'), prohibits('S')], false],
    ['not when declarer has let it pass', [shown, onLead('W'), noOption], false],
    ['for a card exposed after it', [shown, onLead('W'), neither, exposes('E', 'D6', 'revoke')], true],
    [
      'for a card picked up by it and exposed again',
      [shown, onLead('W'), prohibits('S', 'H'), exposes('E', 'SK', 'revoke')],
      true,
    ],
    ['again when the lead is retained', [shown, onLead('W'), neither, plays('W D9 N C8 E D6 S C7')], true],
    [
      'not when all are picked up, though the lead is retained',
      [shown, onLead('W'), prohibits('S', 'H'), plays('W D9 N C8 E D6 S C7')],
      false,
    ],
  ])('%s', (_name, events, isDue) => {
    expect(isOptionDue(positionAfter(TABLE, ...events))).toBe(isDue);
  });
});
