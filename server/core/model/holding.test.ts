import { describe, expect, it } from 'vitest';
import { EMPTY_HAND, handOf } from '../bridge/hand.ts';
import { afterPlay, holdingOf, holdsSurely, including, lessOne } from './holding.ts';

const named = handOf(['SK', 'SJ', 'HQ']);
/** ♠Kx ♥xx, where the text writes small cards as x. */
const withSpots = { ...EMPTY_HAND, S: 'Kx', H: 'xx' };
const whole = holdingOf(named, 'whole');
const unseen = holdingOf(undefined, 'whole');
const spotty = holdingOf(withSpots, 'whole');

describe('what a player is known to hold', () => {
  it('is what the diagram shows, as all of it or the most of it', () => {
    expect(whole).toEqual({ cards: ['SK', 'SJ', 'HQ'], spots: [], gone: [], extent: 'whole' });
    expect(holdingOf(named, 'at-most').extent).toBe('at-most');
  });

  it('is nothing where the diagram shows no hand', () => {
    for (const hand of [undefined, EMPTY_HAND]) {
      expect(holdingOf(hand, 'whole')).toEqual({ cards: [], spots: [], gone: [], extent: 'at-least' });
    }
  });

  it('has cards without a name, each by its suit', () => {
    expect(spotty).toEqual({ cards: ['SK'], spots: ['S', 'H', 'H'], gone: [], extent: 'whole' });
  });
});

describe('whether he surely holds a card of a suit', () => {
  it('is told by a diagram that shows his whole hand', () => {
    expect([holdsSurely(whole, 'S'), holdsSurely(whole, 'D')]).toEqual([true, false]);
    expect([holdsSurely(spotty, 'H'), holdsSurely(spotty, 'D')]).toEqual([true, false]);
  });

  it('is not told by the most that he may hold', () => {
    expect(holdsSurely(holdingOf(named, 'at-most'), 'S')).toBe(false);
  });
});

describe('a card played', () => {
  it('is gone', () => {
    expect(afterPlay(whole, 'SK')).toEqual({
      cards: ['SJ', 'HQ'],
      spots: [],
      gone: ['SK'],
      extent: 'whole',
    });
    expect(afterPlay(afterPlay(whole, 'SK'), 'HQ').gone).toEqual(['SK', 'HQ']);
  });

  it('told twice is gone once', () => {
    expect(afterPlay(afterPlay(unseen, 'SK'), 'SK').gone).toEqual(['SK']);
  });

  it('was one of those without a name, where it has none', () => {
    expect(afterPlay(spotty, 'H4')).toMatchObject({ cards: ['SK'], spots: ['S', 'H'], extent: 'whole' });
    expect(afterPlay(spotty, 'S4')).toMatchObject({ cards: ['SK'], spots: ['H', 'H'], extent: 'whole' });
  });

  it('that he cannot have held makes his hand unknown, but for what has gone', () => {
    expect(afterPlay(afterPlay(whole, 'SK'), 'D2')).toEqual({
      cards: [],
      spots: [],
      gone: ['SK', 'D2'],
      extent: 'at-least',
    });
  });

  it('from a hand of which little is known leaves what is known', () => {
    expect(afterPlay(including(unseen, 'SJ'), 'D2')).toMatchObject({ cards: ['SJ'], extent: 'at-least' });
  });
});

describe('a card that comes to the hand', () => {
  it('is in it again, and gone no longer', () => {
    const played = afterPlay(afterPlay(whole, 'HQ'), 'SK');
    expect(including(played, 'HQ')).toEqual({
      cards: ['SJ', 'HQ'],
      spots: [],
      gone: ['SK'],
      extent: 'whole',
    });
    expect(including(afterPlay(spotty, 'H4'), 'H4')).toMatchObject({
      cards: ['SK', 'H4'],
      spots: ['S', 'H'],
    });
    expect(including(afterPlay(unseen, 'HQ'), 'HQ')).toEqual({
      cards: ['HQ'],
      spots: [],
      gone: [],
      extent: 'at-least',
    });
  });

  it('was there before, if the hand shows it', () => {
    expect(including(whole, 'SK')).toEqual(whole);
  });

  it('names one that had no name', () => {
    expect(including(spotty, 'H4')).toEqual({
      cards: ['SK', 'H4'],
      spots: ['S', 'H'],
      gone: [],
      extent: 'whole',
    });
  });

  it('adds to what little is known', () => {
    expect(including(including(unseen, 'SK'), 'D2').cards).toEqual(['SK', 'D2']);
  });
});

describe('a trick to which an untold card was played', () => {
  it('leaves the most that he can hold', () => {
    expect(lessOne(whole)).toEqual({ ...whole, extent: 'at-most' });
    const most = holdingOf(named, 'at-most');
    expect(lessOne(most)).toEqual(most);
    expect(lessOne(unseen)).toEqual(unseen);
  });
});
