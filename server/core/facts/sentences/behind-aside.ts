// A thought told beside the main part of a sentence: what goes on behind it is told.
import type { Term } from '../../syntax/lexicon/lexicon.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';

/** *South, after some thought, forbade a spade*; *South, who feared a spade, forbade it*: the main part goes on behind a comma. */
export function isBehindAside(clauses: readonly Clause[], thought: number, at: number): boolean {
  const link = clauses[thought]?.link;
  const head = clauses.slice(0, thought);
  const isAside =
    link !== undefined && ASIDE.includes(link) && head.some(({ subject }) => subject !== undefined);
  const next = clauses[thought + 1];
  return isAside && thought < at && next?.link === undefined && next?.mark === ',' && !next.isQuoted;
}

const ASIDE: readonly Term[] = ['after', 'who'];
