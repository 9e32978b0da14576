// *Had to* and *should have* in languages that say both by one word.
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { has } from '../clause-terms.ts';

/** The clause, where what a player *had to* do is a duty if the sentence tells of a decision before. */
export function decidedDuty(clause: Clause, { clauses }: Sentence): Clause {
  const isDecided = clauses.slice(0, clauses.indexOf(clause)).some((one) => has(one, 'ruled', 'told'));
  if (!isDecided || !clause.items.some(isEither)) return clause;
  return { ...clause, items: clause.items.map((item) => (isEither(item) ? asDuty(item) : item)) };
}

function isEither(item: Item): boolean {
  return item.kind === 'term' && item.terms.includes('must') && item.terms.includes('should');
}

function asDuty(item: Item): Item {
  return item.kind === 'term' ? { ...item, terms: ['must'] } : item;
}
