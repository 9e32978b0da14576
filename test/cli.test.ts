import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { languageOfEnvironment } from '../server/cli/terminal.ts';
import { cli, folderOf, jsonOf, RIGHT, WRONG } from './support/command-line.ts';

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
