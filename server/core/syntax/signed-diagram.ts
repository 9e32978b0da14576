// Diagrams whose suits have signs: the cross with or without a compass, labelled hands, hands on one line.
import type { Language } from '../bridge/nouns.ts';
import { type BoardLine, type Cell, cellsOf, settingOf } from './board-cells.ts';
import { contentStart, piecesOf } from './board-line.ts';
import { type Layout, layOut } from './layout.ts';

/** The hands of the diagram that begins at line `at`. */
export function signedLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const board = linesOfBoard(lines, at, base);
  return board.some(({ pieces }) => pieces.some(({ kind }) => kind === 'suit'))
    ? layOut(cellsOfBoard(board), language)
    : undefined;
}

/** No board has more suits, labels or lines without words in a row. */
const MOST_SUITS = 16;
const MOST_LABELS = 16;
const MOST_BLANKS = 2;

/** A line with more characters is prose. */
const LONGEST_LINE = 600;

/** The lines from `at` that hold nothing but pieces of a diagram. */
function linesOfBoard(lines: readonly string[], at: number, base: number): readonly BoardLine[] {
  const board: BoardLine[] = [];
  let [suits, words, blanks] = [0, 0, 0];
  let start = base;
  for (let number = at; number < lines.length && blanks <= MOST_BLANKS; number++) {
    const line = lines[number] ?? '';
    if (LONGEST_LINE < line.length) break;
    const { pieces, isWhole } = piecesOf(line, contentStart(line));
    if (!isWhole) break;
    const signs = pieces.filter(({ kind }) => kind === 'suit').length;
    suits += signs;
    if (signs === 0) words += pieces.length;
    if (MOST_SUITS < suits || MOST_LABELS < words) break;
    blanks = pieces.length === 0 ? blanks + 1 : 0;
    if (pieces.length !== 0) board.push({ line, number, base: start, pieces });
    start += line.length + 1;
  }
  return board;
}

/** The cells up to the first line that has something else. */
function cellsOfBoard(board: readonly BoardLine[]): readonly Cell[] {
  const setting = settingOf(board);
  const cells: Cell[] = [];
  for (const line of board) {
    const { cells: more, isWhole } = cellsOf(line, setting);
    if (!isWhole) break;
    cells.push(...more);
  }
  return cells;
}
