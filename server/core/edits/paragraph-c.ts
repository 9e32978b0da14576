// `(c)` where auto-correction has made a copyright sign of it: at the head of a paragraph of a law, and in a citation.
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { isIn, type LeftAlone } from './left-alone.ts';
import { replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/** `© When a defender …`, also as an item of a list; a year or a name behind it makes it a copyright sign. */
const OPENING = /^\s*(?:>\s*)*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(©)\s+\p{Lu}\p{L}*\s+\p{Ll}/u;

/** `(a)` or `(b)` at the head of a paragraph, behind the number of the one above it perhaps. */
const EARLIER_ITEM =
  /^\s*(?:>\s*)*(?:[-*+•]\s+)?(?:[A-ZΑ-Ω]?\d{0,2}[.)]?\s+)?(?:[A-ZΑ-Ω]\.\s+)?\((?:b|β)\)\s/u;

/** The edits that write `(c)`; nothing else in the case is touched. */
export function paragraphEdits({ text, citations }: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let isAfterItem = false;
  for (const [at, line] of text.lines.entries()) {
    const sign = isAfterItem ? OPENING.exec(line) : null;
    const place = (text.starts[at] ?? 0) + (sign === null ? 0 : sign[0].indexOf('©'));
    if (sign !== null) edits.push(replacement(place, place + 1, '(c)'));
    if (line.trim() !== '') isAfterItem = EARLIER_ITEM.test(line);
  }
  for (const { written, span } of citations) {
    const at = written.indexOf('©');
    if (at !== -1) edits.push(replacement(span.start + at, span.start + at + 1, '(c)'));
  }
  return withoutOverlaps(edits).filter(({ span }) => !isIn(alone.inProse, span.start));
}
