// The one who writes, where he tells which seat is his.
import type { Seat } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import type { Located } from '../../text/span.ts';
import { has, isTerm } from '../clause-terms.ts';

const SEAT = termSet(['seat']);

/** *I was South*, *Ben Güney’im*, *Kuzey’de oturuyordum*. */
export function selfIn({ items, said, isQuoted }: Clause): Seat | undefined {
  if (isQuoted || !meet(said, SEAT)) return undefined;
  const at = items.findIndex((item) => isTerm(item, 'i-am'));
  const [before, next] = [items[at - 1], items[at + 1]];
  if (at !== -1 && next?.kind === 'seat' && (next.form === 'nom' || next.form === 'dat')) return next.seat;
  const role =
    next && isTerm(next, 'declarer') ? items.slice(at + 2).find(({ kind }) => kind !== 'word') : undefined;
  if (at !== -1 && role?.kind === 'seat' && role.form === 'by') return role.seat; // Greek *ήμουν εκτελεστής από την Ανατολή*.
  if (at !== -1 && before?.kind === 'seat' && before.form === 'at') return before.seat;
  const self = items.find((item) => item.kind === 'seat' && item.form === 'self');
  return self?.kind === 'seat' ? self.seat : undefined;
}

const PLAYS_CONTRACT = termSet(['plays-contract']);

/** The seat of the one who writes, where he also tells that he played the contract: *I was South, and I played 2 ♠*. */
export function tellersSeat(sentences: readonly Sentence[]): Located<Seat> | undefined {
  if (!sentences.some(({ holds }) => meet(holds, PLAYS_CONTRACT))) return undefined;
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const played = clauses.find((one) => has(one, 'plays-contract') && has(one, 'i') && !one.isQuoted);
  if (played === undefined || played.items.some(({ kind }) => kind === 'seat')) return undefined;
  const seats = new Set(clauses.flatMap((one) => selfIn(one) ?? []));
  const [value, more] = [...seats];
  return value !== undefined && more === undefined ? { value, span: played.span } : undefined;
}
