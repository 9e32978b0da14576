import { MessageType } from 'vscode-languageserver';
import type { Settings } from '../core/case.ts';
import type { LawBook } from '../core/laws/book.ts';
import type { Client } from './client.ts';
import { type LawBookFile, lawBookFilesIn, readLawBooks } from './law-books.ts';
import { Notices } from './notices.ts';
import { type Choices, isRecord, noticeLanguage, readSettings, SECTION } from './settings.ts';

/** Shows a message to the user. */
export type Show = (type: MessageType, message: string) => void;

/**
 * The settings and law books in force. What a client answers or announces counts; what it handed over at the
 * start stands in where it does neither.
 */
export class Configuration {
  readonly #client: Client;
  readonly #fallback: { readonly [name: string]: unknown };
  readonly #settingNotices: Notices;
  readonly #bookNotices: Notices;
  #choices: Choices;
  #books: readonly LawBook[] = [];

  constructor(client: Client, show: Show) {
    this.#client = client;
    this.#fallback = sectionIn(client.options) ?? {};
    this.#settingNotices = new Notices((message) => show(MessageType.Warning, message));
    this.#bookNotices = new Notices((message) => show(MessageType.Error, message));
    this.#choices = readSettings(this.#fallback).choices;
  }

  get settings(): Settings {
    return { ...this.#choices, books: this.#books };
  }

  /** Takes the section as a client gives it; a part left out or `null` is as at the start. */
  choose(section: unknown): void {
    const given = isRecord(section) ? section : {};
    const { choices, notices } = readSettings({ ...this.#fallback, ...withoutGaps(given) });
    this.#choices = choices;
    this.#settingNotices.update(notices, this.#language);
  }

  /** Takes the law books in place of those before. */
  useLawBooks(files: readonly LawBookFile[]): void {
    const { books, notices } = readLawBooks(files);
    this.#books = books;
    this.#bookNotices.update(notices, this.#language);
  }

  /** The law books among what the client handed over at the start. */
  get initialLawBooks(): readonly LawBookFile[] {
    return lawBookFilesIn(this.#fallback.lawBooks);
  }

  get #language() {
    return noticeLanguage(this.#choices, this.#client.language);
  }
}

/** Our section in what a client sends: by its name, or the thing itself. */
export function sectionIn(sent: unknown): { readonly [name: string]: unknown } | undefined {
  if (!isRecord(sent)) return undefined;
  const named = sent[SECTION];
  return isRecord(named) ? named : sent;
}

function withoutGaps(section: { readonly [name: string]: unknown }): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    Object.entries(section).filter(([, value]) => value !== null && value !== undefined),
  );
}
