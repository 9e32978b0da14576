// What declarer wanted to choose and was not allowed to: *karoyu yasaklamak istedi, hakem izin vermedi*.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, withTerms } from '../../syntax/sentences/item.ts';
import { has, isTerm } from '../clause-terms.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

const INFINITIVE = termSet(['infinitive']);

/**
 * The sentence with a choice in the infinitive, which is a choice by itself, read as a wish where the sentence or the
 * next one, `next`, tells that it was refused.
 */
export function withRefusals(voiced: Voiced, next: Voiced | undefined): Voiced {
  const { sentence } = voiced;
  if (!meet(sentence.holds, INFINITIVE)) return voiced;
  const at = sentence.clauses.findIndex(isWanted);
  if (at === -1) return voiced;
  const behind = [...sentence.clauses.slice(at + 1), ...(next?.sentence.clauses ?? [])];
  if (!behind.some((clause) => has(clause, 'refused', 'not-so') || isDenial(clause))) return voiced;
  const clauses = sentence.clauses.map((clause) => (isWanted(clause) ? asWished(clause) : clause));
  return withClausesOf(voiced, clauses);
}

/** *He may neither require nor forbid anything*, *he cannot use his right*: of no suit. */
function isDenial({ items }: Clause): boolean {
  return (
    (items.some((item) => isTerm(item, 'require', 'prohibit') && isTerm(item, 'may-not')) ||
      (has({ items }, 'option') && has({ items }, 'may-not', 'waive'))) &&
    !items.some(({ kind }) => kind === 'suit' || kind === 'cards')
  );
}

/** *Yasaklamak istedi*: the verb of the choice, and right behind it the word for wanting, which says no more. */
function isWanted({ items }: Clause): boolean {
  return items.some((item, at) => isWantedAt(items, at) && isTerm(item, 'require', 'prohibit'));
}

function isWantedAt(items: readonly Item[], at: number): boolean {
  const [verb, wanting] = [items[at], items[at + 1]];
  return (
    verb !== undefined && isTerm(verb, 'infinitive') && wanting !== undefined && isTerm(wanting, 'aside')
  );
}

function asWished(clause: Clause): Clause {
  const items = clause.items.map((item, at): Item => {
    const isWanting = item.kind === 'term' && isTerm(item, 'aside') && isWantedAt(clause.items, at - 1);
    return isWanting ? withTerms(item, ['wish', 'claimed']) : item;
  });
  return withItems(clause, items);
}
