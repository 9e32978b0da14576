import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check } from '../../check.ts';

const WRITE_UPS = new URL('../../../../test/fixtures/write-ups/two/', import.meta.url);

/** Declarer chose nothing at the first lead, and prohibits a suit at the second. */
const SECOND_TIME = readFileSync(new URL('en/14-the-second-time-of-asking.ruling', WRITE_UPS), 'utf8');
const FACTS = SECOND_TIME.slice(0, SECOND_TIME.indexOf('Ruling:'));

function lawOf(ruling: string): readonly string[] {
  return check(`${FACTS}${ruling}`).cases.flatMap(({ report }) => report.findings.map(({ rule }) => rule));
}

it('takes what lay on the table before the new choice for no ruling on it', () => {
  expect(lawOf('Ruling: They still lie there, and so all the options are open again.\n')).toEqual([]);
});

it('takes for one what is ruled without a word of the options', () => {
  expect(lawOf('Ruling: They still lie there.\n')).toEqual(['51B2(b)/kept-in-prohibited-suit']);
});
