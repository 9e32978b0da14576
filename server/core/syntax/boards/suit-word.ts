// The names of suits in every language, where a diagram has them for signs.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { LANGUAGES } from '../../bridge/nouns.ts';
import { foldWord, readSuit, VOCABULARIES } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';

/** A suit's name as it stands in a line; `end` is behind it. */
export type SuitWord = { readonly suit: Suit; readonly end: number };

const WORD = letterPattern(String.raw`^[\p{L}]{3,12}(?![\p{L}\p{N}])`, '');
const LONGEST_NAME = 14;

/** The suit whose name stands at `at`, in any language, or the first three letters of the name. */
export function suitWordAt(line: string, at: number): SuitWord | undefined {
  const word = WORD.exec(line.slice(at, at + LONGEST_NAME))?.[0];
  const suit = word === undefined ? undefined : shortNames().get(foldWord(word.slice(0, SHORT)));
  if (word === undefined || suit === undefined) return undefined;
  const isName = word.length === SHORT || LANGUAGES.some((language) => readSuit(word, language) === suit);
  return isName ? { suit, end: at + word.length } : undefined;
}

const SHORT = 3;

let short: ReadonlyMap<string, Suit> | undefined;

/** `Sch Har Rui Kla`: the beginnings of the names, made at first use. */
function shortNames(): ReadonlyMap<string, Suit> {
  short ??= new Map(
    LANGUAGES.flatMap((language) =>
      SUITS.flatMap((suit) =>
        VOCABULARIES[language].suits[suit].read
          .split(' ')
          .map((name): [string, Suit] => [foldWord(name.slice(0, SHORT)), suit]),
      ),
    ),
  );
  return short;
}
