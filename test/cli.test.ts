import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { run } from '../server/cli/run.ts';
import { languageOfEnvironment } from '../server/cli/terminal.ts';
import type { Language } from '../server/core/bridge/nouns.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'bridge-rulings-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Only the cards of the prohibited suit go back to the hand; here both do. */
const WRONG = `@case Board 14
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;
const RIGHT = WRONG.replace('@picks-up E ♠K ♥Q', '@picks-up E ♠K');

/** Writes files below a fresh folder and gives its path. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(FOLDER, 'f-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function cli(args: readonly string[], { isColourful = false, language = 'en' as Language } = {}) {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isColourful,
    language,
    version: () => '1.2.3',
  });
  return { code, out, err };
}

async function jsonOf(...args: readonly string[]) {
  const { out } = await cli(['check', '--format', 'json', ...args]);
  return JSON.parse(out);
}

describe('exit codes', () => {
  const folder = folderOf({
    'wrong.ruling': WRONG,
    'right.ruling': RIGHT,
    'calm.ruling': 'Nothing happened.',
  });
  const [wrong, right] = [join(folder, 'wrong.ruling'), join(folder, 'right.ruling')];

  test.each([
    [0, [right]],
    [1, [wrong]],
    [1, [right, wrong]],
    [1, [folder, '--format', 'json']],
    [0, [wrong, '--fail-on', 'never']],
    [1, [wrong, '--fail-on=information']],
    [2, [right, join(folder, 'absent.ruling')]],
    [2, [wrong, join(folder, 'absent.ruling')]],
    [2, []],
    [2, [right, '--fail-on', 'hint']],
    [2, [right, '--language', 'fr']],
    [2, [right, '--laws', '1997']],
    [2, [right, '--format', 'xml']],
    [2, [right, '--format']],
    [2, [right, '--colour']],
    [2, [right, '--help=yes']],
    [2, [right, '--law-book', join(folder, 'absent.json')]],
    [2, [right, '--law-book', wrong]],
  ])('%i for %j', async (code, args) => {
    expect((await cli(['check', ...args])).code).toBe(code);
  });

  it('is 2 for no command or an unknown one', async () => {
    expect((await cli([])).code).toBe(2);
    expect((await cli(['chek', right])).err).toMatch(/^There is no command “chek”/);
  });
});

it('names what it cannot read and checks the rest', async () => {
  const folder = folderOf({ 'a.ruling': new Uint8Array([0x40, 0xff, 0xfe]), 'b.ruling': WRONG });
  const { code, out, err } = await cli(['check', join(folder, 'none'), folder]);
  expect(code).toBe(2);
  expect(err).toContain(`There is no file or folder ${join(folder, 'none')}.`);
  expect(err).toContain(`${join(folder, 'a.ruling')} is not UTF-8 text.`);
  expect(out).toContain('b.ruling:7:16: error');
});

it('says why the system does not let it read', async () => {
  const file = join(folderOf({ 'x.ruling': RIGHT }), 'x.ruling');
  const { code, err } = await cli(['check', join(file, 'below')]);
  expect(code).toBe(2);
  expect(err).toBe(`${join(file, 'below')} cannot be read (ENOTDIR).\n`);
});

describe('the files of a folder', () => {
  const folder = folderOf({
    'b/two.ruling': RIGHT,
    'b/one.ruling': RIGHT,
    'a.md': `# Notes\n\n\`\`\`ruling\n${WRONG}\`\`\`\n`,
    'comment.markdown': `Text.\n\n<!-- @penalty E ♠K -->\n`,
    'plain.md': '# Notes\n\n@penalty is a word here.\n',
    'seed.txt': WRONG,
    'node_modules/x.ruling': WRONG,
    '.hidden/x.ruling': WRONG,
    'b/.git/x.ruling': WRONG,
  });
  symlinkSync('..', join(folder, 'b', 'loop'));
  const names = (report: { files: { path: string }[] }) =>
    report.files.map(({ path }) => path.slice(folder.length + 1));

  it('are write-ups by their ending, and Markdown with a write-up in it, sorted', async () => {
    expect(names(await jsonOf(folder))).toEqual(['a.md', 'b/one.ruling', 'b/two.ruling', 'comment.markdown']);
  });

  it('are read once, though named twice', async () => {
    expect(names(await jsonOf(join(folder, 'b', 'two.ruling'), folder))).toHaveLength(4);
  });

  it('are read whatever their ending when named outright', async () => {
    expect(names(await jsonOf(join(folder, 'seed.txt')))).toEqual(['seed.txt']);
    expect(names(await jsonOf(join(folder, 'plain.md')))).toEqual(['plain.md']);
  });

  it('may be none, which is said', async () => {
    const { code, err } = await cli(['check', folderOf({ 'x.txt': 'x' })]);
    expect(code).toBe(0);
    expect(err).toMatch(/^No write-up was found in /);
  });
});

describe('the report as text', () => {
  it('shows place, reason, the words with carets, and the paragraph', async () => {
    const folder = folderOf({ 'x.ruling': WRONG });
    const path = join(folder, 'x.ruling');
    const { out } = await cli(['check', path]);
    const [headline, line, carets] = out.split('\n');
    expect(headline).toMatch(/:7:16: error: .*♥Q.*\. \[51B2\(b\)\/picked-up-without-cause\]$/);
    expect(headline?.startsWith(path)).toBe(true);
    expect(line).toBe('  7 | @picks-up E ♠K ♥Q');
    expect(carets).toBe('    |                ^^ Law 51B2(b)');
    expect(out).toMatch(/\n1 case in 1 file: 1 error, /);
  });

  it('is in the language asked for, with its cards', async () => {
    const folder = folderOf({ 'x.ruling': WRONG });
    const { out } = await cli(['check', folder, '--language', 'el']);
    expect(out).toContain('^^ Νόμος 51Β2(β)');
    expect(out).toContain(': σφάλμα: ');
  });

  it('ends with the law that the findings rest on, each paragraph once', async () => {
    const folder = folderOf({ 'a.ruling': WRONG, 'b.ruling': WRONG });
    const { out } = await cli(['check', folder]);
    expect(out.match(/^Law 51B2\(b\) · 2017 · /gm)).toHaveLength(1);
    expect(out).toContain('declarer may prohibit');
  });

  it('takes the law from a law book, where one is given', async () => {
    const wording = 'The words of our federation.';
    const book = { edition: '2017', language: 'en', paragraphs: { '51B2(b)': { heading: 'Ours', wording } } };
    const folder = folderOf({ 'x.ruling': WRONG, 'laws/book.json': JSON.stringify(book) });
    const path = join(folder, 'laws', 'book.json');
    const { code, out } = await cli(['check', folder, '--law-book', path]);
    expect(code).toBe(1);
    expect(out).toContain(`Law 51B2(b) · 2017 · Ours\n  ${wording}\n`);
    expect(out).toContain(path);
    expect(out).not.toContain('declarer may prohibit');
  });

  it('says what is wrong with a law book, and does without it', async () => {
    const folder = folderOf({ 'x.ruling': RIGHT, 'book.json': '{"edition": "1997"}' });
    const path = join(folder, 'book.json');
    const { code, out, err } = await cli(['check', folder, '--law-book', path]);
    expect(code).toBe(2);
    expect(err).toMatch(/its edition cannot be “1997”; it can be: 2007, 2017\./);
    expect(out).toMatch(/^1 case in 1 file: 0 errors/);
  });

  it('does not pass over cases that could not be judged', async () => {
    const undecided = WRONG.replace('@prohibits ♠\n', '');
    const { code, out } = await cli(['check', folderOf({ 'x.ruling': undecided })]);
    expect(code).toBe(0);
    expect(out).toContain('1 case was not judged: the text does not say enough.');
  });

  it('has colours only where they are wanted', async () => {
    const folder = folderOf({ 'x.ruling': WRONG });
    expect((await cli(['check', folder])).out).not.toContain('\u001b');
    expect((await cli(['check', folder], { isColourful: true })).out).toContain('\u001b[31merror\u001b[0m');
  });

  it('lets no sign of the text reach the terminal', async () => {
    const folder = folderOf({ 'x.ruling': `${WRONG}@penalty E ♠K\u001b[2J\n` });
    expect((await cli(['check', folder])).out).not.toContain('\u001b');
  });
});

describe('the report as JSON', () => {
  it('has the shape that is promised', async () => {
    const folder = folderOf({ 'x.ruling': `\ufeff${WRONG}` });
    const report = await jsonOf(folder);
    expect(report).toEqual({
      version: 1,
      files: [
        {
          path: join(folder, 'x.ruling'),
          language: 'en',
          laws: '2017',
          cases: [
            {
              name: 'Board 14',
              range: { start: { line: 0, character: 0 }, end: { line: 7, character: 0 } },
              boards: [],
              facts: {
                declarer: 'S',
                onLead: 'W',
                penaltyCards: { E: ['SK', 'HQ'] },
                choice: { prohibit: ['S'] },
                // biome-ignore lint/suspicious/noThenProperty: the report calls the later stations so.
                then: [],
              },
              verdict: 'judged',
              missing: [],
              findings: [
                {
                  rule: '51B2(b)/picked-up-without-cause',
                  paragraph: '51B2(b)',
                  laws: '2017',
                  severity: 'error',
                  message: expect.stringContaining('♥Q'),
                  range: { start: { line: 6, character: 15 }, end: { line: 6, character: 17 } },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('writes hands as ranks by suit, and those that are not shown as null', async () => {
    const folder = folderOf({ 'x.ruling': '@hand N ♠AQ53 ♥- ♦K4 ♣-\n@hand E ♠KJ ♥Q ♦10 8 3 ♣-\n' });
    const [board] = (await jsonOf(folder)).files[0].cases[0].boards;
    expect(board.hands).toEqual({
      N: { S: 'AQ53', H: '', D: 'K4', C: '' },
      E: { S: 'KJ', H: 'Q', D: 'T83', C: '' },
      S: null,
      W: null,
    });
  });

  it('keeps standard output for the report alone', async () => {
    const folder = folderOf({ 'x.ruling': RIGHT });
    const { out, err } = await cli(['check', folder, join(folder, 'none'), '--format', 'json']);
    expect(JSON.parse(out).files).toHaveLength(1);
    expect(err).toContain('none');
  });
});

describe('help and version', () => {
  it('are printed and no mistake', async () => {
    expect(await cli(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
    const { code, out } = await cli(['check', '--help']);
    expect(code).toBe(0);
    for (const option of ['--format', '--language', '--laws', '--law-book', '--fail-on'])
      expect(out).toContain(option);
  });

  it('speak the language of the environment', async () => {
    expect((await cli(['--help'], { language: 'nl' })).out).toMatch(/^Toetst/);
    expect(languageOfEnvironment({ LANG: 'tr_TR.UTF-8' })).toBe('tr');
    expect(languageOfEnvironment({ LC_ALL: 'C', LANG: 'el_GR.UTF-8' })).toBe('en');
    expect(languageOfEnvironment({})).toBe('en');
  });
});

describe('the program as it is built', () => {
  const program = join(import.meta.dirname, '..', 'dist', 'cli.cjs');
  const start = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

  it('gives the exit code, the report and its version', () => {
    const folder = folderOf({ 'x.ruling': WRONG });
    const { status, stdout } = start('check', folder, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).files).toHaveLength(1);
    expect(start('check', folder, '--fail-on', 'never').status).toBe(0);
    expect(start('check').status).toBe(2);
    expect(start('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('stops quietly when its reader has seen enough', () => {
    const folder = folderOf({ 'x.ruling': WRONG.repeat(400) });
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-c', `"$0" "$1" check "$2" --format json | head -c 10`, process.execPath, program, folder],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '{"version"', stderr: '' });
  });
});
