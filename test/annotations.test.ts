// Whole write-ups: what they annotate is understood without a word left over, and each beginning of one is read calmly.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAnnotations } from '../server/core/syntax/annotations/annotation.ts';
import { caseTextOf, splitLines, textIn } from '../server/core/text/lines.ts';

const FOLDERS = ['law51', 'write-ups'].map((folder) => join(import.meta.dirname, 'fixtures', folder));
const WRITE_UPS = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ruling'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
);

const annotationsOf = (text: string) => readAnnotations(caseTextOf(splitLines(text)), 'en');

test.each(WRITE_UPS)('$file is annotated without a problem', ({ text }) => {
  const annotations = annotationsOf(text);
  expect(annotations).toHaveLength(Array.from(text.matchAll(/^[>\-\s<!]*@[a-z]/gm)).length);
  expect(annotations.flatMap(({ problems }) => problems)).toEqual([]);
});

test.each(WRITE_UPS)('$file, cut anywhere, has one problem at most, in its last line', ({ text }) => {
  for (let end = 0; end <= text.length; end += 1) {
    const beginning = text.slice(0, end);
    if (!beginning.slice(beginning.lastIndexOf('\n')).includes('@')) continue;
    const lines = caseTextOf(splitLines(beginning));
    const problems = readAnnotations(lines, 'en').flatMap((annotation) => annotation.problems);
    expect(problems.length).toBeLessThanOrEqual(1);
    for (const { span } of problems) {
      expect(span.start).toBeGreaterThanOrEqual(beginning.lastIndexOf('\n') + 1);
      expect(textIn(lines, span)).not.toBe('');
    }
  }
});
