// *Had to* and *should have* in languages that say both by one word.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, withTerms } from '../../syntax/sentences/item.ts';
import { has, isTerm } from '../clause-terms.ts';

const EITHER = termSet(['ought', 'should']);

/** The clause, where what a player *had to* do is a duty if the sentence tells of a decision before. */
export function decidedDuty(clause: Clause, { clauses }: Sentence): Clause {
  if (!meet(clause.said, EITHER)) return clause;
  const before = clauses.slice(0, clauses.indexOf(clause));
  const isRuled = before.some(
    (one) => has(one, 'ruled', 'told', 'says') && (has(one, 'ruled') || isOfDecider(one)),
  );
  const isDecided = clause.items.some(isOught) ? isRuled : before.some((one) => has(one, 'ruled', 'told'));
  if (!isDecided || !clause.items.some(isEither)) return clause;
  return withItems(
    clause,
    clause.items.map((item) => (isEither(item) ? asDuty(item) : item)),
  );
}

function isOfDecider({ subject }: Clause): boolean {
  return subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
}

function isEither(item: Item): boolean {
  if (item.kind !== 'term') return false;
  return isOught(item) || (item.terms.includes('must') && item.terms.includes('should'));
}

function isOught(item: Item): boolean {
  return item.kind === 'term' && item.terms.includes('ought');
}

function asDuty(item: Item): Item {
  return item.kind === 'term' ? withTerms(item, ['must']) : item;
}
