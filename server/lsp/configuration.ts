import { MessageType } from 'vscode-languageserver';
import type { BoardLayout } from '../core/board-layouts.ts';
import type { Settings } from '../core/case.ts';
import type { InlayHints } from '../core/hint-kinds.ts';
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
  #files: readonly LawBookFile[] = [];
  #settings: Settings;

  constructor(client: Client, show: Show) {
    this.#client = client;
    this.#fallback = sectionIn(client.options) ?? {};
    this.#settingNotices = new Notices((message) => show(MessageType.Warning, message));
    this.#bookNotices = new Notices((message) => show(MessageType.Error, message));
    this.#choices = readSettings(this.#fallback).choices;
    this.#settings = { ...this.#choices, books: [] };
  }

  /** Another object only where something has changed. */
  get settings(): Settings {
    return this.#settings;
  }

  /** The layout that boards are given. */
  get boardLayout(): BoardLayout {
    return this.#choices.boardLayout;
  }

  /** What is counted beside the hands. */
  get inlayHints(): InlayHints {
    return this.#choices.inlayHints;
  }

  /** Whether declarer's options stand above the lines. */
  get codeLens(): boolean {
    return this.#choices.codeLens;
  }

  /** Takes the section as a client gives it; a part left out or `null` is as at the start. */
  choose(section: unknown): void {
    const given = isRecord(section) ? section : {};
    const { choices, notices } = readSettings({ ...this.#fallback, ...withoutGaps(given) });
    this.#settingNotices.update(notices, noticeLanguage(choices, this.#client.language));
    if (isSame(choices, this.#choices)) return;
    this.#choices = choices;
    this.#settings = { ...choices, books: this.#settings.books };
  }

  /** Takes the law books in place of those before. */
  useLawBooks(files: readonly LawBookFile[]): void {
    if (isSame(files, this.#files)) return;
    this.#files = files;
    const { books, notices } = readLawBooks(files);
    this.#bookNotices.update(notices, noticeLanguage(this.#choices, this.#client.language));
    this.#settings = { ...this.#choices, books };
  }

  /** The law books among what the client handed over at the start. */
  get initialLawBooks(): readonly LawBookFile[] {
    return lawBookFilesIn(this.#fallback.lawBooks);
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
