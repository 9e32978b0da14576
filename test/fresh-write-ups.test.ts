// Write-ups in fresh words, by many hands: what is right is silent, what is wrong is found, and the facts are read.
// A section begins with `===== its name | right, or the paragraphs of its findings | facts as annotations …`.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { understoodIn } from '../server/core/understood.ts';

const FOLDER = new URL('fixtures/fresh-write-ups/', import.meta.url);

type Section = {
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly string[];
  readonly text: string;
};

describe.each(readdirSync(FOLDER))('in %s', (file) => {
  test.each(sectionsOf(file))('$name', ({ paragraphs, facts, text }) => {
    const reports = check(text).cases.map(({ report }) => report);
    const loud = reports.flatMap(({ findings }) => findings.filter(({ severity }) => severity !== 'hint'));
    expect([...new Set(loud.map(({ rule, paragraph }) => paragraph ?? rule))]).toEqual(paragraphs);
    const understood = reports.flatMap((report) => understoodIn(report).map(({ annotation }) => annotation));
    expect(understood).toEqual(expect.arrayContaining([...facts]));
  });
});

function sectionsOf(file: string): readonly Section[] {
  const [, ...sections] = readFileSync(new URL(file, FOLDER), 'utf8').split(/^===== /m);
  return sections.map((section) => {
    const head = section.slice(0, section.indexOf('\n'));
    const [name = '', verdict = '', ...facts] = head.split('|').map((part) => part.trim());
    const paragraphs = verdict === 'right' ? [] : verdict.split(' ');
    return { name, paragraphs, facts, text: section.slice(head.length + 1) };
  });
}
