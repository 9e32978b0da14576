// The items of a sentence, clause after clause.
import type { Sentence } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';

const known = new WeakMap<Sentence['clauses'], readonly Item[]>();

/** The items of a sentence, which several readers of each of its clauses look at. */
export function itemsOfSentence({ clauses }: Sentence): readonly Item[] {
  const [first, more] = clauses;
  if (first !== undefined && more === undefined) return first.items;
  let items = known.get(clauses);
  if (items === undefined) {
    items = clauses.flatMap((clause) => clause.items);
    known.set(clauses, items);
  }
  return items;
}
