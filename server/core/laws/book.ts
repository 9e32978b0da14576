import type { Language } from '../bridge/nouns.ts';
import type { Edition } from './editions.ts';

/** Whose words a text is in: the law book's, our translation of it, our summary; a `heading` has no words of its own. */
export type TextKind = 'wording' | 'translation' | 'summary' | 'heading';

/** Where a quoted wording was taken from. */
export type LawSource = {
  readonly title: string;
  readonly publisher: string;
  readonly date: string;
  readonly address: string;
};

export type Footnote = { readonly mark: string; readonly text: string; readonly kind: TextKind };

/** One paragraph in one language, ready to be shown. */
export type Paragraph = {
  readonly id: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly heading: string;
  /** The heading is ours: the law book has none here, or the page lost it. */
  readonly headingOurs: boolean;
  readonly text: string;
  readonly kind: TextKind;
  /** Where a wording was taken from; `undefined` for our own words. */
  readonly source: LawSource | undefined;
  /** Written from memory and not yet compared with a law book. */
  readonly unverified: boolean;
  /** What the edition has otherwise than the one of 2017. */
  readonly differs: string | undefined;
  readonly footnotes: readonly Footnote[];
};

/** A law book: the paragraphs of one edition in one language, ours or a federation's. */
export type LawBook = {
  readonly name: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly paragraphs: ReadonlyMap<string, Paragraph>;
};
