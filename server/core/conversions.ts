// Cases written otherwise: suit signs, tens, honours, voids … What a case says stays as it is, or nothing is changed.
import { cardsOf, EMPTY_HAND } from './bridge/hand.ts';
import { SEATS } from './bridge/seats.ts';
import { type CaseReport, checkCase, type Settings } from './case.ts';
import { casesAfter } from './edited-case.ts';
import { type Conversion, conversionEdits } from './edits/conversions.ts';
import { turnFor } from './edits/south-declares.ts';
import type { TextEdit } from './edits/text-edit.ts';
import type { BoardLayout } from './format/layouts.ts';
import { meaningOf } from './meaning.ts';
import type { CaseSource } from './syntax/case-source.ts';
import { type FileKind, WriteUp } from './syntax/write-up.ts';
import { type CaseText, lineOf } from './text/lines.ts';

export { CONVERSIONS, type Conversion } from './edits/conversions.ts';
export type { TextEdit } from './edits/text-edit.ts';

/** How a case is converted. */
export type ConversionOptions = {
  readonly settings: Settings;
  /** Of boards that have to be drawn anew. */
  readonly layout: BoardLayout;
  /** Only what stands on these lines of the case is converted, `to` not included; all of it where they are left out. */
  readonly lines?: { readonly from: number; readonly to: number } | undefined;
};

/** The edits of one case, in order; spans are offsets in `text`. */
export type CaseEdits = {
  readonly firstLine: number;
  readonly text: CaseText;
  readonly edits: readonly TextEdit[];
};

/** The conversions of a whole text, case by case; cases that stay as they are are left out. It never throws. */
export function convertWriteUp(
  lines: readonly string[],
  kind: FileKind,
  conversion: Conversion,
  options: ConversionOptions,
): readonly CaseEdits[] {
  return new WriteUp(lines, kind).cases.flatMap((source) => {
    const report = checkCase(source, options.settings);
    const edits = convertCase(source, report, conversion, options);
    return edits.length === 0 ? [] : [{ firstLine: source.firstLine, text: report.text, edits }];
  });
}

/** The edits that a conversion would like to make; cheap, and not yet held against what the case says. */
export function wantedEdits(
  source: CaseSource,
  { tree, facts, text }: CaseReport,
  conversion: Conversion,
  { layout, lines }: ConversionOptions,
): readonly TextEdit[] {
  const isHead = source.firstLine === 0;
  const edits = conversionEdits(conversion, { tree, facts, isHead, layout });
  if (lines === undefined || IS_OF_WHOLE_CASE.has(conversion)) return edits;
  return edits.filter(({ span }) => {
    const line = lineOf(text, span.start);
    return lines.from <= line && line < lines.to;
  });
}

/** These make sense of a case as a whole, wherever in it they are asked for. */
const IS_OF_WHOLE_CASE: ReadonlySet<Conversion> = new Set(['missing-cards', 'south-declares']);

/** The edits of a conversion, as far as the case says the same with them. */
export function convertCase(
  source: CaseSource,
  report: CaseReport,
  conversion: Conversion,
  options: ConversionOptions,
): readonly TextEdit[] {
  const wanted = wantedEdits(source, report, conversion, options);
  if (wanted.length === 0) return wanted;
  const isKept = (edits: readonly TextEdit[]) => {
    const [after, another] = casesAfter(source, edits, options.settings);
    return after !== undefined && another === undefined && KEEPS[conversion](report, after);
  };
  if (isKept(wanted)) return wanted;
  return conversion === 'south-declares' ? [] : partsKept(partsOf(wanted, report), isKept);
}

type Keeps = (before: CaseReport, after: CaseReport) => boolean;

const saysTheSame: Keeps = (before, after) => meaningOf(before) === meaningOf(after);

/** What must be the same after each conversion. */
const KEEPS: { readonly [conversion in Conversion]: Keeps } = {
  suits: saysTheSame,
  'ten-as-10': saysTheSame,
  'ten-as-letter': saysTheSame,
  'national-honours': saysTheSame,
  'international-honours': saysTheSame,
  'look-alikes': saysTheSame,
  voids: saysTheSame,
  'paragraph-c': saysTheSame,
  'missing-cards': hasOnlyMoreCards,
  'south-declares': isTurned,
};

/** No card goes, and there is no fault of the boards that there was not before. */
function hasOnlyMoreCards(before: CaseReport, after: CaseReport): boolean {
  const faults = ({ findings }: CaseReport) => findings.filter(({ rule }) => /^(?:board|facts)\//.test(rule));
  const isMore = before.facts.boards.every(({ hands }, at) =>
    SEATS.every((seat) => {
      const held = new Set(cardsOf(after.facts.boards[at]?.hands[seat]?.hand ?? EMPTY_HAND));
      return hands[seat] === undefined || cardsOf(hands[seat].hand).every((card) => held.has(card));
    }),
  );
  return (
    isMore &&
    after.facts.boards.length === before.facts.boards.length &&
    faults(after).length <= faults(before).length
  );
}

/** Each hand is at its new place, South declares, and the same is found. */
function isTurned(before: CaseReport, after: CaseReport): boolean {
  const declarer = before.facts.declarer?.value;
  if (declarer === undefined || after.facts.declarer?.value !== 'S') return false;
  const turn = turnFor(declarer);
  const isSeated = SEATS.every(
    (seat) => JSON.stringify(before.facts.hands[seat]) === JSON.stringify(after.facts.hands[turn[seat]]),
  );
  const found = ({ findings, verdict }: CaseReport) =>
    [verdict, ...findings.map(({ rule }) => rule).sort()].join();
  return isSeated && found(before) === found(after);
}

/** With more parts than this all are converted, or none. */
const MOST_PARTS = 24;

/** The edits of each board, and of each line of the rest. */
function partsOf(edits: readonly TextEdit[], { tree, text }: CaseReport): readonly (readonly TextEdit[])[] {
  const parts = new Map<number, TextEdit[]>();
  for (const edit of edits) {
    const board = tree.diagrams.find(
      ({ board: { span } }) => span.start <= edit.span.start && edit.span.start <= span.end,
    );
    const key = lineOf(text, board?.board.span.start ?? edit.span.start);
    parts.set(key, [...(parts.get(key) ?? []), edit]);
  }
  return [...parts.values()];
}

/** As many parts as can be converted together, in order. */
function partsKept(
  parts: readonly (readonly TextEdit[])[],
  isKept: (edits: readonly TextEdit[]) => boolean,
): readonly TextEdit[] {
  if (MOST_PARTS < parts.length) return [];
  let kept: readonly TextEdit[] = [];
  for (const part of parts) {
    const more = [...kept, ...part];
    if (isKept(more)) kept = more;
  }
  return kept;
}
