// Sentences that are cut off in their middle, and those whose full stop was forgotten.
import { foldWord } from '../../bridge/fold.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import type { Item } from './item.ts';

/**
 * Whether a sentence that ends with the mark at a place lacks its end: *South forbids a spade and a.* With … it trails
 * off as its writer wished: *What if…*
 */
export function isBrokenOff(
  items: readonly Item[],
  at: number,
  text: string,
  { endNone }: ReadyLexicon,
): boolean {
  const [last, mark] = [items[at - 1], items[at]];
  if (last === undefined || last.kind === 'mark' || mark?.kind !== 'mark' || mark.mark === '…') return false;
  if (last.span.end !== mark.span.start) return false; // A citation, passed over, may stand between.
  const word = wordBefore(text, last.span.end);
  return endNone.has(foldWord(word)) && !CAPITAL.test(word); // *Yours, A. Smith*.
}

/**
 * Whether the item at a place begins another sentence though no mark stands before it: a small word with a capital, and
 * behind it one without, or a word of the card table.
 */
export function beginsAnother(
  items: readonly Item[],
  at: number,
  text: string,
  { begin }: ReadyLexicon,
): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item === undefined || before === undefined || before.kind === 'mark' || item.kind === 'mark')
    return false;
  const { start, end } = item.span;
  if (!CAPITAL.test(text.slice(start, start + 2)) || /[^\s]/.test(text.slice(before.span.end, start)))
    return false;
  const word = /^[\p{L}]+/u.exec(text.slice(start, end))?.[0] ?? '';
  if (word.length === 1 && !isAlone(word)) return false;
  if (!begin.has(foldWord(word)) || isAllCapitals(text.slice(start, next?.span.end ?? end))) return false;
  const behind = text.slice(start + word.length).trimStart();
  return LOWER.test(behind) || (next !== undefined && next.kind !== 'word' && next.kind !== 'mark');
}

const CAPITAL = /^\p{Lu}/u;
const LOWER = /^\p{Ll}/u;

/** A Latin letter by itself may name a player, a rank or an item of a list; a Greek article names none. */
function isAlone(letter: string): boolean {
  return /[ΟΗ]/.test(letter);
}

function isAllCapitals(written: string): boolean {
  return written.length > 3 && written === written.toUpperCase();
}

/** The word that ends at `end`. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && LETTER.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

const LETTER = /\p{L}/u;
