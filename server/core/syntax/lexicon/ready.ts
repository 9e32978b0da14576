// The lexicons, made ready for reading; each is made when it is first needed and never changes.
import { RANKS, type Rank, SUITS, type Suit } from '../../bridge/cards.ts';
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { VOCABULARIES } from '../../bridge/words.ts';
import { withClitics } from './clitics.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import type { FormMarks, Lexicon, PersonForm, Term } from './lexicon.ts';
import { lostStopsOf } from './lost-stops.ts';
import { nl } from './nl.ts';
import { type Beginning, type PhraseBook, phraseBook } from './phrases.ts';
import { tr } from './tr.ts';
import type { PhraseWord } from './word-forms.ts';

/** What a noun of the card table names. */
export type TableNoun = { readonly suit: Suit } | { readonly rank: Rank } | { readonly seat: Seat };

/** A word of a text, with what the lexicon says of it. */
export type Word = PhraseWord & {
  /** The form of a person named right behind it. */
  readonly formBehind: PersonForm | undefined;
  readonly isArticle: boolean;
  /** Whether it begins no phrase, says nothing by its ending and is no part of a card or a bid. */
  readonly isPlain: boolean;
  /** The phrases that it begins. */
  readonly terms: Beginning<readonly Term[]>;
  readonly nouns: Beginning<TableNoun>;
  /** What its ending says where it begins none. */
  readonly strange: readonly Term[];
};

/** A written word, or one of two that are written together, and where in it that stands. */
export type WordPart = { readonly word: Word; readonly from: number; readonly to: number };

/** What endings say. */
type EndingTerms = readonly { readonly ending: RegExp; readonly term: Term }[];

/** A lexicon as the reader of sentences uses it. */
export type ReadyLexicon = Pick<Lexicon, 'language' | 'isVerbLast' | 'isBracketed' | 'subjectMayFollow'> & {
  readonly terms: PhraseBook<readonly Term[]>;
  readonly correlative: Lexicon['correlative'] | undefined;
  /** Words behind which no sentence ends, and those that begin one though its mark was forgotten. */
  readonly endNone: ReadonlySet<string>;
  readonly begin: ReadonlySet<string>;
  readonly readsLetters: boolean;
  readonly readsSeats: boolean;
  readonly nouns: PhraseBook<TableNoun>;
  /** Words as they were written, and as they are compared: see `words.ts`. */
  readonly written: Map<string, readonly WordPart[]>;
  readonly words: Map<string, Word>;
  readonly cards: readonly (readonly string[])[];
  /** Finds a suit and another word written together. */
  readonly compound: RegExp | undefined;
  /** The form that a person is in, by its ending and by the word before it. */
  readonly formByEnding: ReadonlyMap<string, PersonForm>;
  readonly formBehind: ReadonlyMap<string, PersonForm>;
  readonly strangeEndings: EndingTerms;
  readonly infinitive: RegExp | undefined;
  readonly partEndings:
    | { readonly ofWords: RegExp; readonly ofVerbs: RegExp; readonly ofLists: RegExp }
    | undefined;
  readonly concessives: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Words between the name of a player and his seat. */
  readonly seating: ReadonlySet<string>;
  readonly seatedByEnding:
    | {
        readonly sitting: ReadonlySet<string>;
        readonly marks: RegExp;
        readonly places: ReadonlySet<string>;
        readonly titles: ReadonlySet<string>;
        readonly kin: ReadonlySet<string>;
      }
    | undefined;
  readonly seated: ReadonlySet<string>;
  readonly sitting: ReadonlySet<string>;
  readonly seatWords: ReadonlySet<string>;
  /** Words for a player before his seat, and what stands between the two. */
  readonly playerNouns: ReadonlySet<string>;
  readonly seatedBy: ReadonlySet<string>;
  readonly openers: ReadonlySet<string>;
  /** Articles that stand before names too. */
  readonly ofNames: ReadonlySet<string>;
  /** Forms of suits that name several cards. */
  readonly manySuits: ReadonlySet<string>;
  readonly shortFates: ReadonlySet<string>;
  readonly sheOrThey:
    | { readonly word: string; readonly plural: RegExp; readonly noVerbs: ReadonlySet<string> }
    | undefined;
  readonly postpositive: ReadonlySet<string>;
  /** Words that only their accent tells from another, and what they are read as. */
  readonly accented: ReadonlyMap<string, string>;
  readonly prepositions: ReadonlySet<string>;
  readonly whenBeforePersons: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string> | undefined;
};

const LEXICONS: { readonly [language in Language]: () => Lexicon } = {
  en: () => en,
  el: () => el,
  nl: () => nl,
  tr: () => tr,
};

const ready = new Map<Language, ReadyLexicon>();

/** The lexicon of a language. */
export function lexiconOf(language: Language): ReadyLexicon {
  const known = ready.get(language);
  if (known !== undefined) return known;
  const made = readied(LEXICONS[language]());
  ready.set(language, made);
  return made;
}

function readied(lexicon: Lexicon): ReadyLexicon {
  const { language, correlative, isVerbLast, isBracketed, subjectMayFollow, endings } = lexicon;
  const verbEndings = endingsOf(lexicon.verbEndings);
  const rows = Object.entries(lexicon.terms).map(
    // The keys are terms joined by a plus sign: the type of a lexicon says so.
    ([terms, phrases]): [readonly Term[], string] => [
      terms.split('+') as Term[],
      withClitics(phrases ?? '', lexicon.clitics),
    ],
  );
  return {
    language,
    correlative,
    ...lostStopsOf(language),
    readsLetters: lexicon.readsLetters === true,
    readsSeats: lexicon.readsLetters === true || lexicon.readsSeats === true,
    isVerbLast,
    isBracketed,
    subjectMayFollow,
    terms: phraseBook(rows, endings, isBracketed, lexicon.inflections, (terms, ending) =>
      withVerbEnding(terms, ending, verbEndings),
    ),
    nouns: phraseBook(nounRows(lexicon), endings, isBracketed, undefined, (noun) => noun),
    written: new Map(),
    words: new Map(),
    cards: lexicon.cards.map((pattern) =>
      pattern.split(' ').map((part) => (isSlot(part) ? part : foldWord(part))),
    ),
    compound: compoundOf(lexicon),
    formByEnding: formsBy(lexicon, 'endings'),
    formBehind: formsBy(lexicon, 'before'),
    strangeEndings: endingsOf(lexicon.strangeEndings ?? []),
    infinitive: lexicon.infinitive === undefined ? undefined : new RegExp(lexicon.infinitive),
    partEndings: lexicon.partEndings && {
      ofWords: new RegExp(lexicon.partEndings.ofWords),
      ofVerbs: new RegExp(lexicon.partEndings.ofVerbs),
      ofLists: new RegExp(lexicon.partEndings.ofLists),
    },
    concessives: wordSet(lexicon.concessives ?? ''),
    articles: wordSet(lexicon.articles),
    seating: wordSet(lexicon.seating ?? ''),
    seatedByEnding: lexicon.seatedByEnding && {
      sitting: wordSet(lexicon.seatedByEnding.sitting),
      marks: new RegExp(lexicon.seatedByEnding.marks),
      places: wordSet(lexicon.seatedByEnding.places),
      titles: wordSet(lexicon.seatedByEnding.titles),
      kin: wordSet(lexicon.seatedByEnding.kin),
    },
    seated: wordSet(lexicon.seated ?? ''),
    sitting: wordSet(lexicon.sitting ?? ''),
    seatWords: wordSet(lexicon.seatWords ?? ''),
    playerNouns: wordSet(lexicon.playerNouns ?? ''),
    seatedBy: wordSet(lexicon.seatedBy ?? ''),
    openers: wordSet(lexicon.openers ?? ''),
    ofNames: wordSet(lexicon.ofNames ?? ''),
    postpositive: wordSet(lexicon.postpositive ?? ''),
    manySuits: wordSet(lexicon.manySuits ?? ''),
    shortFates: wordSet(lexicon.shortFates ?? ''),
    sheOrThey: lexicon.sheOrThey && {
      word: lexicon.sheOrThey.word,
      plural: new RegExp(`${lexicon.sheOrThey.plural}$`),
      noVerbs: wordSet(lexicon.sheOrThey.noVerbs),
    },
    accented: new Map(lexicon.accented?.map(([word, as]) => [word, foldWord(as)])),
    prepositions: wordSet(lexicon.prepositions ?? ''),
    whenBeforePersons: wordSet(lexicon.whenBeforePersons ?? ''),
    fillers: lexicon.fillers === undefined ? undefined : wordSet(lexicon.fillers),
  };
}

/** The form that each ending, or each word before a person, marks; where it marks two, the first. */
function formsBy({ forms }: Lexicon, mark: keyof FormMarks): ReadonlyMap<string, PersonForm> {
  const rows = Object.entries(forms).flatMap(
    ([form, marks]) => [...wordSet(marks?.[mark] ?? '')].map((word) => [word, form as PersonForm] as const), // The keys of `forms`.
  );
  return new Map(rows.reverse());
}

/** What the ending of a verb adds to it. */
function withVerbEnding(terms: readonly Term[], ending: string, endings: EndingTerms): readonly Term[] {
  const added = endings.filter((one) => one.ending.test(ending));
  return added.length === 0 ? terms : [...terms, ...added.map(({ term }) => term)];
}

function endingsOf(rows: Lexicon['verbEndings']): EndingTerms {
  return rows.map(([ending, term]) => ({ ending: new RegExp(ending), term }));
}

/** The suit or the seat in the first group, a hyphen in the second, the word behind it in the third. */
function compoundOf({ language, compounds }: Lexicon): RegExp | undefined {
  if (compounds === undefined) return undefined;
  const { suits, seats } = VOCABULARIES[language];
  const first = [...SUITS.map((suit) => suits[suit].read), ...SEATS.map((seat) => seats[seat].read)]
    .flatMap((words) => words.split(' '))
    .join('|');
  return new RegExp(`^(${first})(-?)(${compounds.split(' ').join('|')})$`, 'i');
}

function isSlot(part: string): boolean {
  return part === 'SUIT' || part === 'RANK';
}

function nounRows({ language, suits, ranks, endings }: Lexicon): readonly (readonly [TableNoun, string])[] {
  const vocabulary = VOCABULARIES[language];
  const withEndings = (words: string) =>
    words
      .split(' ')
      .filter((word, _, all) => !all.some((other) => isFormOf(word, other, endings)))
      .map((word) => `${word}~`)
      .join('|');
  return [
    ...SEATS.map((seat): [TableNoun, string] => [{ seat }, withEndings(vocabulary.seats[seat].read)]),
    ...SUITS.map((suit: Suit): [TableNoun, string] => [
      { suit },
      `${withEndings(vocabulary.suits[suit].read)}|${suits[suit] ?? ''}`,
    ]),
    ...RANKS.map((rank: Rank): [TableNoun, string] => [
      { rank },
      `${withEndings(vocabulary.ranks[rank])}|${ranks[rank] ?? ''}`,
    ]),
  ];
}

/** Whether a word is another one with an ending: `oosts` is `oost~`, and its ending tells the form. */
function isFormOf(word: string, other: string, endings: string): boolean {
  return word !== other && word.startsWith(other) && endings.split(' ').includes(word.slice(other.length));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    foldWord(words)
      .replace(/[’]/g, "'")
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
}
