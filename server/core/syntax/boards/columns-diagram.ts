// Three or four hands side by side under their names, a suit of each on every line, with its sign or behind one sign.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { type BoardLine, cellsOf, type Setting, settingOf, withGreekJacks } from './board-cells.ts';
import { contentStart, type LinePieces, letteredPiecesOf, piecesOf, SUIT_ALPHABETS } from './board-line.ts';
import type { Holding } from './holding.ts';
import { type Layout, layOut } from './layout.ts';
import type { Label } from './seat-label.ts';
import { LONGEST_LINE } from './suits-ahead.ts';
import { isSure } from './sure-layout.ts';

/** The hands under the names on line `at`; two hands side by side are a part of a cross. */
export function columnsLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const labels = labelsOn(lines[at] ?? '');
  if (labels.length < FEWEST_COLUMNS) return undefined;
  const transposed = suitRows(rowsBelow(lines, at, base, READERS[0]), labels.length);
  const ofRows = transposed && layOutUnder(labels, transposed, at + SUITS.length, language);
  if (ofRows !== undefined && isSure(ofRows, language)) return ofRows;
  for (const read of READERS) {
    const hands = handsIn(rowsBelow(lines, at, base, read), labels.length);
    const layout = hands && layOutUnder(labels, hands, at + SUITS.length, language);
    if (layout !== undefined && isSure(layout, language)) return layout;
  }
  return undefined;
}

const FEWEST_COLUMNS = 3;

type Reader = (line: string) => LinePieces;

const READERS: readonly [Reader, ...Reader[]] = [
  (line) => piecesOf(line, contentStart(line)),
  ...SUIT_ALPHABETS.map((alphabet) => (line: string) => letteredPiecesOf(line, 0, alphabet)),
];

/** The labels of a line that has nothing else, or only dividers between them. */
function labelsOn(line: string): readonly Label[] {
  if (LONGEST_LINE < line.length) return [];
  const { pieces, isWhole } = piecesOf(line, contentStart(line));
  const words = pieces.filter((piece) => piece.kind !== 'divider');
  const labels = words.flatMap((piece) =>
    piece.kind === 'word' && piece.label !== undefined ? [piece.label] : [],
  );
  return isWhole && labels.length === words.length && labels.length <= SEATS.length ? labels : [];
}

function rowsBelow(lines: readonly string[], at: number, base: number, read: Reader): readonly BoardLine[] {
  const rows: BoardLine[] = [];
  let start = base + (lines[at] ?? '').length + 1;
  for (const line of lines.slice(at + 1, at + 1 + SUITS.length)) {
    if (LONGEST_LINE < line.length) return [];
    const { pieces, isWhole } = read(line);
    if (!isWhole) return [];
    rows.push({ line, number: at + 1 + rows.length, base: start, pieces });
    start += line.length + 1;
  }
  return withGreekJacks(rows);
}

/** A suit of each hand on every row, spades first; a letter behind a space can be a card alone, the names stand above. */
function handsIn(rows: readonly BoardLine[], count: number): readonly (readonly Holding[])[] | undefined {
  return handsSet(rows, count, settingOf(rows)) ?? handsSet(rows, count, 'apart');
}

function handsSet(
  rows: readonly BoardLine[],
  count: number,
  setting: Setting,
): readonly (readonly Holding[])[] | undefined {
  const hands: Holding[][] = Array.from({ length: count }, () => []);
  for (const [order, row] of rows.entries()) {
    const { cells, isWhole } = cellsOf(row, setting);
    const held = cells.flatMap((cell) => (cell.kind === 'holding' ? [cell.holding] : []));
    const isRow = held.length === count && held.every(({ suit }) => suit === SUITS[order]);
    if (!isWhole || held.length !== cells.length || !isRow) return undefined;
    for (const [column, holding] of held.entries()) hands[column]?.push(holding);
  }
  return rows.length === SUITS.length ? hands : undefined;
}

/** Under each player his cards of the suit that the row begins with, one word each. */
function suitRows(rows: readonly BoardLine[], count: number): readonly (readonly Holding[])[] | undefined {
  const hands: Holding[][] = Array.from({ length: count }, () => []);
  for (const [order, { pieces, line, base }] of rows.entries()) {
    const [suit, ...words] = pieces.filter(({ kind }) => kind !== 'divider');
    if (suit?.kind !== 'suit' || suit.suit !== SUITS[order] || words.length !== count) return undefined;
    for (const [column, word] of words.entries()) {
      if (word.kind !== 'word' || !(word.isRanks || word.isVoid)) return undefined;
      const signs = word.isRanks ? (word.signs ?? []) : [];
      hands[column]?.push({ suit: suit.suit, signs, base, start: word.start, end: word.end, line });
    }
  }
  return rows.length === SUITS.length ? hands : undefined;
}

function layOutUnder(
  labels: readonly Label[],
  hands: readonly (readonly Holding[])[],
  number: number,
  language: Language,
): Layout | undefined {
  const cells = labels.flatMap((label, column) => [
    { kind: 'label' as const, label, number },
    ...(hands[column] ?? []).map((holding) => ({ kind: 'holding' as const, holding, number })),
  ]);
  return layOut(cells, language);
}
