// Prose of other people, about law, copyright, LaTeX, programs and kitchens: there is no board in it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';
import { diagramAt } from '../server/core/syntax/boards/diagram.ts';

const PROSE = new URL('./fixtures/prose/', import.meta.url);
const files = readdirSync(PROSE).filter((name) => name.endsWith('.txt'));

it('is twenty files', () => {
  expect(files.length).toBe(20);
});

test.each(files)('%s has no board in any language, and nothing is said of one', (name) => {
  const text = readFileSync(new URL(name, PROSE), 'utf8');
  const lines = text.split('\n');
  for (const language of LANGUAGES)
    expect(lines.filter((_, at) => diagramAt(lines, at, 0, language) !== undefined)).toEqual([]);
  const findings = check(text).cases.flatMap(({ report }) => report.findings);
  expect(findings.filter(({ rule }) => rule.startsWith('board/'))).toEqual([]);
});
