// Hands of which each has a line for itself and no usual order: its suits by name in any order, every card with its
// suit, or the player behind his cards.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { cellsOf } from './board-cells.ts';
import { contentStart, type LinePieces, piecesOf, wordedPiecesOf } from './board-line.ts';
import { handByCards } from './cards-one-by-one.ts';
import type { Holding } from './holding.ts';
import { type Layout, layOut } from './layout.ts';
import { after, cellsFor, labelAt, type Place, type Reading, readAll } from './plain-diagram.ts';
import { labelOf } from './seat-label.ts';
import { isSure } from './sure-layout.ts';

/** Several hands from line `at` on, of one length, every suit falling. */
export function handsOnLinesAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const read = (place: Place) => namedHand(lines, place) ?? handBeforeLabel(lines, place);
  return severalHands(lines, { number: at, base }, read, language);
}

/** The same for hands that give each card its suit; read as anything else, they would be other hands. */
export function handsByCardsAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const read = (place: Place) => handOfCards(lines, place);
  return severalHands(lines, { number: at, base }, read, language);
}

function severalHands(
  lines: readonly string[],
  start: Place,
  read: (place: Place) => Reading | undefined,
  language: Language,
): Layout | undefined {
  const layout = layOut(readAll(lines, start, read), language);
  return layout !== undefined && isSure(layout, language) ? layout : undefined;
}

const LONGEST_LINE = 200;

/** `South – hearts A5, diamonds K, clubs 7, spades -`. */
function namedHand(lines: readonly string[], place: Place): Reading | undefined {
  const line = lines[place.number] ?? '';
  const label = LONGEST_LINE < line.length ? undefined : labelAt(line, contentStart(line));
  if (label === undefined) return undefined;
  const lead = DASH_BEHIND.exec(line.slice(label.end, label.end + LONGEST_LEAD))?.[0].length ?? 0;
  const hand = handIn(line, place, wordedPiecesOf(line, label.end + lead));
  return hand && { cells: cellsFor([label.label], [hand], place.number), next: after(lines, place, 1) };
}

const DASH_BEHIND = /^\s*[-–—]?\s+/;
const LONGEST_LEAD = 10;

/** `South: ♠A ♠5 ♦K ♦2 ♣7`. */
function handOfCards(lines: readonly string[], place: Place): Reading | undefined {
  const line = lines[place.number] ?? '';
  const label = labelAt(line, contentStart(line));
  const hand = label && handByCards(line, label.end, place.base);
  return hand && { cells: cellsFor([label.label], [hand], place.number), next: after(lines, place, 1) };
}

/** `♠A ♥5 ♦2 ♣- (North, dummy)`. */
function handBeforeLabel(lines: readonly string[], place: Place): Reading | undefined {
  const line = lines[place.number] ?? '';
  const [, cards = '', seat = ''] = (mayHaveLabelBehind(line) && LABEL_BEHIND.exec(line)) || [];
  const label = labelOf(seat);
  if (label === undefined) return undefined;
  const hand = handIn(cards, place, piecesOf(cards, contentStart(line)));
  return hand && { cells: cellsFor([label], [hand], place.number), next: after(lines, place, 1) };
}

function mayHaveLabelBehind(line: string): boolean {
  return line.length <= LONGEST_LINE && line.trimEnd().endsWith(')');
}

const LABEL_BEHIND = letterPattern(
  String.raw`^([^(]{8,120})\(([\p{L}]{1,8})(?![\p{L}])[^()]{0,30}\)\s*$`,
  '',
);

/** The four suits that the pieces are, in the order of the suits; `undefined` where they are anything else. */
function handIn(
  line: string,
  { number, base }: Place,
  { pieces, isWhole }: LinePieces,
): readonly Holding[] | undefined {
  const { cells, isWhole: areCells } = cellsOf({ line, number, base, pieces }, 'together');
  const held = cells.flatMap((cell) => (cell.kind === 'holding' ? [cell.holding] : []));
  const inOrder = SUITS.flatMap((suit) => held.find((holding) => holding.suit === suit) ?? []);
  const isHand = held.length === cells.length && held.length === SUITS.length;
  return isWhole && areCells && isHand && inOrder.length === SUITS.length ? inOrder : undefined;
}
