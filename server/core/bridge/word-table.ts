// Values by word, for places where most words of a text are asked for and few are known.
import { foldUnit, foldWord } from './fold.ts';

/** Values by the folded form of words; a word is asked for by its place in a text, and nothing is cut out of it. */
export class WordTable<T> {
  /** The words, each at the place that its hash gives or behind it. */
  private readonly words: (string | undefined)[];
  private readonly values: (T | undefined)[];

  /** Of two values for one word the last counts. */
  constructor(entries: readonly (readonly [word: string, value: T])[]) {
    const places = 2 ** Math.ceil(Math.log2(SPARSE * entries.length + 1));
    this.words = new Array(places).fill(undefined);
    this.values = new Array(places).fill(undefined);
    for (const [written, value] of entries) {
      const word = foldWord(written);
      const place = this.placeOf(hashOf(word, 0, word.length), word, 0, word.length);
      this.words[place] = word;
      this.values[place] = value;
    }
  }

  /** The value of the word from `start` to `end`, compared as `foldWord` compares. */
  at(text: string, start: number, end: number): T | undefined {
    const hash = hashOf(text, start, end);
    if (hash === MIXED) return this.of(text.slice(start, end));
    return this.values[this.placeOf(hash, text, start, end)];
  }

  /** The value of a whole word. */
  of(word: string): T | undefined {
    const folded = foldWord(word);
    const hash = hashOf(folded, 0, folded.length);
    return this.values[this.placeOf(hash, folded, 0, folded.length)];
  }

  /** Where the word is, or the free place where it would be. */
  private placeOf(hash: number, text: string, start: number, end: number): number {
    const last = this.words.length - 1;
    let place = hash & last;
    for (;;) {
      const word = this.words[place];
      if (word === undefined || isSame(word, text, start, end)) return place;
      place = (place + 1) & last;
    }
  }
}

/** How many places there are for each word, so that a strange word mostly meets a free one. */
const SPARSE = 4;

/** The hash of a word with Latin letters and others, which may be Greek: only folding the whole of it tells. */
const MIXED = -1;

function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  let hasAscii = false;
  let hasOther = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) hasAscii = true;
    else if (0x370 <= unit) hasOther = true;
    const folded = foldUnit(unit);
    if (folded !== 0) hash = Math.imul(hash ^ folded, 0x9e3779b1);
  }
  return hasAscii && hasOther ? MIXED : (hash ^ (hash >>> 15)) & 0x7fffffff;
}

function isSame(word: string, text: string, start: number, end: number): boolean {
  let length = 0;
  for (let at = start; at < end; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    if (unit === 0) continue;
    if (unit !== word.charCodeAt(length)) return false;
    length += 1;
  }
  return length === word.length;
}
