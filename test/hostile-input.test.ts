// Text that nobody means to write, long and much of it: nothing throws, and the time grows with the length, not faster.
import process from 'node:process';
import { describe, expect, it, test } from 'vitest';
import { check } from '../server/core/check.ts';

/** What is said over and over, by what it might be taken for. */
const UNITS: { readonly [kind: string]: readonly string[] } = {
  seats: [
    'N: E: S: W: ',
    'north: ',
    'North East South West ',
    'Noord Oost Zuid ',
    'Βορράς Ανατολή ',
    'Kuzey Doğu ',
  ],
  'suits and ranks': [
    '♠',
    '♠♥♦♣ ',
    '♠AK2 ♥Q3 ',
    '©§ª¨',
    '!s',
    '&spades;',
    '\\spadesuit',
    'â™ ',
    '\u0003\u0004',
    '♠\ufe0f',
  ],
  'suits of a font': ['[', '{', 'x', '[ AK ]', '] } { ['],
  letters: ['A', 'Α', 'S', 'K ', 'S H D C ', 'SAK HQ DJ CT ', 'AHVB ', 'AKQJT98765432 ', '10 ', 'αβγ '],
  law: ['Law 51 ', 'Law 51B2(b) ', 'artikel 51 ', 'Νόμος 51Β2(α) ', 'Yasa 51 ', '51 B 2 (b) ', '§ 51 '],
  prose: [
    'blah 7 ',
    'Board 7 ',
    'and ',
    'και ',
    'penalty card ',
    'East has penalty cards ♠K and ♥Q. ',
    '♠K, ♥Q, ',
    'K♠ ',
  ],
  annotations: ['@penalty E: ♠K ', '@', '@ ', '@hand N ♠AK ', '@picks-up E ♠K ', '@play E ♠K ♠A ♠2 ♠3 '],
  'marks of other formats': [
    '<!--',
    '<!-- x --> ',
    '<!-- @penalty E ♠K --> ',
    '%',
    '```ruling ',
    '# ',
    '> ',
    '1. ',
    '<br>',
    '<strong>',
  ],
  'dividers and blanks': [
    '|',
    '| ',
    '| N | ♠ ',
    '+--',
    '-',
    '- ',
    '—',
    ' ',
    '\t',
    '\u00a0',
    '\u200b',
    '\\',
    '/',
    ', ',
    '. ',
  ],
  'brackets and quotes': ['(', ')', '(a', '"', '“', '’', '“East has ♠K” '],
  records: [
    '[hv=',
    '[hv=n=sakh&',
    'mb|',
    'md|3S47H356D38C2,',
    '[Deal "N:AK.Q.J.T ',
    'AK.Q.J.',
    'pn|a,b,c,d|',
  ],
  auctions: [
    '1♠ Pass 2♥ X ',
    'pass ',
    'West North East South ',
    '3NT by South ',
    'Dealer North ',
    'None Vul ',
  ],
  'what encodings leave': [
    '\u202e\u202d',
    '\u200f♠\u200eK ',
    '\ud800',
    '\udc00♠',
    '\0',
    '\ufffd',
    'Î•Î» ',
    '\u0301',
    'İı ',
    '漢',
  ],
};

/** How a unit is laid out. */
const LAYOUTS = {
  'on one line': (unit: string, length: number) => repeated(unit, length),
  'on short lines': (unit: string, length: number) => repeated(`${repeated(unit, 40)}\n`, length),
  'on lines of its own': (unit: string, length: number) => repeated(`${unit}\n`, length),
} as const;

/** The characters of the first text, and how much longer the second is. */
const LENGTH = 3_000;
const TIMES = 4;

/** Time that says nothing about growth, in milliseconds of the processor. */
const SHORT = 100;

describe.each(Object.entries(LAYOUTS))('%s', (_, lay) => {
  test.each(Object.entries(UNITS))('%s take time in proportion to their length', (_kind, units) => {
    for (const unit of units) expectLinear(unit, (length) => lay(unit, length));
  });
});

it('reads what ends its lines with carriage returns alone', () => {
  expectLinear('returns', (length) => repeated('♠AK2\r\r\n', length));
});

/** Twice as long takes about twice the time, the best of several tries; four times the time would be its square. */
function expectLinear(name: string, textOf: (length: number) => string): void {
  const long = textOf(TIMES * LENGTH);
  const once = timeOf(long);
  if (once < SHORT) return;
  const short = textOf(LENGTH);
  const base = Math.min(timeOf(short), timeOf(short), timeOf(short));
  const grown = Math.min(once, timeOf(long), timeOf(long));
  expect(grown / base, `${name}: ${base} ms, then ${grown} ms`).toBeLessThan(2 * TIMES);
}

/** The time of the processor, in milliseconds: that of other programs is not in it. */
function timeOf(text: string): number {
  const start = process.cpuUsage();
  check(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
