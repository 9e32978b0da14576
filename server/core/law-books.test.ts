import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { LANGUAGES } from './bridge/nouns.ts';
import { defaultStyle } from './bridge/words.ts';
import { openLawBook } from './law-books.ts';
import { say } from './messages/format.ts';

const BOOK = {
  edition: '2017',
  language: 'en',
  sources: { page: { title: 'T', publisher: 'P', address: 'A', date: '2017' } },
  footnotes: { one: { mark: '1', wording: 'See Law 59.' } },
  paragraphs: { '51A': { heading: 'H', wording: 'W', source: 'page', footnotes: ['one'] } },
};

/** What is said of a file, in English. */
function faults(content: string): readonly string[] {
  const opened = openLawBook(content, 'club.json');
  return 'book' in opened
    ? []
    : opened.notices.map(({ wording, nouns }) => say(wording, nouns, defaultStyle('en')));
}

it('takes a sound book, with a byte order mark and keys that begin with a dollar sign', () => {
  expect(faults(`\ufeff${JSON.stringify({ $schema: 'x', ...BOOK })}`)).toEqual([]);
});

test.each([
  ['{', /^The law book club\.json is not used: it is not JSON/],
  ['[]', /must be an object/],
  ['null', /must be an object/],
  [{ ...BOOK, edition: '1997' }, /its edition cannot be “1997”; it can be: 2007, 2017/],
  [{ ...BOOK, edition: 2017 }, /its edition cannot be “2017”/],
  [{ ...BOOK, language: 'fr' }, /its language cannot be “fr”/],
  [{ edition: '2017', language: 'en' }, /“paragraphs” is missing/],
  [{ ...BOOK, paragraphs: {} }, /it has no paragraphs/],
  [{ ...BOOK, paragraphs: [] }, /“paragraphs” must be an object/],
  [
    { ...BOOK, paragraphs: { '51B3': { heading: 'H', wording: 'W' } } },
    /no paragraph “51B3”; near it are: 51B/,
  ],
  [{ ...BOOK, paragraphs: { '94': { heading: 'H', wording: 'W' } } }, /no paragraph “94”/],
  [{ ...BOOK, paragraphs: { 'Law 51A': { heading: 'H', wording: 'W' } } }, /no paragraph “Law 51A”/],
  [{ ...BOOK, paragraphs: { '51A': 'W' } }, /“paragraphs\.51A” must be an object/],
  [
    { ...BOOK, paragraphs: { '51A': { heading: 'H', wording: '  ' } } },
    /“paragraphs\.51A\.wording” is empty/,
  ],
  [
    { ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 7 } } },
    /“paragraphs\.51A\.wording” must be text/,
  ],
  [{ ...BOOK, paragraphs: { '51A': { wording: 'W' } } }, /“paragraphs\.51A\.heading” is missing/],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H' } } }, /“paragraphs\.51A” has no text/],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W', summary: 'S' } } }, /may have only one of/],
  [
    { ...BOOK, paragraphs: { '51A': { heading: 'H', wordng: 'W', summary: 'S' } } },
    /no “paragraphs\.51A\.wordng”/,
  ],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W', source: 'x' } } }, /source “x”/],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W', footnotes: ['x'] } } }, /footnote “x”/],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W', footnotes: 'one' } } }, /must be a list/],
  [
    { ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W', unverified: 1 } } },
    /must be true or false/,
  ],
  [{ ...BOOK, paragraphs: { '51A': { heading: 'H', wording: 'W'.repeat(20_001) } } }, /longer than 20000/],
  [{ ...BOOK, footnotes: { one: { mark: '1' } } }, /“footnotes\.one” has no text/],
  [{ ...BOOK, sources: { page: { title: 'T' } } }, /“sources\.page\.publisher” is missing/],
  [' '.repeat(2_000_001), /longer than 2000000/],
])('says what is wrong with %j', (file, message) => {
  const said = faults(typeof file === 'string' ? file : JSON.stringify(file));
  expect(said.join('\n')).toMatch(message);
});

it('says everything that is wrong at once, up to a bound', () => {
  const paragraph = { heading: '', wording: '', colour: 'red' };
  const ids = ['51A', '51B1(a)', '51B1(b)', '51B2(a)', '51B2(b)', '51B2(c)', '50A', '50B'];
  const paragraphs = Object.fromEntries(ids.map((id) => [id, paragraph]));
  expect(faults(JSON.stringify({ ...BOOK, paragraphs }))).toHaveLength(20);
  expect(faults(JSON.stringify({ ...BOOK, edition: 'x', language: 'y' }))).toHaveLength(2);
});

it('lets a divided paragraph be only a heading', () => {
  expect(faults(JSON.stringify({ ...BOOK, paragraphs: { '51B': { heading: 'H' } } }))).toEqual([]);
});

it('spells each fault in every language', () => {
  const opened = openLawBook(JSON.stringify({ ...BOOK, language: 'fr' }), 'club.json');
  const notices = 'notices' in opened ? opened.notices : [];
  for (const language of LANGUAGES)
    for (const { wording, nouns } of notices)
      expect(say(wording, nouns, defaultStyle(language))).toMatch(/club\.json.*fr.*nl/);
});

it('never throws, whatever the file holds', () => {
  const file = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...BOOK, paragraphs: value })),
  );
  fc.assert(
    fc.property(file, (content) => {
      const opened = openLawBook(content, 'club.json');
      if ('notices' in opened) expect(opened.notices.length).toBeGreaterThan(0);
    }),
  );
});
