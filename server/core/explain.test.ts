import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from './bridge/nouns.ts';
import { check } from './check.ts';
import { explain, nearestRules, RULE_NAMES } from './explain.ts';
import { isMarkLine, parseMarked } from './text/marked.ts';

/** The examples of a page by what stands above them. */
function examplesUnder(page: string, words: string): readonly string[] {
  const fenced = new RegExp(`^${words}\n\n\`\`\`text\n(.*?)\n\`\`\`$`, 'gms');
  return [...page.matchAll(fenced)].map(([, example = '']) => example);
}

function rulesIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) => report.findings.map(({ rule }) => rule));
}

describe.each(RULE_NAMES)('the page of %s', (rule) => {
  const page = explain(rule, { language: 'en', books: [] }) ?? '';
  const fault = rule.slice(rule.indexOf('/'));
  const bad = examplesUnder(page, 'A bad example:');
  const good = examplesUnder(page, 'A good example:');

  it('has bad examples, in which it is found, and good ones, in which it is not', () => {
    expect(bad).not.toEqual([]);
    expect(good).not.toEqual([]);
    for (const example of bad) {
      expect(example.split('\n').some(isMarkLine)).toBe(true);
      expect(rulesIn(parseMarked(example).text).filter((one) => one.endsWith(fault))).not.toEqual([]);
    }
    for (const example of good) {
      expect(rulesIn(parseMarked(example).text).filter((one) => one.endsWith(fault))).toEqual([]);
    }
  });

  it('says how grave it is, and how to silence it', () => {
    expect(page).toMatch(/^Severity: (error|warning|information|hint)/m);
    const [example = ''] = bad;
    const { text } = parseMarked(example);
    const silenced = `${text}\n@ignore ${rule} as printed`;
    const isLeft = (one: string) => one.endsWith(fault);
    if (!rule.includes('/ignore-')) expect(rulesIn(silenced).filter(isLeft)).toEqual([]);
    const settings = { severity: { [rule]: 'off' as const } };
    const findings = check(text, { settings }).cases.flatMap(({ report }) => report.findings);
    expect(findings.filter((finding) => isLeft(finding.rule))).toEqual([]);
  });

  it.each(LANGUAGES)('is there in %s, with a title of its own', (language) => {
    const title = explain(rule, { language, books: [] })?.split('\n')[0] ?? '';
    expect(title).toMatch(/^# \S/);
    expect(title).not.toContain(fault.slice(1));
  });
});

it('gives the chain of a ruling against the law: facts, paragraph, what follows', () => {
  const page = explain('51B2(b)/picked-up-without-cause', { language: 'en', books: [] });
  expect(page).toContain(`1. \`@penalty E ♠K ♥Q dropped\`: The penalty card is mentioned here.
2. \`@prohibits ♠\`: Declarer’s option is stated here.
3. Law 51B2(b): Declarer prohibits one or more suits.
4. \`♥Q\`: ♥Q stays on the table: declarer prohibited only spades.`);
});

test.each([
  ['52B1(c)/picked-up-without-cause', '52B1(c)/picked-up-without-cause:'],
  ['51B2(c)/picked-up-without-cause', '51B2(c)/picked-up-without-cause:'],
])('%s begins with its own example', (rule, label) => {
  const [first] = examplesUnder(explain(rule, { language: 'en', books: [] }) ?? '', 'A bad example:');
  expect(first).toContain(label);
});

it.each(['board/called-minor', '99/called-minor', 'called', ''])('has no page for %s', (rule) => {
  expect(explain(rule, { language: 'en', books: [] })).toBeUndefined();
});

test.each([
  ['51B2(b)/picked-up', 'law/picked-up-without-cause'],
  ['board/card-twise', 'board/card-twice'],
  ['calledminor', 'law/called-minor'],
])('the nearest to %s is %s', (rule, near) => {
  expect(nearestRules(rule)[0]).toBe(near);
  expect(nearestRules(rule)).toHaveLength(3);
});
