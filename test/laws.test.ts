// The laws as data: whole in every language, and quoted word for word.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { spellParagraphNumber } from '../server/core/bridge/paragraphs.ts';
import { hoverAt } from '../server/core/hover.ts';
import { openLawBook } from '../server/core/law-books.ts';
import { TEXTS_2007 } from '../server/core/laws/2007/texts.ts';
import { TEXTS_2017 } from '../server/core/laws/2017/texts.ts';
import { paragraphOf } from '../server/core/laws/book.ts';
import { EDITIONS } from '../server/core/laws/editions.ts';
import { type LawBookData, type Repair, TEXT_KINDS } from '../server/core/laws/law-book.ts';
import { outlineOf, partsOf } from '../server/core/laws/paragraphs.ts';
import { parseCitation, readCitations } from '../server/core/syntax/citations/citation.ts';
import { caseTextOf, splitLines } from '../server/core/text/lines.ts';

const SEEDS = new URL('fixtures/seeds/', import.meta.url);
const LAWS = new URL('../server/core/laws/', import.meta.url);

const BOOKS = EDITIONS.flatMap((edition) =>
  LANGUAGES.map((language) => {
    const data: LawBookData = { 2007: TEXTS_2007, 2017: TEXTS_2017 }[edition][language];
    return { edition, language, data, name: `${edition} in ${language}` };
  }),
);

function seed(file: string): string {
  return readFileSync(new URL(file, SEEDS), 'utf8');
}

/** The quoted texts of a book: paragraphs and footnotes with the page they were taken from. */
const QUOTED = BOOKS.flatMap(({ data, name }) =>
  [...Object.entries(data.paragraphs), ...Object.entries(data.footnotes ?? {})].flatMap(([id, text]) => {
    const source = text.source === undefined ? undefined : data.sources?.[text.source];
    const repairs = 'repairs' in text ? (text.repairs ?? []) : [];
    return text.wording === undefined ? [] : [{ id, name, wording: text.wording, source, repairs }];
  }),
);

describe('a quoted wording', () => {
  it('is there for Law 51 in English, Greek and Dutch, each paragraph and each note', () => {
    expect(QUOTED.map(({ name, id }) => `${name}: ${id}`)).toHaveLength(3 * (6 + 2));
  });

  test.each(QUOTED)(
    '$name: $id stands in its page once its repairs are undone',
    ({ wording, source, repairs }) => {
      expect(source?.file).toBeDefined();
      expect(seed(source?.file ?? '')).toContain(asOnThePage(wording, repairs));
    },
  );

  test.each(QUOTED)('$name: $id holds no damage of its page', ({ wording }) => {
    expect(wording).not.toMatch(/©|[¹²³⁴-⁹⁰]|\d\)/);
  });

  it('names the page it was taken from, which is kept as it was', () => {
    const sources = BOOKS.flatMap(({ data }) => Object.values(data.sources ?? {}));
    expect(sources.length).toBeGreaterThan(0);
    for (const { file = '', sha256, publisher, address, date } of sources) {
      expect(
        createHash('sha256')
          .update(readFileSync(new URL(file, SEEDS)))
          .digest('hex'),
      ).toBe(sha256);
      expect([publisher, address, date]).not.toContain('');
    }
  });
});

/** The wording with each repair undone; a repair stands at one place only, so that undoing it is sure. */
function asOnThePage(wording: string, repairs: readonly Repair[]): string {
  let page = wording;
  for (const repair of repairs) {
    if ('lost' in repair) continue;
    expect(page.split(repair.read)).toHaveLength(2);
    page = page.replace(repair.read, repair.page);
  }
  return page;
}

describe.each(BOOKS)('the law book $name', ({ edition, language, data }) => {
  it('is a sound law book file', () => {
    const file = readFileSync(new URL(`${edition}/${language}.json`, LAWS), 'utf8');
    const opened = openLawBook(file, 'ours');
    expect('notices' in opened ? opened.notices : []).toEqual([]);
  });

  it('has the paragraphs of the outline and no others', () => {
    expect(Object.keys(data.paragraphs).sort()).toEqual([...outlineOf(edition)].sort());
  });

  it('has a text for each undivided paragraph, in one kind', () => {
    for (const [id, texts] of Object.entries(data.paragraphs)) {
      const kinds = TEXT_KINDS.filter((kind) => texts[kind] !== undefined);
      if (partsOf(id, edition).length === 0) expect({ id, kinds: kinds.length }).toEqual({ id, kinds: 1 });
    }
  });

  it('points only at footnotes that there are, and leaves none over', () => {
    const named = Object.values(data.paragraphs).flatMap(({ footnotes }) => footnotes ?? []);
    expect(new Set(named)).toEqual(new Set(Object.keys(data.footnotes ?? {})));
  });

  it('cites only paragraphs that can be read and that exist', () => {
    const texts = Object.values(data.paragraphs).flatMap((paragraph) =>
      TEXT_KINDS.flatMap((kind) => paragraph[kind] ?? []),
    );
    for (const text of texts) {
      for (const citation of readCitations(caseTextOf([text]))) {
        expect(parseCitation(citation.written) ?? citation.id).toBe(citation.id);
        if ([50, 51, 59].includes(citation.law))
          expect(paragraphOf(citation.id, edition, language, [])).toBeDefined();
      }
    }
  });
});

it('keeps to the words of the law book in Law 51 of 2017, and says so', () => {
  const kinds = LANGUAGES.map((language) => paragraphOf('51B2(c)', '2017', language, [])?.kind);
  expect(kinds).toEqual(['wording', 'wording', 'wording', 'translation']);
  expect(paragraphOf('51B2(c)', '2017', 'en', [])?.text).toMatch(/^\(c\) When a defender/);
});

it('gives no wording of 2007, but says what is otherwise in 2017', () => {
  for (const language of LANGUAGES) {
    for (const id of outlineOf('2007')) {
      const paragraph = paragraphOf(id, '2007', language, []);
      expect(paragraph?.kind).toMatch(/^(?:summary|heading)$/);
      if (id.startsWith('51B2')) expect(paragraph?.differs).toMatch(/2017/);
    }
    expect(paragraphOf('51B2(c)', '2007', language, [])).toBeUndefined();
  }
});

it('marks what was written from memory in every language', () => {
  for (const language of LANGUAGES) {
    const unverified = outlineOf('2017').filter((id) => paragraphOf(id, '2017', language, [])?.unverified);
    expect(unverified).toEqual(['50D2', '50D2(b)', '50E', '50E1', '50E2', '50E3']);
  }
});

it('is described by an example that can be used', () => {
  const manual = readFileSync(new URL('../docs/law-books.md', import.meta.url), 'utf8');
  const examples = [...manual.matchAll(/```json\n(\{.*?)```/gs)].map(([, example = '']) => example);
  expect(examples).toHaveLength(1);
  for (const example of examples) expect(openLawBook(example, 'example')).toHaveProperty('book');
});

test.each([
  ['000_19ade3672fd6418f.txt', ['50D2(a)', '51B1(a)', '50', '51', '59', '51B2']],
  ['002_ae6d9e01165d9ce3.txt', ['50D2(a)', '51B1(a)', '50', '51']],
  ['003_634cbecfebb97063.txt', []],
  ['004_69f64227951a8bb0.txt', ['51', '50D2(a)', '51B1(a)', '50', '59', '51B2']],
] as const)('the page %s cites what it cites', (file, ids) => {
  const cited = readCitations(caseTextOf(splitLines(seed(file)))).map(({ id }) => id);
  expect(new Set(cited)).toEqual(new Set(ids));
});

test.each(['000_19ade3672fd6418f.txt', '002_ae6d9e01165d9ce3.txt', '004_69f64227951a8bb0.txt'])(
  'every citation of the page %s has its hover, in every language',
  (file) => {
    const page = seed(file);
    for (const { id, span } of readCitations(caseTextOf(splitLines(page)))) {
      for (const language of LANGUAGES) {
        const hover = hoverAt(page, span.end - 1, { settings: { language } });
        expect(hover?.markdown).toContain(spellParagraphNumber(id, language));
      }
    }
  },
);
