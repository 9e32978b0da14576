// Headings that stand within a paragraph, at its head.

import type { Span } from '../../text/span.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Cut, Segment } from './segment.ts';
import { hasOneOf } from './terms-of-items.ts';

const LONGEST_RUN_IN = 5;

/** `**Appeal by E/W.** They argued …`: a heading in bold at the head of its paragraph. */
export function isRunIn(segments: readonly Segment[], text: string, { start, end }: Span): boolean {
  const count = segments.reduce((sum, { items }) => sum + items.length, 0);
  return (
    count <= LONGEST_RUN_IN &&
    text.slice(start - 2, start) === '**' &&
    /^.?\*\*/.test(text.slice(end, end + 3))
  );
}

const LONGEST_LEAD_IN = 5;

/** `The Committee:` at the head of a block names who speaks. */
export function isTitleBefore(segments: readonly Segment[], cuts: readonly Cut[]): boolean {
  const items = segments.flatMap((segment) => segment.items);
  return (
    cuts.length === 0 &&
    segments.length <= 1 &&
    items.length <= LONGEST_LEAD_IN &&
    hasOneOf({ items }, SPEAKERS)
  );
}

/** Terms of headings. */
const SPEAKERS = termSet(['director', 'committee', 'ruling', 'facts', 'appeal', 'comment', 'ruled']);
