// The sentences of a case and of what stands before it; wanted only where a case has to do with penalty cards.
import type { Language } from '../../bridge/nouns.ts';
import { type CaseText, caseTextOf } from '../../text/lines.ts';
import type { Span } from '../../text/span.ts';
import { lexiconOf } from '../lexicon/ready.ts';
import { heldByAll } from '../lexicon/term-set.ts';
import type { Sentence } from './clause.ts';
import { clausesOf } from './clauses.ts';
import type { Item } from './item.ts';
import { itemsIn } from './items.ts';
import { withListedCards } from './listed-cards.ts';
import { withQuoteLeftOpen } from './open-quotes.ts';
import { withPlayers } from './players.ts';
import { PREDICATES } from './predicates.ts';
import { blocksOf } from './prose.ts';
import { isRunIn } from './run-in-heading.ts';
import { type Cut, spanOfAll } from './segment.ts';
import { inSentences } from './segments.ts';
import { withSingleQuotes } from './single-quotes.ts';
import { isOneOf } from './terms-of-items.ts';

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
  const isWanted = sentences.length !== 0 && preamble !== '';
  const before = isWanted ? readSentences(caseTextOf([preamble]), [], [], language) : [];
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
  const leftOpen = withQuoteLeftOpen(named);
  const sentences: Sentence[] = [];
  for (const [place, block] of blocks.entries()) {
    const ofBlock = named[place] ?? [];
    const cuts = inSentences(
      withListedCards(withSingleQuotes(ofBlock, whole), whole, lexicon),
      whole,
      lexicon,
    );
    const isLast = lastStart <= block.span.start;
    const isOpen = leftOpen.has(ofBlock);
    for (let at = 0; at < cuts.length; at++) {
      const cut = cuts[at];
      if (cut === undefined) continue;
      const span = spanOfAll(cut.segments);
      const isTitle = block.isTitle || cut.isTitle || (at === 0 && isRunIn(cut.segments, whole, span));
      const isStop = !cut.isEnded && 0 < at && !isTitle && isCutShort(cut, whole, block.span, boards);
      const isItem = block.isListed && (at === 0 || !isLast);
      const isIntroduction = blocks[place + 1]?.isListed === true; // *Declarer may*, before a list.
      const isFinished = cut.isEnded || isIntroduction || isItem || (!isLast && !isStop);
      const clauses = clausesOf(cut.segments, whole, lexicon);
      sentences.push({
        span,
        written: whole.slice(span.start, span.end),
        clauses,
        holds: heldByAll(clauses),
        isTitle,
        isQuestion: cut.isQuestion,
        isFinished: !cut.isBroken && !isOpen && isFinished,
        beginsBlock: at === 0,
        followsStop: !isFinished && STOP_BEFORE.test(whole.slice(span.start - LOOKED_BACK, span.start)),
      });
    }
  }
  return sentences;
}

/** Whether the last sentence of a paragraph that stops with a word, and not before a diagram, has lost its end. */
function isCutShort({ segments }: Cut, text: string, { start, end }: Span, boards: readonly Span[]): boolean {
  if (!WORD_LAST.test(text.slice(Math.max(start, end - LOOKED_BACK), end))) return false;
  const isShown = boards.some((board) => end <= board.start && text.slice(end, board.start).trim() === '');
  return !isShown && segments.some(({ items }) => items.some(isOfPlay));
}

function isOfPlay(item: Item): boolean {
  return item.kind === 'term' ? isOneOf(item, PREDICATES) : item.kind !== 'word' && item.kind !== 'mark';
}

/** Not that of a short name: *— D. McIlroy*. */
const STOP_BEFORE = /(?<![\s([–—-]\p{Lu}\p{L}{0,2})[.!?;·…]['"”’»)]* +$/u;
const WORD_LAST = /[\p{L}\p{N}♠♥♦♣]\s*$/u;
const LOOKED_BACK = 8;
