import { describe, expect, it, test } from 'vitest';
import { glyphAt, mayBeginGlyph, nextGlyphUnit, suitAt } from './glyphs.ts';

/** The suits that stand in a sentence, in order. */
const suitsIn = (text: string) =>
  Array.from({ length: text.length }, (_, at) => suitAt(text, at)?.suit ?? '').join('');

describe('a suit sign', () => {
  test.each(['♠♥♦♣', '♤♡♢♧', 'ª©¨§', '\uF0AA\uF0A9\uF0A8\uF0A7'])('may be one of %s', (signs) => {
    expect([...signs].map((sign) => glyphAt(sign, 0)?.suit).join('')).toBe('SHDC');
  });

  it('takes its variation selector with it', () => {
    expect(glyphAt('♥\uFE0FK', 0)).toEqual({ suit: 'H', end: 2, isLegacy: false });
    expect(glyphAt('♥\uFE0EK', 0)).toEqual({ suit: 'H', end: 2, isLegacy: false });
  });

  it('may be an escape of a play site or of HTML', () => {
    expect(suitsIn('4!s by West, who led !c9 and the !DQ')).toBe('SCD');
    expect(suitsIn('&spades;K &#9829;A')).toBe('SH');
    expect(suitsIn('Stop!she said, wow!HELLO and AT&T')).toBe('');
  });
});

describe('© and § in a sentence', () => {
  it('are suits before a card', () => {
    expect(suitsIn('the ©K and the §A4')).toBe('HC');
    expect(suitsIn('Batı ©T93 ile §--- arasında')).toBe('HC');
  });

  it('are suits in a bid', () => {
    expect(suitsIn('Contract 4©, declarer South')).toBe('H');
  });

  it('are suits behind a rank with its ending', () => {
    expect(suitsIn('batı 10’lu© ile devam eder, K‘yı§ alır')).toBe('HC');
    expect(suitsIn('in the 1990’s© and John’s© book')).toBe('');
  });

  it('are suits before a stop where others stand near', () => {
    expect(suitsIn('East dropped ªA and ©3; South prohibits ª, then ©.')).toBe('SHSH');
    expect(suitsIn('Doğu ªA ile §3 düşürdü, Güney §’yi yasakladı')).toBe('SCC');
    expect(suitsIn('See the notice ©. The edition, § and ©.')).toBe('');
  });

  it('are no suits in a citation', () => {
    expect(suitsIn('Laws 50 and 51B2© apply, see 51 B 2© too')).toBe('');
    expect(suitsIn('§ 51, §52 and §§ 48–52')).toBe('');
  });

  it('are no suits elsewhere', () => {
    expect(suitsIn('© When a defender has penalty cards')).toBe('');
    expect(suitsIn('© 2019 by the club, ©2020')).toBe('');
  });

  it('are read as suits where the same line has others', () => {
    expect(suitsIn('East’s cards came loose and the §7 and the ¨4 were seen')).toBe('CD');
    expect(suitsIn('the §7 alone')).toBe('');
  });
});

it('searches for the very units with which a sign may begin', () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => unit);
  const found = units.filter((unit) => nextGlyphUnit(String.fromCharCode(unit), 0) === 0);
  expect(found).toEqual(units.filter(mayBeginGlyph));
});
