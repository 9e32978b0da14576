// What the prose of a case tells; wanted only where the case has sentences, and so is all that stands behind it.
import type { Seat } from '../bridge/seats.ts';
import { type ToldTable, tableIn } from './clause-table.ts';
import type { FactParts } from './fact-parts.ts';
import type { Board, Event, Problem } from './facts.ts';
import type { Statement } from './from-annotation.ts';
import { inferredDeclarer, mayInferDeclarer } from './inferred-declarer.ts';
import { withoutOtherDeals } from './sentences/another-deal.ts';
import { breaksOff } from './sentences/broken-off.ts';
import { isCutShort } from './sentences/cut-short.ts';
import { statementsOfSentences } from './sentences/from-sentences.ts';
import type { Known } from './sentences/known.ts';
import { notUnderstood } from './sentences/not-understood.ts';
import { withLettersRead } from './voices/letters.ts';
import { voicesOf } from './voices/voices.ts';

/** What the sentences of a case tell, question by question. */
export type Prose = {
  /** Contract and declarer as the case tells them, and as the lines before the first case do. */
  readonly table: { readonly own: ToldTable; readonly before: ToldTable };
  /** The declarer that follows from who is named, where nobody says it. */
  inferredDeclarer(): ToldTable['declarer'];
  /** What they state beside the tricks of a printed play. */
  statements(declarer: Seat | undefined, tricks: readonly Event[]): readonly Statement[];
  /** The sentences of a ruling that gave none of these statements. */
  notUnderstood(told: readonly Statement[], annotated: readonly Statement[]): readonly Problem[];
};

/** Reads the sentences of a case beside its boards and the events that its annotations tell. */
export function proseOf(
  { sentences, preamble, citations, language }: FactParts,
  boards: readonly Board[],
  annotated: readonly Event[],
): Prose {
  const read = withLettersRead(sentences);
  const voices = withoutOtherDeals(voicesOf(read));
  const isCutOff =
    breaksOff(sentences, language) || voices.some((voiced, at) => isCutShort(voiced, voices[at - 1]));
  const statements = (known: Pick<Known, 'declarer' | 'annotated'>) => {
    const told = statementsOfSentences(voices, { boards, citations, ...known });
    return isCutOff ? told.filter(({ kind }) => kind !== 'claim') : told;
  };
  return {
    table: { own: tableIn(read, language), before: tableIn(preamble, language) },
    inferredDeclarer: () => {
      if (!mayInferDeclarer(sentences)) return undefined; // Else all is read once more.
      const offenders = statements({ declarer: undefined, annotated: [] }).flatMap((one) =>
        one.kind === 'event' && one.event.kind === 'penalty' ? [one.event.seat] : [],
      );
      return inferredDeclarer(sentences, offenders);
    },
    statements: (declarer, tricks) =>
      statements({
        declarer,
        annotated: [...annotated, ...tricks].sort((one, other) => one.span.start - other.span.start),
      }),
    notUnderstood: (told, ofAnnotations) => (isCutOff ? [] : notUnderstood(voices, told, ofAnnotations)),
  };
}
