// The library, dist/core.mjs: the doors of the core that esbuild.mjs names, all of them in one module.
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { checkCase, DEFAULT_SETTINGS } from '../server/core/case.ts';
import * as check from '../server/core/check.ts';
import * as conversions from '../server/core/conversions.ts';
import * as draft from '../server/core/draft.ts';
import * as explain from '../server/core/explain.ts';
import * as fixes from '../server/core/fixes.ts';
import * as formatWriteUp from '../server/core/format-write-up.ts';
import * as options from '../server/core/options.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';
import { splitLines } from '../server/core/text/lines.ts';

const root = new URL('../', import.meta.url);
const build = readFileSync(new URL('esbuild.mjs', root), 'utf8');
const doors = Array.from(
  /doors: \[([^\]]*)\]/.exec(build)?.[1]?.matchAll(/'([^']+)'/g) ?? [],
  ([, door]) => door ?? '',
);

it('has the doors for checking, converting, mending, explaining and formatting', () => {
  const wanted = [
    'case',
    'check',
    'conversions',
    'convert',
    'draft',
    'explain',
    'fixes',
    'format-write-up',
    'hover',
    'options',
  ];
  expect(doors).toEqual(expect.arrayContaining(wanted));
});

it('gives no name twice: a module with two of them would have neither', () => {
  const names = doors.flatMap((door) => valuesOf(door));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(doors)('says above each function and class of %s what it does', (door) => {
  const source = readFileSync(new URL(`server/core/${door}.ts`, root), 'utf8');
  const bare = Array.from(source.matchAll(/(.*)\nexport (?:async )?(?:function|class) (\w+)/g)).filter(
    ([, above]) => !above?.trimEnd().endsWith('*/'),
  );
  expect(bare.map(([, , name]) => name)).toEqual([]);
});

it('reads, mends, drafts, converts, formats and explains one write-up', () => {
  const text =
    '@trumps NT\n@declarer S\n@penalty E ♠K ♥T\n@on-lead W\n@option prohibit ♠\n@picks-up E ♥T\n@cites 51B2(b)\n';
  const lines = splitLines(text);
  const [source] = new WriteUp(lines, 'ruling').cases;
  if (source === undefined) throw new Error('There is a case.');
  const report = checkCase(source, DEFAULT_SETTINGS);
  expect(report.findings).toEqual(check.check(text).cases[0]?.report.findings);
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('There is a finding.');
  expect(explain.explain(finding.rule, { language: 'en', books: [] })).toContain('# ');
  expect(options.optionsInCase(report).length).toBeGreaterThan(0);
  const facts = check.check(text.slice(0, text.indexOf('@picks-up'))).cases[0]?.report;
  expect(facts && draft.draftOf(facts, DEFAULT_SETTINGS)).toBeDefined();
  const wanted = { settings: DEFAULT_SETTINGS, layout: 'centred' } as const;
  expect(conversions.convertWriteUp(lines, 'ruling', 'ten-as-10', wanted)).toHaveLength(1);
  expect(formatWriteUp.formatWriteUp(lines, wanted)).toBeDefined();
  expect(typeof fixes.fixesOf).toBe('function');
});

/** The functions, classes and lists that a door exports, its own or another file's. */
function valuesOf(door: string): readonly string[] {
  const source = readFileSync(new URL(`server/core/${door}.ts`, root), 'utf8');
  const own = Array.from(
    source.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm),
    ([, name]) => name ?? '',
  );
  const passed = Array.from(source.matchAll(/^export \{([^}]*)\}/gm)).flatMap(([, names]) =>
    (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
  return [...own, ...passed];
}
