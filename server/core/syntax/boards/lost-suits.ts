// Hands that have lost the signs of their red suits, on a line: `♠ KJ863 , A104 , 72 , ♣ A96`, `♠K4, J953, Q62, A104`;
// or on rows, those of hearts and diamonds nothing but cards between a row of ♠ and a row of ♣.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { contentStart, type LinePieces, lineStart, type Piece, piecesOf, WIDE } from './board-line.ts';

/** The pieces of a line with the lost suits put back, each with no width; others as they are. */
function restoredPiecesOf(written: LinePieces): LinePieces {
  const { pieces, isWhole } = written;
  if (!isWhole || !hasDividers(pieces)) return written;
  const first = pieces.findIndex(({ kind }) => kind === 'suit');
  if (first === -1) return written;
  const groups = groupsOf(pieces.slice(first));
  if (groups.length !== SUITS.length || !hasLostSuits(groups)) return written;
  return { pieces: [...pieces.slice(0, first), ...groups.flatMap(withSuit)], isWhole };
}

/** Whether there are enough dividers for a hand, a suit between each two. */
function hasDividers(pieces: readonly Piece[]): boolean {
  let dividers = 0;
  for (const { kind } of pieces) if (kind === 'divider') dividers += 1;
  return SUITS.length - 1 <= dividers;
}

type Group = readonly Piece[];

/** What stands between the dividers. */
function groupsOf(pieces: readonly Piece[]): readonly Group[] {
  const groups: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'divider') groups.push([]);
    else groups.at(-1)?.push(piece);
  }
  return groups;
}

/** Spades have their sign, and clubs perhaps; the red suits have none, and all have cards or a void. */
function hasLostSuits(groups: readonly Group[]): boolean {
  return groups.every((group, at) => {
    const [head, ...cards] = group;
    const hasSign = head?.kind === 'suit' && head.suit === SUITS[at];
    const held = hasSign ? cards : group;
    const maySign = at === 0 || at === SUITS.length - 1;
    const isHeld = held.every(mayBeHeld);
    return isHeld && held.length !== 0 && (hasSign ? maySign : at !== 0);
  });
}

/** Cards, one sign of them perhaps misprinted, or a void. */
function mayBeHeld(piece: Piece): boolean {
  if (piece.kind !== 'word') return false;
  return piece.isRanks || piece.isVoid || (piece.signs !== undefined && piece.label === undefined);
}

function withSuit(group: Group, at: number): readonly Piece[] {
  const [head] = group;
  const suit = SUITS[at];
  return head === undefined || suit === undefined || head.kind === 'suit' ? group : behindSign(group, suit);
}

function behindSign(group: Group, suit: Suit): readonly Piece[] {
  const [head] = group;
  if (head === undefined) return group;
  const { start, gap } = head;
  return [{ kind: 'suit', suit, start, end: start, gap }, { ...head, gap: 0 }, ...group.slice(1)];
}

/** Reads the lines of a diagram one after the other: the suit that a row of nothing but cards has lost is put back. */
export function rowRestorer(): {
  readonly read: (line: string) => LinePieces;
  /** Whether any line so far is otherwise than it is written. */
  readonly hasRestored: () => boolean;
} {
  let above: Suit | undefined;
  let columns = 0;
  let hasRestored = false;
  const restored = (line: string, plain: LinePieces): LinePieces => {
    const isRow = above !== undefined && BELOW[above] !== undefined;
    const read = restoredPiecesOf(isRow ? piecesOf(line, lineStart(line)) : plain);
    const { pieces, isWhole } = read;
    const signs = signsOf(pieces);
    if (signs.count !== 0) {
      above = signs.suit;
      columns = signs.count;
    }
    const suit = above && BELOW[above];
    const cards = suit === undefined || signs.count !== 0 || !isWhole ? [] : columnsOf(pieces);
    if (suit === undefined || cards.length === 0 || cards.length !== columns) return read;
    above = suit;
    return { pieces: cards.flatMap((column) => behindSign(column, suit)), isWhole };
  };
  const read = (line: string) => {
    const plain = piecesOf(line, contentStart(line));
    const pieces = restored(line, plain);
    hasRestored ||= pieces !== plain;
    return pieces;
  };
  return { read, hasRestored: () => hasRestored };
}

/** How many signs of suits a line has, and the suit where it is one for all. */
function signsOf(pieces: readonly Piece[]): { readonly count: number; readonly suit: Suit | undefined } {
  let count = 0;
  let one: Suit | undefined;
  for (const piece of pieces) {
    if (piece.kind !== 'suit') continue;
    one = count === 0 || one === piece.suit ? piece.suit : undefined;
    count += 1;
  }
  return { count, suit: one };
}

/** The red suits by the suit of the row above. */
const BELOW: { readonly [above in Suit]?: Suit } = { S: 'H', H: 'D' };

/** The cards of a row, those of each hand together; none where anything else stands on it. */
function columnsOf(pieces: readonly Piece[]): readonly Group[] {
  const columns: Piece[][] = [];
  let isNew = true;
  for (const piece of pieces) {
    if (piece.kind === 'word' && !mayBeHeld(piece)) return [];
    if (piece.kind === 'word' && (isNew || WIDE <= piece.gap)) columns.push([piece]);
    else if (piece.kind === 'word') columns.at(-1)?.push(piece);
    isNew = piece.kind !== 'word';
  }
  return columns;
}
