// Which readers a clause calls for. Each reader names, as data, the signs without which it finds nothing; most clauses
// have none of most readers', and cost those nothing.
import { meet, type Sign as Thing, termSet } from '../syntax/lexicon/term-set.ts';
import type { Clause } from '../syntax/sentences/clause.ts';

/** What calls a reader: a term that the clause says or takes over, a kind of thing it names, quotation marks around it. */
export type Sign = Thing | 'quoted';

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
): (clause: Pick<Clause, 'holds' | 'isQuoted'>) => readonly One[] {
  if (MOST < readers.length) throw new RangeError(`A table holds ${MOST} readers at the most.`);
  const callers = readers.map(({ signs }) => termSet(signs.filter((sign) => sign !== 'quoted')));
  const all = termSet(readers.flatMap(({ signs }) => signs.filter((sign) => sign !== 'quoted')));
  const ofQuoted = readers.reduce(
    (bits, { signs }, at) => bits | (signs.includes('quoted') ? 1 << at : 0),
    0,
  );
  const called = new Map<number, readonly One[]>();
  return ({ holds, isQuoted }) => {
    let mask = isQuoted ? ofQuoted : 0;
    if (meet(holds, all))
      for (let at = 0; at < callers.length; at++) if (meet(holds, callers[at] ?? all)) mask |= 1 << at;
    if (mask === 0) return NONE;
    let some = called.get(mask);
    if (some === undefined) {
      some = readers.filter((_, at) => (mask & (1 << at)) !== 0);
      called.set(mask, some);
    }
    return some;
  };
}

const NONE: readonly never[] = [];
