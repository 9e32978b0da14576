// A right write-up that is still being written, or has a paragraph twice, is not called wrong.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CaseReport, checkCase, DEFAULT_SETTINGS } from '../server/core/case.ts';
import { familyOf } from '../server/core/rules/rule.ts';
import type { CaseSource } from '../server/core/syntax/case-source.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';

const FOLDER = path.join(import.meta.dirname, 'fixtures/write-ups');

/** One word in so many; a run of all of them finds no more. */
const STRIDE = 23;

const silent = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:one|two).*\.ruling$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }))
  .filter(({ text }) => reportsOf(text).every(isSilent));

test('there are enough of them', () => {
  expect(silent.length).toBeGreaterThan(80);
});

describe.each(silent)('$file', ({ text }) => {
  test('cut inside a sentence', () => {
    for (const end of cutsIn(text))
      expect(errorsIn(text.slice(0, end)), text.slice(end - 60, end)).toEqual([]);
  });

  test('with a paragraph twice', () => {
    const paragraphs = text.split(/\n\s*\n/);
    for (const [at, paragraph] of paragraphs.entries()) {
      if (/[♠♥♦♣]|\b[SHDC]:/.test(paragraph) || paragraph.includes('@')) continue;
      const doubled = paragraphs.toSpliced(at, 0, paragraph).join('\n\n');
      expect(errorsIn(doubled), paragraph).toEqual([]);
    }
  });
});

function reportsOf(text: string): readonly CaseReport[] {
  return new WriteUp(text.split('\n'), 'ruling').cases.map((source) => checkCase(source, DEFAULT_SETTINGS));
}

function isSilent({ findings, facts }: CaseReport): boolean {
  const isHeld = findings.every(({ severity }) => severity === 'hint' || severity === 'information');
  return isHeld && facts.rulings.every(({ overruled, verdict }) => !overruled && verdict !== 'wrong');
}

function errorsIn(text: string): readonly string[] {
  return new WriteUp(text.split('\n'), 'ruling').cases.flatMap(errorsOfCase);
}

/** What was said of a case with the same lines: most cases of a text are not touched by a cut. */
const known = new Map<string, readonly string[]>();

function errorsOfCase(source: CaseSource): readonly string[] {
  const key = [source.file.preamble, source.file.language, source.file.recognised, ...source.lines].join(
    '\n',
  );
  const errors =
    known.get(key) ??
    checkCase(source, DEFAULT_SETTINGS).findings.flatMap(({ rule, severity }) =>
      severity === 'error' && familyOf(rule) === 'law' ? [rule] : [],
    );
  known.set(key, errors);
  return errors;
}

/** Ends of words inside sentences, some of them. */
function cutsIn(text: string): readonly number[] {
  const lines = text.split('\n');
  const starts = lines.map((_, at) => lines.slice(0, at).join('\n').length + (at === 0 ? 0 : 1));
  return new WriteUp(lines, 'ruling').cases
    .flatMap((source) =>
      checkCase(source, DEFAULT_SETTINGS).tree.sentences.flatMap(({ span, written }) =>
        Array.from(
          written.matchAll(/\s+/g),
          ({ index }) => (starts[source.firstLine] ?? 0) + span.start + index,
        ),
      ),
    )
    .filter((_, at) => at % STRIDE === 0);
}
