// How each language writes seats, suits, ranks and roles: one table a language (vocabulary/), read both ways.
import { type Card, type Denomination, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './cards.ts';
import { foldWord } from './fold.ts';
import { type Language, ROLES, type RoleWord } from './nouns.ts';
import { SEATS, type Seat, VULNERABILITIES, type Vulnerability } from './seats.ts';
import { el } from './vocabulary/el.ts';
import { en } from './vocabulary/en.ts';
import { nl } from './vocabulary/nl.ts';
import { tr } from './vocabulary/tr.ts';
import { SUIT_GLYPHS, type Vocabulary } from './vocabulary/vocabulary.ts';

export { foldWord };

/** The words of each language. */
export const VOCABULARIES: { readonly [language in Language]: Vocabulary } = { en, el, nl, tr };

/** How cards are written: whose honour letters, and how the ten looks. */
export type CardStyle = {
  readonly language: Language;
  readonly honours: 'international' | 'national';
  readonly ten: 'T' | '10';
};

/** The style where the write-up itself gives none: A H V B in Dutch, else A K Q J; the ten as `10`. */
export function defaultStyle(language: Language): CardStyle {
  return { language, honours: language === 'nl' ? 'national' : 'international', ten: '10' };
}

/** `♠K`, in a Dutch national style `♠H`, in a Turkish one `♠R`. */
export function spellCard(card: Card, style: CardStyle): string {
  return SUIT_GLYPHS[suitOf(card)] + spellRank(rankOf(card), style);
}

export function spellRank(rank: Rank, style: CardStyle): string {
  if (rank === 'T') return style.ten;
  const national = style.honours === 'national' ? VOCABULARIES[style.language].honours?.[rank] : undefined;
  return national ?? rank;
}

/** `♠KJ`: the cards of one suit as one run, the suit in front; spades first, high to low, for several suits. */
export function spellRuns(cards: readonly Card[], style: CardStyle): readonly string[] {
  const inOrder = (suit: Suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
  return SUITS.map((suit) => ({ suit, ranks: inOrder(suit) }))
    .filter(({ ranks }) => 0 < ranks.length)
    .map(({ suit, ranks }) => SUIT_GLYPHS[suit] + ranks.map((rank) => spellRank(rank, style)).join(''));
}

/** Up to this many cards are named one by one in a sentence; more are written as one run a suit. */
const NAMED_ONE_BY_ONE = 3;

/** The cards as they stand in a sentence: `♠K and ♥Q`, of many `♠KJ9 and ♥QT`. */
export function spellCards(
  cards: readonly Card[],
  style: CardStyle,
  conjunction: 'and' | 'or' = 'and',
): string {
  const parts =
    cards.length <= NAMED_ONE_BY_ONE ? cards.map((card) => spellCard(card, style)) : spellRuns(cards, style);
  return joinAll(parts, style.language, conjunction);
}

/** `a, b and c`, `a of b`: the parts as one phrase of the language. */
export function joinAll(parts: readonly string[], language: Language, conjunction: 'and' | 'or'): string {
  const word = VOCABULARIES[language][conjunction];
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
}

/** The suit as a word: `spades`, `πίκα`, `schoppen`, `pik`. */
export function spellSuit(suit: Suit, language: Language): string {
  return VOCABULARIES[language].suits[suit].nom;
}

/** The seat as a name, without an article: `East`, `Ανατολή`, `oost`, `Doğu`. */
export function spellSeat(seat: Seat, language: Language): string {
  const word = VOCABULARIES[language].seats[seat];
  return word.bare ?? word.nom;
}

/** The suit and its sign: `♠` for `S`. */
export function suitGlyph(suit: Suit): string {
  return SUIT_GLYPHS[suit];
}

/** The words of a language by their folded form. */
type Reader<T> = (language: Language) => ReadonlyMap<string, T>;

const SEAT_WORDS = readerOf<Seat>(({ seats }) => SEATS.map((seat) => [seat, seats[seat].read]));
const SEAT_LETTERS = readerOf<Seat>(({ seats }) => SEATS.map((seat) => [seat, seats[seat].letter]));
const SUIT_WORDS = readerOf<Suit>(({ suits }) =>
  SUITS.map((suit) => [suit, `${SUIT_GLYPHS[suit]} ${suits[suit].read}`]),
);
const SUIT_LETTERS = readerOf<Suit>(({ suits }) => SUITS.map((suit) => [suit, suits[suit].letter ?? suit]));
const NO_TRUMP = readerOf<'NT'>(({ noTrump }) => [['NT', `${noTrump.letter} ${noTrump.read}`]]);
const ROLE_WORDS = readerOf<RoleWord>(({ roles }) => ROLES.map((role) => [role, roles[role].read]));
const VULNERABILITY_WORDS = readerOf<Vulnerability>(({ vulnerabilities }) =>
  VULNERABILITIES.map((vulnerability) => [vulnerability, vulnerabilities[vulnerability].read]),
);
const RANK_WORDS = readerOf<Rank>(({ ranks }) => RANKS.map((rank) => [rank, ranks[rank]]));
const RANK_SIGNS = readerOf<Rank>(({ honours }) => [
  ...RANKS.map((rank): [Rank, string] => [rank, rank]),
  ['T', '10 Τ'],
  ['A', 'Α'],
  ['K', 'Κ'],
  ...RANKS.map((rank): [Rank, string] => [rank, honours?.[rank] ?? '']),
]);

/**
 * The seat that a word names. Letters are those of the language (`O` is east in Dutch, `Ν` south in Greek),
 * else N E S W; a Latin `N` is north in every language.
 */
export function readSeat(word: string, language: Language): Seat | undefined {
  const folded = foldWord(word);
  return (
    SEAT_WORDS(language).get(folded) ??
    SEAT_LETTERS(language).get(folded) ??
    (language === 'el' ? LATIN_FOR_GREEK.get(folded) : undefined) ??
    SEAT_LETTERS('en').get(folded)
  );
}

/** Latin capitals that people type for Β and Α. */
const LATIN_FOR_GREEK: ReadonlyMap<string, Seat> = new Map([
  ['b', 'N'],
  ['a', 'E'],
]);

/** The suit that a word or a glyph (♠ ♥ ♦ ♣) names. */
export function readSuit(word: string, language: Language): Suit | undefined {
  return SUIT_WORDS(language).get(foldWord(word));
}

/** The suit that a single letter stands for: S H R K in Dutch, else S H D C. */
export function readSuitLetter(letter: string, language: Language): Suit | undefined {
  return SUIT_LETTERS(language).get(foldWord(letter));
}

/** A suit's word or glyph, or the words or letters for no trump. */
export function readDenomination(word: string, language: Language): Denomination | undefined {
  return readSuit(word, language) ?? NO_TRUMP(language).get(foldWord(word));
}

/** The rank of a sign, `10` for the ten: A K Q J T, and the language's own honours; V is queen in Dutch, jack in Turkish. */
export function readRank(sign: string, language: Language): Rank | undefined {
  return RANK_SIGNS(language).get(foldWord(sign));
}

/** The rank that a word names: `king`, `heer`, `Ρήγα`, `üçlü`. */
export function readRankWord(word: string, language: Language): Rank | undefined {
  return RANK_WORDS(language).get(foldWord(word));
}

export function readRole(word: string, language: Language): RoleWord | undefined {
  return ROLE_WORDS(language).get(foldWord(word));
}

/** Which side a word calls vulnerable: `NZ`, `herkes`, `none`; `N-S` and `all` are read in every language. */
export function readVulnerability(word: string, language: Language): Vulnerability | undefined {
  const folded = foldWord(word).replace(/[‐‑–—]/g, '-');
  return VULNERABILITY_WORDS(language).get(folded) ?? VULNERABILITY_WORDS('en').get(folded);
}

/** The words of each language are folded when it is first read. */
function readerOf<T>(rows: (vocabulary: Vocabulary) => readonly (readonly [T, string])[]): Reader<T> {
  const made: { [language in Language]?: ReadonlyMap<string, T> } = {};
  return (language) => {
    const known = made[language] ?? byWord(rows(VOCABULARIES[language]));
    made[language] = known;
    return known;
  };
}

function byWord<T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  const values = new Map<string, T>();
  for (const [value, words] of rows)
    for (const word of words.split(' ')) if (word !== '') values.set(foldWord(word), value);
  return values;
}
