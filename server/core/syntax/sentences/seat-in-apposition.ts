// A seat set behind words for a person whom nothing else seats: *τη λεβέ την είχε πάρει ο άντρας της, η Δύση*.
import { NOMINATIVE_ARTICLES } from '../lexicon/small-words.ts';
import { type Item, isWordOf } from './item.ts';
import type { Part } from './joined-parts.ts';
import { isPerson } from './person.ts';

/** Whether the part names nobody but the seat of the one with whom the part before it ends. */
export function isSeatOf(before: Part, { items, link, mark, isQuoted }: Part): boolean {
  if ((mark !== ',' && mark !== '(') || link !== undefined || isQuoted !== before.isQuoted) return false;
  const [seat, more] = items.filter((item) => !isArticle(item));
  if (seat?.kind !== 'seat' || seat.form !== 'nom' || more !== undefined) return false;
  if (before.items.some((item) => isPerson(item) && item.form === 'nom')) return false;
  const noun = before.items.findLastIndex((item) => isWordOf(item, NOMINATIVE_ARTICLES));
  const behind = before.items.slice(noun + 1);
  return (
    noun !== -1 &&
    0 < behind.length &&
    behind.length <= LONGEST_NOUN &&
    behind.every(({ kind }) => kind === 'word')
  );
}

const LONGEST_NOUN = 3;

function isArticle(item: Item): boolean {
  return isWordOf(item, NOMINATIVE_ARTICLES);
}

/** Whether a Greek part names somebody or something unknown as the one who does what it says: *ο άντρας της*, *η ώρα*. */
export function namesUnknownDoer(items: readonly Item[]): boolean {
  return items.some((item, at) => isWordOf(item, NOMINATIVE_ARTICLES) && items[at + 1]?.kind === 'word');
}
