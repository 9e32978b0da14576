// The items of a sentence, clause after clause.
import type { Sentence } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';

export function itemsOfSentence({ clauses }: Sentence): readonly Item[] {
  return clauses.flatMap(({ items }) => items);
}
