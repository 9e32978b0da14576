import { describe, expect, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { readHand } from './hand.ts';

const handOf = (text: string, language: Language = 'en') => {
  const read = readHand(text, 0, language);
  return read && `${read.hand.S}.${read.hand.H}.${read.hand.D}.${read.hand.C}`;
};

describe('reading one hand', () => {
  test.each([
    ['signs', '♠AQ53 ♥- ♦K4 ♣-', 'AQ53..K4.'],
    ['signs without spaces', '♠AQ53♥-♦K4♣', 'AQ53..K4.'],
    ['white signs', '♤K1075  ♡J642  ♢J5  ♧Q73', 'KT75.J642.J5.Q73'],
    ['emoji', '♠️KQ98 ♥️1062 ♦️1032 ♣️K109', 'KQ98.T62.T32.KT9'],
    ['old symbol fonts', 'ªJ76, ©KJ2, ¨A93, §A862', 'J76.KJ2.A93.A862'],
    ['the private use area', '\uF0AAJ76 \uF0A9KJ2 \uF0A8A93 \uF0A7A862', 'J76.KJ2.A93.A862'],
    ['escapes of play sites', '!sKQ4  !hA654  !dAKT84  !cT', 'KQ4.A654.AKT84.T'],
    ['HTML entities', '&spades;K9 &hearts;A &diams;&clubs;QT', 'K9.A..QT'],
    ['cards apart', '♠ A 10 9  ♥ K  ♦ -- ♣ 3 2', 'AT9.K..32'],
    ['letters', 'SKQ7 HA92 D- CQJ86543', 'KQ7.A92..QJ86543'],
    ['letters apart', 'S KQ7 H A92 D C QJ8', 'KQ7.A92..QJ8'],
    ['letters with colons', 's:KQ7 h:A92 d:- c:QJ86543', 'KQ7.A92..QJ86543'],
    ['dots', 'KQ7.A92..QJ86543', 'KQ7.A92..QJ86543'],
    ['spot cards without names', '♠KQxxx ♥10xx ♦Kxx ♣xx', 'KQxxx.Txx.Kxx.xx'],
    ['small letters', '♠akq5 ♥jt ♦9 ♣2', 'AKQ5.JT.9.2'],
    ['Greek capitals that look like ranks', '♠ΑΚ98 ♥Α84 ♦ΚJ43 ♣Τ3', 'AK98.A84.KJ43.T3'],
  ])('takes %s', (_, text, hand) => {
    expect(handOf(text)).toBe(hand);
  });

  test.each([
    '♠void',
    '♠ none',
    '♠ —',
    '♠–',
    '♠ --',
    '♠---',
    '♠',
    '♠ σικάν',
    '♠ δεν έχει',
    '♠ yok',
    '♠ ŞİKAN',
    '♠ renonce',
    '♠ chicane',
  ])('takes %s for a void', (spades) => {
    expect(handOf(`${spades} ♥K ♦2 ♣3`)).toBe('.K.2.3');
  });

  test('reads V as queen beside Dutch honours and as jack beside Turkish ones', () => {
    expect(handOf('♠AHVB ♥V ♦2 ♣3')).toBe('AKQJ.Q.2.3');
    expect(handOf('♠ARDV ♥V ♦2 ♣3')).toBe('AKQJ.J.2.3');
    expect(handOf('♠V ♥2 ♦3 ♣4', 'tr')).toBe('J.2.3.4');
    expect(handOf('♠V ♥2 ♦3 ♣4', 'nl')).toBe('Q.2.3.4');
  });

  test('reads Dutch letters of suits beside Dutch honours', () => {
    expect(handOf('SB9875  HA76  RB976  K7', 'nl')).toBe('J9875.A76.J976.7');
    expect(handOf('SA2  HHB10983  R10  KB983', 'nl')).toBe('A2.KJT983.T.J983');
    expect(handOf('S AV4 H H107 R - K VB9653', 'nl')).toBe('AQ4.KT7..QJ9653');
  });

  test('keeps a sign that is no rank, without a rank', () => {
    const read = readHand('♠KZ7 ♥Q ♦2 ♣3', 5, 'en');
    expect(read?.hand).toEqual({ S: 'K7', H: 'Q', D: '2', C: '3' });
    expect(read?.cards[1]).toEqual({ suit: 'S', rank: undefined, written: 'Z', span: { start: 7, end: 8 } });
  });

  test('tells how far the hand goes', () => {
    expect(readHand('♠K ♥Q and more', 10, 'en')?.span).toEqual({ start: 10, end: 15 });
    expect(readHand('♠K ♥Q and more', 10, 'en')?.suits).toEqual({
      S: { start: 10, end: 12 },
      H: { start: 13, end: 15 },
    });
  });

  test('takes no prose', () => {
    for (const text of ['', 'South had the king', 'See His Dog Can', 'K', '51.B.2.', '© 2019', 'Hand']) {
      expect(readHand(text, 0, 'en')).toBeUndefined();
    }
  });
});
