import { describe, expect, it } from 'vitest';
import {
  exposes,
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
import { shown, TABLE, told } from '../../../test/support/stated-options.ts';

describe('the lead for which an option is stated', () => {
  it('is that of the partner, where no lead is told', () => {
    const position = positionAfter(TABLE, shown, prohibits('S'));
    expect(told(position)).toBe('W prohibit S | HQ');
    expect(position).toMatchObject({
      assumed: ['on-lead'],
      tricks: 1,
      trick: { leader: 'W', isInferred: true },
    });
  });

  it('is that of the partner after a trick, where declarer was on lead', () => {
    const ways = readingsAfter(TABLE, shown, onLead('S'), prohibits('S'));
    expect(ways.map(told)).toEqual(['W prohibit S | HQ', 'W prohibit S | HQ', 'W prohibit S | ']);
    expect(ways[0]).toMatchObject({ tricks: 2, trick: { leader: 'W', isInferred: true } });
    expect(ways[0]?.assumed).toContain('on-lead');
  });

  it('is that of each partner, where both have penalty cards', () => {
    const ways = readingsAfter(TABLE, exposes('W', 'HK', 'dropped'), exposes('E', 'SK', 'dropped'), neither);
    expect(ways.map(told)).toEqual(['E neither  | SK', 'W neither  | SK']);
  });

  it('is the one that is told, though it is the offender’s own: it has no effect there', () => {
    const position = positionAfter(TABLE, shown, onLead('E'), prohibits('S'));
    expect(told(position)).toBe('E prohibit S | SK HQ');
    expect(position).toMatchObject({ assumed: [], election: { isGiven: false, basis: { by: '51A' } } });
  });

  it('is not the one that the cards show, where nothing is to be stated for that', () => {
    const toEast: Table = { ...TABLE, hands: { ...TABLE.hands, E: 'SK SJ HQ DJ' } };
    const won = [shown, onLead('W'), neither, plays('W D9 N C8 E DJ S C7')];
    expect(positionAfter(toEast, ...won).trick).toMatchObject({ leader: 'E' });
    const ways = readingsAfter(toEast, ...won, prohibits('S'));
    expect(ways.every(({ trick, tricks }) => trick?.leader === 'W' && tricks === 3)).toBe(true);
  });

  it('is the one that the cards show, where the partner won', () => {
    const position = positionAfter(
      TABLE,
      shown,
      onLead('W'),
      neither,
      plays('W D9 N C8 E D6 S C7'),
      prohibits('S'),
    );
    expect(told(position)).toBe('W prohibit S | HQ');
    expect(position).toMatchObject({ tricks: 2, assumed: [] });
  });

  it('is none, where nobody has a penalty card', () => {
    const position = positionAfter(TABLE, prohibits('S'));
    expect(position).toMatchObject({ trick: undefined, election: undefined, assumed: [] });
    expect(positionAfter(TABLE, noOption)).toMatchObject({ trick: undefined, election: undefined });
  });
});

describe('an option told after the lead', () => {
  const led = [shown, onLead('W'), plays('W D9')];

  it('is the one that declarer had stated before it', () => {
    const position = positionAfter(TABLE, ...led, prohibits('S', 'H'));
    expect(told(position)).toBe('W prohibit SH | ');
    expect(position.trick?.election?.basis).toMatchObject({ by: '51B2(b)', because: { kind: 'option' } });
    expect(position.trick?.plays).toHaveLength(1);
    expect(told(positionAfter(TABLE, ...led, neither))).toBe('W neither  | SK HQ');
  });

  it('has no effect, if the law does not give it', () => {
    const position = positionAfter(TABLE, ...led, requires('C'));
    expect(told(position)).toBe('W require C | SK HQ');
    expect(position.trick?.election).toMatchObject({
      isGiven: false,
      basis: { because: { kind: 'option' } },
    });
  });

  it('said once more is the same one', () => {
    const chosen = [shown, onLead('W'), prohibits('S'), plays('W D9')];
    const again = positionAfter(TABLE, ...chosen, prohibits('S'));
    expect(again).toEqual(positionAfter(TABLE, ...chosen));
  });

  it('other than the one before it is for a later lead', () => {
    const chosen = [shown, onLead('W'), prohibits('S'), plays('W D9 N C8 E D6')];
    const position = positionAfter(TABLE, ...chosen, requires('H'));
    expect(told(position)).toBe('W require H | ');
    expect(position).toMatchObject({
      tricks: 2,
      assumed: ['on-lead'],
      trick: { leader: 'W', isInferred: true },
    });
  });

  it('was none, where that is told', () => {
    const position = positionAfter(TABLE, ...led, noOption);
    expect(told(position)).toBe('W undefined  | SK HQ');
    expect(position.election?.basis.because).toMatchObject({ kind: 'no-option' });
  });
});

describe('that no option was stated', () => {
  it('is told for the lead of the partner, where no lead is told', () => {
    const position = positionAfter(TABLE, shown, noOption);
    expect(position).toMatchObject({
      assumed: ['on-lead'],
      trick: { leader: 'W', isInferred: true },
      election: { isGiven: false, basis: { by: '50A' } },
    });
  });

  it('does not undo the one that was told', () => {
    const chosen = [shown, onLead('W'), prohibits('S')];
    expect(positionAfter(TABLE, ...chosen, noOption)).toEqual(positionAfter(TABLE, ...chosen));
  });

  it('leaves declarer the choice that he makes then', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), noOption, prohibits('S'));
    expect(told(position)).toBe('W prohibit S | HQ');
    expect(position).toMatchObject({ assumed: [], election: { isGiven: true } });
  });
});

describe('a text that can be read in several ways', () => {
  const either = [exposes('E', 'D6'), onLead('W'), prohibits('D')];

  it('is read in each of them, when an option is said once more', () => {
    const once = readingsAfter(TABLE, ...either);
    expect(once.map(told)).toEqual(['W prohibit D | ', 'W prohibit D | d6']);
    expect(readingsAfter(TABLE, ...either, prohibits('D'))).toEqual(once);
    const led = readingsAfter(TABLE, ...either, plays('W S8'));
    expect(readingsAfter(TABLE, ...either, plays('W S8'), prohibits('D'))).toEqual(led);
  });

  it('is read in each of them, where in one there is no penalty card', () => {
    const conceded = exposes('E', 'SK', 'conceded');
    expect(readingsAfter(TABLE, conceded, prohibits('S')).map(({ trick }) => trick?.leader)).toEqual([
      'W',
      undefined,
    ]);
    expect(readingsAfter(TABLE, conceded, noOption).map(({ trick }) => trick?.leader)).toEqual([
      'W',
      undefined,
    ]);
  });
});

describe('who states an option', () => {
  it('is not asked of one that declarer has stated, though dummy says it again', () => {
    const stated = [shown, onLead('W'), prohibits('S')];
    const again = positionAfter(TABLE, ...stated, statedBy('N', prohibits('S')));
    expect(again).toEqual(positionAfter(TABLE, ...stated));
  });

  it.each(['declarer', 'S'] as const)('is declarer: %s', (by) => {
    expect(told(positionAfter(TABLE, shown, onLead('W'), statedBy(by, prohibits('S'))))).toBe(
      'W prohibit S | HQ',
    );
  });

  it.each(['dummy', 'N', 'offender', 'E'] as const)(
    'is perhaps another, so that it has no effect: %s',
    (by) => {
      const ways = readingsAfter(TABLE, shown, onLead('W'), statedBy(by, prohibits('S')));
      expect(ways.map(told)).toEqual(['W prohibit S | HQ', 'W prohibit S | SK HQ']);
      expect(ways.map(({ assumed }) => assumed)).toEqual([['choice'], ['choice']]);
      expect(ways[1]?.election).toMatchObject({ isGiven: false, basis: { by: '50D2' } });
    },
  );
});
