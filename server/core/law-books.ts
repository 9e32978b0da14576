import type { Nouns } from './bridge/nouns.ts';
import type { LawBook } from './laws/law-book.ts';
import { readLawBook } from './laws/read-law-book.ts';
import { LAW_BOOK_MESSAGES } from './messages/law-book.ts';
import type { Wording } from './messages/wording.ts';

/** What is wrong with a law book file, as a sentence that is not yet spelled. */
export type LawBookNotice = { readonly wording: Wording; readonly nouns: Nouns };

/**
 * The law book in a file, or a sentence for each thing that is wrong with it.
 *
 * @param content the file, JSON as `docs/law-books.md` describes it
 * @param name what the book is called when it is spoken of: the file's path
 */
export function openLawBook(
  content: string,
  name: string,
): { readonly book: LawBook } | { readonly notices: readonly LawBookNotice[] } {
  const read = readLawBook(content, name);
  if ('book' in read) return read;
  const notices = read.errors.map(({ fault, nouns }) => ({
    wording: LAW_BOOK_MESSAGES[fault],
    nouns: { ...nouns, book: { text: name } },
  }));
  return { notices };
}
