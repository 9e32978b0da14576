// Cards and suits in a list, as annotations give them: `♠KJ ♥Q`, `SK`, `S KJ`, `♠ ♥`.
import { isRank, type Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { readSuitLetter } from '../../bridge/words.ts';
import type { Located } from '../../text/span.ts';
import { glyphAt } from '../glyphs.ts';
import { honoursOf, type Sign, signsIn } from '../signs.ts';
import type { ReadCard } from '../tree.ts';

/** What a list of cards and suits gives; spans count from `base`. */
export type CardList = {
  /** A sign that is no rank stands here too, its `rank` undefined. */
  readonly cards: readonly ReadCard[];
  /** Suits without a rank behind them. */
  readonly suits: readonly Located<Suit>[];
  /** Words that are neither cards nor suits. */
  readonly unread: readonly Located<string>[];
};

type Word = { readonly start: number; readonly end: number };
type Run = {
  readonly suit: Suit;
  readonly start: number;
  readonly end: number;
  readonly signs: readonly Sign[];
};

/** Reads the cards and suits of `text`; commas and spaces divide them, a suit may stand apart from its ranks. */
export function readCards(text: string, base: number, language: Language): CardList {
  const runs: Run[] = [];
  const unread: Located<string>[] = [];
  for (const word of wordsOf(text)) {
    const before = runs.at(-1);
    const run = runAt(text, word, language);
    if (run !== undefined) runs.push(run);
    else if (before !== undefined && before.signs.length === 0 && followsClosely(text, before, word)) {
      const signs = signsIn(text, word.start, word.end);
      if (signs === undefined) unread.push(locatedWord(text, word, base));
      else runs[runs.length - 1] = { ...before, end: word.end, signs };
    } else unread.push(locatedWord(text, word, base));
  }
  const honours = honoursOf(
    runs.flatMap(({ signs }) => signs.map(({ letter }) => letter)),
    language,
  );
  return {
    cards: runs.flatMap(({ suit, signs }) =>
      signs.map(({ letter, start, end }) => ({
        suit,
        rank: honours(letter),
        written: text.slice(start, end),
        span: { start: base + start, end: base + end },
      })),
    ),
    suits: runs
      .filter(({ signs }) => signs.length === 0)
      .map(({ suit, start, end }) => ({ value: suit, span: { start: base + start, end: base + end } })),
    unread,
  };
}

/** `♠KJ`, `SKJ`, `♠`, `S`: a suit's sign or letter, with or without ranks. */
function runAt(text: string, { start, end }: Word, language: Language): Run | undefined {
  const glyph = glyphAt(text, start);
  const suit = glyph?.suit ?? letterSuit(text.charAt(start), language);
  const ranksStart = glyph?.end ?? start + 1;
  if (suit === undefined || end < ranksStart) return undefined;
  const signs = ranksStart === end ? [] : signsIn(text, ranksStart, end);
  if (signs === undefined) return undefined;
  if (glyph === undefined && signs.some(({ letter }) => !isKnown(letter, language))) return undefined;
  return { suit, start, end, signs };
}

/** S H D C everywhere, in Dutch also R and K. */
function letterSuit(letter: string, language: Language): Suit | undefined {
  if (letter !== letter.toUpperCase()) return undefined;
  return readSuitLetter(letter, 'en') ?? readSuitLetter(letter, language);
}

function isKnown(letter: string, language: Language): boolean {
  const rank = honoursOf([letter], language)(letter);
  return rank === 'x' || (rank !== undefined && isRank(rank));
}

/** Words divided by white space and commas, and before each suit sign. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const isEnd = at === text.length || /[\s,;]/.test(text.charAt(at));
    const isGlyph = !isEnd && start < at && glyphAt(text, at) !== undefined;
    if (!isEnd && !isGlyph) continue;
    if (start < at) words.push({ start, end: at });
    start = isGlyph ? at : at + 1;
  }
  return words;
}

/** Only white space stands between a suit and its ranks. */
function followsClosely(text: string, before: Run, word: Word): boolean {
  return text.slice(before.end, word.start).trim() === '';
}

function locatedWord(text: string, { start, end }: Word, base: number): Located<string> {
  return { value: text.slice(start, end), span: { start: base + start, end: base + end } };
}
