// The list of the numbers of the catalogue of contradictions (C..) and traps (T..): none is forgotten. Most are texts
// of the folder, which test/law-cases.test.ts runs; those that are not stand here.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const FOLDER = new URL('fixtures/law51-cases/', import.meta.url);

const CONTRADICTIONS = [
  [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33, 34],
  [36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58, 60, 61, 62, 64, 65, 66],
  [68, 69, 70, 72, 73, 74],
].flat();
const TRAPS = [
  1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33, 34,
];

const numbered = (letter: string) => (number: number) => `${letter}${String(number).padStart(2, '0')}`;
const ENTRIES = [...CONTRADICTIONS.map(numbered('C')), ...TRAPS.map(numbered('T'))];

/** A text, and what is found in it, hints apart. */
type Stated = { readonly text: string; readonly found: readonly string[] };

const TABLE = `@contract 3NT S
@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
`;
const SMALL_CARDS = `@contract 3NT S
@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠72 ♥6 ♦4 ♣-
@hand S ♠Q3 ♥A ♦- ♣9
@hand W ♠84 ♥K ♦9 ♣-
`;

const STATED_HERE: { readonly [entry: string]: Stated } = {
  C45: {
    text: `${SMALL_CARDS}@on-lead S
@play S♠Q W♠4 N♠5 E♠7
@penalty E ♥6 two-cards
@ruling
@chooses declarer`,
    found: ['58B2/chosen-by-another error'],
  },
  C49: {
    text: `${TABLE}@penalty E ♠K ♥Q conceded
@ruling
@remains E ♠K ♥Q`,
    found: ['68B2/kept-though-no-penalty-card warning'],
  },
  C58: {
    text: `${TABLE}@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@ruling
@may-take-back E ♦6`,
    found: ['52A/taken-back-unasked error'],
  },
  C65: {
    text: `${TABLE}@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@may-use W ♠K`,
    found: ['50E2/knowledge-used warning'],
  },
  C66: {
    text: `${TABLE}@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@may-not-use W ♠K`,
    found: ['50E1/knowledge-barred warning'],
  },
  T28: {
    text: `${TABLE}@penalty S ♠Q dropped
@ruling
@picks-up S ♠Q
@may-play S any`,
    found: [],
  },
  // The heart goes back by application of law (45D1): no penalty card is told of, and none is missed.
  T29: {
    text: `@contract 4♠ S
@hand N ♠AQ53 ♥- ♦K4 ♣-
@hand E ♠KJ ♥Q ♦T83 ♣-
@hand S ♠7 ♥J3 ♦AJ2 ♣-
@hand W ♠9 ♥T98 ♦Q7 ♣-
@on-lead S
@play S♦2 W♦7 N♦4 E♦8
@ruling
@cites 45D1`,
    found: [],
  },
};

function foundIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings
      .filter(({ severity }) => severity !== 'hint')
      .map(({ rule, severity }) => `${rule} ${severity}`),
  );
}

test.each(ENTRIES)('%s is a text of the folder, or is stated here', (entry) => {
  const isInFolder = existsSync(new URL(`${entry}.json`, FOLDER));
  expect(isInFolder).toBe(!Object.hasOwn(STATED_HERE, entry));
});

test('nothing is stated here that is not of the catalogue', () => {
  expect(Object.keys(STATED_HERE).filter((entry) => !ENTRIES.includes(entry))).toEqual([]);
});

describe('an entry stated here', () => {
  test.each(Object.entries(STATED_HERE))('%s is judged as the catalogue says', (_entry, { text, found }) => {
    expect(foundIn(text)).toEqual(found);
  });

  test('C66 is left open by the laws of 2007', () => {
    expect(foundIn(`@laws 2007\n${STATED_HERE.C66?.text ?? ''}`)).toEqual([]);
    expect(foundIn(`@laws 2007\n${STATED_HERE.C65?.text ?? ''}`)).toEqual([]);
  });
});
