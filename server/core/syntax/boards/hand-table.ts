// Whole hands in a Markdown table: a column for each seat, or the cross in three rows, suits under one another by `<br>`
// or in rows of their own.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { signsIn } from '../signs.ts';
import { type Cell, cellsOf, settingOf } from './board-cells.ts';
import { piecesOf } from './board-line.ts';
import type { Holding } from './holding.ts';
import { type Layout, layOut } from './layout.ts';
import type { Label } from './seat-label.ts';
import { rowsFrom, type Square } from './table-diagram.ts';

/** The hands of the table that begins at line `at`. */
export function handTableAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const rows = rowsFrom(lines, at, base);
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return undefined;
  const number = at + others.length + 1; // The line of bars and dashes under the first row.
  const labels = first.map(labelIn);
  const cells = labels.every((label) => label !== undefined)
    ? columnsOf(labels, others, number)
    : crossOf(rows, number);
  return cells && layOut(cells, language);
}

/** The label that a square has and nothing else. */
function labelIn(square: Square): Label | undefined {
  const [only, more] = cellsIn(square, 0) ?? [];
  return only?.kind === 'label' && more === undefined ? only.label : undefined;
}

/** Under each seat its suits, in one row or in several. */
function columnsOf(
  labels: readonly Label[],
  rows: readonly (readonly Square[])[],
  number: number,
): readonly Cell[] | undefined {
  const hands = labels.map((_, column) => {
    const squares = rows.flatMap((row) => row[column] ?? []);
    const cells = squares.map((square) => cellsIn(square, number));
    if (cells.every((one) => one !== undefined)) return cells.flat();
    return cellsByLetters(squares, number);
  });
  if (!hands.every((hand) => hand?.length === SUITS.length && hand.every(({ kind }) => kind === 'holding')))
    return undefined;
  return labels.flatMap((label, at) => [{ kind: 'label' as const, label, number }, ...(hands[at] ?? [])]);
}

/** One hand, two side by side, one hand, as the rows of the table have them. */
function crossOf(rows: readonly (readonly Square[])[], number: number): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  for (const row of rows) {
    const read = row.map((square) => cellsIn(square, number));
    if (!read.every((one) => one !== undefined)) return undefined;
    const hands = read
      .map((one) => one.filter(({ kind }) => kind === 'holding'))
      .filter(({ length }) => length !== 0);
    if (2 < hands.length || hands.some(({ length }) => length !== SUITS.length)) return undefined;
    cells.push(...read.flat().filter(({ kind }) => kind === 'label'));
    cells.push(...SUITS.flatMap((_, suit) => hands.flatMap((hand) => hand[suit] ?? [])));
  }
  return cells.length === 0 ? undefined : cells;
}

/** The labels and suits of a square; `undefined` where it has anything else. */
function cellsIn({ line, base, start, end }: Square, number: number): readonly Cell[] | undefined {
  const written = line.slice(0, end);
  const { pieces, isWhole } = piecesOf(written, start);
  const board = { line: written, number, base, pieces };
  const cells = cellsOf(board, settingOf([board]));
  return isWhole && cells.isWhole ? cells.cells : undefined;
}

/** Letters of the suits with a colon: the international ones, the Dutch, and those of Germany and France. */
const ALPHABETS = ['SHDC', 'SHRK', 'PCKT'] as const;
const LETTER = /^\s*([A-Z]):\s*(\S.*?)\s*$/;

/** `P: AK74` in each row of the column, spades to clubs. */
function cellsByLetters(squares: readonly Square[], number: number): readonly Cell[] | undefined {
  const read = squares.map((square) => ({
    square,
    match: LETTER.exec(square.line.slice(square.start, square.end)),
  }));
  const letters = read.map(({ match }) => match?.[1] ?? '').join('');
  if (!ALPHABETS.some((alphabet) => alphabet === letters)) return undefined;
  const cells = read.flatMap(({ square: { line, base, start, end }, match }, at): readonly Cell[] => {
    const [written = '', , ranks = ''] = match ?? [];
    const from = start + written.indexOf(ranks, written.indexOf(':'));
    const isVoid = /^[-–—]{1,3}$/.test(ranks);
    const signs = isVoid ? [] : signsIn(line, from, from + ranks.length);
    const suit = SUITS[at];
    if (signs === undefined || suit === undefined || end < from) return [];
    const holding: Holding = { suit, signs, base, start: from, end: from + ranks.length, line };
    return [{ kind: 'holding', holding, number }];
  });
  return cells.length === SUITS.length ? cells : undefined;
}
