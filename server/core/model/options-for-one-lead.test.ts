import { describe, expect, it } from 'vitest';
import {
  exposes,
  neither,
  onLead,
  plays,
  positionAfter,
  prohibits,
  readingsAfter,
  requires,
} from '../../../test/support/at-the-table.ts';
import { shown, TABLE, told } from '../../../test/support/stated-options.ts';

describe('two options for one lead', () => {
  it('that are the same are one', () => {
    const once = positionAfter(TABLE, shown, onLead('W'), prohibits('S', 'H'));
    expect(positionAfter(TABLE, shown, onLead('W'), prohibits('S', 'H'), prohibits('H', 'S'))).toEqual(once);
  });

  it('that prohibit are one prohibition of all their suits', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), prohibits('S'), prohibits('S', 'H'));
    expect(told(position)).toBe('W prohibit SH | ');
    expect(position.prohibitions).toMatchObject([{ player: 'W', suits: ['S', 'H'] }]);
    expect(told(positionAfter(TABLE, shown, onLead('W'), prohibits('H'), prohibits('S')))).toBe(
      'W prohibit HS | ',
    );
  });

  it.each([
    ['prohibit and require', prohibits('S'), requires('H'), ['W prohibit S | HQ', 'W require H | SK']],
    ['require and prohibit', requires('H'), prohibits('S'), ['W require H | SK', 'W prohibit S | HQ']],
    ['neither and prohibit', neither, prohibits('S'), ['W neither  | SK HQ', 'W prohibit S | HQ']],
  ])('are alternatives, of which only one can stand: %s (Law 51B2)', (_name, one, other, readings) => {
    const ways = readingsAfter(TABLE, shown, onLead('W'), one, other);
    expect(ways.map(told)).toEqual(readings);
    for (const { assumed, ground } of ways) {
      expect(assumed).toEqual(['choice']);
      expect(ground).toBe('inference');
    }
  });

  it('are alternatives, too, where there is one card only', () => {
    const ways = readingsAfter(TABLE, exposes('E', 'SK'), onLead('W'), prohibits('S'), requires('S'));
    expect(ways.map(told)).toEqual(['W prohibit S | ', 'W require S | ']);
    expect(ways.map(({ assumed }) => assumed)).toEqual([['choice'], ['choice']]);
  });

  it('are alternatives, too, where the cards were exposed one after the other', () => {
    const both = [exposes('E', 'SK', 'dropped'), exposes('E', 'HQ', 'dropped'), onLead('W')];
    const ways = readingsAfter(TABLE, ...both, prohibits('S'), requires('H'));
    expect(ways.map(told)).toEqual(['W prohibit S | HQ', 'W require H | SK']);
  });

  it('and the card picked up and exposed again between them: each has its own', () => {
    const again = exposes('E', 'SK', 'revoke');
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK'),
      onLead('W'),
      prohibits('S'),
      again,
      requires('S'),
    );
    expect(told(position)).toBe('W require S | ');
    expect(position).toMatchObject({ assumed: [], prohibitions: [{ suits: ['S'] }] });
  });

  it('of which the law does not give the first: the second counts', () => {
    const position = positionAfter(TABLE, shown, onLead('W'), requires('C'), prohibits('S'));
    expect(told(position)).toBe('W prohibit S | HQ');
    expect(position).toMatchObject({ assumed: [], ground: 'words', election: { isGiven: true } });
    expect(position.trick).toMatchObject({ leader: 'W', number: 0, plays: [] });
    expect(position.election?.before.trick?.election).toBeUndefined();
  });

  it('and a card exposed between them: each has its own (Law 51B)', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      prohibits('S'),
      exposes('E', 'HQ', 'dropped'),
      prohibits('H'),
    );
    expect(told(position)).toBe('W prohibit H | ');
    expect(position).toMatchObject({ assumed: [], prohibitions: [{ suits: ['S'] }, { suits: ['H'] }] });
  });

  it('and a card exposed after one that the law does not give: it lies there still', () => {
    const position = positionAfter(
      TABLE,
      exposes('E', 'SK', 'dropped'),
      onLead('W'),
      requires('C'),
      exposes('E', 'HQ', 'dropped'),
      prohibits('S'),
    );
    expect(told(position)).toBe('W prohibit S | HQ');
  });
});

describe('an option that came to nothing, stated again', () => {
  const nothing = [exposes('E', 'SK', 'dropped'), onLead('W'), requires('H')];

  it('comes to nothing again', () => {
    expect(positionAfter(TABLE, ...nothing, requires('H'))).toEqual(positionAfter(TABLE, ...nothing));
  });

  it('is given, where a card of the suit has been exposed since', () => {
    const position = positionAfter(TABLE, ...nothing, exposes('E', 'HQ', 'dropped'), requires('H'));
    expect(told(position)).toBe('W require H | SK');
    expect(position.election?.isGiven).toBe(true);
  });

  it('is only spoken of, once the lead is made', () => {
    const led = [...nothing, plays('W S8'), exposes('E', 'HQ', 'dropped')];
    expect(positionAfter(TABLE, ...led, requires('H'))).toEqual(positionAfter(TABLE, ...led));
  });
});
