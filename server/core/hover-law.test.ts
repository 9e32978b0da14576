import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from './bridge/nouns.ts';
import { lawMarkdown } from './hover-law.ts';
import { openLawBook } from './law-books.ts';
import { EDITIONS, type Edition } from './laws/editions.ts';
import { outlineOf } from './laws/paragraphs.ts';

function shown(id: string, edition: Edition, language: Language, files: readonly object[] = []): string {
  const books = files.flatMap((file) => {
    const opened = openLawBook(JSON.stringify(file), 'club.json');
    return 'book' in opened ? [opened.book] : [];
  });
  return lawMarkdown(id, { edition, language, books }) ?? '';
}

describe('the hover of a paragraph', () => {
  it('shows heading, wording, note, edition and source', () => {
    const markdown = shown('51B2(c)', '2017', 'en');
    expect(markdown).toMatch(
      /^\*\*Law 51B2\(c\)\*\* · Declarer neither requires nor prohibits\n\n> \(c\) When/,
    );
    expect(markdown).toContain(
      'retains the lead, then all the requirements and options of Law 51B2 apply again',
    );
    expect(markdown).toContain('Laws of Duplicate Bridge 2017');
    expect(markdown).toContain('World Bridge Federation');
    expect(markdown).not.toContain('©');
  });

  test.each([
    ['el', 'Νόμος 51Β2(γ)', 'τιμωρημένα φύλλα', 'Κείμενο του Νόμου'],
    ['nl', 'Artikel 51B2(c)', 'strafkaarten', 'Tekst van de spelregels'],
    ['tr', 'Yasa 51B2(c)', 'cezalı kart', 'Bu bizim çevirimizdir'],
  ] as const)('is in the language asked for: %s', (language, title, words, kind) => {
    const markdown = shown('51B2(c)', '2017', language);
    expect(markdown.startsWith(`**${title}**`)).toBe(true);
    expect(markdown).toContain(words);
    expect(markdown).toContain(kind);
  });

  it('sends a leader who cannot comply to Law 59', () => {
    for (const id of ['51B1(a)', '51B1(b)', '51B2(a)', '51B2(b)'])
      for (const language of LANGUAGES) expect(shown(id, '2017', language)).toMatch(/\b59\b/);
  });

  it('says that a summary is ours, and that it has not been compared', () => {
    expect(shown('50A', '2017', 'en')).toContain('our summary');
    expect(shown('50A', '2017', 'en')).not.toContain('not yet been compared');
    expect(shown('50D2(b)', '2017', 'en')).toContain('not yet been compared');
  });

  it('lists the parts of a whole law', () => {
    const markdown = shown('51', '2017', 'nl');
    expect(markdown).toContain('Twee of meer strafkaarten');
    expect(markdown).toContain('- **51A** Beurt van overtreder om te spelen');
    expect(markdown.match(/^- /gm)).toHaveLength(6);
  });

  it('says what 2007 has otherwise', () => {
    expect(shown('51B2', '2007', 'en')).toContain('there is no (c)');
    expect(shown('51B1(b)', '2007', 'en')).toContain('*2007 and 2017:*');
    expect(shown('51B1(b)', '2017', 'en')).not.toContain('2007');
  });

  it('says that there is no such paragraph, and what is near', () => {
    expect(shown('51B2(c)', '2007', 'en')).toContain('there is no 51B2(c)');
    expect(shown('51B3', '2017', 'en')).toContain('51B1 and 51B2');
  });

  it('has nothing to show of a law that is not held', () => {
    expect(lawMarkdown('16B1(a)', { edition: '2017', language: 'en', books: [] })).toBeUndefined();
  });

  it('has something to show of every paragraph in every language', () => {
    for (const edition of EDITIONS)
      for (const id of outlineOf(edition))
        for (const language of LANGUAGES) expect(shown(id, edition, language)).toContain(edition);
  });
});

describe('a law book of a federation', () => {
  const book = {
    edition: '2017',
    language: 'tr',
    paragraphs: { '51A': { heading: 'Resmî başlık', wording: 'Resmî [metin](https://example.org) <b>.' } },
  };

  it('takes the place of ours, and is named', () => {
    const markdown = shown('51A', '2017', 'tr', [book]);
    expect(markdown).toContain('Resmî başlık');
    expect(markdown).toContain('club.json yasa kitabı');
    expect(markdown).not.toContain('çevirimizdir');
  });

  it('takes it only in its edition and language, and where it has the paragraph', () => {
    expect(shown('51A', '2007', 'tr', [book])).not.toContain('Resmî başlık');
    expect(shown('51A', '2017', 'nl', [book])).not.toContain('Resmî başlık');
    expect(shown('51B2(b)', '2017', 'tr', [book])).toContain('çevirimizdir');
  });

  it('comes before the books after it', () => {
    const other = { ...book, paragraphs: { '51A': { heading: 'Sonraki', wording: 'Sonraki.' } } };
    expect(shown('51A', '2017', 'tr', [book, other])).toContain('Resmî başlık');
  });

  it('brings no link and no HTML into the hover', () => {
    const markdown = shown('51A', '2017', 'tr', [book]);
    expect(markdown).toContain('[metin\\](https\\://example.org) \\<b\\>');
  });

  it('can give a paragraph of a law that we do not hold', () => {
    const more = { ...book, language: 'en', paragraphs: { '16B1(a)': { heading: 'H', wording: 'W.' } } };
    expect(shown('16B1(a)', '2017', 'en', [more])).toContain('> W.');
  });
});
