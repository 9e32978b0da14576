// Whole write-ups in which every ruling is right, told as people tell them: none may be called wrong, and what their
// headings name is read. A section begins with `===== its name`, then facts as annotations, divided by `|`.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { understoodIn } from '../server/core/understood.ts';
import { sectionsOf } from './support/sections.ts';

const FOLDER = new URL('fixtures/right-write-ups/', import.meta.url);

describe.each(readdirSync(FOLDER))('in %s', (file) => {
  test.each(sectionsOf(new URL(file, FOLDER)))('$name', ({ said: facts, text }) => {
    const reports = check(text).cases.map(({ report }) => report);
    const loud = reports.flatMap(({ findings }) =>
      findings.filter(({ severity }) => severity === 'error' || severity === 'warning'),
    );
    expect(loud.map(({ rule }) => rule)).toEqual([]);
    const understood = reports.flatMap((report) => understoodIn(report).map(({ annotation }) => annotation));
    expect(understood).toEqual(expect.arrayContaining([...facts]));
  });
});
