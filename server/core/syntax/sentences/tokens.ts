// From the characters of a block to tokens: the words, and what is known for what it is before any phrase is looked up.
import { letterPattern } from '../../text/letter-pattern.ts';
import { matchAt } from '../../text/match-at.ts';
import type { Span } from '../../text/span.ts';
import { isBlank, isLetter, unitAt } from '../../text/units.ts';
import { mayBeginGlyph } from '../glyphs.ts';
import type { ReadyLexicon, Word } from '../lexicon/ready.ts';
import { partsOf, wordOf } from '../lexicon/words.ts';
import { type Item, markItem } from './item.ts';
import { itemOfLetters } from './letters-in-prose.ts';
import { signedAt } from './signed-card.ts';

/** The tokens of a block, in four rows: each is a word, or an item that stands for itself, with its place in the text. */
export type Tokens = {
  /** A card stands in a phrase like any word that is none of its own; a mark ends it. */
  readonly words: (Word | undefined)[];
  readonly items: (Item | undefined)[];
  readonly starts: number[];
  readonly ends: number[];
};

/** The tokens of `text` from `start` to `end`; citations of the law are passed over. */
export function tokensIn(
  text: string,
  start: number,
  end: number,
  lexicon: ReadyLexicon,
  citations: readonly Span[],
): Tokens {
  const tokens: Tokens = { words: [], items: [], starts: [], ends: [] };
  const aCard = wordOf(A_CARD, lexicon);
  const citedUntil = citedIn(citations, start, end);
  for (let at = start; at < end; ) {
    const unit = text.charCodeAt(at);
    if (unit === BLANK || unit === LINE_END) {
      at += 1;
      continue;
    }
    const cited = citedUntil?.get(at);
    if (cited !== undefined) {
      at = Math.max(cited, at + 1);
      continue;
    }
    const card = mayBeginGlyph(unit) ? signedAt(text, at, lexicon) : undefined;
    if (card) {
      pushItem(tokens, card, aCard);
      at = card.span.end;
      continue;
    }
    const word = writtenAt(text, at);
    if (word !== undefined) {
      const item = itemOfLetters(word, at, text, lexicon);
      if (item) pushItem(tokens, item, aCard);
      else pushWord(tokens, word, at, lexicon);
      at += word.length;
      continue;
    }
    if (!isBlank(unit) && !isElision(text, at))
      pushItem(tokens, markItem(text.charAt(at), { start: at, end: at + 1 }), undefined);
    at += 1;
  }
  return tokens;
}

const A_CARD = '♠';
const BLANK = 0x20;
const LINE_END = 0x0a;
const STOP = 0x2e;
const COMMA = 0x2c; // Greek ό,τι is one word.

/** Where the citations begin that stand there, and end. */
function citedIn(
  citations: readonly Span[],
  start: number,
  end: number,
): ReadonlyMap<number, number> | undefined {
  if (citations.length === 0) return undefined;
  const within = citations.filter((span) => start <= span.start && span.start < end);
  return new Map(within.map((span) => [span.start, span.end]));
}

function pushItem({ words, items, starts, ends }: Tokens, item: Item, as: Word | undefined): void {
  words.push(as);
  items.push(item);
  starts.push(item.span.start);
  ends.push(item.span.end);
}

function pushWord(
  { words, items, starts, ends }: Tokens,
  written: string,
  at: number,
  lexicon: ReadyLexicon,
): void {
  for (const { word, from, to } of partsOf(written, lexicon)) {
    words.push(word);
    items.push(undefined);
    starts.push(at + from);
    ends.push(at + to);
  }
}

/** The word that begins at `at`. */
function writtenAt(text: string, at: number): string | undefined {
  let end = at;
  while (isPlainLetter(text.charCodeAt(end))) end += 1;
  const behind = text.charCodeAt(end);
  const isWhole =
    behind === BLANK || behind === LINE_END || behind === STOP || (behind === COMMA && at + 1 < end);
  return at < end && isWhole ? text.slice(at, end) : matchAt(WORD, text, at);
}

/** Whether a unit is a Latin letter of the most common ones, or a Greek one with which no other word begins. */
function isPlainLetter(unit: number): boolean {
  if (unit < 0xc0) return (0x61 <= unit && unit <= 0x7a) || (0x41 <= unit && unit <= 0x5a);
  return unit < 0x180 ? unit !== 0xd7 && unit !== 0xf7 : 0x388 <= unit && unit <= 0x3ff;
}

const WORD = letterPattern(
  // Greek ό,τι is one word; of 4ª, a bid in an old font, only the digit is.
  String.raw`[όοΌΟ],τι(?![\p{L}])|[\p{L}\p{N}](?:(?!ª)[\p{L}\p{M}\p{N}])*(?:['’ʼ/-][\p{L}\p{N}]+|–[\p{L}]+)*`,
  'y',
);

/** `γι’ αυτό`, `σ’ αυτή`: the sign of a letter left out ends no phrase. */
function isElision(text: string, at: number): boolean {
  return ELISIONS.includes(text.charAt(at)) && isLetter(unitAt(text, at - 1));
}

const ELISIONS = "'’ʼ᾽᾿";
