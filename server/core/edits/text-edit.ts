// Edits of the text of one case.
import type { CaseText } from '../text/lines.ts';
import type { Span } from '../text/span.ts';

/** What stands in `span` gives way to `text`; an empty span is a place where something is put in. */
export type TextEdit = { readonly span: Span; readonly text: string };

/** Puts `text` in place of what stands between `start` and `end`. */
export function replacement(start: number, end: number, text: string): TextEdit {
  return { span: { start, end }, text };
}

/** The edits in the order of the text; of two that overlap the first stays. */
export function withoutOverlaps(edits: readonly TextEdit[]): readonly TextEdit[] {
  const kept: TextEdit[] = [];
  let end = -1;
  const inOrder = [...edits].sort((one, other) => one.span.start - other.span.start);
  for (const edit of inOrder) {
    const isBehind = end < edit.span.start || (end === edit.span.start && edit.span.start < edit.span.end);
    if (!isBehind) continue;
    kept.push(edit);
    end = edit.span.end;
  }
  return kept;
}

/** The lines of the text after the edits, which stand in order and do not overlap. */
export function linesAfter({ lines }: CaseText, edits: readonly TextEdit[]): readonly string[] {
  const text = lines.join('\n');
  const parts: string[] = [];
  let at = 0;
  for (const { span, text: fresh } of edits) {
    parts.push(text.slice(at, span.start), fresh);
    at = span.end;
  }
  return [...parts, text.slice(at)].join('').split('\n');
}
