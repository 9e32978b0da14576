// What plain sentences were taken for: the facts and claims of a case that no annotation states, each with its words.
import { annotationFor, type Stated, type TableFact } from './annotation-for.ts';
import type { CaseReport } from './case.ts';
import { has } from './facts/clause-terms.ts';
import type { Facts } from './facts/facts.ts';
import type { Clause, Sentence } from './syntax/sentences/clause.ts';
import { type Located, lastBefore, type Span } from './text/span.ts';

/** One fact or claim that a sentence states. */
export type Understood = {
  readonly kind: 'fact' | 'claim';
  readonly stated: Stated;
  /** The part of the sentence that states it; a citation stands in none. */
  readonly clause: Clause | undefined;
  /** The words of that part; they may stand on several lines. */
  readonly span: Span;
  /** The annotation that would say the same. */
  readonly annotation: string;
};

type ReadCase = Pick<CaseReport, 'tree' | 'facts'>;

/** What the sentences of a case were taken for, facts first. Where an annotation settles a matter, a sentence does not. */
export function understoodIn({ tree, facts }: ReadCase): readonly Understood[] {
  if (tree.sentences.length === 0) return [];
  const claims = facts.rulings.flatMap((ruling) => ruling.claims);
  const all = [
    ...[...tableFactsOf(facts), ...facts.events].map((stated) => ({ kind: 'fact' as const, stated })),
    ...claims.map((stated) => ({ kind: 'claim' as const, stated })),
  ];
  return all.flatMap(({ kind, stated }) => {
    const sentence = isAnnotated(stated.span, tree) ? undefined : sentenceAt(tree.sentences, stated.span);
    if (sentence === undefined) return [];
    const clause = clauseOf(stated, sentence);
    return [{ kind, stated, clause, span: clause?.span ?? stated.span, annotation: annotationFor(stated) }];
  });
}

/** What a case states once, of its board and the contract; a contract tells its declarer and the trumps. */
export function tableFactsOf(facts: Facts): readonly TableFact[] {
  const { boardNumber, dealer, vulnerability, contract, declarer, trumps, date } = facts;
  return [
    ...factOf(boardNumber, (number, span) => ({ kind: 'board', number, span })),
    ...factOf(dealer, (seat, span) => ({ kind: 'dealer', seat, span })),
    ...factOf(vulnerability, (value, span) => ({ kind: 'vul', vulnerability: value, span })),
    ...factOf(date, (value, span) => ({ kind: 'date', date: value, span })),
    ...factOf(contract, (value, span) => ({
      kind: 'contract',
      contract: value,
      declarer: declarer?.value,
      span,
    })),
    ...factOf(declarer, (seat, span) => ({ kind: 'declarer', seat, span })),
    ...factOf(trumps, (denomination, span) => ({ kind: 'trumps', denomination, span })),
  ].filter(({ kind, span }) => kind === 'contract' || span.start !== contract?.span.start);
}

function factOf<T>(
  given: Located<T> | undefined,
  make: (value: T, span: Span) => TableFact,
): readonly TableFact[] {
  return given === undefined ? [] : [make(given.value, given.span)];
}

function isAnnotated({ start }: Span, { annotations }: ReadCase['tree']): boolean {
  const before = lastBefore(annotations, start + 1);
  return before !== undefined && start <= before.span.end;
}

/** How far behind its last word the citation of a sentence may begin, as in `… both (51B2)`. */
const BEHIND = 2;

/** The sentence in which `span` begins. */
function sentenceAt(sentences: readonly Sentence[], { start, end }: Span): Sentence | undefined {
  const found = start === end ? undefined : lastBefore(sentences, start + 1);
  return found !== undefined && start <= found.span.end + BEHIND ? found : undefined;
}

/** The part of the sentence that states it: that where its words begin; of a trick, that which tells who won it. */
function clauseOf(stated: Stated, { clauses }: Sentence): Clause | undefined {
  const { start } = stated.span;
  const isWord = clauses.some(({ items }) => items.some(({ span }) => span.start === start));
  const won =
    stated.kind === 'on-lead' && !isWord ? clauses.findLast((clause) => has(clause, 'win')) : undefined;
  return won ?? clauses.find(({ span }) => span.start <= start && start < span.end);
}
