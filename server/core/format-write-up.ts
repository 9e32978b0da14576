// The formatter: boards in the house layout, annotations in columns. It changes nothing that a text says, and
// nothing at all where that is not sure.
import type { Language } from './bridge/nouns.ts';
import { type CaseReport, checkCase, type Settings } from './case.ts';
import { annotationEdits } from './format/annotation-columns.ts';
import { boardEdit } from './format/board-edit.ts';
import type { BoardLayout } from './format/layouts.ts';
import { applyEdits, isChange, type LinesEdit } from './format/lines-edit.ts';
import { meaningOf } from './meaning.ts';
import type { Finding } from './rules/rule.ts';
import { findingsOf } from './rules/run.ts';
import { TEXT_RULES } from './rules/text-rules.ts';
import { type CaseSource, type FileContext, readCaseSource } from './syntax/case-source.ts';
import type { Board } from './syntax/tree.ts';
import { type CaseTree, treeOf } from './syntax/tree-of-case.ts';
import { WriteUp } from './syntax/write-up.ts';
import type { Span } from './text/span.ts';

export type { BoardLayout } from './format/layouts.ts';
export type { LinesEdit } from './format/lines-edit.ts';
export { renderBoard } from './format/render-board.ts';

export type FormatOptions = {
  readonly layout: BoardLayout;
  readonly settings: Settings;
  /** Only what stands on these lines, wholly or in part, is formatted; the last is not included. */
  readonly range?: Lines | undefined;
};

type Lines = { readonly from: number; readonly to: number };

/**
 * Lays out the boards of a write-up and aligns its annotations. A text that is formatted so stays as it is.
 *
 * @returns the edits in order, their lines counted from the first of the file; none overlaps another
 */
export function formatWriteUp(lines: readonly string[], options: FormatOptions): readonly LinesEdit[] {
  const { cases } = new WriteUp(lines, 'ruling');
  const edits = cases.flatMap((source) =>
    editsOfCase(source, options).map(({ from, to, lines: fresh }) => ({
      from: from + source.firstLine,
      to: to + source.firstLine,
      lines: fresh,
    })),
  );
  if (edits.length === 0 || haveSameCases(lines, cases, edits, options.settings)) return edits;
  // What the head of a file says and reads like holds for all of it.
  const belowHead = edits.filter(({ from }) => HEAD_LINES <= from);
  return haveSameCases(lines, cases, belowHead, options.settings) ? belowHead : [];
}

const HEAD_LINES = 200;

/** An edit, and the board that it lays out. */
type WantedEdit = { readonly edit: LinesEdit; readonly board: Board | undefined };

/** With more edits in one case than this all are made, or none. */
const MOST_TRIED = 24;

/** The edits of one case that leave what it says as it is, and that need no further edit. */
function editsOfCase(source: CaseSource, { layout, settings, range }: FormatOptions): readonly LinesEdit[] {
  const { firstLine, lines } = source;
  const isAsked = ({ from, to }: Lines) =>
    range === undefined || (firstLine + from < range.to && range.from < firstLine + to);
  if (!isAsked({ from: 0, to: lines.length }) || !mayHoldEdits(source)) return [];
  const wanted = wantedEdits(treeOf(source, { fallback: fallbackOf(settings), sentences: false }), layout);
  const asked = wanted.filter(({ edit }) => isAsked(edit));
  if (asked.length === 0) return [];
  const before = checkCase(source, settings);
  const faults = faultsOf(before);
  const sound = asked.filter(({ board }) => board === undefined || !faults.some(isIn(board)));
  const isKept = (edits: readonly WantedEdit[]) => {
    const after = edited(source, edits, settings);
    if (after === undefined || after.name?.value !== before.name?.value) return false;
    if (meaningOf(after) !== meaningOf(before)) return false;
    return wantedEdits(after.tree, layout).length === wanted.length - edits.length;
  };
  if (isKept(sound)) return sound.map(({ edit }) => edit);
  return sound.length <= MOST_TRIED ? thoseKept(sound, isKept).map(({ edit }) => edit) : [];
}

/** As many of the edits as can be made together; a second look leaves nothing that the first made possible. */
function thoseKept(
  edits: readonly WantedEdit[],
  isKept: (edits: readonly WantedEdit[]) => boolean,
): readonly WantedEdit[] {
  let kept: readonly WantedEdit[] = [];
  for (let count = -1; count < kept.length; ) {
    count = kept.length;
    for (const edit of edits) {
      const more = edits.filter((one) => one === edit || kept.includes(one));
      if (!kept.includes(edit) && isKept(more)) kept = more;
    }
  }
  return kept;
}

/** All that is not yet in its form, in the order of the lines. */
function wantedEdits(
  { text, language, diagrams, annotations }: CaseTree,
  layout: BoardLayout,
): readonly WantedEdit[] {
  const ofBoards = diagrams.map(({ board }) => ({ edit: boardEdit(text, board, layout, language), board }));
  const ofAnnotations = annotationEdits(text, annotations).map((edit) => ({ edit, board: undefined }));
  return [...ofBoards, ...ofAnnotations]
    .flatMap(({ edit, board }) => (edit !== undefined && isChange(edit, text.lines) ? [{ edit, board }] : []))
    .sort((one, other) => one.edit.from - other.edit.from);
}

function mayHoldEdits({ lines, diagrams }: CaseSource): boolean {
  return diagrams.length !== 0 || lines.some((line) => line.includes('@'));
}

/** What is wrong or uncertain about boards, whatever the settings and the author say of it. */
function faultsOf({ facts, edition }: CaseReport): readonly Finding[] {
  return findingsOf(TEXT_RULES, { facts, edition }).filter(
    ({ rule, severity }) => rule.startsWith('board/') && severity !== 'information',
  );
}

function isIn({ span }: Board): (finding: Finding) => boolean {
  const isInside = (place: Span) => span.start < place.end && place.start < span.end;
  return (finding) => isInside(finding.span) || finding.related.some((related) => isInside(related.span));
}

/** What is said of the case once it is edited; `undefined` where it falls apart. */
function edited(
  source: CaseSource,
  edits: readonly WantedEdit[],
  settings: Settings,
): CaseReport | undefined {
  const lines = applyEdits(
    source.lines,
    edits.map(({ edit }) => edit),
  );
  const after = readCaseSource(lines, 0, lines.length, source.file);
  return after.lines.length === lines.length ? checkCase(after, settings) : undefined;
}

/** Whether the file, edited, falls into the same cases, and what stands before the first says the same of them. */
function haveSameCases(
  lines: readonly string[],
  before: readonly CaseSource[],
  edits: readonly LinesEdit[],
  settings: Settings,
): boolean {
  const after = new WriteUp(applyEdits(lines, edits), 'ruling').cases;
  if (after.length !== before.length) return false;
  let moved = 0;
  let next = 0;
  return before.every(({ firstLine, file }, at) => {
    for (let edit = edits[next]; edit !== undefined && edit.from < firstLine; edit = edits[++next])
      moved += edit.lines.length - (edit.to - edit.from);
    const same = after[at];
    return (
      same !== undefined &&
      same.firstLine === firstLine + moved &&
      isSameHead(same.file, file, fallbackOf(settings))
    );
  });
}

function isSameHead(one: FileContext, other: FileContext, fallback: Language): boolean {
  const languageOf = ({ language, recognised }: FileContext) => language ?? recognised ?? fallback;
  return one.laws === other.laws && one.preamble === other.preamble && languageOf(one) === languageOf(other);
}

/** The language of a text that tells nothing of its own. */
function fallbackOf({ language }: Settings): Language {
  return language === 'auto' ? 'en' : language;
}
