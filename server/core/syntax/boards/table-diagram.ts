// Hands in a Markdown table: a row for each seat and a column for each suit, or the other way round.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import type { Cell } from './board-cells.ts';
import { contentStart, piecesOf, wordedPiecesOf } from './board-line.ts';
import type { Holding } from './holding.ts';
import { type Layout, layOut } from './layout.ts';
import type { Label } from './seat-label.ts';

/** The hands of the table that begins at line `at`. */
export function tableAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const [first, ...others] = rowsFrom(lines, at, base);
  const columns = first?.slice(1).map(headOf) ?? [];
  const heads = others.map(([head]) => head && headOf(head));
  if (
    columns.length === 0 ||
    heads.length === 0 ||
    ![...columns, ...heads].every((head) => head !== undefined)
  )
    return undefined;
  const held = others.flatMap((row, down) =>
    row.slice(1).map((square, across) => holdingIn(square, [heads[down], columns[across]])),
  );
  if (!held.every((one) => one !== undefined)) return undefined;
  const number = at + others.length + 1; // The line of bars and dashes under the first row.
  return layOut(cellsOfSeats(held, number), language);
}

/** A square of the table: its place on the line, the bars not included. */
export type Square = {
  readonly line: string;
  readonly base: number;
  readonly start: number;
  readonly end: number;
};

const MOST_ROWS = 5;
const LONGEST_ROW = 600;
const UNDER_FIRST_ROW = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;

/** The rows of squares from line `at`; the line under the first row is no row, but must be there. */
export function rowsFrom(lines: readonly string[], at: number, base: number): readonly (readonly Square[])[] {
  const rows: (readonly Square[])[] = [];
  let start = base;
  for (let number = at; number < lines.length && number - at <= MOST_ROWS; number++) {
    const line = lines[number] ?? '';
    const from = contentStart(line);
    if (LONGEST_ROW < line.length || line.charAt(from) !== '|') break;
    if (number === at + 1) {
      if (!UNDER_FIRST_ROW.test(line)) return [];
    } else rows.push(squaresOf(line, start, from));
    start += line.length + 1;
  }
  return rows;
}

function squaresOf(line: string, base: number, from: number): readonly Square[] {
  const squares: Square[] = [];
  for (let bar = from; bar !== -1; ) {
    const next = line.indexOf('|', bar + 1);
    const end = next === -1 ? line.length : next;
    if (next !== -1 || line.slice(bar + 1).trim() !== '') squares.push({ line, base, start: bar + 1, end });
    bar = next;
  }
  return squares;
}

type Head = { readonly suit: Suit } | { readonly label: Label };

/** What stands at the head of a row or a column: a suit's sign or name, or a seat. */
function headOf(square: Square): Head | undefined {
  const [piece, more] = wordedPiecesOf(square.line.slice(0, square.end), square.start).pieces;
  if (more !== undefined) return undefined;
  if (piece?.kind === 'suit') return { suit: piece.suit };
  return piece?.kind === 'word' && piece.label !== undefined ? { label: piece.label } : undefined;
}

type Held = { readonly label: Label; readonly holding: Holding };

/** The cards of a square under its two heads, of which one is a seat and one a suit. */
function holdingIn(square: Square, heads: readonly (Head | undefined)[]): Held | undefined {
  const [label] = heads.flatMap((head) => (head !== undefined && 'label' in head ? [head.label] : []));
  const [suit] = heads.flatMap((head) => (head !== undefined && 'suit' in head ? [head.suit] : []));
  const words = piecesIn(square).flatMap((piece) => (piece.kind === 'word' ? [piece] : []));
  const isHeld = words.every(({ isVoid, signs }) => isVoid || signs !== undefined);
  if (label === undefined || suit === undefined || !isHeld) return undefined;
  const signs = words.flatMap((word) => (word.isVoid ? [] : (word.signs ?? [])));
  const { line, base } = square;
  const [start, end] = [words[0]?.start ?? square.start, words.at(-1)?.end ?? square.end];
  return { label, holding: { suit, signs, base, start, end, line } };
}

function piecesIn({ line, start, end }: Square) {
  return piecesOf(line.slice(0, end), start).pieces;
}

/** One labelled hand behind the other, suits spades to clubs, as any diagram has them. */
function cellsOfSeats(held: readonly Held[], number: number): readonly Cell[] {
  const nameOf = (label: Label) => JSON.stringify(label);
  const labels = new Map(held.map(({ label }) => [nameOf(label), label]));
  return [...labels.values()].flatMap((label): Cell[] => [
    { kind: 'label', label, number },
    ...SUITS.flatMap((suit) =>
      held
        .filter((one) => nameOf(one.label) === nameOf(label) && one.holding.suit === suit)
        .map(({ holding }): Cell => ({ kind: 'holding', holding, number })),
    ),
  ]);
}
