// The catalogue of contradictions (C..) and traps (T..), and positions judged by a reference model.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { type Finding, familyOf } from '../server/core/rules/rule.ts';

const FOLDER = new URL('fixtures/law51-cases/', import.meta.url);
const POSITIONS = new URL('fixtures/law51-positions.jsonl', import.meta.url);

/** A wrong ruling: what may be named as the paragraph, the lines that are wrong, and how certain it is. */
type Expected = {
  readonly paragraphs: readonly string[];
  readonly claims: readonly string[];
  readonly severity?: string;
};

/** What is found in a text, a question to its author apart, each with the line it stands on. */
function found(text: string): readonly (Finding & { readonly line: string })[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings
      .filter(({ severity }) => severity !== 'hint')
      .map((finding) => ({ ...finding, line: lineAt(report.text.lines, finding.span.start) })),
  );
}

function lineAt(lines: readonly string[], offset: number): string {
  let start = 0;
  for (const line of lines) {
    if (offset <= start + line.length) return line.trim();
    start += line.length + 1;
  }
  return '';
}

function expectSilence(text: string): void {
  const law = found(text).filter(({ rule }) => familyOf(rule) === 'law');
  expect(law.map(({ rule, line }) => `${rule}: ${line}`)).toEqual([]);
}

function expectFound(text: string, { paragraphs, claims, severity }: Expected): void {
  const all = found(text);
  const hits = all.filter(
    ({ line, paragraph }) => claims.includes(line) && paragraphs.includes(paragraph ?? ''),
  );
  const told = all.map(({ rule, line }) => `${rule}: ${line}`);
  expect({ told, hits: hits.length > 0 }).toEqual({ told, hits: true });
  const surplus = all.filter(({ rule, line }) => familyOf(rule) === 'law' && !claims.includes(line));
  expect(surplus.map(({ rule, line }) => `${rule}: ${line}`)).toEqual([]);
  if (severity !== undefined) expect(hits.map((hit) => hit.severity)).toContain(severity);
}

const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const catalogue = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(read(name)));

describe('a contradiction of the catalogue', () => {
  const ofLaw = catalogue.filter(({ wrong, kind }) => wrong !== undefined && kind !== 'facts');

  test.each(ofLaw)('$id is found: $why', ({ wrong, paragraph, also, claim, severity }) => {
    expectFound(read(wrong), { paragraphs: [paragraph, ...also], claims: claim, severity });
  });

  test.each(ofLaw)('$id mended is met with silence', ({ right }) => {
    expectSilence(read(right));
  });
});

describe('a trap of the catalogue', () => {
  test.each(catalogue.filter(({ expect: wanted }) => wanted === 'ok'))(
    '$id is met with silence: $why',
    ({ id }) => {
      expectSilence(read(`${id}.ruling`));
    },
  );
});

describe('a position judged by the reference model', () => {
  const positions = readFileSync(POSITIONS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  test.each(positions)('$name: $why', ({ text, paragraphs, claims }) => {
    if (claims.length === 0) expectSilence(text);
    else expectFound(text, { paragraphs, claims });
  });
});
