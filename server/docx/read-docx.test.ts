// Documents are made here, part by part, as Word writes them.
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { docxOf, item, paragraph, run, symbol, table } from '../../test/support/word-document.ts';
import { check } from '../core/check.ts';
import { readDocx } from './read-docx.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const read = await readDocx(bytes);
  return 'text' in read ? read.text : expect.fail(read.fault);
}

it('gives a line a paragraph, and headings as such', async () => {
  const bytes = await docxOf(paragraph(run('Board 14'), 'Heading1') + paragraph(run('East dropped it.')));
  expect(await textOf(bytes)).toBe('# Board 14\n\nEast dropped it.\n');
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
    expect(await textOf(await docxOf(paragraph(run('East: ') + runs)))).toBe('East: ♠KJ ♥Q ♦T53 ♣-\n');
  });

  it('stays what it is in another font', async () => {
    const bytes = await docxOf(paragraph(run('© 2019, see § 51')));
    expect(await textOf(bytes)).toBe('© 2019, see § 51\n');
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
  const { cases } = check(await textOf(bytes));
  const board = cases[0]?.report.facts.boards[0];
  expect(board?.hands.N?.hand.S).toBe('AQ53');
  expect(board?.hands.W?.hand.C).toBe('KQ42');
  expect(board?.hands.E?.hand.D).toBe('9876');
  expect(board?.hands.S?.hand.H).toBe('T98');
});

it('keeps tabs and line breaks', async () => {
  const bytes = await docxOf(paragraph('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>'));
  expect(await textOf(bytes)).toBe('a\tb\nc\n');
});

it('keeps lists as lists', async () => {
  const [one, two] = [run('one'), run('two')];
  const bytes = await docxOf(
    item(one, 1) + item(two, 1) + paragraph(run('and')) + item(one, 1) + item(two, 2),
  );
  expect(await textOf(bytes)).toBe('1. one\n2. two\nand\n1. one\n- two\n');
});

describe('A file that is no Word document, or one that cannot be read', () => {
  const zipOf = async (parts: { readonly [name: string]: string }, name = 'word/document.xml') => {
    const whole = await JSZip.loadAsync(await docxOf(''));
    whole.remove('word/document.xml');
    for (const [part, text] of Object.entries(parts)) whole.file(part === '' ? name : part, text);
    return whole.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  };
  const faultOf = async (bytes: Uint8Array) => {
    const read = await readDocx(bytes);
    return 'fault' in read ? read.fault : read.text;
  };

  it('is told from its first bytes', async () => {
    expect(await faultOf(new Uint8Array(0))).toBe('foreign');
    expect(await faultOf(new TextEncoder().encode('Board 14\nNorth: AQ53'))).toBe('foreign');
    expect(await faultOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0))).toBe('locked');
  });

  it('is damaged wherever it is cut', async () => {
    const bytes = await docxOf(paragraph(run('Board 14')));
    for (let end = 4; end < bytes.length; end += 97) {
      expect(await faultOf(bytes.subarray(0, end)), `cut at ${end}`).toBe('damaged');
    }
  });

  it('is damaged where its list of parts points beyond its end', async () => {
    const bytes = await docxOf(paragraph(run('Board 14')));
    const end = Buffer.from(bytes).lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(end + 16, 0x7fffffff, true);
    expect(await faultOf(bytes)).toBe('damaged');
  });

  it('is damaged where its text is not there, or is none', async () => {
    expect(await faultOf(await zipOf({}))).toBe('damaged');
    expect(await faultOf(await zipOf({ '': '<w:document><w:body><w:p>' }))).toBe('damaged');
  });

  it('is too large where a few bytes unpack to many, whatever size it says', async () => {
    const bomb = await zipOf({ '': '\0'.repeat(60_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await faultOf(bomb)).toBe('large');
    const said = Buffer.from(Uint32Array.of(60_000_000).buffer);
    const lying = Buffer.from(bomb);
    for (let at = lying.indexOf(said); at !== -1; at = lying.indexOf(said)) lying.writeUInt32LE(10, at);
    expect(await faultOf(lying)).toBe('large');
  });

  it('is too large where it has too many marks', async () => {
    expect(await faultOf(await docxOf('<w:p/>'.repeat(600_000)))).toBe('large');
  });

  it('is read whatever the size of its pictures', async () => {
    const zip = await JSZip.loadAsync(await docxOf(paragraph(run('Board 14'))));
    zip.file('word/media/image1.bmp', new Uint8Array(30_000_000));
    expect(await faultOf(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))).toBe(
      'Board 14\n',
    );
  });
});

it('keeps what it does not know in a symbol font', async () => {
  const bytes = await docxOf(paragraph(run('\uf041\uf0ffª§ ±', 'Symbol') + run(' AK')));
  expect(await textOf(bytes)).toBe('\uf041\uf0ff♠♣ ± AK\n');
});

it('keeps the order of a table within a table', async () => {
  const inner = table([[paragraph(run('♠AK')), paragraph(run('♥Q'))]]);
  const bytes = await docxOf(
    table([[paragraph(run('before')) + inner + paragraph(run('behind')), paragraph(run('beside'))]]),
  );
  expect(await textOf(bytes)).toBe('before     beside\n\n♠AK   ♥Q\n\nbehind\n');
});

it('gives the cells of a table too wide to be read one after the other', async () => {
  const long = 'x'.repeat(100_000);
  const rows = Array.from({ length: 300 }, () => [paragraph(run('a')), paragraph(run('b'))]);
  const text = await textOf(await docxOf(table([...rows, [paragraph(run(long))]])));
  expect(text).toBe(`${'a\nb\n'.repeat(300)}${long}\n`);
});
