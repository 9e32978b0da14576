// Rulings told in prose, as directors write them: the right ones are silent, the wrong ones found under their paragraph.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const FOLDER = new URL('fixtures/told-rulings/', import.meta.url);

type Told = { readonly name: string; readonly wanted: string; readonly text: string };

describe.each(readdirSync(FOLDER))('in %s', (file) => {
  const language = file.replace(/\.md$/, '');

  test.each(sectionsOf(file))('$name, $wanted', ({ wanted, text }) => {
    const findings = check(`@language ${language}\n\n${text}\n`).cases.flatMap(
      ({ report }) => report.findings,
    );
    const told = findings.filter(({ severity }) => severity !== 'hint').map(({ paragraph }) => paragraph);
    expect([...new Set(told)]).toEqual(wanted === 'ok' ? [] : [wanted]);
  });
});

/** The sections of a file: `## 3: 51B2(a)` or `## 4: ok`, and the write-up below. */
function sectionsOf(file: string): readonly Told[] {
  const [, ...sections] = readFileSync(new URL(file, FOLDER), 'utf8').split(/^## /m);
  return sections.map((section) => {
    const [, name = '', wanted = '', text = ''] = /^(\d+): (\S+)\n(.*)$/s.exec(section) ?? [];
    return { name, wanted, text: text.trim() };
  });
}
