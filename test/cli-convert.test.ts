import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { cli, folderOf } from './support/command-line.ts';
import { docxOf, paragraph, run } from './support/word-document.ts';

const LIN =
  'md|1SAQ53HKJ4DK42C863,SKJ9HAQ7DT53CKQ42,ST872HT98DAQJCA75,|sv|o|ah|Board 3|mb|1C|mb|p|mb|p|mb|p|pc|SK|';
const RULING = `Board 14
North: ♠AQ53 ♥- ♦K4 ♣-
East: ♠KJ ♥Q ♦T53 ♣-
South: ♠7 ♥J3 ♦AJ2 ♣-
West: ♠9 ♥T98 ♦Q7 ♣-
@contract 3NT S
`;
const files = {
  'deal.lin': LIN,
  'pasted.txt': `Look:\r\n${LIN}\r\n`,
  'address.txt': 'http://x/handviewer.html?n=sak&d=n&a=1cppp',
  'case.ruling': RULING,
  'prose.txt': 'Nothing was dealt.',
  'broken.pbn': '[Board "1"]\r\n[Dealer "Q"]\r\n[Deal "N:A.K.Q.J - - -"]',
};

async function convert(name: keyof typeof files, ...args: readonly string[]) {
  const folder = folderOf(files);
  return { folder, ...(await cli(['convert', join(folder, name), ...args])) };
}

test.each([
  ['deal.lin', 'pbn', '[Deal "S:AQ53.KJ4.K42.863 '],
  ['pasted.txt', 'pbn', '[Contract "1C"]'],
  ['address.txt', 'pbn', '[Declarer "N"]'],
  ['case.ruling', 'lin', 'md|4S7HJ3DAJ2C,S9HT98DQ7C,SAQ53HDK4C,SKJHQDT53C|'],
  ['case.ruling', 'text', 'North: ♠AQ53 ♥–   ♦K4  ♣–'],
  ['deal.lin', 'html', '<section class="bridge-deal" lang="en">'],
  ['deal.lin', 'latex', '\\northhand{T872}{T98}{AQJ}{A75}'],
  ['deal.lin', 'ruling', '@contract 1♣ S\n@play W♠K'],
] as const)('writes %s as %s', async (name, to, expected) => {
  const { code, out } = await convert(name, '--to', to);
  expect(out).toContain(expected);
  expect(code).toBe(0);
});

it('writes to a file', async () => {
  const folder = folderOf(files);
  const target = join(folder, 'out.pbn');
  const { code, out } = await cli(['convert', join(folder, 'deal.lin'), '--to', 'pbn', '--out', target]);
  expect([code, out]).toEqual([0, '']);
  expect(readFileSync(target, 'utf8')).toMatch(/^% PBN 2.1\n% EXPORT\n\n\[Event "\?"\]/);
});

it('says what it cannot read and where, and what it cannot write', async () => {
  const { folder, code, err } = await convert('broken.pbn', '--to', 'lin');
  expect(code).toBe(0);
  expect(err).toBe(
    `${join(folder, 'broken.pbn')}:2:1: “Q” is no value that Dealer can have; it is left out.
${join(folder, 'broken.pbn')}: LIN cannot leave the dealer open: North stands there.
${join(folder, 'broken.pbn')}: LIN has no place for: Dealer.
`,
  );
});

it('says that a file holds no deal', async () => {
  const { folder, code, err } = await convert('prose.txt', '--to', 'pbn');
  expect([code, err]).toEqual([1, `There is no deal in ${join(folder, 'prose.txt')}.\n`]);
});

test.each([
  [[], 'The option --to is needed'],
  [['--to', 'doc'], 'The option --to cannot be “doc”'],
  [['--to', 'pbn', '--from', 'x'], 'The option --from cannot be “x”'],
  [['--to', 'pbn', '--fail-on', 'error'], 'The command convert has no option --fail-on.'],
  [['--to', 'pbn', 'more.lin'], 'Name one file to convert.'],
  [['--to', 'pbn', '--out', '/nowhere/at/all'], '/nowhere/at/all cannot be written (ENOENT).'],
])('is used wrongly with %j', async (args, message) => {
  const { code, err } = await convert('deal.lin', ...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

describe('A Word document', async () => {
  const bytes = await docxOf(
    RULING.replace(
      /[♠♥♦♣]/g,
      (suit) => ({ '♠': '\uf0aa', '♥': '\uf0a9', '♦': '\uf0a8', '♣': '\uf0a7' })[suit] ?? '',
    )
      .split('\n')
      .map((line) => paragraph(run(line)))
      .join(''),
  );
  const file = join(folderOf({ 'case.docx': bytes }), 'case.docx');

  it('gives its words, the suits as suits', async () => {
    const { code, out } = await cli(['convert', file, '--to', 'ruling']);
    expect([code, out]).toEqual([0, RULING]);
  });

  it('gives its board', async () => {
    expect((await cli(['convert', file, '--to', 'pbn'])).out).toContain('[Deal "E:KJ.Q.T53. ');
  });

  it('is checked like any write-up', async () => {
    const { code, out } = await cli(['check', file]);
    expect(code).toBe(0);
    expect(out).toContain('1 case in 1 file');
  });

  it('is read by the program as it is built', () => {
    const program = join(import.meta.dirname, '../dist/cli.cjs');
    const { stdout, status } = spawnSync(process.execPath, [program, 'convert', file, '--to', 'ruling']);
    expect([status, stdout.toString()]).toEqual([0, RULING]);
  });

  it('that is none is named', async () => {
    const other = join(folderOf({ 'x.docx': 'x' }), 'x.docx');
    const { code, err } = await cli(['convert', other, '--to', 'ruling']);
    expect([code, err]).toEqual([2, `${other} is no Word document.\n`]);
  });
});

test.each(LANGUAGES)('the help tells of it in %s', async (language) => {
  const { out } = await cli(['--help'], { language });
  expect(out).toContain(
    'bridge-rulings convert FILE [--from auto|pbn|lin|hv|docx|ruling] --to pbn|lin|text|html|latex|ruling',
  );
});
