// Names and letters of seats beside a hand, and the alphabet that a board's letters belong to.
import { foldWord } from '../bridge/fold.ts';
import { LANGUAGES, type Language } from '../bridge/nouns.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import { VOCABULARIES } from '../bridge/words.ts';

/** A seat as it is named beside a hand: by a word, or by a letter whose alphabet is not known yet. */
export type Label = { readonly seat: Seat } | { readonly letter: string };

/** Names of seats in languages that we do not otherwise read. */
const FOREIGN: { readonly [name: string]: Seat } = {
  nord: 'N',
  ost: 'E',
  est: 'E',
  süd: 'S',
  sud: 'S',
  ouest: 'W',
  ovest: 'W',
};

const NAMES: ReadonlyMap<string, Seat> = new Map([
  ...LANGUAGES.flatMap((language) =>
    SEATS.map((seat): [string, Seat] => {
      const word = VOCABULARIES[language].seats[seat];
      return [foldWord(word.bare ?? word.nom), seat];
    }),
  ),
  ...Object.entries(FOREIGN).map(([name, seat]): [string, Seat] => [foldWord(name), seat]),
]);

type Alphabet = {
  readonly language: Language | undefined;
  readonly seats: ReadonlyMap<string, Seat>;
  /** Letters that only look like those of the alphabet. */
  readonly lookAlikes: ReadonlyMap<string, Seat>;
};

const ALPHABETS: readonly Alphabet[] = [
  ...LANGUAGES.map((language): Alphabet => {
    const seats = SEATS.map((seat): [string, Seat] => [VOCABULARIES[language].seats[seat].letter, seat]);
    return {
      language,
      seats: new Map(seats),
      lookAlikes: new Map(
        language === 'el'
          ? [
              ['B', 'N'],
              ['A', 'E'],
              ['N', 'S'],
            ]
          : [],
      ),
    };
  }),
  foreign('NOSW'), // German: Ost
  foreign('NESO'), // French, Italian: Ouest, Ovest
];

const LETTERS: ReadonlySet<string> = new Set(
  ALPHABETS.flatMap(({ seats, lookAlikes }) => [...seats.keys(), ...lookAlikes.keys()]),
);

const LONGEST_NAME = 8;

/** The label that `word` is, a name in any case of letters or a capital. */
export function labelOf(word: string): Label | undefined {
  if (word.length === 1) return LETTERS.has(word) ? { letter: word } : undefined;
  if (LONGEST_NAME < word.length) return undefined;
  const seat = NAMES.get(foldWord(word));
  return seat === undefined ? undefined : { seat };
}

/**
 * The ways to read the labels of one board: each an alphabet that has all the letters. The language's own
 * stands first; where none fits there is none.
 */
export function readingsOf(labels: readonly Label[], language: Language): readonly (readonly Seat[])[] {
  const own = ALPHABETS.filter((alphabet) => alphabet.language === language);
  const others = ALPHABETS.filter((alphabet) => alphabet.language !== language);
  return [...own, ...others].flatMap((alphabet) => {
    const seats = labels.map((label) => seatIn(label, alphabet));
    const letters = labels.flatMap((label) => ('letter' in label ? [label.letter] : []));
    const isSure = letters.length === 0 || letters.some((letter) => alphabet.seats.has(letter));
    const known = seats.filter((seat) => seat !== undefined);
    return isSure && known.length === seats.length ? [known] : [];
  });
}

function seatIn(label: Label, { seats, lookAlikes }: Alphabet): Seat | undefined {
  return 'seat' in label ? label.seat : (seats.get(label.letter) ?? lookAlikes.get(label.letter));
}

function foreign(letters: string): Alphabet {
  return {
    language: undefined,
    seats: new Map(SEATS.map((seat, at): [string, Seat] => [letters.charAt(at), seat])),
    lookAlikes: new Map(),
  };
}
