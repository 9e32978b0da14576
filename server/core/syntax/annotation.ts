// Annotations: lines that begin with `@`, by themselves or in a comment.
import type { Language } from '../bridge/nouns.ts';
import type { CaseText } from '../text/lines.ts';
import type { Located, Span } from '../text/span.ts';
import type { GivenArguments } from './annotation-arguments.ts';
import type { AnnotationWord } from './annotation-grammar.ts';
import type { Problem } from './tree.ts';

export { annotationWord, isAnnotationLine } from './annotation-word.ts';

/** An annotation as it was read; half of one is still worth reading. */
export type Annotation = {
  /** `undefined` where the notation has no such word. */
  readonly word: AnnotationWord | undefined;
  /** The word as it is written, with its `@`. */
  readonly written: Located<string>;
  readonly given: GivenArguments;
  readonly span: Span;
  readonly problems: readonly Problem[];
};

/** The annotations of a case, in order. */
export function readAnnotations(text: CaseText, language: Language): readonly Annotation[] {
  return text.lines.flatMap((line, at) => readAnnotationLine(line, text.starts[at] ?? 0, language));
}

/** The annotations on one line that begins at offset `base`; several where it holds several comments. */
export function readAnnotationLine(_line: string, _base: number, _language: Language): readonly Annotation[] {
  return [];
}
