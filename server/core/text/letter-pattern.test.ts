import { expect, test } from 'vitest';
import { letterPattern } from './letter-pattern.ts';

test('the letters, marks and numbers of the scripts of write-ups are known', () => {
  const word = letterPattern(String.raw`^[\p{L}][\p{L}\p{M}\p{N}]*$`, '');
  for (const written of [
    'Zuid',
    'çekilmiş',
    'ıİğ',
    'Βορράς',
    'ἀρχή',
    'é',
    'e\u0301',
    'Юг',
    '南',
    'x²',
    'ß9',
    'Ωmega',
  ])
    expect(written).toMatch(word);
  for (const written of ['♠', 'a b', '×', '÷', '·', '…', '—', '©', '§', '₂a', '1a', '', '😀'])
    expect(written).not.toMatch(word);
});

test('every letter of the blocks of our four languages is what Unicode calls one', () => {
  const letter = letterPattern(String.raw`^[\p{L}]$`, '');
  for (const [first, last] of [
    [0x41, 0x250],
    [0x370, 0x400],
    [0x1f00, 0x2000],
  ] as const)
    for (let unit = first; unit < last; unit++) {
      const sign = String.fromCharCode(unit);
      if (/\p{L}/u.test(sign)) expect(sign).toMatch(letter);
    }
});
