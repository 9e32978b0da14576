import { expect, it } from 'vitest';
import { KeptReadings } from './kept-readings.ts';

/** A reading that counts how often it was made. */
function counted() {
  const made: string[] = [];
  const kept = new KeptReadings<string>();
  const read = (line: string, from: number) =>
    kept.of(line, from, () => {
      made.push(line);
      return line.slice(from);
    });
  return { made, read };
}

it('reads a line once, however often it is asked for', () => {
  const { made, read } = counted();
  for (let layout = 0; layout < 10; layout++) expect(read('♠ AK2', 0)).toBe('♠ AK2');
  expect(made).toEqual(['♠ AK2']);
});

it('reads it again from another place', () => {
  const { made, read } = counted();
  expect([read('N: AK2', 0), read('N: AK2', 3), read('N: AK2', 0)]).toEqual(['N: AK2', 'AK2', 'N: AK2']);
  expect(made).toHaveLength(2);
});

it('reads every line once where each looks at so many lines ahead as a board may have', () => {
  const { made, read } = counted();
  const lines = Array.from({ length: 500 }, (_, number) => `line ${number}`);
  for (const at of lines.keys()) for (const line of lines.slice(at, at + 60)) read(line, 0);
  expect(made).toHaveLength(lines.length);
});

it('lets go of what was read long ago, and of lines that no board has', () => {
  const { made, read } = counted();
  for (let round = 0; round < 2; round++)
    for (let number = 0; number < 200; number++) read(`line ${number}`, 0);
  expect(made).toHaveLength(400);
  const long = '♠'.repeat(601);
  read(long, 0);
  read(long, 0);
  expect(made).toHaveLength(402);
});
