// Write-ups by people who had read neither the reader of sentences nor its cases, each with what is to be said of it:
// no right ruling is called wrong, no wrong one for another reason, and what was found once is found again.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';
import { familyOf } from '../server/core/rules/rule.ts';

const FOLDER = path.join(import.meta.dirname, 'fixtures/write-ups');

/** How many wrong rulings of each set are found, at the least; it only ever rises. */
const FOUND: { readonly [set: string]: { readonly [language in Language]: number } } = {
  one: { en: 11, el: 12, nl: 9, tr: 10 },
  two: { en: 13, el: 12, nl: 13, tr: 11 },
  three: { en: 9, el: 9, nl: 7, tr: 7 },
  four: { en: 8, el: 7, nl: 6, tr: 8 },
  five: { en: 5, el: 3, nl: 4, tr: 5 },
  six: { en: 4, el: 5, nl: 5, tr: 4 },
  seven: { en: 4, el: 5, nl: 4, tr: 5 },
  eight: { en: 4, el: 0, nl: 5, tr: 5 },
};

type Expected = {
  readonly cases: readonly { readonly law51: 'ok' | 'wrong' | 'n/a'; readonly paragraph?: string }[];
};

type WriteUp = { readonly name: string; readonly wrong: readonly string[]; readonly said: readonly string[] };

describe.each(Object.entries(FOUND))('of set %s', (set, floors) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const writeUps = readSet(path.join(FOLDER, set, language));

    test.each(writeUps)('$name: nothing is said but of what is wrong', ({ wrong, said }) => {
      expect(said.filter((paragraph) => !wrong.some((one) => fits(one, paragraph)))).toEqual([]);
    });

    it('finds no fewer than before', () => {
      const found = writeUps.flatMap(({ wrong, said }) =>
        wrong.filter((one) => said.some((paragraph) => fits(one, paragraph))),
      );
      expect(found.length).toBeGreaterThanOrEqual(floors[language]);
    });
  });
});

/** Each file of a folder: the paragraphs that its wrong rulings contradict, and those that findings of the law name. */
function readSet(folder: string): readonly WriteUp[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.ruling'));
  return names.map((name) => {
    const read = (ending: string) => readFileSync(path.join(folder, name.replace('.ruling', ending)), 'utf8');
    const { cases }: Expected = JSON.parse(read('.expect.json'));
    return {
      name,
      wrong: cases.flatMap(({ law51, paragraph }) => (law51 === 'wrong' && paragraph ? [paragraph] : [])),
      said: check(read('.ruling')).cases.flatMap(({ report }) =>
        report.findings.flatMap(({ rule, severity, paragraph }) =>
          familyOf(rule) === 'law' && severity !== 'hint' ? [paragraph ?? rule] : [],
        ),
      ),
    };
  });
}

/** Paragraphs that a message may name for one another: the same ruling contradicts each of them. */
const NEAR: readonly (readonly string[])[] = [
  ['51B1(a)', '51B2(a)', '59'],
  ['51B1(b)', '51B2(b)'],
  ['51B2(c)', '50D2(b)'],
  ['51A', '50D1(a)', '50D1(b)', '44C'],
  ['50D2(a)', '50C', '51B1'],
  ['50D1(b)', '50D1(a)', '50D2'],
  ['50B', '50C'],
];

/** Whether a finding under `said` is that of a ruling which contradicts `wanted`. */
function fits(wanted: string, said: string): boolean {
  return wanted.startsWith(said) || NEAR.some((group) => group.includes(wanted) && group.includes(said));
}
