// A hand whose suits are letters: `SKQ7 HA92 D- CQJ8`, `S AV4 H H107 R - K VB96`, `s:KQ7 h:A92 …`, or a suit a line;
// `S9HDKT86CQJ7` in one word, `P: ADB4 C: K2 …` of Germany, `Π K72 Κ 4 ΚΑ - Σ 5` of Greece.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { type Sign, signsIn } from '../signs.ts';
import { isSpace, isVoidWord, SUIT_ALPHABETS } from './board-line.ts';
import { type Holding, honoursIn, risesIn } from './holding.ts';

/** A line that a hand may stand on: where it begins in the case, and where its words begin. */
export type LetterLine = { readonly line: string; readonly base: number; readonly from: number };

/** A hand by letters; `lines` of those given hold it, `rest` is where the words behind it begin on the last. */
export type LetterHand = {
  readonly holdings: readonly Holding[];
  /** Whether every suit falls; else there is one place at which one does not. */
  readonly isFalling: boolean;
  readonly lines: number;
  readonly rest: number;
};

/**
 * The hand by letters that the lines begin with: all four suits, spades first, each in falling order but for one slip.
 * Letters that are now a suit, now a king are cut in the one way that fits; where two fit there is no hand.
 */
export function letterHandOn(lines: readonly LetterLine[], language: Language): LetterHand | undefined {
  const words = lines.flatMap(wordsOn);
  const [first] = words;
  if (first === undefined) return undefined;
  const run = handInRun(first, words, language);
  if (run !== undefined) return run;
  let nearly: LetterHand | undefined;
  for (const alphabet of ALPHABETS) {
    if (
      !beginsWith(first, alphabet[0]) ||
      (alphabet === GERMAN && !first.line.startsWith(':', first.start + 1))
    )
      continue;
    const hand = isLetter(first, alphabet[0])
      ? handApart(words, alphabet, language)
      : handTogether(words, alphabet, language);
    if (hand?.isFalling) return hand;
    nearly ??= hand;
  }
  return nearly;
}

/** The letters of the suits, spades to clubs. */
type Letters = readonly [string, string, string, string];

/** Pik, Cœur, Karo, Treff, each with a colon. */
const GERMAN: Letters = ['P', 'C', 'K', 'T'];

/** Πίκα, κούπα, καρό, σπαθί; diamonds have a second letter. */
const GREEK: readonly Letters[] = [
  ['Π', 'Κ', 'ΚΑ', 'Σ'],
  ['Π', 'Κ', 'ΚΡ', 'Σ'],
];

const ALPHABETS: readonly Letters[] = [
  ...SUIT_ALPHABETS.map(([S = '', H = '', D = '', C = '']): Letters => [S, H, D, C]),
  GERMAN,
  ...GREEK,
];

const RUN = /^S([2-9AKQJTX]*)H([2-9AKQJTX]*)D([2-9AKQJTX]*)C([2-9AKQJTX]*)$/i;

/** `S9HDKT86CQJ7`: one word, a void is nothing between two letters. */
function handInRun(word: Word, words: readonly Word[], language: Language): LetterHand | undefined {
  const { line, base, start, end } = word;
  const ranks = RUN.exec(line.slice(start, end))?.slice(1);
  if (ranks === undefined) return undefined;
  let at = start;
  const holdings = SUITS.flatMap((suit, order): readonly Holding[] => {
    const from = at;
    at = from + 1 + (ranks[order] ?? '').length;
    const signs = from + 1 === at ? [] : signsIn(line, from + 1, at);
    return signs === undefined ? [] : [{ suit, signs, base, start: from, end: at, line }];
  });
  return holdings.length === SUITS.length ? handOf(holdings, words, 1, language) : undefined;
}

type Word = {
  readonly line: string;
  readonly base: number;
  /** Which of the lines it stands on, from 0. */
  readonly on: number;
  readonly start: number;
  readonly end: number;
};

/** `SKQ7 HA92 D- CQJ8`: a word for each suit. */
function handTogether(words: readonly Word[], alphabet: Letters, language: Language): LetterHand | undefined {
  const holdings = SUITS.flatMap((suit, at) => {
    const word = words[at];
    const letter = alphabet[at] ?? '';
    if (word === undefined || !beginsWith(word, letter)) return [];
    return holdingOf(suit, word, cardsStart(word, letter), []) ?? [];
  });
  return holdings.length === SUITS.length ? handOf(holdings, words, SUITS.length, language) : undefined;
}

/** `S AV4 H H107 R - K VB96`: suits are words of one letter, the words behind each are its cards. */
function handApart(words: readonly Word[], alphabet: Letters, language: Language): LetterHand | undefined {
  const hands = cutsFrom(words, 0, alphabet, 0)
    .map((cut) => handCutAt(cut, words, language))
    .filter((hand) => hand !== undefined);
  const falling = hands.filter((hand) => hand.isFalling);
  const likely = falling.length === 0 ? hands : falling;
  const written = likely.filter(({ holdings }) => !holdings.some(isUnwritten));
  const fitting = written.length === 0 ? likely : written;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Where the four suits may begin: words of one letter in the order of the alphabet, and where the last one ends. */
type Cut = readonly number[];

/** More ways than this to cut a hand are too many to be sure of one. */
const MOST_CUTS = 64;

function cutsFrom(words: readonly Word[], at: number, alphabet: Letters, order: number): readonly Cut[] {
  const word = words[at];
  if (word === undefined || !isLetter(word, alphabet[order] ?? '')) return [];
  const cuts: Cut[] = [];
  for (let next = at + 1; next <= words.length && cuts.length < MOST_CUTS; next++) {
    if (order === SUITS.length - 1) {
      if (!isCards(words[next], word)) return [[at, next]];
    } else {
      for (const cut of cutsFrom(words, next, alphabet, order + 1)) cuts.push([at, ...cut]);
      if (!isCards(words[next], word)) break;
    }
  }
  return cuts;
}

/** Whether the word may be cards of the suit that `letter` is, on the same line. */
function isCards(word: Word | undefined, letter: Word): boolean {
  if (word === undefined || word.on !== letter.on) return false;
  return isVoid(word, word.start) || signsIn(word.line, word.start, word.end) !== undefined;
}

function handCutAt(cut: Cut, words: readonly Word[], language: Language): LetterHand | undefined {
  const holdings = SUITS.flatMap((suit, order) => {
    const [from, to] = [cut[order] ?? 0, cut[order + 1] ?? 0];
    const letter = words[from];
    return letter === undefined ? [] : (holdingOf(suit, letter, letter.end, words.slice(from + 1, to)) ?? []);
  });
  const end = cut[SUITS.length] ?? 0;
  return holdings.length === SUITS.length ? handOf(holdings, words, end, language) : undefined;
}

/** The hand of four suits, `end` the word behind it, if each of them falls but for one slip. */
function handOf(
  holdings: readonly Holding[],
  words: readonly Word[],
  end: number,
  language: Language,
): LetterHand | undefined {
  const honours = honoursIn(holdings, language);
  const [last, behind] = [words[end - 1], words[end]];
  const rises = holdings.reduce((sum, { signs }) => sum + risesIn(signs, honours), 0);
  if (last === undefined || 1 < rises) return undefined;
  const rest = behind?.on === last.on ? behind.start : last.line.length;
  return { holdings, isFalling: rises === 0, lines: last.on + 1, rest };
}

/** One suit: cards behind its letter in the same word, and in the words behind; a void is alone or nothing. */
function holdingOf(suit: Suit, first: Word, cards: number, more: readonly Word[]): Holding | undefined {
  const parts = [...(cards < first.end ? [{ ...first, start: cards }] : []), ...more];
  const { line, base, start } = first;
  const end = parts.at(-1)?.end ?? first.end;
  const [only] = parts;
  if (only === undefined || (parts.length === 1 && isVoid(only, only.start)))
    return { suit, signs: [], base, start, end, line };
  const signs: Sign[] = [];
  for (const part of parts) {
    const read = signsIn(part.line, part.start, part.end);
    if (read === undefined) return undefined;
    signs.push(...read);
  }
  return { suit, signs, base, start, end, line };
}

/** Whether nothing at all stands behind the suit's letter. */
function isUnwritten({ signs, start, end }: Holding): boolean {
  return signs.length === 0 && end - start <= 2;
}

/** `S` or `S:`. */
function isLetter(word: Word, letter: string): boolean {
  return beginsWith(word, letter) && word.end === cardsStart(word, letter);
}

/** Behind the letter and its colon, or the dash of `S-K72`; a dash alone is a void. */
function cardsStart({ line, start, end }: Word, { length }: string): number {
  const behind = start + length;
  const sign = line.charAt(behind);
  return sign === ':' || (sign === '-' && behind + 1 < end) ? behind + 1 : behind;
}

function beginsWith({ line, start }: Word, letter: string): boolean {
  return line.slice(start, start + letter.length).toUpperCase() === letter;
}

function isVoid({ line, end }: Word, start: number): boolean {
  return isVoidWord(line.slice(start, end));
}

/** More words than this no hand has: a letter for each suit and thirteen cards are fewer. */
const MOST_WORDS = 20;

function wordsOn({ line, base, from }: LetterLine, on: number): Word[] {
  const words: Word[] = [];
  let at = from;
  while (at < line.length && words.length < MOST_WORDS) {
    while (at < line.length && divides(line.charCodeAt(at))) at += 1;
    const start = at;
    while (at < line.length && at - start < MOST_WORDS && !endsWord(line.charCodeAt(at))) at += 1;
    if (at === start) break;
    words.push({ line, base, on, start, end: at });
  }
  return words;
}

/** White space, `, ; / |`, or the dots of `SA5.H7.D.C8`. */
function divides(unit: number): boolean {
  return unit === 0x2c || unit === 0x2e || unit === 0x2f || unit === 0x3b || unit === 0x7c || isSpace(unit);
}

/** A colon belongs to the letter before it. */
function endsWord(unit: number): boolean {
  return unit !== 0x3a && divides(unit);
}
