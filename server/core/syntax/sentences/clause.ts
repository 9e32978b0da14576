// What prose is read into: sentences, and their clauses, each with at most one thing that is said.
import type { Span } from '../../text/span.ts';
import type { Term } from '../lexicon/lexicon.ts';
import { heldByAll, saidByAll, type TermSet, withTermsOf } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';

/** A part of a sentence that says one thing. */
export type Clause = {
  readonly span: Span;
  readonly items: readonly Item[];
  /** The terms of its items; and those with what it takes over, as bits. A clause with other items is made by `withItems`. */
  readonly said: TermSet;
  readonly holds: TermSet;
  /** How it hangs on what comes before it. */
  readonly link: Term | undefined;
  /** The mark before it. */
  readonly mark: string;
  /** The one who does what it says, where it names him. */
  readonly subject: Item | undefined;
  /** Whether he who does it may be the one of the clause before. */
  readonly mayInherit: boolean;
  /** What of the clause before holds for it too: *may require spades or forbid hearts*. */
  readonly carried: readonly Term[];
  /** Whether it stands within quotation marks. */
  readonly isQuoted: boolean;
};

/** The clause with other items, and perhaps with other terms taken over; named field by field, all clauses have one shape. */
export function withItems(
  clause: Clause,
  items: readonly Item[],
  carried: readonly Term[] = clause.carried,
): Clause {
  const said = saidByAll(items);
  return {
    span: clause.span,
    items,
    said,
    holds: withTermsOf(said, carried),
    link: clause.link,
    mark: clause.mark,
    subject: clause.subject,
    mayInherit: clause.mayInherit,
    carried,
    isQuoted: clause.isQuoted,
  };
}

export type Sentence = {
  readonly span: Span;
  /** As it is written. */
  readonly written: string;
  readonly clauses: readonly Clause[];
  /** The terms that its clauses say or take over, as bits. A sentence with other clauses is made by `withClauses`. */
  readonly holds: TermSet;
  readonly isTitle: boolean;
  readonly isQuestion: boolean;
  /** Whether it ends as sentences do, or stands where it need not: in a list, or before more text; never within it. */
  readonly isFinished: boolean;
  /** Whether a block begins with it. */
  readonly beginsBlock: boolean;
  /** Whether, not finished, it stands on the line behind the stop of the one before it. */
  readonly followsStop: boolean;
};

/** The sentence with other clauses. */
export function withClauses(sentence: Sentence, clauses: readonly Clause[]): Sentence {
  return {
    span: sentence.span,
    written: sentence.written,
    clauses,
    holds: heldByAll(clauses),
    isTitle: sentence.isTitle,
    isQuestion: sentence.isQuestion,
    isFinished: sentence.isFinished,
    beginsBlock: sentence.beginsBlock,
    followsStop: sentence.followsStop,
  };
}

/** Whether all of the sentence stands within quotation marks. */
export function isAllQuoted({ clauses }: Sentence): boolean {
  return clauses.every(({ isQuoted }) => isQuoted);
}
