// What is denied as a whole: *it is not true that the ♥Q remains*, *nobody ruled that …*. Nothing is ruled by it.
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';

/** Whether the clause hangs by *that* on one that is denied. */
export function isDeniedAsWhole(clause: Clause, { clauses }: Sentence): boolean {
  if (clause.link !== 'that') return false;
  const before = clauses[clauses.indexOf(clause) - 1];
  if (before === undefined) return false;
  const speaksOfPlay = has(
    before,
    'lead',
    'play',
    'pick-up',
    'remain',
    'require',
    'prohibit',
    'want',
    'void',
  );
  return has(before, 'not', 'not-so') && !speaksOfPlay;
}
