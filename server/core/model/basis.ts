import type { Event } from '../facts/facts.ts';
import type { ParagraphId } from '../laws/paragraphs.ts';

/**
 * How firmly an answer rests on the law, firmest first: on its words, on the commentary of the WBF, on what follows
 * from them, or on a reading that is one of several.
 */
export const GROUNDS = ['words', 'commentary', 'inference', 'open'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What an answer of the law rests on. */
export type Basis = {
  /** The paragraph that gives the answer. */
  readonly by: ParagraphId;
  readonly ground: Ground;
  /** What happened at the table to make it so, where one event did. */
  readonly because: Event | undefined;
};

/** An answer that rests on the words of `by`. */
export function wordsOf(by: ParagraphId, because?: Event): Basis {
  return { by, ground: 'words', because };
}

/** The less firm of two grounds. */
export function weaker(one: Ground, other: Ground): Ground {
  return GROUNDS.indexOf(one) < GROUNDS.indexOf(other) ? other : one;
}
