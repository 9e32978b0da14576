// Every example of every rule is run: what the manual shows is what the checker says.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../server/core/laws/paragraphs.ts';
import { RULES } from '../server/core/rules/all.ts';
import { FAMILIES } from '../server/core/rules/rule.ts';
import { UNFORMALISED } from '../server/core/rules/unformalised.ts';
import { parseMarked } from '../server/core/text/marked.ts';
import { markedWithFindings, marksOf } from './support/run.ts';

const pages = RULES.flatMap(({ family, faults }) =>
  Object.entries(faults).map(([fault, page]) => ({ name: `${family}: ${fault}`, family, fault, page })),
);

const examples = (kind: 'good' | 'bad') =>
  pages.flatMap(({ page, ...of }) =>
    page[kind].map((example, at) => ({ ...of, name: `${of.name} (${at + 1})`, example })),
  );

describe('a bad example', () => {
  test.each(examples('bad'))('of $name is marked as it says', ({ example }) => {
    expect(markedWithFindings(parseMarked(example).text)).toBe(example);
  });

  test.each(examples('bad'))('of $name is objected to by that rule alone', ({ example, family, fault }) => {
    const rules = marksOf(parseMarked(example).text).map(({ rule }) => rule);
    const name =
      family === 'law' ? expect.stringMatching(new RegExp(`^\\d.*/${fault}$`)) : `${family}/${fault}`;
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toEqual(name);
  });

  test.each(pages)('is there for $name', ({ page }) => {
    expect(page.bad.length).toBeGreaterThan(0);
  });
});

describe('a good example', () => {
  test.each(examples('good'))('of $name is met with a question at most', ({ example }) => {
    expect(marksOf(example).filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });
});

describe('each paragraph of Laws 50, 51, 52 and 59', () => {
  const labels = examples('bad').flatMap(({ example }) =>
    parseMarked(example).marks.map(({ label }) => label),
  );
  const reached = new Set(labels.map((label) => label.slice(0, label.indexOf('/'))));
  const paragraphs = ['50', '51', '52', '59'].flatMap((law): readonly string[] => {
    const parts = partsOf(law, '2017');
    return parts.length === 0 ? [law] : parts;
  });

  test.each(paragraphs)('%s is reached by an example, or left to the Director for a reason', (paragraph) => {
    const isLeft = Object.keys(UNFORMALISED).includes(paragraph);
    expect({ paragraph, reached: reached.has(paragraph) }).toEqual({ paragraph, reached: !isLeft });
  });
});

const FOLDER = new URL('../server/core/rules/', import.meta.url);

test.each(FAMILIES)('the list has every rule of the folder %s, and no other', async (family) => {
  const files = readdirSync(new URL(`${family}/`, FOLDER)).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(`${family}/${file}`, FOLDER).href)));
  const isRule = (value: unknown) => typeof value === 'object' && value !== null && 'faults' in value;
  const written = new Set(modules.flatMap((module) => Object.values(module).filter(isRule)));
  expect(new Set(RULES.filter((rule) => rule.family === family))).toEqual(written);
});
