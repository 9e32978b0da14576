import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { foldWord } from './fold.ts';
import { WordTable } from './word-table.ts';

const WORDS = ['law', 'Νόμος', 'çıkış', 'β-ν', 'East'];
const table = new WordTable(WORDS.map((word, at) => [word, at]));

it('finds words by their place, whatever their accents and capitals', () => {
  const line = 'The LAW, ο νομοσ, CIKIS';
  expect(table.at(line, 4, 7)).toBe(0);
  expect(table.at(line, 11, 16)).toBe(1);
  expect(table.at(line, 18, 23)).toBe(2);
  expect(table.at(line, 0, 3)).toBeUndefined();
});

it('takes Latin look-alikes in a Greek word for Greek letters', () => {
  expect(table.of('NόμOς')).toBe(1);
  expect(table.of('B-ν')).toBe(3);
});

test('two words are one where they fold to the same', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aAáαΑBβıİi-\u0301ςσ') });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const found = new WordTable([[one, true]]).at(`(${other})`, 1, other.length + 1) ?? false;
      expect(found).toBe(foldWord(one) === foldWord(other));
    }),
  );
});
