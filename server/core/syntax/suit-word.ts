// The names of suits in every language, where a diagram has them for signs.
import type { Suit } from '../bridge/cards.ts';
import { LANGUAGES } from '../bridge/nouns.ts';
import { readSuit } from '../bridge/words.ts';
import { letterPattern } from '../text/letter-pattern.ts';

/** A suit's name as it stands in a line; `end` is behind it. */
export type SuitWord = { readonly suit: Suit; readonly end: number };

const WORD = letterPattern(String.raw`^[\p{L}]{3,12}(?![\p{L}\p{N}])`, '');
const LONGEST_NAME = 14;

/** The suit whose name stands at `at`, in any language. */
export function suitWordAt(line: string, at: number): SuitWord | undefined {
  const word = WORD.exec(line.slice(at, at + LONGEST_NAME))?.[0];
  if (word === undefined) return undefined;
  for (const language of LANGUAGES) {
    const suit = readSuit(word, language);
    if (suit !== undefined) return { suit, end: at + word.length };
  }
  return undefined;
}
