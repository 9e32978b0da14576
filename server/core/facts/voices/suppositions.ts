// What is said only for a case that is supposed.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { THEN } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withClauses } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';

/** Without one of these nothing is supposed. */
const SUPPOSING = termSet(['if', 'if-first', 'verb-first', 'consequence']);

/** Whether something is said only for a case that is supposed. */
export function isConditional({ clauses, holds }: Sentence): boolean {
  if (!meet(holds, SUPPOSING)) return false;
  const [first, ...others] = clauses;
  return (
    clauses.some(
      (clause, at) =>
        (has(clause, 'if') && !isAnsweredQuestion(clauses, at)) || isInverted(clause.items, 'if-first'),
    ) ||
    (first?.items[0] !== undefined && isTerm(first.items[0], 'if-first')) || // *Had a club been asked for …*
    (first !== undefined && isInverted(first.items, 'verb-first')) ||
    others.some(
      ({ items: [word, next], isQuoted, mark }) =>
        word && !isQuoted && mark !== ':' && isTerm(word, 'consequence') && next?.kind !== 'cards',
    )
  );
}

/** *East asked if he had to, and the director answered that …*: the question supposes nothing. */
function isAnsweredQuestion(clauses: readonly Clause[], at: number): boolean {
  const asked = clauses[at - 1];
  if (asked === undefined || !has(asked, 'asked')) return false;
  return clauses
    .slice(at + 1)
    .some(
      (one, place, all) =>
        all[place + 1]?.link === 'that' &&
        one.subject !== undefined &&
        isTerm(one.subject, 'director') &&
        has(one, 'ruled', 'told'),
    );
}

/** *Declarer, who could use his king if West were barred, asked for a spade*: without what is only supposed beside it. */
export function withoutSupposedAside(sentence: Sentence): Sentence {
  const { clauses } = sentence;
  if (clauses.length < 2 || !isConditional(sentence)) return sentence;
  const from = clauses.findIndex(({ link, mark }) => link === 'who' && mark === ',');
  if (from === -1) return sentence;
  const end = clauses.findIndex(({ link, mark }, at) => from < at && link === undefined && mark === ',');
  if (end === -1) return sentence;
  const told = withClauses(sentence, [...clauses.slice(0, from), ...clauses.slice(end)]);
  return isConditional(told) ? sentence : told;
}

/** `Had South asked …`, `Eist zuid …`: a verb before the one who does it says *if*. */
function isInverted([first, second]: readonly Item[], term: Term): boolean {
  return first !== undefined && isTerm(first, term) && second !== undefined && isPerson(second);
}

/** *Suppose that South asks for a heart. Then the ♥Q goes back*; *what if …? Then he may*: said of what is supposed. */
export function goesOnSupposing({ clauses }: Sentence, before: Sentence | undefined): boolean {
  const first = clauses[0]?.items.find(({ kind }) => kind !== 'mark');
  if (before === undefined || first === undefined || !isThen(first)) return false;
  if (!(before.isQuestion || isConditional(before) || isAsking(before))) return false;
  return !clauses.some((clause) => has(clause, 'ruled', 'told', 'director'));
}

function isThen(item: Item): boolean {
  return isTerm(item, 'in-that-case', 'consequence') || isWordOf(item, THEN);
}

/** *“What if it had been the king?” he asked*: behind the question mark nothing is left but that. */
function isAsking({ clauses: [clause, more] }: Sentence): boolean {
  return clause !== undefined && more === undefined && clause.items.length <= 3 && has(clause, 'asked');
}
