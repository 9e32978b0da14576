// Hands on a line that have lost the signs of their red suits: `♠ KJ863 , A104 , 72 , ♣ A96`, `♠K4, J953, Q62, A104`.
import { SUITS } from '../bridge/cards.ts';
import { type LinePieces, type Piece, piecesOf } from './board-line.ts';

/** The pieces of a line with the lost suits put back, each with no width; others as they are. */
export function restoredPiecesOf(line: string, from: number): LinePieces {
  const { pieces, isWhole } = piecesOf(line, from);
  const first = pieces.findIndex(({ kind }) => kind === 'suit');
  if (!isWhole || first === -1) return { pieces, isWhole };
  const groups = groupsOf(pieces.slice(first));
  if (groups.length !== SUITS.length || !hasLostSuits(groups)) return { pieces, isWhole };
  return { pieces: [...pieces.slice(0, first), ...groups.flatMap(withSuit)], isWhole };
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
    const isHeld = held.every((piece) => piece.kind === 'word' && (piece.isRanks || piece.isVoid));
    return isHeld && held.length !== 0 && (hasSign ? maySign : at !== 0);
  });
}

function withSuit(group: Group, at: number): readonly Piece[] {
  const [head] = group;
  const suit = SUITS[at];
  if (head === undefined || suit === undefined || head.kind === 'suit') return group;
  const { start, gap } = head;
  return [{ kind: 'suit', suit, start, end: start, gap }, { ...head, gap: 0 }, ...group.slice(1)];
}
