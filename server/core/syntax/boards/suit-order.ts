// In which order the suits of a board may stand.
import { SUITS, type Suit } from '../../bridge/cards.ts';

/** The hands of an end position may have no more suits than these. */
const FEWEST_SUITS = 2;

/**
 * Whether the suits, in the order of the text, may be the beginning of a board: without labels a new hand begins only
 * where the one before it has two suits at least, and the second hand has one beside it.
 */
export function mayBeBoard(suits: readonly Suit[], hasLabels: boolean): boolean {
  if (!hasLabels && suits[0] !== 'S') return false;
  let [left, right, alone, last] = [0, 0, 0, -1];
  for (const suit of suits) {
    const rank = SUITS.indexOf(suit);
    const isBeside = rank === last && right < left && (left === 1 || right === left - 1);
    if (isBeside) right += 1;
    else if (last < rank && (right === 0 || right === left)) left += 1;
    else {
      if ((left < FEWEST_SUITS && !hasLabels) || (right !== 0 && right !== left)) return false;
      if (right === 0) alone += 1;
      if (alone === 2 && !hasLabels) return false;
      left = 1;
      right = 0;
    }
    last = rank;
  }
  return true;
}
