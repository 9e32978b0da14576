// The lines of a board as the house layout has them. What stands in front of the lines is kept; a board among
// whose rows there is anything that a drawing of the hands cannot hold is left as it is.
import type { Hand } from '../bridge/hand.ts';
import type { Language } from '../bridge/nouns.ts';
import { type BySeat, SEATS } from '../bridge/seats.ts';
import { contentStart, type Piece, piecesOf } from '../syntax/boards/board-line.ts';
import { cardStyleOf } from '../syntax/letters.ts';
import type { Board } from '../syntax/tree.ts';
import { type CaseText, lineOf } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import type { BoardLayout } from './layouts.ts';
import type { LinesEdit } from './lines-edit.ts';
import { isBulleted, marginOf, type RowStart, rowStartOf } from './margin.ts';
import { renderBoard } from './render-board.ts';

/**
 * The board in the layout, with the letters that it has itself; `undefined` where it has to stay as it is, as one
 * that may be read in several ways has.
 * Lines are counted from the first of the case.
 *
 * @param language that of the case
 */
export function boardEdit(
  text: CaseText,
  board: Board,
  layout: BoardLayout,
  language: Language,
): LinesEdit | undefined {
  return redrawnBoard(text, board, handsOf(board), layout, language);
}

/** The same with other hands in place of those of the board. */
export function redrawnBoard(
  text: CaseText,
  board: Board,
  hands: BySeat<Hand>,
  layout: BoardLayout,
  language: Language,
): LinesEdit | undefined {
  if (board.doubt !== undefined) return undefined;
  const { from, to } = linesOfBoard(text, board);
  const held = Object.values(board.hands).flatMap(({ suits }) => Object.values(suits));
  const rows = Array.from({ length: to - from }, (_, at) => rowAt(text, from + at, held));
  if (!rows.every(holdsNothingElse) || hasMoreAround(text, from, to)) return undefined;
  const starts = rows.flatMap((row) => (row.line.trim() === '' ? [] : [rowStartOf(row.line, row.left)]));
  const style = cardStyleOf([], [board], language, language);
  const isList = isBulleted(starts);
  const drawn = renderBoard(hands, isList ? 'labelled' : layout, style).split('\n');
  const lines = behindMargin(drawn, starts, isList);
  return lines && { from, to, lines };
}

/** The lines on which a board stands, the last not included. */
function linesOfBoard(text: CaseText, { span }: Board): { readonly from: number; readonly to: number } {
  return { from: lineOf(text, span.start), to: lineOf(text, span.end) + 1 };
}

/** The hands of a board that are shown, as values. */
export function handsOf({ hands }: Board): BySeat<Hand> {
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      const read = hands[seat];
      return read === undefined ? [] : [[seat, read.hand]];
    }),
  );
}

/** A line of the board, and the same with blanks for the suits of the hands. */
type Row = { readonly line: string; readonly left: string };

function rowAt(text: CaseText, number: number, held: readonly Span[]): Row {
  const line = text.lines[number] ?? '';
  const base = text.starts[number] ?? 0;
  let left = line;
  for (const { start, end } of held) {
    if (base + line.length <= start || end <= base) continue;
    const [first, last] = [start - base, end - base];
    // The dots of `AQ53.-.K4.-` stand between the suits.
    const next = left.charAt(last) === '.' ? last + 1 : last;
    left = left.slice(0, first) + ' '.repeat(next - first) + left.slice(next);
  }
  return { line, left };
}

/** Whether there are only seats, strokes and, over the columns of a table, signs of suits beside the hands. */
function holdsNothingElse({ left }: Row): boolean {
  if (TABLE_RULE.test(left)) return true;
  const { pieces, isWhole } = piecesOf(left, contentStart(left));
  const isDrawing = isWhole && pieces.every((piece) => piece.kind === 'suit' || isStrokeOrSeat(piece));
  return isDrawing && !/[\p{L}\p{N}]/u.test(outside(pieces, left));
}

/** What the reader passes over. */
function outside(pieces: readonly Piece[], line: string): string {
  const ends = [0, ...pieces.map(({ end }) => end)];
  const begins = [...pieces.map(({ start }) => start), line.length];
  // A mark of a list stays where it is.
  return ends.map((end, at) => line.slice(at === 0 ? contentStart(line) : end, begins[at])).join('');
}

/** The line under the first row of a Markdown table. */
const TABLE_RULE = /^[\s>]*\|[\s:|-]+$/;

/** Whether the drawing goes on above or below: strokes and seats alone, or one more hand that could not be read. */
function hasMoreAround({ lines }: CaseText, from: number, to: number): boolean {
  return [lines[from - 1], lines[to]].some((line) => line !== undefined && isOfDrawing(line));
}

function isOfDrawing(line: string): boolean {
  if (LONGEST_ROW < line.length) return false;
  const { pieces, isWhole } = piecesOf(line, contentStart(line));
  const [first, second] = pieces;
  const suits = pieces.filter(({ kind }) => kind === 'suit').length;
  const isLabelled = first?.kind === 'word' && first.label !== undefined && second?.kind === 'suit';
  if (isLabelled || (first?.kind === 'suit' && 1 < suits)) return true;
  return isWhole && pieces.length !== 0 && pieces.every(isStrokeOrSeat) && !isHeadOfAuction(pieces);
}

/** Four seats in a row. */
function isHeadOfAuction(pieces: readonly Piece[]): boolean {
  return pieces.length === SEATS.length && pieces.every(({ kind }) => kind === 'word');
}

/** A longer line is prose. */
const LONGEST_ROW = 600;

function isStrokeOrSeat(piece: Piece): boolean {
  return piece.kind === 'divider' || (piece.kind === 'word' && piece.label !== undefined);
}

/** The lines of the drawing behind what stood in front of the rows; in a list each keeps its mark. */
function behindMargin(
  drawn: readonly string[],
  starts: readonly RowStart[],
  isList: boolean,
): readonly string[] | undefined {
  const margin = marginOf(starts);
  if (margin === undefined) return undefined;
  if (!isList) return drawn.map((line, at) => (at === 0 ? margin.first : margin.others) + line);
  if (drawn.length !== starts.length) return undefined;
  return drawn.map(
    (line, at) => margin.quote + (starts[at]?.indent ?? '') + (starts[at]?.bullet ?? '') + line,
  );
}
