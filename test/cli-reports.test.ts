import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, folderOf, jsonOf, RIGHT, WRONG } from './support/command-line.ts';

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

function onLine(line: number, start: number, end: number) {
  return { start: { line, character: start }, end: { line, character: end } };
}

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
              understood: [],
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

  it('tells what plain sentences were taken for', async () => {
    const told =
      'South plays in 3NT. East drops the ♠K and the ♥Q. Both are penalty cards.\nThe ♠K is picked up.\n';
    const { understood } = (await jsonOf(folderOf({ 'x.ruling': told }))).files[0].cases[0];
    expect(understood).toEqual([
      { kind: 'fact', annotation: '@declarer S', range: onLine(0, 0, 18) },
      { kind: 'fact', annotation: '@trumps NT', range: onLine(0, 0, 18) },
      { kind: 'fact', annotation: '@penalty E ♠K ♥Q dropped', range: onLine(0, 20, 48) },
      { kind: 'claim', annotation: '@picks-up E ♠K', range: onLine(1, 0, 19) },
    ]);
  });

  it('keeps standard output for the report alone', async () => {
    const folder = folderOf({ 'x.ruling': RIGHT });
    const { out, err } = await cli(['check', folder, join(folder, 'none'), '--format', 'json']);
    expect(JSON.parse(out).files).toHaveLength(1);
    expect(err).toContain('none');
  });
});
