// The sentences of a case and of what stands before it; wanted only where a case has to do with penalty cards.
import type { Language } from '../bridge/nouns.ts';
import { type CaseText, caseTextOf } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import type { Sentence } from './clause.ts';
import { readSentences } from './clauses.ts';

/**
 * The sentences of the prose outside `boards`, where `citations` of the law are passed over, and those of `preamble`,
 * the lines before the first case; none of these where the case itself has none.
 */
export function sentencesIn(
  text: CaseText,
  preamble: string,
  boards: readonly Span[],
  citations: readonly Span[],
  language: Language,
): { readonly sentences: readonly Sentence[]; readonly preamble: readonly Sentence[] } {
  const sentences = readSentences(text, boards, citations, language);
  const before = sentences.length === 0 ? [] : readSentences(caseTextOf([preamble]), [], [], language);
  return { sentences, preamble: before };
}
