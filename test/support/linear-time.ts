// Whether time grows with the length of a text, and not faster.
import process from 'node:process';
import { expect } from 'vitest';

/** How much longer the second text is. */
const TIMES = 4;

/** Time that says nothing about growth, in milliseconds of the processor. */
const SHORT = 250;

/** Other programs only add to a time: it is taken again so often before it counts. */
const MOST_TRIES = 6;

/**
 * Four times as long takes about four times the time, the best of several tries; its square would be sixteen times.
 *
 * @param length of the first text, in characters
 */
export function expectLinear(
  name: string,
  length: number,
  textOf: (length: number) => string,
  run: (text: string) => void,
): void {
  const long = textOf(TIMES * length);
  let grown = timeOf(run, long);
  if (grown < SHORT) return;
  const short = textOf(length);
  const base = Math.min(timeOf(run, short), timeOf(run, short), timeOf(run, short));
  for (let left = MOST_TRIES; 0 < left && 2 * TIMES * base <= grown; left--)
    grown = Math.min(grown, timeOf(run, long));
  expect(grown / base, `${name}: ${base} ms, then ${grown} ms`).toBeLessThan(2 * TIMES);
}

/** The time of the processor, in milliseconds: that of other programs is not in it. */
function timeOf(run: (text: string) => void, text: string): number {
  const start = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
