// What is missing of a deal filled in: a hand that three whole ones leave, cards that a short hand lacks.
import { type Card, DECK, rankOf, SUITS, suitOf } from '../bridge/cards.ts';
import { cardsOf, type Hand, handOf, isWhollyNamed, sizeOf } from '../bridge/hand.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import type { CardStyle } from '../bridge/words.ts';
import { renderBoard } from '../format/render-board.ts';
import { missingCards, type ShownHand, shortHand, shownHands, WHOLE_HAND } from '../rules/deal.ts';
import { cardStyleOf } from '../syntax/letters.ts';
import type { Board, ReadHand } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { lineOf } from '../text/lines.ts';
import { holdingEdit } from './holding-edit.ts';
import { isOfProgram } from './of-program.ts';
import { replacement, type TextEdit } from './text-edit.ts';

/** The edits that fill in what `board` lacks; none where the rest of it does not tell what that is. */
export function missingCardEdits(tree: CaseTree, board: Board): readonly TextEdit[] {
  if (isOfProgram(tree.text, board)) return [];
  const style = cardStyleOf([], [board], tree.language, tree.language);
  const missing = missingCards(board);
  const short = shortHand(board, missing);
  return short === undefined ? handEdits(tree, board, style) : cardEdits(tree, short, missing, style);
}

/** The cards put into the hand, each with those of its suit; none where one of the suits is not written. */
function cardEdits(
  { text }: CaseTree,
  { read, size }: ShownHand,
  missing: readonly Card[],
  style: CardStyle,
): readonly TextEdit[] {
  if (size + missing.length !== WHOLE_HAND) return [];
  const all = [...cardsOf(read.hand), ...missing];
  const suits = SUITS.filter((suit) => missing.some((card) => suitOf(card) === suit));
  const edits = suits.map((suit) => {
    const ranks = all.filter((card) => suitOf(card) === suit).map(rankOf);
    return holdingEdit(text, read, suit, ranks, style);
  });
  const made = edits.filter((edit) => edit !== undefined);
  return made.length === suits.length ? made : [];
}

/** The fourth hand on a line of its own, below the three others. */
function handEdits(tree: CaseTree, board: Board, style: CardStyle): readonly TextEdit[] {
  const fourth = handLeft(board);
  if (fourth === undefined) return [];
  const { seat, hand } = fourth;
  const hands = shownHands(board).map(({ read }) => read);
  const last = hands.reduce((one, other) => (one.span.end < other.span.end ? other : one));
  const line = lineOf(tree.text, last.span.end);
  const written = tree.text.lines[line] ?? '';
  const end = (tree.text.starts[line] ?? 0) + written.length;
  const listed = tree.annotations.find(({ given }) => given.hand?.span.start === last.span.start);
  const drawn = renderBoard({ [seat]: hand }, 'labelled', style);
  const fresh =
    listed === undefined ? drawn : `@hand ${seat} ${drawn.slice(drawn.indexOf(':') + 1).trimStart()}`;
  return isOnOwnLines(tree, hands)
    ? [replacement(end, end, `\n${MARGIN.exec(written)?.[0] ?? ''}${fresh}`)]
    : [];
}

/** White space, marks of quotation and of a list. */
const MARGIN = /^[\s>]*(?:[-*+•]\s+)?/;

/** Each hand stands on one line, and no two on the same. */
function isOnOwnLines({ text }: CaseTree, hands: readonly ReadHand[]): boolean {
  const lines = hands.map(({ span }) => lineOf(text, span.start));
  return (
    new Set(lines).size === hands.length &&
    hands.every(({ span }, at) => lineOf(text, span.end) === lines[at])
  );
}

/** The hand that is not shown, where the other three are whole and have no card twice. */
function handLeft(board: Board): { readonly seat: Seat; readonly hand: Hand } | undefined {
  const shown = shownHands(board);
  const seat = SEATS.find((one) => board.hands[one] === undefined);
  const isWhole = ({ read: { hand }, size }: ShownHand) =>
    size === WHOLE_HAND && sizeOf(hand) === WHOLE_HAND && isWhollyNamed(hand);
  if (seat === undefined || shown.length !== SEATS.length - 1 || !shown.every(isWhole)) return undefined;
  const held = new Set(shown.flatMap(({ read }) => cardsOf(read.hand)));
  const left = DECK.filter((card) => !held.has(card));
  return left.length === WHOLE_HAND ? { seat, hand: handOf(left) } : undefined;
}
