import type { Language } from '../bridge/nouns.ts';
import type { Edition } from './editions.ts';
import {
  type LawBook,
  type LawBookData,
  type LawSource,
  type ParagraphData,
  TEXT_KINDS,
  type TextKind,
} from './law-book.ts';
import { TEXTS } from './texts.ts';

export type { LawBook, LawSource } from './law-book.ts';

/** A text with what is known of it; `heading` is the kind of a paragraph that is only divided into others. */
type Text = {
  readonly text: string;
  readonly kind: TextKind | 'heading';
  readonly source: LawSource | undefined;
};

/** A note of the law book; `mark` is printed where it hangs. */
export type Footnote = Text & { readonly mark: string };

/** One paragraph in one language, ready to be shown. Its texts are plain: whoever shows them escapes them. */
export type Paragraph = Text & {
  readonly id: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly heading: string;
  /** The heading is not the law book's. */
  readonly headingIsOurs: boolean;
  /** Written from memory and not yet compared with a law book. */
  readonly unverified: boolean;
  /** What the edition has otherwise than that of 2017. */
  readonly differs: string | undefined;
  readonly footnotes: readonly Footnote[];
  /** The law book of a federation or user that gives the text; `undefined` for ours. */
  readonly book: string | undefined;
};

/**
 * The paragraph `id` of an edition in a language. The first of `books` that has it takes the place of ours;
 * `undefined` where neither has.
 */
export function paragraphOf(
  id: string,
  edition: Edition,
  language: Language,
  books: readonly LawBook[],
): Paragraph | undefined {
  const ours = TEXTS[edition][language];
  const book = books.find(
    (other) => other.edition === edition && other.language === language && paragraphIn(other.data, id),
  );
  const data = book?.data ?? ours;
  const paragraph = paragraphIn(data, id);
  return (
    paragraph && {
      id,
      edition,
      language,
      heading: paragraph.heading,
      headingIsOurs: paragraph.headingIsOurs ?? false,
      ...textOf(paragraph, data),
      unverified: paragraph.unverified ?? false,
      differs: paragraph.differs ?? paragraphIn(ours, id)?.differs,
      footnotes: footnotesOf(paragraph, data),
      book: book?.name,
    }
  );
}

function paragraphIn(data: LawBookData, id: string): ParagraphData | undefined {
  return Object.hasOwn(data.paragraphs, id) ? data.paragraphs[id] : undefined;
}

function footnotesOf(paragraph: ParagraphData, data: LawBookData): readonly Footnote[] {
  return (paragraph.footnotes ?? []).flatMap((name) => {
    const note = data.footnotes?.[name];
    return note ? [{ mark: note.mark, ...textOf(note, data) }] : [];
  });
}

function textOf(texts: Pick<ParagraphData, TextKind | 'source'>, data: LawBookData): Text {
  const kind = TEXT_KINDS.find((each) => texts[each] !== undefined);
  const source = texts.source === undefined ? undefined : data.sources?.[texts.source];
  return kind ? { text: texts[kind] ?? '', kind, source } : { text: '', kind: 'heading', source };
}
