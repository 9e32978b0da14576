// From the lines of a file to its cases, and after an edit to the cases that it touches.
import { LANGUAGES, type Language } from '../bridge/nouns.ts';
import { EDITIONS } from '../laws/editions.ts';
import { letterPattern } from '../text/letter-pattern.ts';
import { annotationWord, isAnnotationLine } from './annotations/annotation-word.ts';
import { diagramAt } from './boards/diagram.ts';
import { caseNameOn } from './case-name.ts';
import { type CaseSource, type FileContext, readCaseSource } from './case-source.ts';
import { recogniseLanguage } from './language.ts';
import { hasAnnotationInComment, isRegionMark, regionsOf } from './markdown.ts';

/** A `*.ruling` file is a write-up throughout; of Markdown only what is marked as one. */
export type FileKind = 'ruling' | 'markdown';

/** Lines `from` to `from + removed` gave way to `added` lines. */
export type LineEdit = { readonly from: number; readonly removed: number; readonly added: number };

/** A stretch of lines that is a write-up of its own: the whole file, or one fence of a Markdown file. */
type Region = { start: number; end: number; file: FileContext; cases: CaseSource[] };

/** How many lines at the head of a file tell its language. */
const HEAD_LINES = 60;

/** Within how many lines `@language` and `@laws` are looked for before the first case. */
const PREAMBLE_LINES = 200;

/**
 * The cases of a file. It is made from the lines, and `edit` keeps it true to them: an edit costs the
 * cases around it, not the file. A case that an edit does not touch keeps its `CaseSource`; only
 * `firstLine` moves.
 */
export class WriteUp {
  private readonly kind: FileKind;
  private regions: Region[];

  constructor(lines: readonly string[], kind: FileKind) {
    this.kind = kind;
    this.regions = readRegions(lines, kind);
  }

  /** All cases, in the order of the file. */
  get cases(): readonly CaseSource[] {
    const [only] = this.regions;
    return this.regions.length === 1 && only !== undefined
      ? only.cases
      : this.regions.flatMap((region) => region.cases);
  }

  /**
   * Reads again what an edit touched.
   * @param lines the lines after the edit
   * @param removed the lines that went, as they were
   */
  edit(lines: readonly string[], edit: LineEdit, removed: readonly string[]): void {
    const region = this.regions.find(
      ({ start, end }) => start <= edit.from && edit.from + edit.removed <= end,
    );
    if (
      this.movesRegions(lines, edit, removed) ||
      (region !== undefined && movesContext(region, lines, edit))
    ) {
      this.regions = readRegions(lines, this.kind);
      return;
    }
    const shift = edit.added - edit.removed;
    if (region !== undefined) {
      region.end += shift;
      region.cases = rereadCases(region, lines, edit);
    }
    if (shift !== 0) shiftBelow(this.regions, region, edit, shift);
  }

  /** Whether the edit changes which lines of a Markdown file are a write-up. */
  private movesRegions(lines: readonly string[], edit: LineEdit, removed: readonly string[]): boolean {
    if (this.kind === 'ruling') return false;
    const touched = [...removed, ...lines.slice(edit.from, edit.from + edit.added)];
    if (touched.some(isRegionMark)) return true;
    const isWhole = this.regions.length === 1 && this.regions[0]?.start === 0;
    const mayAnnotate = (isWhole || this.regions.length === 0) && touched.some(isAnnotationLine);
    return mayAnnotate && hasAnnotationInComment(lines) !== isWhole;
  }
}

function readRegions(lines: readonly string[], kind: FileKind): Region[] {
  const stretches = kind === 'ruling' ? [{ start: 0, end: lines.length }] : regionsOf(lines);
  return stretches.map(({ start, end }) => {
    const region: Region = { start, end, file: contextOf(lines, start, end), cases: [] };
    readCases(region, lines, start, (source) => region.cases.push(source) > 0);
    return region;
  });
}

/** Reads cases from line `from` on and hands each over; stops at the end or when `take` says no. */
function readCases(
  region: Region,
  lines: readonly string[],
  from: number,
  take: (source: CaseSource) => boolean,
): void {
  // A board in a fence ends with it: the line that closes a fence would be blank to a board.
  const own = region.end < lines.length ? lines.slice(0, region.end) : lines;
  let line = from;
  do {
    const source = readCaseSource(own, line, region.end, region.file);
    line += Math.max(1, source.lines.length);
    if (!take(source)) return;
  } while (line < region.end);
}

/** The cases of a region after an edit: read again from the case before it until a beginning agrees with what was there. */
function rereadCases(region: Region, lines: readonly string[], edit: LineEdit): CaseSource[] {
  const old = region.cases;
  const shift = edit.added - edit.removed;
  const touched = lastIndexWhere(old, (source) => source.firstLine <= edit.from);
  const first = Math.max(0, touched - 1);
  const fresh: CaseSource[] = [];
  let kept = old.length;
  readCases(region, lines, old[first]?.firstLine ?? region.start, (source) => {
    fresh.push(source);
    const next = source.firstLine + source.lines.length;
    if (next < edit.from + edit.added) return true;
    const same = indexOfFirstLine(old, next - shift);
    if (same === undefined || same <= touched || edit.from + edit.removed > next - shift) return true;
    kept = same;
    return false;
  });
  for (const source of old.slice(kept)) source.firstLine += shift;
  return [...old.slice(0, first), ...reuse(old.slice(first, kept), fresh), ...old.slice(kept)];
}

/** Fresh cases whose lines are those of an old one keep the old one, so that its results stand; each old one once. */
function reuse(old: readonly CaseSource[], fresh: readonly CaseSource[]): CaseSource[] {
  const left = new Set(old);
  return fresh.map((source) => {
    const same = [...left].find((other) => haveSameLines(other, source));
    if (same === undefined) return source;
    left.delete(same);
    same.firstLine = source.firstLine;
    return same;
  });
}

function haveSameLines(one: CaseSource, other: CaseSource): boolean {
  return one.lines.length === other.lines.length && one.lines.every((line, at) => line === other.lines[at]);
}

function shiftBelow(
  regions: readonly Region[],
  edited: Region | undefined,
  edit: LineEdit,
  shift: number,
): void {
  for (const region of regions) {
    if (region === edited || region.start < edit.from + edit.removed) continue;
    region.start += shift;
    region.end += shift;
    for (const source of region.cases) source.firstLine += shift;
  }
}

/** Whether the edit changes what stands before the first case of its region. */
function movesContext(region: Region, lines: readonly string[], edit: LineEdit): boolean {
  if (edit.from > region.start + PREAMBLE_LINES) return false;
  const end = region.end + edit.added - edit.removed;
  const now = contextOf(lines, region.start, end);
  const { language, laws, recognised, preamble } = region.file;
  return (
    now.language !== language ||
    now.laws !== laws ||
    now.recognised !== recognised ||
    now.preamble !== preamble
  );
}

/** `@language` and `@laws` before the first beginning, board, fact or ruling, and what the head reads like. */
function contextOf(lines: readonly string[], start: number, end: number): FileContext {
  const recognised = recogniseLanguage(lines.slice(start, Math.min(end, start + HEAD_LINES)));
  let language: Language | undefined;
  let laws: FileContext['laws'];
  const preamble: string[] = [];
  for (let at = start; at < Math.min(end, start + PREAMBLE_LINES); at += 1) {
    const line = lines[at] ?? '';
    const word = annotationWord(line);
    if (word === 'language') language ??= LANGUAGES.find((one) => argumentOf(line, '@language') === one);
    else if (word === 'laws') laws ??= EDITIONS.find((one) => argumentOf(line, '@laws') === one);
    else if (word !== undefined || caseNameOn(lines, at) !== undefined) break;
    else if (diagramAt(lines, at, 0, language ?? recognised ?? 'en') !== undefined) break;
    else if (NAMES_TABLE.test(line)) preamble.push(line);
  }
  return { language, laws, recognised, preamble: preamble.join('\n') };
}

/** A line that may say for all cases who is declarer, or in what, or that they are about penalty cards. */
const NAMES_TABLE = letterPattern(
  String.raw`trump|declar|dekl|koz|leider|troef|troeven|εκτελεστ|ατο[υύ]|χωρ[ιί]ς|oynayan|sanz|penalty|straf-?kaart|ceza|τιμωρ|(?<![\p{L}])(?:NT|SA|[XΧ][AΑ])(?![\p{L}])`,
  'i',
);

function argumentOf(line: string, word: string): string {
  return /^\s*([\p{L}\p{N}-]+)/u.exec(line.slice(line.indexOf(word) + word.length))?.[1] ?? '';
}

function lastIndexWhere<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function indexOfFirstLine(cases: readonly CaseSource[], line: number): number | undefined {
  const at = lastIndexWhere(cases, (source) => source.firstLine <= line);
  return cases[at]?.firstLine === line ? at : undefined;
}
