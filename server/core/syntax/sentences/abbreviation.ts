// Full stops that end no sentence: behind an initial, a title, and a number in order.
import { foldWord } from '../../bridge/fold.ts';
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
    return isNumbered && foldWord(text.slice(before.span.start, before.span.end)) === 'no'; // Elsewhere it denies.
  if (NUMBERS.has(before.word)) return isNumbered;
  if (TITLES.has(before.word)) return next.kind === 'word' || next.kind === 'seat';
  if (/^\d+$/.test(before.word)) return /^\s\p{Ll}/u.test(text.slice(mark.span.end, mark.span.end + 2));
  return /^\p{Lu}$/u.test(text.slice(before.span.start, before.span.end)) && next.kind === 'word';
}

/** Words for a number, written short, each folded by itself, as a text that mixes alphabets is folded otherwise: *Πρακτικό αρ. 5*. */
const NUMBERS: ReadonlySet<string> = new Set('αρ αριθ διαν σελ nr'.split(' ').map(foldWord));

/** Titles that are written short, as they are folded. */
const TITLES: ReadonlySet<string> = new Set(
  'κ κος κα κκ δρ καθ mr mrs ms dr prof dhr hr mej mevr mw drs av sn doç'.split(' ').map(foldWord),
);
