// A hand whose suits are letters: `SKQ7 HA92 D- CQJ8`, `S AV4 H H107 R - K VB96`, `s:KQ7 h:A92 …`, or a suit a line.
import { SUITS, type Suit } from '../bridge/cards.ts';
import type { Language } from '../bridge/nouns.ts';
import { isSpace } from './board-line.ts';
import { type Holding, honoursIn, isFalling } from './holding.ts';
import { type Sign, signsIn } from './signs.ts';

/** A line that a hand may stand on: where it begins in the case, and where its words begin. */
export type LetterLine = { readonly line: string; readonly base: number; readonly from: number };

/** A hand by letters; `lines` of those given hold it, `rest` is where the words behind it begin on the last. */
export type LetterHand = {
  readonly holdings: readonly Holding[];
  readonly lines: number;
  readonly rest: number;
};

/** The suits' letters, spades to clubs: the international ones, and the Dutch. */
const ALPHABETS = ['SHDC', 'SHRK'] as const;

/**
 * The hand by letters that the lines begin with: all four suits, spades first, each in falling order, so
 * that no letter is taken now for a suit, now for a king.
 */
export function letterHandOn(lines: readonly LetterLine[], language: Language): LetterHand | undefined {
  const words = lines.flatMap(wordsOn);
  for (const alphabet of ALPHABETS) {
    const hand = handIn(words, alphabet);
    if (hand === undefined) continue;
    const honours = honoursIn(hand.holdings, language);
    if (hand.holdings.every(({ signs }) => isFalling(signs, honours))) return hand;
  }
  return undefined;
}

type Word = {
  readonly line: string;
  readonly base: number;
  /** Which of the lines it stands on, from 0. */
  readonly on: number;
  readonly start: number;
  readonly end: number;
};

function handIn(words: readonly Word[], alphabet: string): LetterHand | undefined {
  const holdings: Holding[] = [];
  let at = 0;
  for (const [order, suit] of SUITS.entries()) {
    const read = holdingIn(words, at, suit, alphabet.charAt(order), alphabet.charAt(order + 1));
    if (read === undefined) return undefined;
    holdings.push(read.holding);
    at = read.next;
  }
  const last = words[at - 1];
  if (last === undefined) return undefined;
  const behind = words[at];
  return { holdings, lines: last.on + 1, rest: behind?.on === last.on ? behind.start : last.line.length };
}

/** One suit from word `at`: its letter, and its cards with it or in the words behind it, on the same line. */
function holdingIn(
  words: readonly Word[],
  at: number,
  suit: Suit,
  letter: string,
  nextLetter: string,
): { holding: Holding; next: number } | undefined {
  const first = words[at];
  if (first === undefined || !beginsWith(first, letter)) return undefined;
  const { line, base, on, start } = first;
  const signs: Sign[] = [];
  const cardsStart = start + (line.charAt(start + 1) === ':' ? 2 : 1);
  let hasCards = cardsStart < first.end;
  if (hasCards && !addCards(signs, first, cardsStart)) return undefined;
  let { end } = first;
  let next = at + 1;
  for (; next < words.length; next++) {
    const word = words[next];
    if (word === undefined || word.on !== on || (nextLetter !== '' && beginsWith(word, nextLetter))) break;
    if ((hasCards && isVoid(word, word.start)) || !addCards(signs, word, word.start)) break;
    hasCards = true;
    end = word.end;
  }
  return { holding: { suit, signs, base, start, end, line }, next };
}

function beginsWith({ line, start }: Word, letter: string): boolean {
  return line.charAt(start).toUpperCase() === letter;
}

/** Adds the cards of a word from `start`; a void adds none. Says whether the word was either. */
function addCards(signs: Sign[], word: Word, start: number): boolean {
  if (isVoid(word, start)) return true;
  const read = signsIn(word.line, start, word.end);
  if (read === undefined) return false;
  signs.push(...read);
  return true;
}

function isVoid({ line, end }: Word, start: number): boolean {
  return /^[-–—]{1,3}$/.test(line.slice(start, end));
}

/** More words than this no hand has: a letter for each suit and thirteen cards are fewer. */
const MOST_WORDS = 20;

function wordsOn({ line, base, from }: LetterLine, on: number): Word[] {
  const words: Word[] = [];
  let at = from;
  while (at < line.length && words.length < MOST_WORDS) {
    while (at < line.length && isSpaceOrComma(line.charCodeAt(at))) at += 1;
    const start = at;
    while (at < line.length && at - start < MOST_WORDS && !endsWord(line.charCodeAt(at))) at += 1;
    if (at === start) break;
    words.push({ line, base, on, start, end: at });
  }
  return words;
}

function isSpaceOrComma(unit: number): boolean {
  return unit === 0x2c || isSpace(unit);
}

/** A colon belongs to the letter before it. */
function endsWord(unit: number): boolean {
  return unit !== 0x3a && isSpaceOrComma(unit);
}
