// A whole text checked: a map over its cases, for the library and the command line.
import type { Language } from './bridge/nouns.ts';
import { type CaseReport, checkCase, DEFAULT_SETTINGS, type Settings } from './case.ts';
import type { Edition } from './laws/editions.ts';
import { type FileKind, WriteUp } from './syntax/write-up.ts';
import { splitLines } from './text/lines.ts';

/** How a text is to be checked; what is left out is the usual. */
export type CheckOptions = {
  /** Of a Markdown text only what is marked as a write-up is read. */
  readonly kind?: FileKind;
  readonly settings?: Partial<Settings>;
};

/** The cases of a text, each with the line it begins on, counted from 0, and what the checker says of it. */
export type Report = {
  readonly language: Language;
  readonly laws: Edition;
  readonly cases: readonly { readonly firstLine: number; readonly report: CaseReport }[];
};

/**
 * Checks a text. It never throws, whatever the text.
 *
 * @param text the write-up; lines may end in any manner
 * @returns the cases in order; ranges of the editor come from `rangeOf(report.text, span, firstLine)`
 */
export function check(text: string, { kind = 'ruling', settings }: CheckOptions = {}): Report {
  const all = { ...DEFAULT_SETTINGS, ...settings };
  const cases = new WriteUp(splitLines(text), kind).cases.map((source) => ({
    firstLine: source.firstLine,
    report: checkCase(source, all),
  }));
  const first = cases[0]?.report;
  return {
    language: first?.language ?? (all.language === 'auto' ? 'en' : all.language),
    laws: first?.edition ?? (all.laws === 'auto' ? '2017' : all.laws),
    cases,
  };
}
