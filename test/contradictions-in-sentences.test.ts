// The contradictions of the catalogue said in plain sentences: each is found as it is where it is annotated.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { familyOf } from '../server/core/rules/rule.ts';

const CATALOGUE = new URL('fixtures/law51-cases/', import.meta.url);
const SENTENCES = new URL('fixtures/contradictions/', import.meta.url);

type Said = { readonly id: string; readonly text: string };

describe.each(readdirSync(SENTENCES))('in %s', (file) => {
  const language = file.replace(/\.md$/, '');

  test.each(sectionsOf(file))('$id is found as its annotation is', ({ id, text }) => {
    const { paragraph, also } = JSON.parse(read(`${id}.json`));
    const isAnnotated = (one: string) => annotated.includes(one);
    const annotated = foundIn(read(`${id}.ruling`));
    const told = foundIn(`@language ${language}\n\n${diagramOf(id)}\n\n${text}`);
    expect(told.filter(isAnnotated)).not.toEqual([]);
    const isOfIt = (one: string) => [paragraph, ...also].includes(one.split(' ')[0]);
    expect(told.filter((one) => !isOfIt(one) && !isAnnotated(one))).toEqual([]);
  });
});

function read(name: string): string {
  return readFileSync(new URL(name, CATALOGUE), 'utf8');
}

/** The sections of a file, each under the name of the entry that it tells. */
function sectionsOf(file: string): readonly Said[] {
  const [, ...sections] = readFileSync(new URL(file, SENTENCES), 'utf8').split(/^## /m);
  return sections.map((section) => {
    const [id = '', ...lines] = section.split('\n');
    return { id: id.trim(), text: lines.join('\n').trim() };
  });
}

/** The hands of an entry, without its annotations. */
function diagramOf(id: string): string {
  const lines = read(`${id}.ruling`).split('\n');
  return lines.filter((line) => !/^[@#]/.test(line)).join('\n');
}

/** Paragraph (or rule, where facts conflict) and severity of what is said against a text, questions apart. */
function foundIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings
      .filter(
        ({ rule, severity }) => severity !== 'hint' && ['law', 'citation', 'facts'].includes(familyOf(rule)),
      )
      .map(({ rule, paragraph, severity }) => `${paragraph ?? rule} ${severity}`),
  );
}
