// An annotation that is added to a case.
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { lineOf } from '../text/lines.ts';
import { replacement, type TextEdit } from './text-edit.ts';

/** Writes the annotation below the last words of the case, in a comment where the others of the case are in comments. */
export function annotationAtEnd({ text, annotations }: CaseTree, written: string): TextEdit {
  const number = text.lines.findLastIndex((line) => line.trim() !== '');
  const end = (text.starts[number] ?? 0) + (text.lines[number] ?? '').length;
  const isInComments = annotations.some(({ span }) =>
    (text.lines[lineOf(text, span.start)] ?? '').includes('<!--'),
  );
  return replacement(end, end, `\n\n${isInComments ? `<!-- ${written} -->` : written}`);
}
