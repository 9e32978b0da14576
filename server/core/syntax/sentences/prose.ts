// The prose of a case: what is neither a diagram, nor a hand, nor an annotation, cut into blocks.

import { letterPattern } from '../../text/letter-pattern.ts';
import { type CaseText, lineOf } from '../../text/lines.ts';
import type { Span } from '../../text/span.ts';
import { isAnnotationLine } from '../annotations/annotation-word.ts';

/** Lines that belong together: a paragraph, an item of a list, or a heading. */
export type Block = {
  readonly span: Span;
  /** A line of its own that is marked as a heading or does not end as a sentence does. */
  readonly isTitle: boolean;
  /** An item of a list. */
  readonly isListed: boolean;
};

/** The blocks of a case, in order. `boards` are the diagrams and hands in it. */
export function blocksOf(text: CaseText, boards: readonly Span[]): readonly Block[] {
  const shown = linesShown(text, boards);
  const blocks: Block[] = [];
  let from: number | undefined;
  const close = (end: number) => {
    if (from !== undefined) blocks.push(blockOf(text, from, end));
    from = undefined;
  };
  for (const [at, line] of text.lines.entries()) {
    const isProse = line.trim() !== '' && !shown.has(at) && !isAnnotationLine(line);
    if (!isProse) {
      close(at);
      continue;
    }
    const isHeading = isInCapitals(line);
    if (isHeading || BEGINS_BLOCK.test(line)) close(at);
    from ??= at;
    if (isHeading || HEADING.test(line) || isHeadLine(text.lines, at, from)) close(at + 1);
  }
  close(text.lines.length);
  return blocks;
}

const HEADING = /^\s*(?:>\s*)*#{1,6}\s/;
const BEGINS_BLOCK = /^\s*(?:>\s*)*(?:#{1,6}\s|[-*•—–]\s|\(?[a-hα-η1-9][.)](?:\s|$)|\[[^\]]{4,24}\]\s)/;
const ENDS_SENTENCE = /[.!?…;:»”"')\]]\s*[*_]*\s*$/;
const LONGEST_TITLE = 70;

/** A heading such as `DIRECTOR'S RULING`, directly above its text. */
function isInCapitals(line: string): boolean {
  return (
    line.length < LONGEST_TITLE &&
    !SMALL_LETTER.test(line) &&
    THREE_LETTERS.test(line) &&
    line === line.toUpperCase() &&
    !/\d/.test(line)
  );
}

/** A word or two directly above a paragraph that begins anew: `Feiten`. */
function isHeadLine(lines: readonly string[], at: number, from: number | undefined): boolean {
  const [line, next] = [lines[at] ?? '', lines[at + 1] ?? ''];
  return (
    from === at &&
    isCapital(line.trimStart()) &&
    HEAD_LINE.test(line) &&
    (LONGEST_HEAD <= next.length || ENDS_SENTENCE.test(next)) &&
    isCapital(next.trimStart())
  );
}

/** Whether the text begins with a capital letter. */
function isCapital(text: string): boolean {
  const letter = text.charAt(0);
  return letter !== letter.toLowerCase();
}

const HEAD_LINE = letterPattern(String.raw`^\s*[\p{L}]+(?:\s[\p{L}]+){0,3}\s*$`, '');
const SMALL_LETTER = /[a-zα-ω]/;
const THREE_LETTERS = letterPattern(String.raw`[\p{L}]{3}`, '');
const LONGEST_HEAD = 40;

function linesShown(text: CaseText, boards: readonly Span[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { start, end } of boards) {
    const last = lineOf(text, Math.max(start, end - 1));
    for (let at = lineOf(text, start); at <= last; at++) lines.add(at);
  }
  return lines;
}

function blockOf(text: CaseText, from: number, end: number): Block {
  const last = text.lines[end - 1] ?? '';
  const first = text.lines[from] ?? '';
  const isMarked = HEADING.test(first) || isInCapitals(first);
  const isShort =
    end - from === 1 && last.length < LONGEST_TITLE && !ENDS_SENTENCE.test(last) && !/[.!?]\s/.test(last);
  const span = { start: text.starts[from] ?? 0, end: (text.starts[end - 1] ?? 0) + last.length };
  return { span, isTitle: isMarked || isShort, isListed: BEGINS_BLOCK.test(first) };
}
