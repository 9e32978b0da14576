// What a new user sees first: each example gives the findings it is there for, and no other.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../server/core/check.ts';
import { textIn } from '../server/core/text/lines.ts';

const EXAMPLES = new URL('../examples/', import.meta.url);

/** For each example its language, the verdicts of its cases, and the rules with the words they underline. */
const SHOWN: Readonly<Record<string, readonly [language: string, verdicts: string, ...found: string[]]>> = {
  'two-penalty-cards.ruling': ['en', 'judged', '51B2(b)/picked-up-without-cause ♥Q'],
  'casebook.ruling': ['en', 'judged judged judged judged judged', '50B/called-minor minor'],
  'club-evening.md': ['en', 'judged', '51B2(a)/picked-up-without-cause ♠A'],
  'misprint.ruling': [
    'en',
    'not-applicable',
    'board/vulnerability-against-number E-W vulnerable',
    'board/card-twice Q',
    'board/missing-card Q',
  ],
  'strafkaarten-in-een-kleur.ruling': ['nl', 'judged', '51B1(b)/prohibited-suit-led ♣'],
  'oi-epiloges-xana.ruling': ['el', 'judged', '51B2(c)/option-refused @denies prohibit ♣'],
  'iki-cezali-kart.ruling': ['tr', 'judged'],
};

describe.each(Object.entries(SHOWN))('the example %s', (name, [language, verdicts, ...found]) => {
  const report = check(read(name), { kind: name.endsWith('.md') ? 'markdown' : 'ruling' });

  it('is judged in its own language', () => {
    expect(report.language).toBe(language);
    expect(report.cases.map((one) => one.report.verdict).join(' ')).toBe(verdicts);
  });

  it('is underlined where it is wrong, and nowhere else', () => {
    const findings = report.cases.flatMap(({ report: { text, findings: all } }) =>
      all.map(({ rule, span }) => `${rule} ${textIn(text, span)}`),
    );
    expect(findings).toEqual(found);
  });
});

it('is told of in the table of the examples', () => {
  const [readme, ...examples] = ['README.md', ...Object.keys(SHOWN)];
  expect(readdirSync(EXAMPLES).sort()).toEqual([readme, ...examples].sort());
  expect([...read(readme).matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)).toEqual(examples);
});

function read(name: string): string {
  return readFileSync(new URL(name, EXAMPLES), 'utf8');
}
