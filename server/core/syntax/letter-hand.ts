// A hand on one line whose suits are letters: `SKQ7 HA92 D- CQJ8`, `S AV4 H H107 R - K VB96`, `s:KQ7 h:A92 …`.
import { SUITS, type Suit } from '../bridge/cards.ts';
import type { Language } from '../bridge/nouns.ts';
import { isSpace } from './board-line.ts';
import { type Holding, honoursIn, isFalling } from './holding.ts';
import { type Sign, signsIn } from './signs.ts';

/** A hand by letters and where it ends. */
export type LetterHand = { readonly holdings: readonly Holding[]; readonly end: number };

/** The suits' letters, spades to clubs: the international ones, and the Dutch. */
const ALPHABETS = ['SHDC', 'SHRK'] as const;

/**
 * The hand by letters at `start` of a line that begins at `base`: all four suits, spades first, each in
 * falling order, so that a letter is not taken now for a suit, now for a king.
 */
export function letterHandAt(
  line: string,
  start: number,
  base: number,
  language: Language,
): LetterHand | undefined {
  const words = wordsFrom(line, start);
  for (const alphabet of ALPHABETS) {
    const hand = handIn(line, words, base, alphabet);
    if (hand === undefined) continue;
    const honours = honoursIn(hand.holdings, language);
    if (hand.holdings.every(({ signs }) => isFalling(signs, honours))) return hand;
  }
  return undefined;
}

type Word = { readonly start: number; readonly end: number };

function handIn(
  line: string,
  words: readonly Word[],
  base: number,
  alphabet: string,
): LetterHand | undefined {
  const holdings: Holding[] = [];
  let at = 0;
  for (const [order, suit] of SUITS.entries()) {
    const holding = holdingIn(line, words, at, base, suit, alphabet.slice(order, order + 2));
    if (holding === undefined) return undefined;
    holdings.push(holding.value);
    at = holding.next;
  }
  const last = holdings.at(-1);
  return last && { holdings, end: last.end };
}

/** One suit from word `at`; `letters` are its own and that of the suit behind it. */
function holdingIn(
  line: string,
  words: readonly Word[],
  at: number,
  base: number,
  suit: Suit,
  letters: string,
): { value: Holding; next: number } | undefined {
  const first = words[at];
  if (first === undefined || !startsWith(line, first, letters.charAt(0))) return undefined;
  const signs: Sign[] = [];
  let { end } = first;
  let next = at + 1;
  const ranksStart = first.start + (line.charAt(first.start + 1) === ':' ? 2 : 1);
  let isDone = ranksStart < first.end;
  if (isDone && !addSigns(signs, line, ranksStart, first.end)) return undefined;
  for (; next < words.length; next++) {
    const word = words[next];
    if (word === undefined || (letters.length === 2 && startsWith(line, word, letters.charAt(1)))) break;
    if (isDone && isVoid(line, word)) break;
    if (!addSigns(signs, line, word.start, word.end)) break;
    isDone = true;
    end = word.end;
  }
  return { value: { suit, signs, base, start: first.start, end, line }, next };
}

/** Adds the signs of a word; a void adds none. Says whether the word was either. */
function addSigns(signs: Sign[], line: string, start: number, end: number): boolean {
  if (isVoid(line, { start, end })) return true;
  const read = signsIn(line, start, end);
  if (read === undefined) return false;
  signs.push(...read);
  return true;
}

function startsWith(line: string, { start }: Word, letter: string): boolean {
  return line.charAt(start).toUpperCase() === letter;
}

function isVoid(line: string, { start, end }: Word): boolean {
  return /^[-–—]{1,3}$/.test(line.slice(start, end));
}

/** More words than this no hand has: a letter and thirteen cards for each suit would be fewer. */
const MOST_WORDS = 24;

function wordsFrom(line: string, from: number): Word[] {
  const words: Word[] = [];
  let at = from;
  while (at < line.length && words.length < MOST_WORDS) {
    while (at < line.length && (isSpace(line.charCodeAt(at)) || line.charAt(at) === ',')) at += 1;
    const start = at;
    while (at < line.length && at - start < MOST_WORDS && isWordSign(line.charCodeAt(at))) at += 1;
    if (at === start) break;
    words.push({ start, end: at });
  }
  return words;
}

function isWordSign(unit: number): boolean {
  return unit === 0x3a || (!isSpace(unit) && unit !== 0x2c);
}
