// Diagrams whose suits have signs or letters: the cross with or without a compass, labelled hands, hands on one line.
import type { Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { type Beside, clearedLine } from './beside.ts';
import {
  type BoardLine,
  type Cell,
  cellsOf,
  dependsOnSetting,
  type Setting,
  settingOf,
  withGreekJacks,
} from './board-cells.ts';
import {
  contentStart,
  fontPiecesOf,
  type LinePieces,
  letteredPiecesOf,
  lineStart,
  type Piece,
  piecesOf,
  SUIT_ALPHABETS,
  wordedPiecesOf,
} from './board-line.ts';
import { SUIT_FONTS } from './font-suit.ts';
import { areEqual, isOfFour, type Layout, layOut, layOutUnnamed } from './layout.ts';
import { rowRestorer } from './lost-suits.ts';
import { mayBeBoard } from './suit-order.ts';
import {
  BY_GLYPH,
  BY_KEY,
  BY_LETTER,
  BY_NAME,
  LONGEST_LINE,
  MOST_LINES_BEFORE,
  mayBeginWith,
  mayHoldFourHands,
} from './suits-ahead.ts';
import { allFall, isSure, isSureButForSlip, isSurelyRead } from './sure-layout.ts';
import { orderTold } from './told-order.ts';

/** The hands of the diagram that begins at line `at`. */
export function signedLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (!mayBeginWith(BY_GLYPH, lines, at)) return undefined;
  const board = linesOfBoard(lines, at, base, (line) => piecesOf(line, contentStart(line)));
  return board && sharedOut(board, language);
}

/** The same for suits by letters; each must fall, so that no letter is taken now for a suit, now for a king. */
export function letteredLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
  clear: (line: string) => string = (line) => line,
): Layout | undefined {
  let nearly: Layout | undefined;
  for (const alphabet of SUIT_ALPHABETS) {
    if (!mayBeginWith(BY_LETTER[alphabet], lines, at)) continue;
    let isByLetters = false;
    const board = linesOfBoard(lines, at, base, (written) => {
      const line = clear(written);
      const start = lineStart(line);
      const read = letteredPiecesOf(line, start, alphabet);
      isByLetters ||= start !== contentStart(line) || hasSuitLetter(line, read);
      return read;
    });
    // By signs alone the lines are no diagram: that was asked before.
    const layout = board && isByLetters ? sharedOut(board, language) : undefined;
    if (layout === undefined) continue;
    if (allFall(layout, language)) return layout;
    if (isSureButForSlip(layout, language)) nearly ??= layout;
  }
  return nearly;
}

function hasSuitLetter(line: string, { pieces }: LinePieces): boolean {
  return pieces.some(({ kind, start }) => kind === 'suit' && isCapital(line.charCodeAt(start)));
}

function isCapital(unit: number): boolean {
  return 0x41 <= unit && unit <= 0x5a;
}

/** The same for suits by their names; a list of one player's cards is no board, so there are several hands. */
export function wordedLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (!mayBeginWith(BY_NAME, lines, at)) return undefined;
  const board = linesOfBoard(lines, at, base, (line) => wordedPiecesOf(line, contentStart(line)));
  const layout = board && sharedOut(board, language);
  if (layout === undefined || Object.keys(layout.hands).length < 2) return undefined;
  return allFall(layout, language) || isSureButForSlip(layout, language) ? layout : undefined;
}

/** The same for suits in a symbol font that was lost, by the keys of its signs; only where nothing else fits. */
export function fontLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  for (const font of SUIT_FONTS) {
    if (!mayBeginWith(BY_KEY[font], lines, at)) continue;
    const board = linesOfBoard(lines, at, base, (line) => fontPiecesOf(line, contentStart(line), font));
    const layout = board && sharedOut(board, language);
    if (layout !== undefined && isSure(layout, language)) return layout;
  }
  return undefined;
}

/** The same for hands that have lost the signs of their red suits; as they are written they are no diagram. */
export function restoredLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (!mayBeginWith(BY_GLYPH, lines, at)) return undefined;
  const { read, hasRestored } = rowRestorer();
  const board = linesOfBoard(lines, at, base, read);
  const layout = board && hasRestored() ? sharedOut(board, language) : undefined;
  return layout !== undefined && isSurelyRead(layout, language) ? layout : undefined;
}

/**
 * The four hands of a diagram with headers or other words beside its rows, its suits by signs or by letters. Where
 * words are passed over that say nothing of the board, the hands must be sure without them.
 */
export function clearedLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
  beside: Beside,
): Layout | undefined {
  let isOther = beside === 'headers';
  const clear = (line: string) => {
    const left = clearedLine(line, language, beside);
    isOther ||= left !== clearedLine(line, language, 'headers');
    return left;
  };
  const signed = mayBeginWith(BY_GLYPH, lines, at)
    ? linesOfBoard(lines, at, base, (written) => {
        const line = clear(written);
        return piecesOf(line, contentStart(line));
      })
    : undefined;
  // With the headers alone left out the same lines are no diagram: that was asked before.
  const isKnown = signed !== undefined && !isOther;
  if (isKnown && letteredLayoutAt(lines, at, base, language, clear) === undefined) return undefined;
  const layout =
    (signed && sharedOut(signed, language)) ?? letteredLayoutAt(lines, at, base, language, clear);
  if (layout === undefined || !isOfFour(layout)) return undefined;
  return beside === 'headers' || isSure(layout, language) ? layout : undefined;
}

/** Four hands with signs for their suits and no names; words beside them may tell their order. */
export function unnamedLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (!mayHoldFourHands(lines, at)) return undefined;
  const board = linesOfBoard(lines, at, base, (line) => piecesOf(line, contentStart(line)), true);
  const told = (end: number) => orderTold(lines, at, end, language);
  const layout = board && layOutUnnamed(cellsOfBoard(board, settingOf(board)), told);
  return layout !== undefined && isSure(layout, language) ? layout : undefined;
}

function sharedOut(board: readonly BoardLine[], language: Language): Layout | undefined {
  const setting = settingOf(board);
  const likely = layOut(cellsOfBoard(board, setting), language);
  if ((likely !== undefined && areEqual(likely)) || !dependsOnSetting(board)) return likely;
  const other = layOut(cellsOfBoard(board, setting === 'apart' ? 'together' : 'apart'), language);
  return other !== undefined && areEqual(other) ? other : likely;
}

/** No board has more suits, labels, labels before its first suit, or lines without words in a row, empty or drawn. */
const MOST_SUITS = 16;
const MOST_LABELS = 24;
const MOST_LABELS_BEFORE = 2;
const MOST_BLANKS = 2;
const MOST_DRAWN = 8;

/** The lines from `at` that hold nothing but pieces of a diagram; `undefined` where they can be none. */
function linesOfBoard(
  lines: readonly string[],
  at: number,
  base: number,
  read: (line: string) => LinePieces,
  isUnnamed = false,
): readonly BoardLine[] | undefined {
  const board: BoardLine[] = [];
  const suits: Suit[] = [];
  let [labels, blanks, drawn] = [0, 0, 0];
  let start = base;
  for (let number = at; number < lines.length && blanks <= MOST_BLANKS && drawn <= MOST_DRAWN; number++) {
    const line = lines[number] ?? '';
    if (LONGEST_LINE < line.length) break;
    const { pieces, isWhole } = read(line);
    const onLine = countOf(pieces, suits);
    if (!isWhole || (onLine.suits === 0 && onLine.others !== 0) || MOST_SUITS < suits.length) break;
    labels += onLine.labels;
    const mostLabels = suits.length === 0 ? MOST_LABELS_BEFORE : MOST_LABELS;
    if (mostLabels < labels) return undefined;
    const isMore = suits.length !== 0 && onLine.suits + onLine.labels !== 0;
    if (isMore && !mayBeBoard(suits, isUnnamed || labels !== 0)) return undefined;
    if (suits.length === 0 && MOST_LINES_BEFORE <= number - at) return undefined;
    blanks = pieces.length === 0 ? blanks + 1 : 0;
    drawn = onLine.suits === 0 && onLine.labels === 0 ? drawn + 1 : 0;
    if (onLine.suits + onLine.labels !== 0) board.push({ line, number, base: start, pieces });
    start += line.length + 1;
  }
  const hasSuit = board.some(({ pieces }) => pieces.some(({ kind }) => kind === 'suit'));
  return hasSuit ? withGreekJacks(board) : undefined;
}

/** How many suits, labels and other words a line has; its suits are put behind those before. */
function countOf(
  pieces: readonly Piece[],
  before: Suit[],
): { readonly suits: number; readonly labels: number; readonly others: number } {
  let suits = 0;
  let labels = 0;
  let others = 0;
  const isBarred = pieces.some(({ kind }) => kind === 'divider'); // The dashes of `|---|---|` are no voids.
  for (const piece of pieces) {
    if (piece.kind === 'suit') {
      before.push(piece.suit);
      suits += 1;
    } else if (piece.kind === 'word') {
      if (piece.label !== undefined) labels += 1;
      else if (!piece.isVoid || !isBarred) others += 1;
    }
  }
  return { suits, labels, others };
}

/** The cells up to the first line that has something else. */
function cellsOfBoard(board: readonly BoardLine[], setting: Setting): readonly Cell[] {
  const cells: Cell[] = [];
  for (const line of board) {
    const { cells: more, isWhole } = cellsOf(line, setting);
    if (!isWhole) break;
    cells.push(...more);
  }
  return cells;
}
