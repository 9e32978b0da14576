// Whole cases: fixtures/**/*.md. UPDATE=1 writes the marks anew; read the difference as you would read code.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import type { Settings } from '../server/core/case.ts';
import { EDITIONS } from '../server/core/laws/editions.ts';
import { parseMarked } from '../server/core/text/marked.ts';
import { allFixtures, FIXTURES, type Fixture, fixturesIn } from './support/fixtures.ts';
import { markedWithSeverities } from './support/run.ts';

const fixtures = allFixtures();
const updated: { readonly fixture: Fixture; readonly marked: string }[] = [];

test.each(fixtures)('$file: $name', (fixture) => {
  const found = markedWithSeverities(parseMarked(fixture.marked).text, settingsOf(fixture));
  if (process.env.UPDATE && found !== fixture.marked) updated.push({ fixture, marked: found });
  else expect(found).toBe(fixture.marked);
});

test.each(fixtures)('$file: $name says why it is there', ({ name, why }) => {
  expect(name).not.toBe('');
  expect(why).not.toBe('');
});

it('reads heading, reason, options and block', () => {
  const markdown =
    '# A\n\nWhy.\n\n```ruling language=nl\n@x\n^^ y\n```\n## B\nBecause.\n````ruling\n```\n````\n';
  expect(fixturesIn('f.md', markdown)).toEqual([
    { file: 'f.md', name: 'A', why: 'Why.', options: { language: 'nl' }, marked: '@x\n^^ y', lines: [5, 7] },
    { file: 'f.md', name: 'B', why: 'Because.', options: {}, marked: '```', lines: [11, 12] },
  ]);
});

function settingsOf({ options }: Fixture): Partial<Settings> {
  const language = LANGUAGES.find((known) => known === options.language);
  const laws = EDITIONS.find((known) => known === options.laws);
  return { ...(language && { language }), ...(laws && { laws }) };
}

/** From the last block of a file to its first, so that the lines of the others stay where they are. */
afterAll(() => {
  for (const { fixture, marked } of updated.reverse()) {
    const path = join(FIXTURES, fixture.file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const [from, end] = fixture.lines;
    lines.splice(from, end - from, ...marked.split('\n'));
    writeFileSync(path, lines.join('\n'));
  }
});
