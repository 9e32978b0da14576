// Which readers a clause calls for. Each reader names, as data, the signs without which it finds nothing; most clauses
// have none of most readers', and cost those nothing.
import type { Term } from '../syntax/lexicon/lexicon.ts';
import type { Clause } from '../syntax/sentences/clause.ts';
import type { Item } from '../syntax/sentences/item.ts';

/** What calls a reader: a term that the clause says or takes over, a kind of thing it names, quotation marks around it. */
export type Sign = Term | Exclude<Item['kind'], 'term' | 'word' | 'mark'> | 'quoted';

/** A reader with the signs of which a clause must have one; a clause with one may still say nothing to it. */
export type Reader<Read> = { readonly signs: readonly Sign[]; readonly read: Read };

/** How many readers one table holds at the most: each has a bit of a small number. */
const MOST = 30;

/**
 * The table of some readers: it gives those that a clause calls for, in the order in which they are listed.
 *
 * @throws RangeError for more readers than a table holds
 */
export function readersBySigns<One extends Reader<unknown>>(
  readers: readonly One[],
): (clause: Pick<Clause, 'items' | 'carried' | 'isQuoted'>) => readonly One[] {
  if (MOST < readers.length) throw new RangeError(`A table holds ${MOST} readers at the most.`);
  const bits = new Map<Sign | Item['kind'], number>();
  for (const [at, { signs }] of readers.entries())
    for (const sign of signs) bits.set(sign, (bits.get(sign) ?? 0) | (1 << at));
  const called = new Map<number, readonly One[]>();
  return ({ items, carried, isQuoted }) => {
    let mask = isQuoted ? (bits.get('quoted') ?? 0) : 0;
    for (const item of items) {
      if (item.kind !== 'term') mask |= bits.get(item.kind) ?? 0;
      else for (const term of item.terms) mask |= bits.get(term) ?? 0;
    }
    for (const term of carried) mask |= bits.get(term) ?? 0;
    let some = called.get(mask);
    if (some === undefined) {
      some = readers.filter((_, at) => (mask & (1 << at)) !== 0);
      called.set(mask, some);
    }
    return some;
  };
}
