// Marked text: below a line, `^^^ label` under the words it is about; `$0` is the cursor. One format for the
// examples of rules, for fixtures and for failure messages. Carets count UTF-16 units.
import { caseTextOf, lineOf, splitLines } from './lines.ts';
import type { Span } from './span.ts';

/** A label and the words it stands under. */
export type Mark = { readonly span: Span; readonly label: string };

export type Marked = {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The offset of `$0`, which is no part of the text. */
  readonly cursor: number | undefined;
};

const MARK_LINE = /^(\s*)(\^+) (\S.*)$/;
const CURSOR = '$0';

/** Whether the line is a mark and no text. */
export function isMarkLine(line: string): boolean {
  return MARK_LINE.test(line);
}

/** Takes the marks and the cursor out of a marked text; a mark above every line belongs to none and stays text. */
export function parseMarked(marked: string): Marked {
  const lines: string[] = [];
  const marks: Mark[] = [];
  let start = 0;
  let end = -1;
  let cursor: number | undefined;
  let cursorColumn = Number.POSITIVE_INFINITY;
  for (const written of splitLines(marked)) {
    const mark = lines.length === 0 ? null : MARK_LINE.exec(written);
    if (mark) {
      const [, indent = '', carets = '', label = ''] = mark;
      marks.push({ span: spanUnder(start, indent.length, carets.length, cursorColumn), label });
      continue;
    }
    start = end + 1;
    const at = cursor === undefined ? written.indexOf(CURSOR) : -1;
    cursorColumn = at === -1 ? Number.POSITIVE_INFINITY : at;
    if (at !== -1) cursor = start + at;
    const line = at === -1 ? written : written.slice(0, at) + written.slice(at + CURSOR.length);
    end = start + line.length;
    lines.push(line);
  }
  return { text: lines.join('\n'), marks, cursor };
}

/** Columns behind the cursor sign are counted without it. */
function spanUnder(lineStart: number, column: number, length: number, cursorColumn: number): Span {
  const inText = (at: number) => (cursorColumn < at ? at - CURSOR.length : at);
  return { start: lineStart + inText(column), end: lineStart + inText(column + length) };
}

/** Writes `marks` under the words of `text`; a span beyond its first line is marked to the end of that line. */
export function renderMarked(text: string, marks: readonly Mark[]): string {
  const lines = caseTextOf(splitLines(text));
  const inOrder = [...marks].sort((one, other) => one.span.start - other.span.start);
  const below = new Map<number, string[]>();
  for (const { span, label } of inOrder) {
    const line = lineOf(lines, span.start);
    const column = span.start - (lines.starts[line] ?? 0);
    const rendered = renderMark(lines.lines[line] ?? '', column, span.end - span.start, label);
    below.set(line, [...(below.get(line) ?? []), rendered]);
  }
  return lines.lines.flatMap((line, at) => [line, ...(below.get(at) ?? [])]).join('\n');
}

function renderMark(line: string, column: number, length: number, label: string): string {
  const indent = line.slice(0, column).replace(/[^\t]/g, ' ');
  const carets = Math.max(1, Math.min(length, line.length - column));
  return `${indent.padEnd(column)}${'^'.repeat(carets)} ${label}`;
}
