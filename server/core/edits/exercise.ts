// `@expect` for authors of training material: the ruling is wrong on purpose.
import { markAsExercise } from '../messages/edits.ts';
import { type Finding, familyOf } from '../rules/rule.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { type CaseText, lineOf } from '../text/lines.ts';
import { annotationAtEnd } from './added-annotation.ts';
import { annotationAt, type Fix } from './fix.ts';
import { replacement, type TextEdit } from './text-edit.ts';

/** The fix that foretells a finding of the law; a question to the author is none. */
export function exerciseFix(tree: CaseTree, { rule, paragraph, severity, span }: Finding): Fix | undefined {
  if (familyOf(rule) !== 'law' || severity === 'hint' || paragraph === undefined) return undefined;
  const annotation = annotationAt(tree, span);
  const written = `@expect ${paragraph}`;
  const edit =
    annotation === undefined
      ? annotationAtEnd(tree, written)
      : beside(tree.text, annotation.span.start, written);
  return { wording: markAsExercise, nouns: { paragraph: { paragraph } }, edits: [edit], isSlip: false };
}

/** On a line of its own by the annotation at `offset`, with the same in front of it, and in a comment if that is. */
function beside(text: CaseText, offset: number, written: string): TextEdit {
  const number = lineOf(text, offset);
  const line = text.lines[number] ?? '';
  const start = text.starts[number] ?? 0;
  const before = line.slice(0, offset - start);
  const [opens, closes] = [before.includes('<!--'), line.slice(offset - start).includes('-->')];
  if (closes && !opens) return replacement(start, start, `${before}${written}\n`);
  const end = start + line.length;
  if (opens && !closes) return replacement(end, end, `\n${/^\s*/.exec(before)?.[0] ?? ''}${written}`);
  return replacement(end, end, `\n${before}${written}${opens ? ' -->' : ''}`);
}
