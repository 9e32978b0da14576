// What a ruling orders by the form of the verb alone, in languages that have it so.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, type TermItem, withTerms } from '../../syntax/sentences/item.ts';
import { cardsIn, has, isTerm, suitsIn } from '../clause-terms.ts';
import type { Ruling } from '../facts.ts';

const BY_FORM = termSet(['future', 'present']);
const FUTURE = termSet(['future']);

/**
 * The clause with its orders as duties: *Batı kör çıkacak*, the future in a ruling, is a must; *dilediğini çıkar*, what
 * one does with whatever one likes, is a may.
 */
export function withOrders(clause: Clause, by: Ruling['by']): Clause {
  if (!meet(clause.holds, BY_FORM)) return clause;
  const isFree = has(clause, 'any-card');
  const namesSome = cardsIn(clause).length + suitsIn(clause).length > 0;
  const isOrder = by !== undefined && namesSome && !has(clause, 'may', 'may-not', 'would', 'should', 'if');
  const read = (item: Item): Item => {
    if (item.kind !== 'term' || !isTerm(item, 'lead', 'play', 'discard', 'to-lead')) return item;
    if (isFree && isTerm(item, 'future', 'present')) return withTerms(item, ['may', ...asLead(item)]);
    if (!isOrder || !isTerm(item, 'future')) return item;
    if (!isTerm(item, 'not')) return withTerms(item, ['must', ...asLead(item)]);
    return withTerms(item, ['may-not', ...asLead(item).filter((term) => term !== 'not')]); // *Batı pik çıkmayacak.*
  };
  return withItems(clause, clause.items.map(read));
}

/** *Kör çıkacak* is a lead, *çıkacak* alone says whose turn it is. */
function asLead({ terms }: TermItem): TermItem['terms'] {
  return terms.map((term) => (term === 'to-lead' ? 'lead' : term));
}

/** *Doğu damı eline alacak, vale masada bekleyecekti*: the last verb says of all futures before it that they are not so. */
export function isSupposedLater(clause: Clause, { clauses }: Sentence): boolean {
  if (!meet(clause.holds, FUTURE)) return false;
  return clauses.slice(clauses.indexOf(clause) + 1).some((one) => has(one, 'would'));
}
