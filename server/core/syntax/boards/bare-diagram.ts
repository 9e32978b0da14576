// Diagrams whose suits have no sign at all: their order tells, and labels or the cross tell whose the hands are.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { areRanks } from '../signs.ts';
import type { Cell } from './board-cells.ts';
import { lineStart, type Piece, piecesOf, WIDE, type WordPiece } from './board-line.ts';
import { dottedHandAt } from './deal-string.ts';
import type { Holding } from './holding.ts';
import { areEqual, isOfFour, type Layout, layOut, layOutUnnamed } from './layout.ts';
import { after, cellsFor, hasHonour, type Place, type Reading, readAll } from './plain-diagram.ts';
import type { Label } from './seat-label.ts';
import { sizeOf } from './shown-hands.ts';
import { allFall, isSureButForSlip } from './sure-layout.ts';
import { orderTold } from './told-order.ts';

const LONGEST_LINE = 200;

/** The hands of the diagram that begins at line `at`, its suits given by their order alone. */
export function bareLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const start = { number: at, base };
  const read = (place: Place) =>
    handOnLine(lines, place) ?? handsInRows(lines, place) ?? handsOnRow(lines, place);
  const first = isShapeBelow(lines, at) ? handOnLine(lines, start) : read(start);
  if (first === undefined || isShape(first.cells)) return undefined;
  const all = readAll(lines, start, (place) => (place === start ? first : read(place)));
  const layout = layOut(all, language);
  return layout && isSurelyBoard(layout, language) ? layout : undefined;
}

/** `Noord: V83, 4, HB74, A10876`: four holdings behind a label. */
function handOnLine(lines: readonly string[], place: Place): Reading | undefined {
  const words = wordsOn(lines[place.number])?.filter((piece) => piece.kind === 'word');
  const [first, ...held] = words ?? [];
  if (first?.label === undefined || held.length !== SUITS.length || !held.every(isHolding)) return undefined;
  const line = lines[place.number] ?? '';
  const holdings = held.map((word, at) => holdingOf([word], at, line, place.base));
  return { cells: cellsFor([first.label], [holdings], place.number), next: after(lines, place, 1) };
}

/** Four hands without a name that begin at line `at`, a line for each or a row for each suit. */
export function bareHandsAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  return bareCrossAt(lines, at, base, language) ?? bareBlocksAt(lines, at, base, language);
}

/**
 * The hands of a cross of which each stands on one line, without a name: north's, those of west and east with wide
 * white space between, south's.
 */
function bareCrossAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const cells: Cell[] = [];
  let place: Place = { number: at, base };
  for (const count of [1, 2, 1]) {
    const hands = wholeHands(lines, place, [], count);
    if (hands === undefined) return undefined;
    cells.push(...hands);
    place = after(lines, place, 1);
  }
  const layout = cells.length === SUITS.length ** 2 ? layOut(cells, language) : undefined;
  return layout && isOfFour(layout) && isSurelyBoard(layout, language) && isDealt(layout)
    ? layout
    : undefined;
}

/** Four hands one after the other, a row for each suit; words beside them may tell whose they are. */
function bareBlocksAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (signsOn(lines, at) < WHOLE_HAND) return undefined;
  const cells: Cell[] = [];
  let [start, cards] = [base, 0];
  for (let number = at; cells.length < SUITS.length ** 2; number++) {
    const line = lines[number];
    const isBetween = cells.length !== 0 && cells.length % SUITS.length === 0 && lines[number - 1] !== '';
    if (line === undefined) return undefined;
    if (line.trim() !== '' || !isBetween) {
      const row = rowOf(wordsOn(line) ?? []);
      const [words] = row;
      if (row.length !== 1 || words === undefined || !words.every(isHolding)) return undefined;
      const holding = holdingOf(words, cells.length % SUITS.length, line, start);
      cells.push({ kind: 'holding', holding, number });
      cards += holding.signs.length;
      const isHand = cells.length % SUITS.length === 0;
      if (isHand && cards !== (cells.length / SUITS.length) * WHOLE_HAND) return undefined;
    }
    start += line.length + 1;
  }
  const layout = layOutUnnamed(cells, (end) => orderTold(lines, at, end, language));
  const isWhole = layout !== undefined && areEqual(layout) && sizeOf(layout.hands.N ?? []) === WHOLE_HAND;
  return isWhole && isSurelyBoard(layout, language) && isDealt(layout) ? layout : undefined;
}

/** Whether no card stands twice, or one by a slip. */
function isDealt({ hands }: Layout): boolean {
  const cards = Object.values(hands).flatMap((hand) =>
    hand.flatMap(({ suit, signs }) => signs.map(({ letter }) => suit + letter)),
  );
  return cards.length - new Set(cards).size <= 1;
}

/** The labels of one hand or of two side by side, which have the line for themselves. */
function labelsAlone(line: string | undefined): readonly Label[] | undefined {
  const labels = wordsOn(line)?.flatMap((piece) => (piece.kind === 'word' ? [piece.label] : []));
  const known = labels?.filter((label) => label !== undefined) ?? [];
  return known.length === labels?.length && (known.length === 1 || known.length === 2) ? known : undefined;
}

/** A line of labels, and below it the whole hands on one line: `K / Q5 / J7 / 4      A8 / K9 / AQ / -`. */
function handsOnRow(lines: readonly string[], place: Place): Reading | undefined {
  const labels = labelsAlone(lines[place.number]);
  const cells = labels && wholeHands(lines, after(lines, place, 1), labels, labels.length);
  return cells && { cells, next: after(lines, place, 2) };
}

/** So many hands side by side on the line, wide white space between them. */
function wholeHands(
  lines: readonly string[],
  { number, base }: Place,
  labels: readonly Label[],
  count: number,
): readonly Cell[] | undefined {
  const line = lines[number] ?? '';
  const dotted = dottedOn(line, base);
  if (dotted.length !== 0) return dotted.length === count ? cellsFor(labels, dotted, number) : undefined;
  const suits = suitsOn(wordsOn(line) ?? []);
  const second = suits[SUITS.length]?.[0];
  const isDivided = second === undefined || WIDE <= second.gap;
  if (suits.length !== count * SUITS.length || !suits.flat().every(isHolding) || !isDivided) return undefined;
  const holdings = suits.map((words, at) => holdingOf(words, at % SUITS.length, line, base));
  const hands = Array.from({ length: count }, (_, hand) =>
    holdings.slice(hand * SUITS.length, (hand + 1) * SUITS.length),
  );
  return cellsFor(labels, hands, number);
}

/** The hands of a line that are words with dots, `K72.4.-.5`; none where anything else stands there. */
function dottedOn(line: string, base: number): readonly (readonly Holding[])[] {
  if (LONGEST_LINE < line.length || !DOTTED.test(line)) return [];
  const hands: (readonly Holding[])[] = [];
  for (let at = skipBlanks(line, 0); at < line.length; ) {
    const hand = dottedHandAt(line, at, base);
    if (hand === undefined || hand.holdings.length === 0) return [];
    hands.push(hand.holdings);
    at = skipBlanks(line, hand.end);
  }
  return hands;
}

const DOTTED = /^\s*\S*\.\S*\.\S*\./;

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (at < line.length && /\s/.test(line.charAt(at))) at += 1;
  return at;
}

/** The words of each suit: where the line has dividers they and wide white space stand between suits, else any white space. */
function suitsOn(pieces: readonly Piece[]): readonly (readonly WordPiece[])[] {
  const hasDividers = pieces.some(({ kind }) => kind === 'divider');
  if (hasDividers) return rowOf(pieces);
  return pieces.flatMap((piece) => (piece.kind === 'word' ? [[piece]] : []));
}

/** A line with the label of one hand or of two side by side, and below it a line for each suit; one that is empty is a void. */
function handsInRows(lines: readonly string[], place: Place): Reading | undefined {
  const known = labelsAlone(lines[place.number]);
  if (known === undefined) return undefined;
  const hands: Holding[][] = known.map(() => []);
  for (const at of SUITS.keys()) {
    const { number, base } = after(lines, place, at + 1);
    const line = lines[number] ?? '';
    const isVoid = lines[number]?.trim() === '' && known.length === 1 && !hands.flat().some(isUnwritten);
    const row = isVoid ? [[]] : rowOf(wordsOn(line) ?? []);
    if (row.length !== known.length || !row.flat().every(isHolding)) return undefined;
    for (const [side, words] of row.entries()) hands[side]?.push(holdingOf(words, at, line, base));
  }
  const next = after(lines, place, SUITS.length + 1);
  return { cells: cellsFor(known, hands, next.number - 1), next };
}

function isUnwritten({ start, end }: Holding): boolean {
  return start === end;
}

function wordsOn(line: string | undefined): readonly Piece[] | undefined {
  if (line === undefined || LONGEST_LINE < line.length) return undefined;
  const { pieces, isWhole } = piecesOf(line, lineStart(line));
  return isWhole && pieces.every(({ kind }) => kind !== 'suit') ? pieces : undefined;
}

/** The words of a row, those of each hand together: a divider or wide white space stands between two hands. */
function rowOf(pieces: readonly Piece[]): readonly (readonly WordPiece[])[] {
  const sides: WordPiece[][] = [];
  let isNew = true;
  for (const piece of pieces) {
    if (piece.kind === 'word') {
      if (isNew || WIDE <= piece.gap) sides.push([piece]);
      else sides.at(-1)?.push(piece);
    }
    isNew = piece.kind !== 'word';
  }
  return sides;
}

/** Cards, one sign of them perhaps misprinted, or none. */
function isHolding({ isRanks, isVoid, signs, label }: WordPiece): boolean {
  return isRanks || isVoid || (signs !== undefined && label === undefined);
}

function holdingOf(words: readonly WordPiece[], at: number, line: string, base: number): Holding {
  const signs = words.flatMap((word) => (word.isVoid ? [] : (word.signs ?? [])));
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  return { suit: SUITS[at] ?? 'S', signs, base, start, end, line };
}

/** Without any sign of a suit it is a board where hands are equal or nearly whole, and every suit falls but for a slip. */
function isSurelyBoard(layout: Layout, language: Language): boolean {
  const all = Object.values(layout.hands);
  const sizes = all.map(sizeOf);
  if (!all.flat().some(hasHonour)) return false;
  const isEqual = 1 < all.length && areEqual(layout) && sizes.every((size) => SHAPE < size);
  const isWhole = isOfFour(layout) && sizes.every((size) => Math.abs(size - WHOLE_HAND) <= 1);
  const isRead = all.flat().every(({ signs }) => areRanks(signs));
  return (isRead && (isEqual || isWhole) && allFall(layout, language)) || isSureButForSlip(layout, language);
}

/** Whether the rows of a hand under line `at` have one sign each at the most. */
function isShapeBelow(lines: readonly string[], at: number): boolean {
  return SUITS.every((_, row) => (lines[at + 1 + row] ?? '').length <= 1);
}

/** The length of four lines, a suit on each: no fewer than its cards. */
function signsOn(lines: readonly string[], at: number): number {
  let signs = 0;
  for (let row = at; row < at + SUITS.length; row++) signs += (lines[row] ?? '').length;
  return signs;
}

/** Whether the cells hold no more cards than a shape has numbers. */
function isShape(cells: readonly Cell[]): boolean {
  const signs = cells.flatMap((cell) => (cell.kind === 'holding' ? cell.holding.signs : []));
  return signs.length <= SHAPE;
}

const WHOLE_HAND = 13;

/** Four single numbers are the shape of a hand, or a score. */
const SHAPE = 4;
