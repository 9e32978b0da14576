// What a ruling orders, told afterwards: *hakem hükmetti: Doğu ♣7’yi verecek, ♥J masada kalacaktı*.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, withTerms } from '../../syntax/sentences/item.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Voiced } from './voices.ts';

/**
 * The sentence with what *was to be done* as an order, in languages that say that and *would have been done* by one
 * form: in the words of a ruling, or right behind them (`before`, the sentences before it), where nothing is supposed.
 */
export function withToldOrders(voiced: Voiced, before: readonly Voiced[]): Voiced {
  const { clauses, holds } = voiced.sentence;
  if (!meet(holds, WOULD) || !meet(holds, FUTURE)) return voiced;
  if (!clauses.some(({ items }) => items.some(isToldOrder))) return voiced;
  const isOfRuling = voiced.by !== undefined || [...before, voiced].some(tellsOfRuling);
  if (!isOfRuling || [...before, voiced].some(supposes) || clauses.some(isCutShort)) return voiced;
  return { ...voiced, sentence: { ...voiced.sentence, clauses: clauses.map(asOrder) } };
}

const WOULD = termSet(['would']);
const FUTURE = termSet(['future']);

function isToldOrder(item: Item): boolean {
  return isTerm(item, 'would') && isTerm(item, 'future');
}

function tellsOfRuling({ sentence }: Voiced): boolean {
  return sentence.clauses.some(
    (clause) => has(clause, 'ruling', 'ruled') && !has(clause, 'claimed', 'asked'),
  );
}

/** *If …*, *in that case …*: then it would have been so. */
function supposes({ sentence }: Voiced): boolean {
  return sentence.clauses.some((clause) =>
    clause.items.some(
      (item) => isTerm(item, 'if', 'in-that-case') || (isTerm(item, 'would') && !isTerm(item, 'future')),
    ),
  );
}

/** *Tam alacaktı ki …*, *alacaktı ama …*: it never came to that. */
function isCutShort({ link, items }: Clause, at: number, clauses: readonly Clause[]): boolean {
  const isGoing = clauses[at - 1]?.items.some(isToldOrder) === true;
  return (isGoing && (link === 'that' || link === 'but')) || items.some((item) => isTerm(item, 'wish'));
}

function asOrder(clause: Clause): Clause {
  if (!clause.items.some(isToldOrder)) return clause;
  return withItems(
    clause,
    clause.items.map(
      (item): Item =>
        item.kind === 'term' && isToldOrder(item)
          ? withTerms(
              item,
              item.terms.filter((term) => term !== 'would'),
            )
          : item,
    ),
  );
}
