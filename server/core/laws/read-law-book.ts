import { LANGUAGES, type Nouns } from '../bridge/nouns.ts';
import { EDITIONS, type Edition } from './editions.ts';
import {
  type FootnoteData,
  type LawBook,
  type LawSource,
  type ParagraphData,
  type Repair,
  TEXT_KINDS,
  type TextKind,
} from './law-book.ts';
import { nearestParagraphs, outlineOf, parentOf, standingOf } from './paragraphs.ts';

/** What can be wrong with a law book file; `messages/law-book.ts` has the words. */
export const LAW_BOOK_FAULTS = [
  'too-large',
  'not-json',
  'not-an-object',
  'missing',
  'not-text',
  'not-a-list',
  'not-true-or-false',
  'empty-text',
  'too-long',
  'unknown-key',
  'unknown-edition',
  'unknown-language',
  'unknown-paragraph',
  'no-paragraphs',
  'no-text',
  'several-texts',
  'unknown-source',
  'unknown-footnote',
] as const;
export type LawBookFault = (typeof LAW_BOOK_FAULTS)[number];

/** One fault of a file; `at` is the way to it, `paragraphs.51A.wording`. */
export type LawBookError = { readonly fault: LawBookFault; readonly at: string; readonly nouns: Nouns };

/** The most that a file and one text in it may hold, in UTF-16 units. */
const LARGEST_FILE = 2_000_000;
const LONGEST_TEXT = 20_000;

/** More errors than these help nobody. */
const MOST_ERRORS = 20;

const KINDS: Nouns = { known: { text: TEXT_KINDS.join(', ') } };

type Fields = { readonly [key: string]: unknown };

/** The things that a paragraph may point at. */
type Named = { readonly sources: ReadonlySet<string>; readonly footnotes: ReadonlySet<string> };

/**
 * Reads a law book file of a federation or user, as `docs/law-books.md` describes it. Whatever the file holds, the
 * answer is a book that is sound as a whole, or everything that is wrong with it.
 */
export function readLawBook(
  content: string,
  name: string,
): { readonly book: LawBook } | { readonly errors: readonly LawBookError[] } {
  const reader = new LawBookReader();
  const book = reader.read(content, name);
  return book && reader.errors.length === 0 ? { book } : { errors: reader.errors.slice(0, MOST_ERRORS) };
}

/** One reading of one file: it gathers the errors on its way through the tree. */
class LawBookReader {
  readonly errors: LawBookError[] = [];

  read(content: string, name: string): LawBook | undefined {
    const root = this.#parse(content);
    if (!root) return undefined;
    this.#onlyKeys(root, ['edition', 'language', 'sources', 'footnotes', 'paragraphs'], '');
    const edition = this.#oneOf(root.edition, EDITIONS, 'edition');
    const language = this.#oneOf(root.language, LANGUAGES, 'language');
    const sources = this.#each(root.sources ?? {}, 'sources', (value, at) => this.#source(value, at));
    const named = { sources: new Set(Object.keys(sources)), footnotes: new Set<string>() };
    const footnotes = this.#each(root.footnotes ?? {}, 'footnotes', (value, at) =>
      this.#footnote(value, at, named),
    );
    for (const key of Object.keys(footnotes)) named.footnotes.add(key);
    const paragraphs = this.#each(root.paragraphs, 'paragraphs', (value, at, id) =>
      this.#paragraph(value, at, id, edition ?? '2017', named),
    );
    if (Object.keys(paragraphs).length === 0) this.#fail('no-paragraphs', 'paragraphs');
    if (!edition || !language) return undefined;
    return { name, edition, language, data: { edition, language, sources, footnotes, paragraphs } };
  }

  #fail(fault: LawBookFault, at: string, nouns: Nouns = {}): undefined {
    this.errors.push({ fault, at, nouns: { at: { text: at === '' ? 'JSON' : at }, ...nouns } });
    return undefined;
  }

  #parse(content: string): Fields | undefined {
    if (content.length > LARGEST_FILE)
      return this.#fail('too-large', '', { number: { number: LARGEST_FILE } });
    try {
      const root: unknown = JSON.parse(content.replace(/^\ufeff/, ''));
      return this.#fields(root, '');
    } catch (error) {
      return this.#fail('not-json', '', { text: { text: error instanceof Error ? error.message : '' } });
    }
  }

  #fields(value: unknown, at: string): Fields | undefined {
    if (value === undefined) return this.#fail('missing', at);
    return isFields(value) ? value : this.#fail('not-an-object', at);
  }

  /** Reads every entry of an object; what cannot be read is left out. */
  #each<T>(
    value: unknown,
    at: string,
    readEntry: (value: unknown, at: string, key: string) => T | undefined,
  ): { readonly [key: string]: T } {
    const read: [string, T][] = [];
    for (const [key, entry] of Object.entries(this.#fields(value, at) ?? {})) {
      const result = readEntry(entry, `${at}.${key}`, key);
      if (result !== undefined) read.push([key, result]);
    }
    return Object.fromEntries(read);
  }

  #onlyKeys(fields: Fields, known: readonly string[], at: string): void {
    for (const key of Object.keys(fields)) {
      if (known.includes(key) || key.startsWith('$')) continue;
      this.#fail('unknown-key', at === '' ? key : `${at}.${key}`, { known: { text: known.join(', ') } });
    }
  }

  #oneOf<T extends string>(value: unknown, known: readonly T[], at: 'edition' | 'language'): T | undefined {
    if (value === undefined) return this.#fail('missing', at);
    const found = known.find((each) => each === value);
    if (found !== undefined) return found;
    return this.#fail(`unknown-${at}`, at, {
      text: { text: shown(value) },
      known: { text: known.join(', ') },
    });
  }

  #text(value: unknown, at: string): string | undefined {
    if (value === undefined) return this.#fail('missing', at);
    if (typeof value !== 'string') return this.#fail('not-text', at);
    if (value.trim() === '') return this.#fail('empty-text', at);
    if (value.length > LONGEST_TEXT) return this.#fail('too-long', at, { number: { number: LONGEST_TEXT } });
    return value;
  }

  #flag(value: unknown, at: string): boolean {
    if (value !== undefined && typeof value !== 'boolean') this.#fail('not-true-or-false', at);
    return value === true;
  }

  #list<T>(value: unknown, at: string, readItem: (item: unknown, at: string) => T | undefined): readonly T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.#fail('not-a-list', at) ?? [];
    return value.flatMap((item: unknown, index) => readItem(item, `${at}.${index}`) ?? []);
  }

  #source(value: unknown, at: string): LawSource | undefined {
    const fields = this.#fields(value, at);
    if (!fields) return undefined;
    this.#onlyKeys(fields, ['title', 'publisher', 'address', 'date', 'file', 'sha256'], at);
    const text = (key: string) => this.#text(fields[key], `${at}.${key}`) ?? '';
    return {
      title: text('title'),
      publisher: text('publisher'),
      address: text('address'),
      date: text('date'),
    };
  }

  #footnote(value: unknown, at: string, named: Named): FootnoteData | undefined {
    const fields = this.#fields(value, at);
    if (!fields) return undefined;
    this.#onlyKeys(fields, ['mark', 'source', ...TEXT_KINDS], at);
    const mark = this.#text(fields.mark, `${at}.mark`) ?? '';
    const texts = this.#texts(fields, at);
    if (Object.keys(texts).length === 0) this.#fail('no-text', at, KINDS);
    return { mark, ...texts, ...this.#reference(fields, at, named) };
  }

  #paragraph(
    value: unknown,
    at: string,
    id: string,
    edition: Edition,
    named: Named,
  ): ParagraphData | undefined {
    this.#known(id, at, edition);
    const fields = this.#fields(value, at);
    if (!fields) return undefined;
    const keys = ['heading', 'headingIsOurs', 'source', 'unverified', 'differs', 'footnotes', 'repairs'];
    this.#onlyKeys(fields, [...keys, ...TEXT_KINDS], at);
    const texts = this.#texts(fields, at);
    const isDivided = outlineOf(edition).some((part) => parentOf(part) === id);
    if (Object.keys(texts).length === 0 && !isDivided) this.#fail('no-text', at, KINDS);
    const differs = fields.differs === undefined ? undefined : this.#text(fields.differs, `${at}.differs`);
    return {
      heading: this.#text(fields.heading, `${at}.heading`) ?? '',
      headingIsOurs: this.#flag(fields.headingIsOurs, `${at}.headingIsOurs`),
      unverified: this.#flag(fields.unverified, `${at}.unverified`),
      footnotes: this.#list(fields.footnotes, `${at}.footnotes`, (item, place) =>
        this.#pointer(item, place, named.footnotes, 'unknown-footnote'),
      ),
      repairs: this.#list(fields.repairs, `${at}.repairs`, (item, place) => this.#repair(item, place)),
      ...(differs === undefined ? {} : { differs }),
      ...texts,
      ...this.#reference(fields, at, named),
    };
  }

  /** Whether there is such a paragraph; of laws that our outline does not hold, its form is all we can judge. */
  #known(id: string, at: string, edition: Edition): void {
    const isWellFormed = /^(?:[1-9]|[1-8]\d|9[0-3])(?:[A-G](?:[1-9](?:\([a-g]\)(?:\([ivx]+\))?)?)?)?$/.test(
      id,
    );
    if (isWellFormed && standingOf(id, edition) !== 'absent') return;
    const known = nearestParagraphs(id, edition).join(', ');
    this.#fail('unknown-paragraph', at, { text: { text: id }, known: { text: known } });
  }

  #texts(fields: Fields, at: string): { readonly [kind in TextKind]?: string } {
    const kinds = TEXT_KINDS.filter((kind) => fields[kind] !== undefined);
    if (kinds.length > 1) this.#fail('several-texts', at, KINDS);
    return Object.fromEntries(kinds.map((kind) => [kind, this.#text(fields[kind], `${at}.${kind}`) ?? '']));
  }

  #reference(fields: Fields, at: string, named: Named): { readonly source?: string } {
    const place = `${at}.source`;
    const source =
      fields.source === undefined
        ? undefined
        : this.#pointer(fields.source, place, named.sources, 'unknown-source');
    return source === undefined ? {} : { source };
  }

  #pointer(
    value: unknown,
    at: string,
    known: ReadonlySet<string>,
    fault: 'unknown-source' | 'unknown-footnote',
  ): string | undefined {
    const name = this.#text(value, at);
    if (name === undefined || known.has(name)) return name;
    return this.#fail(fault, at, { text: { text: name }, known: { text: [...known].join(', ') } });
  }

  #repair(value: unknown, at: string): Repair | undefined {
    const fields = this.#fields(value, at);
    if (!fields) return undefined;
    this.#onlyKeys(fields, ['page', 'read', 'lost'], at);
    if (fields.lost !== undefined) return { lost: this.#text(fields.lost, `${at}.lost`) ?? '' };
    const text = (key: string) => this.#text(fields[key], `${at}.${key}`) ?? '';
    return { page: text('page'), read: text('read') };
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a message shows it, cut short. */
function shown(value: unknown): string {
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return written.length > 40 ? `${written.slice(0, 39)}…` : written;
}
