// Documents are made here, part by part, as Word writes them.
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { docxOf, item, paragraph, run, symbol, table } from '../../test/support/word-document.ts';
import { check } from '../core/check.ts';
import { readDocx } from './read-docx.ts';

it('gives a line a paragraph, and headings as such', async () => {
  const bytes = await docxOf(paragraph(run('Board 14'), 'Heading1') + paragraph(run('East dropped it.')));
  expect(await readDocx(bytes)).toBe('# Board 14\n\nEast dropped it.\n');
});

describe('A sign of a symbol font', () => {
  it.each([
    ['a run in that font, read as Latin letters', run('ªKJ ©Q ¨T53 §-', 'Symbol')],
    ['the private use area', run('\uf0aaKJ \uf0a9Q \uf0a8T53 \uf0a7-')],
    [
      'a symbol that Word keeps apart',
      `${symbol('F0AA')}${run('KJ ')}${symbol('F0A9')}${run('Q ')}${symbol('F0A8')}${run('T53 ')}${symbol('F0A7')}${run('-')}`,
    ],
    [
      'signs and words by turns',
      run('ª', 'Symbol') +
        run('KJ ') +
        run('©', 'Symbol') +
        run('Q ') +
        run('¨', 'Symbol') +
        run('T53 ') +
        run('§', 'Symbol') +
        run('-'),
    ],
  ])('comes out as a suit: %s', async (_name, runs) => {
    expect(await readDocx(await docxOf(paragraph(run('East: ') + runs)))).toBe('East: ♠KJ ♥Q ♦T53 ♣-\n');
  });

  it('stays what it is in another font', async () => {
    const bytes = await docxOf(paragraph(run('© 2019, see § 51')));
    expect(await readDocx(bytes)).toBe('© 2019, see § 51\n');
  });
});

it('lays out a board that stands in the cells of a table', async () => {
  const hand = (cards: string) =>
    cards
      .split(' ')
      .map((line) => paragraph(run(line.charAt(0), 'Symbol') + run(line.slice(1))))
      .join('');
  const bytes = await docxOf(
    paragraph(run('Board 3')) +
      table([
        ['', hand('ªAQ53 ©KJ4 ¨K42 §863'), ''],
        [hand('ªKJ9 ©AQ7 ¨T53 §KQ42'), '', hand('ª64 ©6532 ¨9876 §JT9')],
        ['', hand('ªT872 ©T98 ¨AQJ §A75'), ''],
      ]),
  );
  const { cases } = check(await readDocx(bytes));
  const board = cases[0]?.report.facts.boards[0];
  expect(board?.hands.N?.hand.S).toBe('AQ53');
  expect(board?.hands.W?.hand.C).toBe('KQ42');
  expect(board?.hands.E?.hand.D).toBe('9876');
  expect(board?.hands.S?.hand.H).toBe('T98');
});

it('keeps tabs and line breaks', async () => {
  const bytes = await docxOf(paragraph('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>'));
  expect(await readDocx(bytes)).toBe('a\tb\nc\n');
});

it('keeps lists as lists', async () => {
  const [one, two] = [run('one'), run('two')];
  const bytes = await docxOf(
    item(one, 1) + item(two, 1) + paragraph(run('and')) + item(one, 1) + item(two, 2),
  );
  expect(await readDocx(bytes)).toBe('1. one\n2. two\nand\n1. one\n- two\n');
});

it('rejects what is no Word document', async () => {
  await expect(readDocx(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  const zip = await new JSZip().file('a.txt', 'a').generateAsync({ type: 'uint8array' });
  await expect(readDocx(zip)).rejects.toThrow();
});
