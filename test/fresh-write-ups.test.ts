// Write-ups in fresh words, by many hands: what is right is silent, what is wrong is found, and the facts are read.
// A section begins with `===== its name | right, or the paragraphs of its findings | facts as annotations …`.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { understoodIn } from '../server/core/understood.ts';
import { sectionsOf } from './support/sections.ts';

const FOLDER = new URL('fixtures/fresh-write-ups/', import.meta.url);

describe.each(readdirSync(FOLDER))('in %s', (file) => {
  test.each(sectionsOf(new URL(file, FOLDER)))('$name', ({ said: [verdict = '', ...facts], text }) => {
    const paragraphs = verdict === 'right' ? [] : verdict.split(' ');
    const reports = check(text).cases.map(({ report }) => report);
    const loud = reports.flatMap(({ findings }) => findings.filter(({ severity }) => severity !== 'hint'));
    expect([...new Set(loud.map(({ rule, paragraph }) => paragraph ?? rule))]).toEqual(paragraphs);
    const understood = reports.flatMap((report) => understoodIn(report).map(({ annotation }) => annotation));
    expect(understood).toEqual(expect.arrayContaining([...facts]));
  });
});
