// The names of suits in every language, where a diagram has them for signs.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { LANGUAGES } from '../../bridge/nouns.ts';
import { foldWord, readSuit, VOCABULARIES } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';

/** A suit's name as it stands in a line; `end` is behind it. */
export type SuitWord = { readonly suit: Suit; readonly end: number };

const WORD = letterPattern(String.raw`^[\p{L}]{2,12}(?![\p{L}\p{N}])`, '');
const LONGEST_NAME = 14;

/** The suit whose name stands at `at`, in any language: whole, its first three letters, or the first two and a stop. */
export function suitWordAt(line: string, at: number): SuitWord | undefined {
  const word = WORD.exec(line.slice(at, at + LONGEST_NAME))?.[0];
  const suit = word === undefined ? undefined : shortNames().get(foldWord(word.slice(0, SHORT)));
  if (word === undefined || suit === undefined) return undefined;
  const end = at + word.length;
  const isStopped = word.length <= SHORT && line.charAt(end) === '.';
  if (word.length < SHORT) return isStopped ? { suit, end: end + 1 } : undefined;
  const isName = word.length === SHORT || LANGUAGES.some((language) => readSuit(word, language) === suit);
  return isName ? { suit, end: isStopped ? end + 1 : end } : undefined;
}

const SHORT = 3;

let short: ReadonlyMap<string, Suit> | undefined;

/** `Sch Har Rui Kla`, `Sc Ha Ru Kl`: the beginnings of the names, made at first use. */
function shortNames(): ReadonlyMap<string, Suit> {
  short ??= new Map(
    LANGUAGES.flatMap((language) =>
      SUITS.flatMap((suit) =>
        VOCABULARIES[language].suits[suit].read
          .split(' ')
          .flatMap((name) =>
            [SHORT, SHORT - 1].map((length): [string, Suit] => [foldWord(name.slice(0, length)), suit]),
          ),
      ),
    ),
  );
  return short;
}
