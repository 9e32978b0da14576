// What a block of prose is cut into before its parts are joined to clauses.
import type { Span } from '../../text/span.ts';
import type { Term } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';

/** What stands between two marks, or between two words that begin another part of the sentence. */
export type Segment = {
  items: Item[];
  link: Term | undefined;
  readonly isQuoted: boolean;
  /** The mark before it. */
  mark: string;
  /** How many of its items stand before what it says of another: *South required | that West lead a heart*. */
  ownItems: number | undefined;
};

/** The segments of one sentence. */
export type Cut = {
  readonly isEnded: boolean;
  /** Whether it is cut off in its middle. */
  readonly isBroken: boolean;
  readonly segments: readonly Segment[];
  readonly isQuestion: boolean;
  readonly isTitle: boolean;
};

/** Where the segments of a sentence stand. */
export function spanOfAll(segments: readonly Segment[]): Span {
  const { start } = spanOf(segments[0]?.items ?? []);
  const { end } = spanOf(segments.at(-1)?.items ?? []);
  return { start, end };
}

/** Where the items of a part of a sentence stand. */
export function spanOf(items: readonly Item[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { span } of items) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}
