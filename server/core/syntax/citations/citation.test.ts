import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../bridge/nouns.ts';
import { spellParagraph, spellParagraphNumber } from '../../bridge/paragraphs.ts';
import { EDITIONS } from '../../laws/editions.ts';
import { outlineOf } from '../../laws/paragraphs.ts';
import { caseTextOf, splitLines, textIn } from '../../text/lines.ts';
import { parseCitation, readCitations } from './citation.ts';

function idsIn(text: string): string[] {
  return readCitations(caseTextOf(splitLines(text))).map((citation) => citation.id);
}

describe('a citation is read in every spelling', () => {
  test.each([
    // English.
    ['Law 51', '51'],
    ['Law 51B2(a)', '51B2(a)'],
    ['LAW 51B2(A)', '51B2(a)'],
    ['L51B2a', '51B2(a)'],
    ['L51A', '51A'],
    ['L57A', '57A'],
    ['Law 50 D1', '50D1'],
    ['Law 51.B.2.(a)', '51B2(a)'],
    ['Law 51.B.2. It is', '51B2'],
    ['Law 51(B)(2)(b)', '51B2(b)'],
    ['Law 51B(2)(b)', '51B2(b)'],
    ['Law\u00a051B2 (b)', '51B2(b)'],
    ['51B2b', '51B2(b)'],
    ['51 B.2.(a)', '51B2(a)'],
    ['50D2', '50D2'],
    ["'51B2(b)'", '51B2(b)'],
    ['(51A)', '51A'],
    ['under 51A', '51A'],
    ['Law 51B2©', '51B2(c)'],
    ['Law 12C1(e)(ii)', '12C1(e)(ii)'],
    ['@cites 59', '59'],
    ['@expect 51A', '51A'],
    // Dutch.
    ['artikel 50D2(a)', '50D2(a)'],
    ['Art. 51.', '51'],
    ['art. 51 B 2 a', '51B2(a)'],
    ['Art. 51 B 1 (a)', '51B1(a)'],
    ['Artikel 51 B2(b), en', '51B2(b)'],
    ['artikel 80B2a', '80B2(a)'],
    ['9B1(a)', '9B1(a)'],
    // Greek, with Greek and with Latin letters.
    ['Νόμος 51Β2(α)', '51B2(a)'],
    ['Νόμος 51B2(β)', '51B2(b)'],
    ['Νόμος 51Β2(γ)', '51B2(c)'],
    ['Νόμο 50Δ2(α)', '50D2(a)'],
    ['ΝΟΜΟΥ 12Γ1(Β)', '12C1(b)'],
    ['νομος 47ΣΤ', '47F'],
    ['άρθρο 51Α', '51A'],
    ['Το 51Β1 αφορά', '51B1'],
    // Turkish.
    ['Yasa 51B2(a)', '51B2(a)'],
    ['YASA 51B2(a)’ya göre', '51B2(a)'],
    ['yasa51b1b', '51B1(b)'],
    ['madde 51B2(a)', '51B2(a)'],
    ['Maddenin 43', '43'],
    ['74. Madde', '74'],
    ['51A maddesi', '51A'],
    ['bkz. Yasa 41', '41'],
    ['Kanun 51', '51'],
    // German and French.
    ['§ 51', '51'],
    ['§51B2', '51B2'],
    ['LOI 50 D2 (a)', '50D2(a)'],
    ['Loi 16 C 2', '16C2'],
  ])('%s', (written, id) => {
    expect(idsIn(`So is it: ${written} and so on.`)).toEqual([id]);
  });
});

describe('a row of citations is read one by one', () => {
  test.each([
    ['Laws 50 and 51', ['50', '51']],
    ['Laws 50 and 51B2©).', ['50', '51B2(c)']],
    ['Law 20F - 75C', ['20F', '75C']],
    ['artikel 50B en 50D2', ['50B', '50D2']],
    ['de artikelen 50 en 51', ['50', '51']],
    ['οι Νόμοι 50 και 51', ['50', '51']],
    ['Yasa 16B, 12C1', ['16B', '12C1']],
    ['madde 29–32', ['29', '32']],
    ['§§ 48–52 TBR', ['48', '52']],
    ['Law 50 and Law 51A', ['50', '51A']],
    ['Law 51B2(a)/(b)', ['51B2(a)', '51B2(b)']],
    ['Law 51B1(a) or (b)', ['51B1(a)', '51B1(b)']],
  ])('%s', (written, ids) => {
    expect(idsIn(written)).toEqual(ids);
  });
});

describe('what is no citation is left alone', () => {
  test.each([
    '♠ AQ53 ♥ 52 ♦ K4 ♣ 1098',
    '§--- §K4 §52 §10 §7',
    '§ 52',
    '§ 9 8 7 A',
    'result 4©, §7 and the §4',
    'N:KQ7.A92.50.QJ86543 52D4C3',
    's=S9HDKT8632CQJ7542 md|3S47H356D38C2,S52D4|',
    '3NT by South, 4♠x -1, 620, NS +430, 50%',
    'Board 51, Dealer East; Table 12, room 5',
    'on 21.05.2016 at 19:30, in 2017',
    'The laws 2017 were new.',
    'Round 51 A pair',
    'East held 5 cards and 13 points.',
    'the 51st board; 51e spel; 24/7',
    'Bord 12. Yer 5 löve aldı. Yasaklar 12 löve sürer.',
    '12 A defender',
    'outlaw 51; flaw 51',
    'mail law51x@example.org',
    'B1(a) above',
    'see laws.example.org/law51 and /node/law_51.html, LOI51.html, L51-en',
    'It is the law. 51 boards were played; §1 and § 12 of the notes.',
    'law_51.1498652357.txt.gz',
  ])('%s', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it('takes no word or player behind a law for its section', () => {
    expect(idsIn('Under Law 51 A defender designates, under Law 51 E picks up.')).toEqual(['51', '51']);
    expect(idsIn('Law 51B 2 cards; Law 51, 13 cards; Law 50 and 52 cards')).toEqual(['51B', '51', '50']);
    expect(idsIn('Law 51. B leads.')).toEqual(['51']);
    expect(idsIn('Law 51 (2017)')).toEqual(['51']);
  });
});

it('covers the word for law and the whole number, and nothing else', () => {
  const text = caseTextOf(['Facts.', 'See (Law 51B2(b)), art. 51 B 2 a, 74. Madde.']);
  const written = readCitations(text).map((citation) => [citation.written, textIn(text, citation.span)]);
  expect(written).toEqual([
    ['Law 51B2(b)', 'Law 51B2(b)'],
    ['art. 51 B 2 a', 'art. 51 B 2 a'],
    ['74. Madde', '74. Madde'],
  ]);
});

it('reads a number whose word for law ends the line before', () => {
  expect(idsIn('as it stands in Law\n59, and so on')).toEqual(['59']);
  expect(idsIn('> This is Law\n> 51, no other.')).toEqual(['51']);
  expect(idsIn('no Law\n\n59 imps')).toEqual([]);
});

it('gives a paragraph without its law to the one law that has it', () => {
  expect(idsIn('Law 50D2(a), Laws 50 and 51 [but B1(a) preceding then applies]')).toContain('51B1(a)');
  expect(idsIn('Laws 51 and 52: B1(a) above')).toEqual(['51', '52']);
});

test.each([
  ['51B2(b)', '51B2(b)'],
  ['51Β2(β)', '51B2(b)'],
  ['51b2b', '51B2(b)'],
  [' Law 51B2(b) ', '51B2(b)'],
  ['L51A.', '51A'],
  ['51B2©', '51B2(c)'],
  ['§ 52', '52'],
  ['51B2(b) and', undefined],
  ['Board 51', undefined],
  ['♠K', undefined],
  ['94', undefined],
  ['', undefined],
])('parses %j alone as %s', (written, id) => {
  expect(parseCitation(written)).toBe(id);
});

it('reads back every paragraph in the spelling of each language', () => {
  for (const edition of EDITIONS) {
    for (const id of outlineOf(edition)) {
      for (const language of LANGUAGES) {
        expect(idsIn(`(${spellParagraph(id, language)})`)).toEqual([id]);
        expect(parseCitation(spellParagraph(id, language))).toBe(id);
        expect(parseCitation(spellParagraphNumber(id, language))).toBe(id);
      }
    }
  }
});

it('stays inside the text, whatever the text is', () => {
  const word = fc.constantFrom(
    'Law',
    'Νόμος',
    '§',
    '51',
    'B',
    '2',
    '(a)',
    '©',
    '.',
    ' ',
    '\n',
    'Β',
    'and',
    '/',
    '(',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join('')),
      ),
      (written) => {
        const text = caseTextOf(splitLines(written));
        for (const citation of readCitations(text)) {
          expect(textIn(text, citation.span)).toBe(citation.written);
          expect(citation.written).not.toMatch(/^$|\n/);
        }
        parseCitation(written);
      },
    ),
  );
});
