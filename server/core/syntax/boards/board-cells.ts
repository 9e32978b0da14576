// The pieces of a diagram's lines as holdings and labels.

import { GREEK_JACK, GREEK_QUEEN, hasGreekHonour, type Sign } from '../signs.ts';
import { type Piece, WIDE, type WordPiece } from './board-line.ts';
import type { Holding } from './holding.ts';
import { areWestAndEast, type Label } from './seat-label.ts';

/** A line of a diagram in pieces; `base` is where it begins in the case. */
export type BoardLine = {
  readonly line: string;
  /** The number of the line, counted as the caller counts. */
  readonly number: number;
  readonly base: number;
  readonly pieces: readonly Piece[];
};

/** What a diagram is made of: a seat's label, or one suit of a hand. */
export type Cell =
  | { readonly kind: 'label'; readonly label: Label; readonly number: number }
  | { readonly kind: 'holding'; readonly holding: Holding; readonly number: number };

/**
 * How the cards of a suit are set: together (`♠KJ9`), or apart (`♠ K J 9`). It decides whether a letter behind
 * a space is one more card or the compass: `♠9 K ♠KJ` has a north of Turkey, `♠ 9 8 ♠ K J` none.
 */
export type Setting = 'together' | 'apart';

type SuitPiece = Extract<Piece, { readonly kind: 'suit' }>;
type Reading = { readonly holding: Holding; readonly next: number };

/** The lines with Β as a jack and Ν as a queen, where they have the other honours of Greece; elsewhere they are north and south. */
export function withGreekJacks(lines: readonly BoardLine[]): readonly BoardLine[] {
  const isGreek = lines.some(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'word' && hasGreekHonour(piece.signs ?? [])),
  );
  if (!isGreek) return lines;
  const isQueen = (piece: Piece) => piece.kind === 'word' && piece.signs?.[0]?.letter === GREEK_QUEEN;
  const isJack = (piece: Piece) => piece.kind === 'word' && piece.signs?.[0]?.letter === GREEK_JACK;
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece, at) =>
      isJack(piece) || (isQueen(piece) && isBehindCardOrSuit(piece, line.pieces[at - 1]))
        ? { ...piece, isRanks: true }
        : piece,
    ),
  }));
}

/** `♠ Ν 9 4`, `♦ Α Ν 6`: right behind a suit or a card; south stands apart. */
function isBehindCardOrSuit({ gap }: Piece, before: Piece | undefined): boolean {
  return before?.kind === 'suit' || (gap === 1 && before?.kind === 'word' && before.isRanks);
}

/** The setting that most suits of the lines have. */
export function settingOf(lines: readonly BoardLine[]): Setting {
  let together = 0;
  let apart = 0;
  for (const { pieces } of lines) {
    for (let at = 0; at < pieces.length; at++) {
      const first = pieces[at + 1];
      if (pieces[at]?.kind !== 'suit' || first?.kind !== 'word' || !first.isRanks) continue;
      const second = pieces[at + 2];
      if (1 < (first.signs?.length ?? 0)) together += 1;
      else if (second?.kind === 'word' && second.isRanks && second.label === undefined) apart += 1;
    }
  }
  return together < apart ? 'apart' : 'together';
}

/** Whether a letter behind a card and a space may be one more card in one setting and the compass in the other. */
export function dependsOnSetting(lines: readonly BoardLine[]): boolean {
  return lines.some(({ pieces }) =>
    pieces.some(
      (piece, at) =>
        piece.kind === 'word' &&
        piece.isRanks &&
        piece.label !== undefined &&
        piece.gap === 1 &&
        pieces[at - 1]?.kind !== 'suit',
    ),
  );
}

/** The cells that a line begins with, and whether they are all of its pieces. */
export function cellsOf(board: BoardLine, setting: Setting): { cells: readonly Cell[]; isWhole: boolean } {
  const cells: Cell[] = [];
  const { pieces, number } = board;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece?.kind === 'suit') {
      const { holding, next } = holdingAt(board, piece, at, setting);
      cells.push({ kind: 'holding', holding, number });
      at = next;
      continue;
    }
    if (piece?.kind === 'word' && !(piece.isVoid && dividesSuits(cells, pieces[at + 1]))) {
      if (piece.label === undefined) return { cells, isWhole: false };
      cells.push({ kind: 'label', label: piece.label, number });
    }
    at += 1;
  }
  return { cells, isWhole: true };
}

/** `sch. A 8 - ha. H`: a dash behind the cards of one suit and before another is no void. */
function dividesSuits(cells: readonly Cell[], next: Piece | undefined): boolean {
  return cells.at(-1)?.kind === 'holding' && next?.kind === 'suit';
}

/** The suit whose sign is piece `at`, with the words behind it that are its cards, and the piece behind those. */
function holdingAt(
  { pieces, line, base }: BoardLine,
  suit: SuitPiece,
  at: number,
  setting: Setting,
): Reading {
  const signs: Sign[] = [];
  let isVoid = false;
  let end = suit.end;
  let next = at + 1;
  for (; next < pieces.length; next++) {
    const word = pieces[next];
    if (word?.kind === 'divider' && isBetweenCards(pieces, next, line)) continue;
    if (word?.kind !== 'word') break;
    if (word.isVoid && signs.length === 0) isVoid = true;
    else if (isVoid || word.signs === undefined || isOfProse(line, word, signs[0])) break;
    else if (
      signs.length === 0
        ? beginsHolding(pieces, next, word, line)
        : goesOn(pieces, next, word, signs, setting)
    )
      signs.push(...word.signs);
    else break;
    end = word.end;
  }
  return { holding: { suit: suit.suit, signs, base, start: suit.start, end, line }, next };
}

/** The commas of `♠K, 7, 2 ♥4`, each between two single cards, on a line with the signs of its suits. */
function isBetweenCards(pieces: readonly Piece[], at: number, line: string): boolean {
  const [before, comma, behind] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (comma === undefined || line.charAt(comma.start) !== ',' || before === undefined) return false;
  if (!isOneCard(before) || behind === undefined || !isOneCard(behind)) return false;
  return FEWEST_SIGNS <= pieces.filter(({ kind }) => kind === 'suit').length;
}

function isOneCard(piece: Piece): boolean {
  return piece.kind === 'word' && piece.isRanks && piece.signs?.length === 1;
}

/** With fewer signs on the line a comma may stand for one that was left out. */
const FEWEST_SIGNS = 3;

/** A word in small letters behind other cards, `♣6 had`, `♠K a trick`: small cards have small honours before them, or an x. */
function isOfProse(line: string, word: WordPiece, first: Sign | undefined): boolean {
  return (
    first !== undefined && /^[a-wyz]/.test(line.charAt(word.start)) && !/[a-z]/.test(line.charAt(first.start))
  );
}

/**
 * Whether the first word behind a suit's sign is its cards, and not the compass beside a void; one strange sign
 * alone must touch the suit's, or be a capital with nothing behind it but the next suit or the compass set apart.
 */
function beginsHolding(pieces: readonly Piece[], at: number, word: WordPiece, line: string): boolean {
  const { isRanks, signs = [], label, gap } = word;
  if (label !== undefined && isRanks) return gap === 0 || !isCompassPair(pieces, at);
  if (label !== undefined) return gap === 0 && line.slice(word.start, word.end) === 'W'; // A jack of Poland.
  if (isRanks || 1 < signs.length || gap === 0) return true;
  const isLast = line.slice(word.end).trim() === '';
  return /[A-Z1]/.test(line.charAt(word.start)) && (isLast || isSuitNext(pieces, at + 1));
}

/** Whether from piece `at` the next suit follows, or the compass: set apart, before a suit, or with nothing behind it. */
function isSuitNext(pieces: readonly Piece[], at: number): boolean {
  const next = pieces.slice(at).filter(({ kind }) => kind !== 'divider');
  const isLabel = (piece: Piece) => piece.kind === 'word' && piece.label !== undefined;
  const follower = next.find((piece) => !isLabel(piece));
  const compass = follower === undefined ? next : next.slice(0, next.indexOf(follower));
  const [first] = compass;
  if (first === undefined) return follower?.kind === 'suit';
  if (pieces[at]?.kind === 'divider' || WIDE <= first.gap || follower === undefined) return true;
  return compass.length <= 2 && follower.kind === 'suit';
}

/** Whether a word behind a space has more cards of the suit, and is not the compass. */
function goesOn(
  pieces: readonly Piece[],
  at: number,
  word: WordPiece,
  before: readonly Sign[],
  setting: Setting,
): boolean {
  if (!word.isRanks) return false;
  if (word.label === undefined || isCardsBehind(pieces, at)) return true;
  return setting === 'apart' && word.gap === 1 && !isCompassPair(pieces, at) && !isHigher(word, before);
}

/** Whether a word that can only be cards follows before the next suit. */
function isCardsBehind(pieces: readonly Piece[], at: number): boolean {
  for (let next = at + 1; next < pieces.length; next++) {
    const word = pieces[next];
    if (word?.kind !== 'word') return false;
    if (word.isRanks && word.label === undefined) return true;
  }
  return false;
}

/** `B D`, `W E`: the letters of west and east at the end of the suit. */
function isCompassPair(pieces: readonly Piece[], at: number): boolean {
  const [west, east, next] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  if (west?.kind !== 'word' || east?.kind !== 'word' || next?.kind === 'word') return false;
  return west.label !== undefined && east.label !== undefined && areWestAndEast(west.label, east.label);
}

const HIGH_TO_LOW = 'AKΡQDΝτVJBΒT98765432';

/** Whether the letter would stand behind a lower card, as a compass letter may and a card does not. */
function isHigher(word: WordPiece, before: readonly Sign[]): boolean {
  const order = (sign: Sign | undefined) => HIGH_TO_LOW.indexOf(sign?.letter ?? '');
  return order(word.signs?.[0]) < order(before.at(-1));
}
