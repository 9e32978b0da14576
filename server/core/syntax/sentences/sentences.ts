// The sentences of a case and of what stands before it; wanted only where a case has to do with penalty cards.
import type { Language } from '../../bridge/nouns.ts';
import { type CaseText, caseTextOf } from '../../text/lines.ts';
import type { Span } from '../../text/span.ts';
import { lexiconOf } from '../lexicon/ready.ts';
import type { Sentence } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { itemsIn } from './items.ts';
import { withListedCards } from './listed-cards.ts';
import { withPlayers } from './players.ts';
import { blocksOf } from './prose.ts';
import { isRunIn } from './run-in-heading.ts';
import { spanOf } from './segment.ts';
import { inSentences } from './segments.ts';

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

function readSentences(
  text: CaseText,
  boards: readonly Span[],
  citations: readonly Span[],
  language: Language,
): readonly Sentence[] {
  const lexicon = lexiconOf(language);
  const whole = text.lines.join('\n');
  const blocks = blocksOf(text, boards);
  let cited = 0;
  const citationsIn = ({ end }: Span) => {
    const from = cited;
    while (cited < citations.length && (citations[cited]?.start ?? end) < end) cited += 1;
    return citations.slice(from, cited);
  };
  const lastStart = blocks.at(-1)?.span.start ?? 0;
  const items = blocks.map(({ span }) => itemsIn(whole, span, lexicon, citationsIn(span)));
  const named = withPlayers(items, whole, lexicon);
  return blocks.flatMap(({ span, isTitle, isListed }, block) =>
    inSentences(withListedCards(named[block] ?? [], whole, lexicon), whole, lexicon).map(
      (cut, at): Sentence => {
        const sentenceSpan = spanOf(cut.segments.flatMap(({ items }) => items));
        const clauses = clausesOf(cut.segments, whole, lexicon);
        return {
          span: sentenceSpan,
          written: whole.slice(sentenceSpan.start, sentenceSpan.end),
          clauses,
          isTitle: isTitle || cut.isTitle || (at === 0 && isRunIn(cut.segments, whole, sentenceSpan)),
          isQuestion: cut.isQuestion,
          isFinished: !cut.isBroken && (cut.isEnded || isListed || span.start < lastStart),
          beginsBlock: at === 0,
        };
      },
    ),
  );
}
