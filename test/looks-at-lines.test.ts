// How often the reader of cases looks at a line of text: counted, so that no clock decides. It looks ahead from every line.
import { expect, test } from 'vitest';
import { WriteUp } from '../server/core/syntax/write-up.ts';

/** Lines that many layouts may begin with, each over and over. */
const LINES = [
  ...['N: ♠AK', '♠K, ♥Q, ', '©K ', '♠', '!s', '| N | ♠ ', 'A', 'K ', 'S', 'N', '10 ', 'S H D C ', 'AKQ'],
  ...['North: S AK H Q D J C T', 'North', 'N E S W', 'West North East South', 'K / - / 2 / 843', '- - -'],
  ...['md|3S47H356D38C2,S9,SA,|', '[Deal "N:AK.Q.J.T - - -"]', '[', '{', 'x', 'Board 7', 'Dealer North '],
  ...['spades K8, hearts J', 'Noord: V83, 4, HB74, A10876', '1♠ Pass 2♥ X', '♠ A 5 3', '+---+', '> N', ''],
];

/** The lines of the first text; the second is four times as long. */
const SHORT = 100;

/** No board is sought with more looks at each line. */
const MOST_LOOKS = 600;

test.each(LINES)('looks at lines of %j as often in a long text as in a short one', (line) => {
  const short = looksAt(Array(SHORT).fill(line)) / SHORT;
  const long = looksAt(Array(4 * SHORT).fill(line)) / (4 * SHORT);
  expect(short).toBeLessThan(MOST_LOOKS);
  expect(long / short).toBeLessThan(1.5);
});

/** How many times a line is looked at until the cases of a file are known. */
function looksAt(lines: readonly string[]): number {
  let looks = 0;
  const counted = new Proxy(lines, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  new WriteUp(counted, 'ruling');
  return looks;
}
