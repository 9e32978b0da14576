// Names and letters of seats beside a hand, and the alphabet that a board's letters belong to.
import { foldWord } from '../../bridge/fold.ts';
import { LANGUAGES, type Language } from '../../bridge/nouns.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { VOCABULARIES } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';

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
  ...LANGUAGES.flatMap((language) =>
    SEATS.flatMap((seat) =>
      VOCABULARIES[language].seats[seat].read
        .split(' ')
        .flatMap((name): readonly [string, Seat][] => (1 < name.length ? [[foldWord(name), seat]] : [])),
    ),
  ),
  ...Object.entries(FOREIGN).map(([name, seat]): [string, Seat] => [foldWord(name), seat]),
]);

/** The letters that one language has for the seats. */
export type Alphabet = {
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

const LONGEST_NAME = 9;

/** Behind it the ending of a case: `North’s`, `Kuzey’in`, `Batı’da`. */
const APOSTROPHES = "'’‘";
const LONGEST_ENDING = 4;

const FIRST_LETTERS: ReadonlySet<number> = new Set(
  [...LETTERS, ...'nNoOeEsSzZwWkKdDgGbBβΒαΑνΝδΔ'].map((letter) => letter.charCodeAt(0)),
);

/** Whether a label may begin with this code unit. */
export function isSeatLetter(unit: number): boolean {
  return FIRST_LETTERS.has(unit);
}

/** The label that `word` is, a name in any case of letters or a capital. */
export function labelOf(word: string): Label | undefined {
  if (word.length === 1) return LETTERS.has(word) ? { letter: word } : undefined;
  if (LONGEST_NAME + LONGEST_ENDING < word.length) return undefined;
  const name = withoutEnding(word);
  const seat = LONGEST_NAME < name.length ? undefined : NAMES.get(foldWord(name));
  return seat === undefined ? undefined : { seat };
}

function withoutEnding(word: string): string {
  for (let at = word.length - 1; 3 < at && word.length - at <= LONGEST_ENDING; at--) {
    if (APOSTROPHES.includes(word.charAt(at))) return word.slice(0, at);
  }
  return word;
}

/** Where the name of a seat begins behind its Greek article: `Ο Βορράς`, `Η Δύση`; `at` itself where there is none. */
export function articleEnd(line: string, at: number): number {
  const unit = line.charCodeAt(at);
  const isArticle = (unit === 0x39f || unit === 0x397) && line.charCodeAt(at + 1) === 0x20;
  return isArticle && 'ΒΑΝΔ'.includes(line.charAt(at + 2)) ? at + 2 : at;
}

/** The alphabets that have all letters of one board's labels, the language's own first; one where there is no letter. */
export function alphabetsOf(labels: readonly Label[], language: Language): readonly Alphabet[] {
  const letters = labels.flatMap((label) => ('letter' in label ? [label.letter] : []));
  if (letters.length === 0) return ALPHABETS.slice(0, 1);
  const fitting = ALPHABETS.filter(
    ({ seats, lookAlikes }) =>
      letters.every((letter) => seats.has(letter) || lookAlikes.has(letter)) &&
      letters.some((letter) => seats.has(letter)),
  );
  const isOwn = (alphabet: Alphabet) => alphabet.language === language;
  return [...fitting.filter(isOwn), ...fitting.filter((alphabet) => !isOwn(alphabet))];
}

/** The seats that labels name in one of their alphabets. */
export function seatsIn(labels: readonly Label[], { seats, lookAlikes }: Alphabet): readonly Seat[] {
  return labels.flatMap((label) => {
    const seat = 'seat' in label ? label.seat : (seats.get(label.letter) ?? lookAlikes.get(label.letter));
    return seat === undefined ? [] : [seat];
  });
}

/** Whether two letters are the west and the east of one alphabet. */
export function areWestAndEast(first: Label, second: Label): boolean {
  return ALPHABETS.some((alphabet) => seatsIn([first, second], alphabet).join('') === 'WE');
}

function foreign(letters: string): Alphabet {
  return {
    language: undefined,
    seats: new Map(SEATS.map((seat, at): [string, Seat] => [letters.charAt(at), seat])),
    lookAlikes: new Map(),
  };
}

/** The seat to which a hand is assigned at `at`, as programs do: `n=S9HDKT8632C`. */
export function assignedSeat(line: string, at: number): Seat | undefined {
  if (line.charCodeAt(at + 1) !== EQUALS || !/^s(?:10|[2-9akqjtx]|h)/i.test(line.slice(at + 2, at + 5)))
    return undefined;
  return SEATS.find((seat) => seat.toLowerCase() === line.charAt(at));
}

const EQUALS = 0x3d;

/** Whether a seat stands at `at` in square brackets, `[N] A6 J72`, and none of the keys that such fonts have for suits. */
export function isBracketedLabel(line: string, at: number): boolean {
  const seat = BRACKETED.exec(line.slice(at, at + LONGEST_NAME + 3))?.[1];
  return seat !== undefined && labelOf(seat) !== undefined && !/[{}]/.test(line);
}

const BRACKETED = letterPattern(String.raw`^\[([\p{L}]{1,8})\][ \t:]`, '');

/** Who plays a hand, and his seat in brackets: `Dummy (South)`, `leider (W)`; the place behind it too. */
export function roleLabelAt(
  line: string,
  at: number,
): { readonly label: Label; readonly end: number } | undefined {
  const near = line.slice(at, at + LONGEST_ROLE);
  if (!near.includes('(')) return undefined;
  const [written, role = '', seat = ''] = ROLE_WITH_SEAT.exec(near) ?? [];
  if (written === undefined || !roles().has(foldWord(role))) return undefined;
  const label = labelOf(seat);
  return label && { label, end: at + written.length };
}

const LONGEST_ROLE = 28;
const ROLE_WITH_SEAT = letterPattern(String.raw`^([\p{L}]{3,14})[ \t]?\(([\p{L}]{1,8})\)`, '');

let roleWords: ReadonlySet<string> | undefined;

/** The words for those at the table in all languages, made at first use. */
function roles(): ReadonlySet<string> {
  roleWords ??= new Set(
    LANGUAGES.flatMap((language) =>
      (['declarer', 'dummy', 'offender', 'partner'] as const).flatMap((role) =>
        VOCABULARIES[language].roles[role].read.split(' ').map(foldWord),
      ),
    ),
  );
  return roleWords;
}
