import { type CaseText, positionOf } from '../core/text/lines.ts';
import type { Span } from '../core/text/span.ts';
import { columnsOf, expandTabs } from './columns.ts';
import { printable } from './terminal.ts';

/** Of a longer line only this much is shown, the words in question among it. */
const SHOWN_LENGTH = 120;

/** How much of a long line is shown before the words in question. */
const SHOWN_BEFORE = 30;

/** A line of the write-up with its number. */
const numbered = (number: string, text: string) => `  ${number} | ${text}`;

/**
 * The line on which `span` begins, with its number, and `^^^ label` below the words. A span that goes on
 * beyond its line is marked to the end of that line.
 */
export function excerptOf(
  text: CaseText,
  span: Span,
  firstLine: number,
  label: string,
  paint: (carets: string) => string,
): string {
  const { line, character } = positionOf(text, span.start);
  const written = printable(text.lines[line] ?? '');
  const end = Math.min(character + span.end - span.start, written.length);
  const { shown, start } = cut(written, character);
  const indent = columnsOf(shown.slice(0, character - start));
  const carets = Math.max(1, columnsOf(shown.slice(character - start, end - start), indent));
  const number = String(firstLine + line + 1);
  const mark = `${' '.repeat(indent)}${paint('^'.repeat(carets))} ${printable(label)}`.trimEnd();
  return `${numbered(number, expandTabs(shown))}\n${numbered(' '.repeat(number.length), mark)}`;
}

/** The part of a long line around `character`, and where in the line it begins. */
function cut(line: string, character: number): { readonly shown: string; readonly start: number } {
  if (line.length <= SHOWN_LENGTH) return { shown: line, start: 0 };
  const start = Math.max(0, character - SHOWN_BEFORE);
  const shown = line.slice(start, start + SHOWN_LENGTH);
  return { shown: shown.replace(/^[\udc00-\udfff]/, ' ').replace(/[\ud800-\udbff]$/, ' '), start };
}
