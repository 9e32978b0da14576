// What the README and the manual say, held against what there is.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAFT_USAGE, OPTIONS_USAGE, USAGE } from '../server/cli/help.ts';
import { run } from '../server/cli/run.ts';
import { DEFAULT_SETTINGS } from '../server/core/case.ts';
import { check } from '../server/core/check.ts';
import { draftOf } from '../server/core/draft.ts';
import { hoverAt } from '../server/core/hover.ts';
import { GRAMMAR } from '../server/core/syntax/annotations/annotation-grammar.ts';

const ROOT = new URL('../', import.meta.url);
const README = read('README.md');
const MANUAL = read('docs/notation.md');
const MANIFEST = JSON.parse(read('package.json'));

describe('the README', () => {
  it('says of the first write-up what the command says of it', async () => {
    expect(blockIn(README, 'text')).toBe(await printedOf('first.ruling', blockIn(README, 'ruling')));
  });

  it('tells how to mend it', async () => {
    const mended = blockIn(README, 'ruling').replace('@picks-up E ♠K ♥Q', '@picks-up E ♠K');
    expect(README).toContain('write `@picks-up E ♠K`, and nothing is found');
    expect(check(mended).cases.flatMap(({ report }) => report.findings)).toEqual([]);
  });

  it.each([
    ['51B2(b)', '51B2(b)'],
    ['@on-lead', '51B2(c)'],
  ])('tells where to rest the pointer: on %s', (words, paragraph) => {
    const first = blockIn(README, 'ruling');
    expect(README).toMatch(/^Rest the pointer on `51B2\(b\)` .* on `@on-lead` /m);
    expect(hoverAt(first, first.indexOf(words) + 1)?.markdown).toContain(paragraph);
  });

  it('shows the draft of a ruling as it is made', () => {
    const first = check(blockIn(README, 'ruling')).cases[0]?.report;
    const draft = first && draftOf(first, DEFAULT_SETTINGS);
    expect(README).toContain(`\n> ${draft?.ruling}\n`);
  });

  it('names the settings that there are', () => {
    const described = [...README.matchAll(/^\| `(bridgeRulings\.[^`]+)`/gm)].map(([, setting]) => setting);
    const settings = Object.keys(MANIFEST.contributes.configuration.properties);
    expect(described).toEqual(settings.filter((setting) => setting !== 'bridgeRulings.trace.server'));
  });

  it('shows the options of the command as its help does', () => {
    for (const usage of [USAGE, OPTIONS_USAGE, DRAFT_USAGE])
      expect(README).toContain(usage.replace('bridge-rulings', 'node dist/cli.cjs'));
  });

  it('runs only scripts that there are', () => {
    const scripts = [...README.matchAll(/(?:`|&& |^)npm (?:run )?(?!ci\b)([a-z:]+)/gm)].map(
      ([, script]) => script,
    );
    expect(scripts.filter((script = '') => !(script in MANIFEST.scripts))).toEqual([]);
  });
});

describe('the manual of the notation', () => {
  it('shows every annotation, in the order of the grammar', () => {
    const shown = [...MANUAL.matchAll(/^\| `@([a-z-]+)/gm)].map(([, word]) => word);
    expect(shown).toEqual(Object.keys(GRAMMAR));
  });
});

describe.each(['README.md', 'docs/notation.md'])('the annotations in the tables of %s', (name) => {
  const rows = read(name).match(/^\|.*$/gm) ?? [];
  const annotations = rows.flatMap((row) => [...row.matchAll(/`(@[^`]+)`/g)].map(([, one]) => one ?? ''));

  it.each(annotations)('%s is one', (annotation) => {
    const { findings } = check(annotation).cases[0]?.report ?? { findings: undefined };
    const misread = findings?.filter(({ rule }) => /^notation\/(un|missing|foreign)/.test(rule));
    expect(misread).toEqual([]);
  });
});

describe.each(['README.md', 'CHANGELOG.md', 'docs/notation.md', 'examples/README.md'])('%s', (name) => {
  it('links to what there is', () => {
    const links = [...read(name).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(new URL(link, new URL(name, ROOT))))).toEqual([]);
  });
});

/** The first fenced block of a page that is marked so. */
function blockIn(page: string, mark: string): string {
  return new RegExp(`^\`\`\`${mark}\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? '';
}

/** What `check` prints of a file with this text. */
async function printedOf(name: string, text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-rulings-'));
  const printed: string[] = [];
  const out = (written: string) => void printed.push(written);
  writeFileSync(join(folder, name), text);
  const readDocx = () => Promise.reject(new Error('No Word document is read here.'));
  const terminal = {
    out,
    err: out,
    isColourful: false,
    language: 'en',
    version: () => '',
    readDocx,
  } as const;
  await run(['check', join(folder, name)], terminal);
  rmSync(folder, { recursive: true });
  return printed.join('').replaceAll(`${folder}/`, '');
}

function read(name: string): string {
  return readFileSync(new URL(name, ROOT), 'utf8');
}
