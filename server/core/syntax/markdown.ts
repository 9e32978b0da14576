// Which lines of a Markdown file are a write-up: its fences marked `ruling`, or the whole file where an
// HTML comment holds an annotation. Other Markdown is never touched.
import { annotationWord } from './annotations/annotation-word.ts';

/** A stretch of lines, `end` exclusive. */
export type Stretch = { readonly start: number; readonly end: number };

const FENCE = /^[\s>]{0,8}(`{3,}|~{3,})\s*([^\s`]*)/;

/** Whether a change of this line can change which lines are a write-up, whatever stands elsewhere. */
export function isRegionMark(line: string): boolean {
  return line.includes('```') || line.includes('~~~') || line.includes('<!--') || line.includes('-->');
}

/** The write-ups of a Markdown file. With fences, each fence; else the whole file where a comment annotates; else none. */
export function regionsOf(lines: readonly string[]): Stretch[] {
  const fences = rulingFencesOf(lines);
  if (fences.length > 0) return fences;
  return hasAnnotationInComment(lines) ? [{ start: 0, end: lines.length }] : [];
}

function rulingFencesOf(lines: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: { readonly mark: string; readonly isRuling: boolean; readonly start: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const fence = FENCE.exec(line);
    if (fence === null) continue;
    const [, mark = '', word = ''] = fence;
    if (open === undefined) {
      open = { mark, isRuling: word === 'ruling', start: at + 1 };
    } else if (word === '' && mark.startsWith(open.mark)) {
      if (open.isRuling) stretches.push({ start: open.start, end: at });
      open = undefined;
    }
  }
  if (open?.isRuling) stretches.push({ start: open.start, end: lines.length });
  return stretches;
}

/** Whether a comment of the file holds an annotation; it looks no further than the first. */
export function hasAnnotationInComment(lines: readonly string[]): boolean {
  let isOpen = false;
  for (const line of lines) {
    const opens = line.indexOf('<!--');
    if (
      isOpen
        ? annotationWord(line) !== undefined
        : opens >= 0 && annotationWord(line.slice(opens)) !== undefined
    )
      return true;
    if (opens >= 0) isOpen = true;
    if (isOpen && line.includes('-->')) isOpen = false;
  }
  return false;
}
