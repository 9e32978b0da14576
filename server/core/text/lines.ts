import type { Span } from './span.ts';

/** A place in a text as editors count: line and UTF-16 code unit, both from 0. */
export type Position = { readonly line: number; readonly character: number };

/** A stretch of text as editors count; `end` is exclusive. */
export type Range = { readonly start: Position; readonly end: Position };

/** The text of one case: its lines, and where each begins. Lines are joined by one line feed. */
export type CaseText = {
  readonly lines: readonly string[];
  /** The offset at which each line begins. */
  readonly starts: readonly number[];
  readonly length: number;
};

/** The lines of a text; a carriage return before the line feed belongs to neither line. */
export function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
}

/** A case's text from its lines. */
export function caseTextOf(lines: readonly string[]): CaseText {
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return { lines, starts, length: Math.max(0, offset - 1) };
}

/** The line on which `offset` stands; offsets beyond the text give its last line. */
export function lineOf(text: CaseText, offset: number): number {
  let low = 0;
  let high = text.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((text.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place of `offset`, counted from the first line of the case. */
export function positionOf(text: CaseText, offset: number): Position {
  const line = lineOf(text, offset);
  return { line, character: offset - (text.starts[line] ?? 0) };
}

/** The range of `span`, its lines counted from `firstLine`. */
export function rangeOf(text: CaseText, span: Span, firstLine = 0): Range {
  const start = positionOf(text, span.start);
  const end = positionOf(text, span.end);
  return {
    start: { line: start.line + firstLine, character: start.character },
    end: { line: end.line + firstLine, character: end.character },
  };
}

/** The offset of a place in the case; beyond a line's end, the end of that line. */
export function offsetOf(text: CaseText, position: Position): number {
  const line = text.lines[position.line];
  if (line === undefined) return text.length;
  return (text.starts[position.line] ?? 0) + Math.min(position.character, line.length);
}

/** So much of `span` as stands on the line on which it begins. */
export function onOneLine(text: CaseText, span: Span): Span {
  const line = lineOf(text, span.start);
  const end = (text.starts[line] ?? 0) + (text.lines[line] ?? '').length;
  return span.end <= end ? span : { start: span.start, end: Math.max(span.start, end) };
}

/** The words that stand in `span`. */
export function textIn(text: CaseText, span: Span): string {
  const first = lineOf(text, span.start);
  const last = lineOf(text, span.end);
  if (first === last) {
    const start = text.starts[first] ?? 0;
    return (text.lines[first] ?? '').slice(span.start - start, span.end - start);
  }
  return text.lines
    .slice(first, last + 1)
    .join('\n')
    .slice(span.start - (text.starts[first] ?? 0))
    .slice(0, span.end - span.start);
}
