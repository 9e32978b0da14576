import type { Language } from '../bridge/nouns.ts';
import type { CaseText } from '../text/lines.ts';
import type { Span } from '../text/span.ts';

/** A paragraph of the laws that the text cites, whichever way it is spelled. */
export type Citation = {
  /** The paragraph as the outlines write it: `51B2(b)`. It may be none of ours, or none at all. */
  readonly id: string;
  /** The number of the law, 51 for `51B2(b)`. */
  readonly law: number;
  /** The citation with the word for law before it, where there is one. */
  readonly span: Span;
  readonly written: string;
};

/** The citations in a case, in order. */
export function readCitations(_text: CaseText, _language: Language | undefined): readonly Citation[] {
  return [];
}

/** The paragraph that `written` cites, as the outlines write it, with or without a word for law; else `undefined`. */
export function parseCitation(_written: string): string | undefined {
  return undefined;
}
