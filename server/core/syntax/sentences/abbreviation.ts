// Full stops that end no sentence: behind an initial, a title, and a number in order.

import { foldWord } from '../../bridge/fold.ts';
import { SHORT_NO, SHORT_NUMBERS, SHORT_TITLES } from '../lexicon/small-words.ts';
import type { Item } from './item.ts';

/** Whether the mark at `at` stands behind an initial or a number in order: *Y. Bey*, *κ. Βλάχος*, *59. madde*. */
export function isAbbreviation(items: readonly Item[], at: number, text: string): boolean {
  const mark = items[at];
  const before = items[at - 1];
  const next = items[at + 1];
  if (mark?.kind !== 'mark' || mark.mark !== '.' || before === undefined || next === undefined) return false;
  if (before.span.end !== mark.span.start) return false;
  const isNumbered = /^\s*\d/.test(text.slice(mark.span.end, mark.span.end + 3));
  if (before.kind !== 'word')
    return isNumbered && SHORT_NO.has(foldWord(text.slice(before.span.start, before.span.end))); // Elsewhere it denies.
  if (SHORT_NUMBERS.has(before.word)) return isNumbered;
  if (SHORT_TITLES.has(before.word)) return next.kind === 'word' || next.kind === 'seat';
  if (/^\d+$/.test(before.word)) return /^\s\p{Ll}/u.test(text.slice(mark.span.end, mark.span.end + 2));
  return /^\p{Lu}$/u.test(text.slice(before.span.start, before.span.end)) && next.kind === 'word';
}
