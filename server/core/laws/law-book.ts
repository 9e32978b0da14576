import type { Language } from '../bridge/nouns.ts';
import type { Edition } from './editions.ts';

/** Where a wording was taken from. Of ours it also names the page kept with the tests, and its SHA-256. */
export type LawSource = {
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
  readonly date: string;
  readonly file?: string;
  readonly sha256?: string;
};

/** The text of a paragraph, by whose words it is in: the law book's, our translation, our summary. */
export const TEXT_KINDS = ['wording', 'translation', 'summary'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** What was mended in a wording: the words of the page and ours, or something the page had lost. */
export type Repair = { readonly page: string; readonly read: string } | { readonly lost: string };

/** A text in one of the kinds; the others are left out. */
type Texts = { readonly [kind in TextKind]?: string };

export type FootnoteData = Texts & {
  /** The mark as the page prints it. */
  readonly mark: string;
  readonly source?: string;
};

/** One paragraph as a law book file has it; one that is only divided into others has no text. */
export type ParagraphData = Texts & {
  readonly heading: string;
  /** The heading is not the law book's: it has none here, or the page lost it. */
  readonly headingIsOurs?: boolean;
  readonly source?: string;
  /** Written from memory and not yet compared with a law book. */
  readonly unverified?: boolean;
  /** What the edition has otherwise than that of 2017. */
  readonly differs?: string;
  readonly footnotes?: readonly string[];
  readonly repairs?: readonly Repair[];
};

/** A law book file: the paragraphs of one edition in one language. `docs/law-books.md` describes it. */
export type LawBookData<Id extends string = string> = {
  readonly edition: string;
  readonly language: string;
  readonly sources?: { readonly [name: string]: LawSource };
  readonly footnotes?: { readonly [name: string]: FootnoteData };
  readonly paragraphs: { readonly [id in Id]: ParagraphData };
};

/** A law book that has been checked; `name` is the file's, for those who ask where a text comes from. */
export type LawBook = {
  readonly name: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly data: LawBookData;
};
