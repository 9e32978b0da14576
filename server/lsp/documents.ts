// The open documents: their lines, and for each case what the core says of it. An edit costs the cases it touches.
import { type CaseReport, checkCase, type Settings } from '../core/case.ts';
import type { CaseSource } from '../core/syntax/case-source.ts';
import { type FileKind, WriteUp } from '../core/syntax/write-up.ts';
import { splitLines } from '../core/text/lines.ts';

/** A change as the protocol tells it; without a range the text is the whole document. */
export type Change = {
  readonly range?: {
    readonly start: { readonly line: number; readonly character: number };
    readonly end: { readonly line: number; readonly character: number };
  };
  readonly text: string;
};

/** A case of an open document, with the line it begins on now. */
export type OpenCase = {
  readonly firstLine: number;
  readonly source: CaseSource;
  readonly report: CaseReport;
};

/** Lines of a document, `to` not included. */
export type Lines = { readonly from: number; readonly to: number };

/** One open document. The reports of cases that a change does not touch keep their identity. */
export class OpenDocument {
  readonly uri: string;
  version: number;
  private ownLines: string[];
  private writeUp: WriteUp;
  readonly kind: FileKind;
  settings: Settings;
  private reports = new WeakMap<CaseSource, CaseReport>();

  constructor(uri: string, kind: FileKind, version: number, text: string, settings: Settings) {
    this.uri = uri;
    this.kind = kind;
    this.version = version;
    this.settings = settings;
    this.ownLines = splitLines(text);
    this.writeUp = new WriteUp(this.ownLines, kind);
  }

  /** The cases in the order of the file, each with its report; a report is made when it is first asked for. */
  get cases(): readonly OpenCase[] {
    return this.writeUp.cases.map((source) => this.placed(source));
  }

  /** The cases that have been read since they came or changed, in the order of the file. */
  get readCases(): readonly OpenCase[] {
    const read: OpenCase[] = [];
    for (const source of this.writeUp.cases) {
      const report = this.reports.get(source);
      if (report !== undefined) read.push({ firstLine: source.firstLine, source, report });
    }
    return read;
  }

  /** How long the cases are that have not been read, in UTF-16 units. */
  get unreadLength(): number {
    let length = 0;
    for (const source of this.writeUp.cases) if (!this.reports.has(source)) length += lengthOf(source);
    return length;
  }

  /** Reads the first cases that have not been read, until they are `length` UTF-16 units long; gives whether none is left. */
  readOn(length: number): boolean {
    let room = length;
    for (const source of this.writeUp.cases) {
      if (this.reports.has(source)) continue;
      if (room <= 0) return false;
      this.reportOf(source);
      room -= lengthOf(source);
    }
    return true;
  }

  /** The cases that stand on these lines, wholly or in part. */
  casesOn({ from, to }: Lines): readonly OpenCase[] {
    const { cases } = this.writeUp;
    const found: OpenCase[] = [];
    for (let at = this.firstReaching(from); at < cases.length; at++) {
      const source = cases[at];
      if (source === undefined || to <= source.firstLine) break;
      found.push(this.placed(source));
    }
    return found;
  }

  /** The case that holds line `line`, counted from 0. */
  caseAt(line: number): OpenCase | undefined {
    const source = this.writeUp.cases[this.firstReaching(line)];
    return source && source.firstLine <= line ? this.placed(source) : undefined;
  }

  /** The lines as they are now. */
  get lines(): readonly string[] {
    return this.ownLines;
  }

  /** The line with this number; empty where there is none. */
  lineAt(line: number): string {
    return this.ownLines[line] ?? '';
  }

  change(version: number, changes: readonly Change[]): void {
    this.version = version;
    for (const change of changes) this.apply(change);
  }

  configure(settings: Settings): void {
    this.settings = settings;
    this.reports = new WeakMap();
  }

  /** The place of the first case that does not end above line `line`. */
  private firstReaching(line: number): number {
    const { cases } = this.writeUp;
    let low = 0;
    let high = cases.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const { firstLine = 0, lines } = cases[middle] ?? {};
      if (firstLine + (lines?.length ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private placed(source: CaseSource): OpenCase {
    return { firstLine: source.firstLine, source, report: this.reportOf(source) };
  }

  private reportOf(source: CaseSource): CaseReport {
    const known = this.reports.get(source);
    if (known !== undefined) return known;
    const report = checkCase(source, this.settings);
    this.reports.set(source, report);
    return report;
  }

  private apply({ range, text }: Change): void {
    if (range === undefined) {
      this.ownLines = splitLines(text);
      this.writeUp = new WriteUp(this.ownLines, this.kind);
      return;
    }
    const last = this.ownLines.length - 1;
    const from = clamp(range.start.line, 0, last);
    const to = clamp(range.end.line, from, last);
    const before =
      range.start.line > last ? this.lineAt(last) : this.lineAt(from).slice(0, range.start.character);
    const after = range.end.line > last ? '' : this.lineAt(to).slice(range.end.character);
    const fresh = splitLines(before + text + after);
    const removed = this.replace(from, to - from + 1, fresh);
    this.writeUp.edit(this.ownLines, { from, removed: removed.length, added: fresh.length }, removed);
  }

  /** Puts `fresh` in place of `count` lines; on one line, without moving the others. */
  private replace(from: number, count: number, fresh: readonly string[]): readonly string[] {
    if (count === fresh.length) {
      const removed = this.ownLines.slice(from, from + count);
      for (const [at, line] of fresh.entries()) this.ownLines[from + at] = line;
      return removed;
    }
    if (fresh.length > SPREAD_LIMIT) {
      const removed = this.ownLines.slice(from, from + count);
      this.ownLines = [...this.ownLines.slice(0, from), ...fresh, ...this.ownLines.slice(from + count)];
      return removed;
    }
    return this.ownLines.splice(from, count, ...fresh);
  }
}

/** More lines than this are not handed to one call as arguments. */
const SPREAD_LIMIT = 10_000;

/** All open documents, by address. */
export class Documents {
  private readonly open = new Map<string, OpenDocument>();
  private settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  get all(): Iterable<OpenDocument> {
    return this.open.values();
  }

  get(uri: string): OpenDocument | undefined {
    return this.open.get(uri);
  }

  add(uri: string, languageId: string, version: number, text: string): OpenDocument {
    const kind: FileKind = languageId === 'markdown' ? 'markdown' : 'ruling';
    const document = new OpenDocument(uri, kind, version, text, this.settings);
    this.open.set(uri, document);
    return document;
  }

  /** Applies changes to an open document; `undefined` where it is not open. */
  change(uri: string, version: number, changes: readonly Change[]): OpenDocument | undefined {
    const document = this.open.get(uri);
    document?.change(version, changes);
    return document;
  }

  close(uri: string): void {
    this.open.delete(uri);
  }

  /** Settings hold from now on, in every open document. */
  configure(settings: Settings): void {
    this.settings = settings;
    for (const document of this.open.values()) document.configure(settings);
  }
}

function lengthOf({ lines }: CaseSource): number {
  return lines.reduce((length, line) => length + line.length + 1, 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
