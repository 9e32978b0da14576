// Text that nobody means to write, long and much of it: nothing throws, and the time grows with the length, not faster.
import { describe, expect, it, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { expectLinear } from './support/linear-time.ts';

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
  'rows of cards that break off': [`${'9'.repeat(50)}!`, `${'10'.repeat(25)}!`, `${'K 9 '.repeat(12)}!`],
  letters: ['A', 'Α', 'S', 'K ', 'S H D C ', 'SAK HQ DJ CT ', 'AHVB ', 'AKQJT98765432 ', '10 ', 'αβγ '],
  law: ['Law 51 ', 'Law 51B2(b) ', 'artikel 51 ', 'Νόμος 51Β2(α) ', 'Yasa 51 ', '51 B 2 (b) ', '§ 51 '],
  prose: [
    'blah 7 ',
    'Board 7 ',
    'and ',
    'και ',
    'penalty card ',
    'penalty card ♠K ',
    'penalty card king of spades and ',
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

/** The characters of the first text; the second is four times as long. */
const LENGTH = 3_000;

/** A busy machine may need as long for one kind, in milliseconds. */
const PATIENCE = 120_000;

describe.each(Object.entries(LAYOUTS))('%s', { timeout: PATIENCE }, (_, lay) => {
  test.each(Object.entries(UNITS))('%s take time in proportion to their length', (_kind, units) => {
    for (const unit of units) expectReadInLinearTime(unit, (length) => lay(unit, length));
  });
});

const DEAL = `\
      ♠ AQ53
      ♥ K
      ♦ K4
      ♣ AKQJ98
♠ KJ9     ♠ T87
♥ AQJ     ♥ 98765
♦ QJT9    ♦ A2
♣ T76     ♣ 543
      ♠ 642
      ♥ T432
      ♦ 87653
      ♣ 2
`;

test.each([
  ['the same deal', `${DEAL}\n`],
  ['a deal under its number', `## Board 7\n\n${DEAL}\n`],
  ['an ending', 'N\n♠ K\n♥ -\n♦ -\n♣ A\n\n'],
  ['a deal of a program', 'md|3S47H356D38C2,S9,SA,|\n'],
  ['a position and a ruling', '@penalty E ♠K ♥Q\n@option prohibit ♠\n@picks-up E ♠K\n'],
  ['an auction', 'West North East South\n1♠ Pass 2♥ Pass\nPass Pass\n\n'],
])('reads %s again and again in one case in linear time', (name, unit) => {
  expectReadInLinearTime(name, (length) => unit.repeat(Math.ceil(length / unit.length)));
});

it('reads a case that is cut anywhere', () => {
  const text = `Board 7. Dealer North\n\n${DEAL}\nW N E S\n1♠ X Pass\n\n@penalty E ♥9 ♥8\n@option prohibit ♥\nEast picks up both (51B2(b)).\n`;
  for (let at = 0; at < text.length; at += 3) {
    expect(() => check(text.slice(at))).not.toThrow();
    expect(() => check(text.slice(0, at))).not.toThrow();
  }
});

it('reads any mixture of all that', () => {
  const all = Object.values(UNITS).flat();
  const random = randomNumbers(51);
  for (let text = 0; text < 60; text++) {
    const parts = Array.from(
      { length: 30 },
      () => `${all[random(all.length)]}${random(4) === 0 ? '\n' : ''}`,
    );
    expect(() => check(parts.join(''))).not.toThrow();
  }
});

it('reads what ends its lines with carriage returns alone', () => {
  expectReadInLinearTime('returns', (length) => repeated('♠AK2\r\r\n', length));
});

function expectReadInLinearTime(name: string, textOf: (length: number) => string): void {
  expectLinear(name, LENGTH, textOf, (text) => check(text));
}

/** Numbers that are random and always the same. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
