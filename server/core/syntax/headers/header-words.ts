// The words of header lines: which mark a board's number, its dealer and who is vulnerable.
import { foldWord } from '../../bridge/fold.ts';
import { LANGUAGES, type Language } from '../../bridge/nouns.ts';
import { SEATS, type Seat, VULNERABILITIES, type Vulnerability } from '../../bridge/seats.ts';
import { WordTable } from '../../bridge/word-table.ts';
import { readSeat, readVulnerability, VOCABULARIES } from '../../bridge/words.ts';

/** What a word of a header line does there. */
export const MARKS = [
  'board',
  'number',
  'dealer',
  'vulnerable',
  'not vulnerable',
  'filler',
  'nobody',
] as const;
export type Mark = (typeof MARKS)[number];

const WORDS: { readonly [mark in Mark]: string } = {
  board: 'board bd brd boardnr deal spel bord διανομή μπορντ',
  number: 'no nr num number nummer νο αρ numara',
  dealer: 'dealer dlr deals gever dağıtan dağıtıcı dağıtır μοιράζει μοίρασε ντίλερ teiler donneur',
  vulnerable:
    'vul vuln vulnerable vulnerability kwetsbaar kwetsbaarheid kw zon zonda zone kırmızıda δεύτερη gefahr vulnérable vulnérables',
  'not vulnerable': 'πρώτη',
  nobody: 'zonsuz',
  filler: 'the is in side sides ο η de στη στην μανς',
};

const BY_WORD: ReadonlyMap<string, Mark> = new Map(
  MARKS.flatMap((mark) => WORDS[mark].split(' ').map((word): [string, Mark] => [foldWord(word), mark])),
);

/** What `word` does in a header line of any language. */
export function markOf(word: string): Mark | undefined {
  return BY_WORD.get(foldWord(word));
}

/** Everybody's words for the seats; letters are those of the language. */
export function seatOf(word: string, language: Language): Seat | undefined {
  if (1 < word.length) return SEAT_NAMES.get(foldWord(word));
  if (language === 'el' && word === 'N') return undefined; // Some mean Νότος by it, some North.
  return word === word.toUpperCase() ? readSeat(word, language) : undefined;
}

/** German and French names, which write-ups in other languages quote from a bulletin. */
const FOREIGN_SEATS: { readonly [seat in Seat]: string } = {
  N: 'nord',
  E: 'ost est',
  S: 'süd sud',
  W: 'ouest',
};

const SEAT_NAMES: ReadonlyMap<string, Seat> = new Map([
  ...LANGUAGES.flatMap((language) =>
    SEATS.map((seat): [string, Seat] => {
      const { bare, nom } = VOCABULARIES[language].seats[seat];
      return [foldWord(bare ?? nom), seat];
    }),
  ),
  ...SEATS.flatMap((seat) =>
    FOREIGN_SEATS[seat].split(' ').map((name): [string, Seat] => [foldWord(name), seat]),
  ),
]);

/** Who is vulnerable, in the words of the language, or of German and French. */
export function sideOf(word: string, language: Language): Vulnerability | undefined {
  return readVulnerability(word, language) ?? FOREIGN_SIDES.get(foldWord(word));
}

const FOREIGN_SIDES: ReadonlyMap<string, Vulnerability> = new Map([
  ['alle', 'all'],
  ['tous', 'all'],
  ['keiner', 'none'],
  ['personne', 'none'],
  ['eo', 'EW'],
]);

const FIRST_WORDS = new WordTable(
  [
    ...(['board', 'dealer', 'vulnerable', 'nobody'] as const).flatMap((mark) => WORDS[mark].split(' ')),
    ...LANGUAGES.flatMap((language) => [
      ...SEATS.flatMap((seat) => {
        const { bare, nom, letter } = VOCABULARIES[language].seats[seat];
        return [bare ?? nom, letter];
      }),
      ...SEATS.flatMap((seat) => FOREIGN_SEATS[seat].split(' ')),
      ...FOREIGN_SIDES.keys(),
      ...VULNERABILITIES.flatMap((side) => VOCABULARIES[language].vulnerabilities[side].read.split(/[ /-]/)),
    ]),
  ].map((word): [string, true] => [word, true]),
);

/** Whether a phrase of a header may begin with the word from `start` to `end`. */
export function mayBeginHeader(line: string, start: number, end: number): boolean {
  return end - start <= LONGEST_WORD && FIRST_WORDS.at(line, start, end) === true;
}

const LONGEST_WORD = 16;
