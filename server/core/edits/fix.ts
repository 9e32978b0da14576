// A quick fix as it is proposed: whether it leaves no finding is seen when the case is read again with it.
import type { Nouns } from '../bridge/nouns.ts';
import { replaceWords } from '../messages/edits.ts';
import type { Wording } from '../messages/wording.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import { replacement, type TextEdit } from './text-edit.ts';

export type Fix = {
  /** The title. */
  readonly wording: Wording;
  readonly nouns: Nouns;
  /** In order. */
  readonly edits: readonly TextEdit[];
  /** It mends a slip of the pen and changes nothing that the author says: it may be made without asking. */
  readonly isSlip: boolean;
};

/** What may be done about one finding. */
export type Proposal = {
  readonly fixes: readonly Fix[];
  /** Where more than one of them leaves no finding: all are offered, or none, since it is not known which is right. */
  readonly ifSeveral: 'all' | 'none';
};

export const NO_FIX: Proposal = { fixes: [], ifSeveral: 'none' };

export function one(fix: Fix | undefined): Proposal {
  return fix === undefined ? NO_FIX : { fixes: [fix], ifSeveral: 'none' };
}

/** Puts `text` in place of the words at `span`, and says so. */
export function replacing({ text: of }: CaseTree, span: Span, text: string, isSlip: boolean): Fix {
  const nouns = { written: { text: textIn(of, span) }, text: { text } };
  return { wording: replaceWords, nouns, edits: [replacement(span.start, span.end, text)], isSlip };
}

/** The annotation in which the words at `span` stand. */
export function annotationAt({ annotations }: CaseTree, span: Span): Annotation | undefined {
  return annotations.find((one) => one.span.start <= span.start && span.end <= one.span.end);
}
