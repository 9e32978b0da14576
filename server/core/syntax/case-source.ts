// The lines of one case, found by reading forward from where the case before it ended.

import { cardsOf } from '../bridge/hand.ts';
import type { Language } from '../bridge/nouns.ts';
import { SEATS } from '../bridge/seats.ts';
import type { Edition } from '../laws/editions.ts';
import type { Located } from '../text/span.ts';
import { annotationWord } from './annotations/annotation-word.ts';
import { auctionEnd } from './auctions/auction.ts';
import { diagramAt, type ReadDiagram } from './boards/diagram.ts';
import { areNearlySameDeal } from './boards/same-deal.ts';
import { tiesToEarlier } from './boards/tie-words.ts';
import { type CaseName, caseNameOn, isHeading } from './case-name.ts';

/** What stands before the first case of a file and holds for all of it. */
export type FileContext = {
  /** `@language` before the first case. */
  readonly language: Language | undefined;
  /** `@laws` before the first case. */
  readonly laws: Edition | undefined;
  /** The language that the head of the file reads like. */
  readonly recognised: Language | undefined;
  /** The lines before the first case that may name declarer or the contract, joined. */
  readonly preamble: string;
};

/** A diagram of a case: its first line, counted from the case's, and what was read. */
export type PlacedDiagram = { readonly line: number; readonly read: ReadDiagram };

/** One case as it stands in the file. `firstLine` moves when lines come or go above it; nothing else changes. */
export type CaseSource = {
  firstLine: number;
  readonly lines: readonly string[];
  readonly name: Located<string> | undefined;
  readonly diagrams: readonly PlacedDiagram[];
  readonly file: FileContext;
};

/** What is known of the case while its lines are read. */
type OpenCase = {
  readonly names: CaseName[];
  name: Located<string> | undefined;
  hasBoardNumber: boolean;
  /** Whether a board, a fact or a ruling has been met. */
  hasContent: boolean;
  readonly diagrams: PlacedDiagram[];
  /** The last heading since the last diagram: an untied diagram takes it along into its own case. */
  heading: number | undefined;
};

const HOLDS_NOTHING = new Set(['language', 'laws', 'case', 'board']);

/**
 * Reads the case that begins at line `from` and ends at `end` at the latest.
 * It depends on its own lines, on the head of the next case, and on nothing else.
 */
export function readCaseSource(
  lines: readonly string[],
  from: number,
  end: number,
  file: FileContext,
): CaseSource {
  const open: OpenCase = {
    names: [],
    name: undefined,
    hasBoardNumber: false,
    hasContent: false,
    diagrams: [],
    heading: undefined,
  };
  let base = 0;
  let line = from;
  while (line < end) {
    const step = readLine(open, lines, line, from, end, base, file);
    if (step.cut !== undefined) return sourceOf(open, lines, from, step.cut, file);
    for (const next = line + step.taken; line < next; line += 1) base += (lines[line] ?? '').length + 1;
  }
  return sourceOf(open, lines, from, end, file);
}

/** A line's part in the case: how many lines were taken, or the line at which the case is over. */
type Step = { readonly taken: number; readonly cut?: number };
const ONE_LINE: Step = { taken: 1 };

function readLine(
  open: OpenCase,
  lines: readonly string[],
  at: number,
  from: number,
  end: number,
  base: number,
  file: FileContext,
): Step {
  const line = lines[at] ?? '';
  if (line === '') return ONE_LINE;
  const word = annotationWord(line);
  if (word !== undefined) return readAnnotationLine(open, word, line, at, base);
  const name = caseNameOn(lines, at);
  if (name !== undefined) return readName(open, name, line, at, base);
  const language = file.language ?? file.recognised ?? 'en';
  const behind = auctionEnd(lines, at, language);
  if (behind !== undefined && behind <= end) return { taken: behind - at };
  const read = diagramAt(lines, at, base, language);
  if (read !== undefined && read.endLine <= end) return readDiagram(open, read, lines, at, from);
  if (isHeading(line)) open.heading = at;
  return ONE_LINE;
}

function readAnnotationLine(open: OpenCase, word: string, line: string, at: number, base: number): Step {
  const beginsCase =
    word === 'case' || (word === 'board' && (open.hasBoardNumber || open.diagrams.length > 0));
  if (beginsCase && open.hasContent) return { taken: 0, cut: at };
  if (word === 'case') open.name = textAfter(line, '@case', base) ?? open.name;
  if (word === 'board') open.hasBoardNumber = true;
  if (!HOLDS_NOTHING.has(word)) open.hasContent = true;
  return ONE_LINE;
}

function readName(open: OpenCase, name: CaseName, line: string, at: number, base: number): Step {
  const isNamedSo = open.names.some((other) => other.kind === name.kind && other.number === name.number);
  const isAnother = open.names.some((other) => other.kind === name.kind) && !isNamedSo;
  if (isAnother || (open.hasContent && !isNamedSo)) return { taken: 0, cut: at };
  open.names.push(name);
  open.name ??= {
    value: line.slice(name.start, name.end),
    span: { start: base + name.start, end: base + name.end },
  };
  if (name.kind === 'board') open.hasBoardNumber = true;
  return ONE_LINE;
}

function readDiagram(
  open: OpenCase,
  read: ReadDiagram,
  lines: readonly string[],
  at: number,
  from: number,
): Step {
  const isTied =
    open.diagrams.length === 0 || isSameDeal(open.diagrams, read) || tiesToEarlier(lines, at, from);
  if (!isTied) return { taken: 0, cut: open.heading ?? at };
  open.diagrams.push({ line: at - from, read });
  open.hasContent = true;
  open.heading = undefined;
  return { taken: Math.max(1, read.endLine - at) };
}

/** Of so many diagrams, the first of the case and again the last before it, one is the same deal, or none is. */
const MOST_COMPARED = 8;

/** Whether the hands of `read` fit those of a diagram before it, but for a slip: an end position of it, or the whole of it. */
function isSameDeal(before: readonly PlacedDiagram[], read: ReadDiagram): boolean {
  const shown = SEATS.filter((seat) => read.board.hands[seat] !== undefined);
  if (shown.length < 2) return true;
  const near = [...before.slice(0, MOST_COMPARED), ...before.slice(MOST_COMPARED).slice(-MOST_COMPARED)];
  if (near.some(({ read: earlier }) => areNearlySameDeal(earlier.board, read.board))) return true;
  return near.some(({ read: earlier }) =>
    shown.every((seat) => {
      const [one, two] = [earlier.board.hands[seat], read.board.hands[seat]];
      if (one === undefined || two === undefined) return true;
      const [fewer, more] = one.cards.length < two.cards.length ? [one, two] : [two, one];
      const held = new Set(cardsOf(more.hand));
      return cardsOf(fewer.hand).every((card) => held.has(card));
    }),
  );
}

function sourceOf(
  open: OpenCase,
  lines: readonly string[],
  from: number,
  end: number,
  file: FileContext,
): CaseSource {
  return { firstLine: from, lines: lines.slice(from, end), name: open.name, diagrams: open.diagrams, file };
}

function textAfter(line: string, word: string, base: number): Located<string> | undefined {
  const after = line.indexOf(word) + word.length;
  const value = line
    .slice(after)
    .replace(/-->.*$/, '')
    .trim();
  if (value === '') return undefined;
  const start = base + after + line.slice(after).indexOf(value);
  return { value, span: { start, end: start + value.length } };
}
