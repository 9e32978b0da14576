import { openLawBook } from '../core/law-books.ts';
import type { LawBook } from '../core/laws/book.ts';
import { lawBookUnread } from '../core/messages/server.ts';
import { isRecord, type Notice } from './settings.ts';

/** A law book as a client read it from the disk; without content where it could not. */
export type LawBookFile = { readonly path: string; readonly content?: string };

/** The files among what a client sent; anything else is passed over. */
export function lawBookFilesIn(sent: unknown): readonly LawBookFile[] {
  return Array.isArray(sent) ? sent.filter(isLawBookFile) : [];
}

/** The books that can be used, and a notice for each fault of those that cannot. */
export function readLawBooks(files: readonly LawBookFile[]): {
  readonly books: readonly LawBook[];
  readonly notices: readonly Notice[];
} {
  const books: LawBook[] = [];
  const notices: Notice[] = [];
  for (const { path, content } of files) {
    const read = content === undefined ? undefined : openLawBook(content, path);
    if (read === undefined) notices.push({ wording: lawBookUnread, nouns: { book: { text: path } } });
    else if ('book' in read) books.push(read.book);
    else notices.push(...read.notices);
  }
  return { books, notices };
}

function isLawBookFile(value: unknown): value is LawBookFile {
  if (!isRecord(value) || typeof value.path !== 'string') return false;
  return value.content === undefined || typeof value.content === 'string';
}
