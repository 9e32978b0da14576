import { expect, test } from 'vitest';
import { isBlank, isLetter, isLetterOrMark, isLetterOrNumber } from './units.ts';

test.each([
  ['letters', isLetter, /\p{L}/u],
  ['letters and marks', isLetterOrMark, /[\p{L}\p{M}]/u],
  ['blanks', isBlank, /\s/],
  ['letters and numbers', isLetterOrNumber, /[\p{L}\p{N}]/u],
])('the %s are those of Unicode', (_, isOne, one) => {
  const different = Array.from({ length: 0x10000 }, (_unit, unit) => unit).filter(
    (unit) => isOne(unit) !== one.test(String.fromCharCode(unit)),
  );
  expect(different).toEqual([]);
});
