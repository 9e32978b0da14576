// The signs of ranks as people write them, read without knowing yet whose letters they are.
import type { Rank } from '../bridge/cards.ts';
import type { Language } from '../bridge/nouns.ts';
import { isLetter } from '../text/units.ts';

/** One sign of a holding: `K`, `10`, `x`. `letter` is its plain form: Latin, a capital, `T` for the ten, `x`. */
export type Sign = { readonly letter: string; readonly start: number; readonly end: number };

type Nation = {
  readonly language: Language | undefined;
  /** Its letters for honours beside those of A K Q J that it shares. */
  readonly ranks: ReadonlyMap<string, Rank>;
  /** International letters that it does not use. */
  readonly foreign: string;
};

/** V is queen in Dutch, jack in Turkish and French; Greeks who use letters of their own write Ρ, Ντ or Ν, and Β; the last is German. */
const NATIONS: readonly Nation[] = [
  { language: 'nl', ranks: mapOf({ H: 'K', V: 'Q', B: 'J' }), foreign: 'KQJ' },
  { language: 'tr', ranks: mapOf({ R: 'K', D: 'Q', V: 'J' }), foreign: 'KQJ' },
  { language: 'el', ranks: mapOf({ Ρ: 'K', Ντ: 'Q', Ν: 'Q', Β: 'J' }), foreign: 'KQJ' },
  { language: undefined, ranks: mapOf({ D: 'Q', B: 'J' }), foreign: 'QJ' },
];

/**
 * In Poland W is the jack beside D. It is none of the letters by which a word is known for cards, for it mostly is
 * west; where a hand has it, and no letter that Poles do not use, it is read so.
 */
const POLISH: Nation = { language: undefined, ranks: mapOf({ D: 'Q', W: 'J' }), foreign: 'QJHVBRΡΝΒ' };

const INTERNATIONAL = 'AKQJT98765432x';
const ANY_NATION: ReadonlySet<string> = new Set(['H', 'V', 'B', 'R', 'D', 'Ρ', 'Ντ', 'Ν', 'Β']);

/** Letters that look like those of the ranks: Greek and Cyrillic capitals, and both letters chi for a spot card. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ['ΑA', 'ΚK', 'ΤT', 'АA', 'КK', 'ТT', 'Χx', 'χx', 'Хx', 'хx', 'Xx'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

/** How the letters of one board or hand are read: a sign's letter to its rank. */
export type Honours = (letter: string) => Rank | 'x' | undefined;

/**
 * The signs of `text` from `start` to `end`; `undefined` where it has anything but letters and digits, or
 * more strange signs than belongs to a misprint. A strange sign keeps its own letter.
 */
export function signsIn(text: string, start: number, end: number): readonly Sign[] | undefined {
  const signs: Sign[] = [];
  let strange = 0;
  const small = isSmall(text, start, end);
  for (let at = start; at < end; ) {
    const pair = at + 1 < end ? PAIRS[text.slice(at, at + 2)] : undefined;
    const letter = pair ?? plainLetter(text.charAt(at), small) ?? unreadable(text, at, end);
    if (letter === undefined) return undefined;
    if (!isRankLetter(letter)) strange += 1;
    if (1 < strange || signs.length === MOST_SIGNS) return undefined;
    const next = at + (pair === undefined ? 1 : 2);
    signs.push({ letter, start: at, end: next });
    at = next;
  }
  return signs.length === 0 ? undefined : signs;
}

/** Signs of two letters: the ten, also as scanners see it, and the queen of Greece. */
const PAIRS: { readonly [written: string]: string } = {
  '10': 'T',
  '1O': 'T',
  I0: 'T',
  IO: 'T',
  l0: 'T',
  lO: 'T',
  Ντ: 'Ντ',
  ΝΤ: 'Ντ',
};

/** A box, or a question mark before other cards, for a sign that a scanner could not read. */
function unreadable(text: string, at: number, end: number): string | undefined {
  const sign = text.charAt(at);
  return sign === '□' || (sign === '?' && at + 1 < end) ? sign : undefined;
}

/** More signs than this are no holding. */
const MOST_SIGNS = 16;

/** Whether every sign is a rank in somebody's letters. */
export function areRanks(signs: readonly Sign[]): boolean {
  return signs.every(({ letter }) => isRankLetter(letter));
}

function isRankLetter(letter: string): boolean {
  return INTERNATIONAL.includes(letter) || ANY_NATION.has(letter);
}

/** A letter that is north beside a hand, and jack only among other Greek honours. */
export const GREEK_JACK = 'Β';

/** A letter that is south beside a hand, and queen only among other Greek honours. */
export const GREEK_QUEEN = 'Ν';

/** Whether an honour of Greece is among the signs that is nothing else. */
export function hasGreekHonour(signs: readonly Sign[]): boolean {
  return signs.some(({ letter }) => letter === 'Ρ' || letter === 'Ντ');
}

/** `akq5` is read like `AKQ5`; in `Kxx` only the x is small. */
function isSmall(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (0x41 <= unit && unit <= 0x5a) return false;
    if (unit >= 0x80) return false;
  }
  return true;
}

function plainLetter(sign: string, small: boolean): string | undefined {
  const unit = sign.charCodeAt(0);
  if (0x30 <= unit && unit <= 0x39) return sign;
  if (sign === 'x') return sign;
  if (0x61 <= unit && unit <= 0x7a) return small ? sign.toUpperCase() : sign;
  const twin = LOOK_ALIKES.get(sign);
  if (twin !== undefined) return twin;
  return isLetter(unit) ? sign : undefined;
}

/**
 * How the letters are read: A K Q J where they suffice, else those of the language, even beside A K Q J; else
 * those of the first nation whose letters they all are.
 */
export function honoursOf(letters: Iterable<string>, language: Language): Honours {
  const written = new Set(letters);
  if (written.has('W') && ![...POLISH.foreign, 'Ντ'].some((letter) => written.has(letter)))
    return (letter) => internationalRank(letter) ?? POLISH.ranks.get(letter);
  const others = [...written].filter((letter) => ANY_NATION.has(letter));
  if (others.length === 0) return internationalRank;
  const own = NATIONS.find((nation) => nation.language === language);
  const knowsAll = ({ ranks }: Nation) => others.every((letter) => ranks.has(letter));
  const isPure = ({ foreign }: Nation) => ![...foreign].some((letter) => written.has(letter));
  const nation = own && knowsAll(own) ? own : (NATIONS.find((one) => knowsAll(one) && isPure(one)) ?? own);
  return (letter) => internationalRank(letter) ?? nation?.ranks.get(letter);
}

/** The rank that a sign of the language's own names, `Ρ`, `Ντ` or `Β` in Greek; `undefined` for A K Q J and all others. */
export function ownHonourOf(written: string, language: Language): Rank | undefined {
  const own = NATIONS.find((nation) => nation.language === language);
  return own?.ranks.get(PAIRS[written] ?? written);
}

/** How the letters may be read as well, where neither they nor the language tell whose they are: V is a queen or a jack. */
export function otherHonoursOf(letters: Iterable<string>, language: Language): Honours | undefined {
  const written = [...new Set(letters)];
  const others = written.filter((letter) => ANY_NATION.has(letter));
  const isFit = ({ ranks, foreign }: Nation) =>
    others.every((letter) => ranks.has(letter)) && !written.some((letter) => foreign.includes(letter));
  const fitting = others.length === 0 ? [] : NATIONS.filter(isFit);
  const own = NATIONS.find((nation) => nation.language === language);
  if (fitting.length < 2 || (own && others.every((letter) => own.ranks.has(letter)))) return undefined;
  const first = honoursOf(written, language);
  const other = fitting.find(({ ranks }) => others.some((letter) => ranks.get(letter) !== first(letter)));
  return other && ((letter) => internationalRank(letter) ?? other.ranks.get(letter));
}

function internationalRank(letter: string): Rank | 'x' | undefined {
  return INTERNATIONAL.includes(letter) ? (letter as Rank | 'x') : undefined; // One of the letters of INTERNATIONAL.
}

function mapOf(letters: { readonly [letter: string]: Rank }): ReadonlyMap<string, Rank> {
  return new Map(Object.entries(letters));
}
