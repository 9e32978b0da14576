// The paragraphs on which a sentence of a ruling rests.
import { has } from '../clause-terms.ts';
import type { Statement } from '../from-annotation.ts';
import type { Story } from '../story/story.ts';
import type { Voiced } from '../voices/voices.ts';
import type { Known } from './known.ts';

/** The paragraphs that a ruling rests on. A whole law in a sentence that denies something may be the one it does not. */
export function citedIn(
  { sentence, claims, isGeneral }: Voiced,
  { citations }: Known,
  story: Story,
): readonly Statement[] {
  if (!claims || isGeneral || story.option === undefined || citations.length === 0) return [];
  const denies = sentence.clauses.some((clause) => has(clause, 'not'));
  return citations
    .filter(
      ({ id, span, law }) =>
        law === 51 &&
        !(denies && id === '51') &&
        sentence.span.start <= span.start &&
        span.start <= sentence.span.end + 2,
    )
    .map(
      ({ id, span }): Statement => ({
        kind: 'claim',
        span,
        claim: { kind: 'cites', paragraph: { value: id, span }, span },
      }),
    );
}
