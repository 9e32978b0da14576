// The one who writes, where he tells which seat is his.

import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { YOU_WERE } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isWordOf } from '../../syntax/sentences/item.ts';
import type { Located } from '../../text/span.ts';
import { has, isTerm, placeOf } from '../clause-terms.ts';

const SEAT = termSet(['seat']);
const I_AM = termSet(['i-am']);
const YOU = termSet(['you']);

/** *I was South*, *Ben Güney’im*, *Kuzey’de oturuyordum*. */
export function selfIn({ items, said, isQuoted }: Clause): Seat | undefined {
  if (isQuoted || !meet(said, SEAT)) return undefined;
  const told = meet(said, I_AM) ? seatBesideVerb(items) : meet(said, YOU) ? seatOfYou(items) : undefined;
  if (told) return told;
  const at = meet(said, PLAYS_CONTRACT) ? items.findIndex((item) => isTerm(item, 'i')) : -1;
  const place = items[at - 1];
  if (place?.kind === 'seat' && (place.form === 'at' || place.form === 'dat')) return place.seat; // *Batı’dan ben oynuyordum.*
  for (const item of items) if (item.kind === 'seat' && item.form === 'self') return item.seat;
  return undefined;
}

/** *You sat North*, says he who answers. */
function seatOfYou(items: Clause['items']): Seat | undefined {
  const you = placeOf(items, YOU);
  const [was, seat] = items.slice(you + 1, you + 3);
  const isSeated = was !== undefined && (isTerm(was, 'verb-first') || isWordOf(was, YOU_WERE));
  return isSeated && seat?.kind === 'seat' && seat.form === 'nom' ? seat.seat : undefined;
}

function seatBesideVerb(items: Clause['items']): Seat | undefined {
  const at = placeOf(items, I_AM);
  const [before, next] = [items[at - 1], items[at + 1]];
  if (next?.kind === 'seat' && (next.form === 'nom' || next.form === 'dat')) return next.seat;
  const role =
    next && isTerm(next, 'declarer') ? items.slice(at + 2).find(({ kind }) => kind !== 'word') : undefined;
  if (role?.kind === 'seat' && role.form === 'by') return role.seat; // Greek *ήμουν εκτελεστής από την Ανατολή*.
  return before?.kind === 'seat' && before.form === 'at' ? before.seat : undefined;
}

const PLAYS_CONTRACT = termSet(['plays-contract']);

/** The seat of the one who writes, where he also tells that he played the contract: *I was South, and I played 2 ♠*. */
export function tellersSeat(sentences: readonly Sentence[]): Located<Seat> | undefined {
  if (!sentences.some(({ holds }) => meet(holds, PLAYS_CONTRACT))) return undefined;
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const played = clauses.find((one) => has(one, 'plays-contract') && has(one, 'i') && !one.isQuoted);
  const byPartner = clauses.find(
    (one) => has(one, 'plays-contract') && has(one, 'of-teller') && !one.isQuoted,
  );
  const told = byPartner ?? played;
  if (told === undefined || told.items.some(({ kind }) => kind === 'seat')) return undefined;
  const seats = new Set(clauses.flatMap((one) => selfIn(one) ?? []));
  const [self, more] = [...seats];
  if (self === undefined || more !== undefined) return undefined;
  return { value: byPartner ? partnerOf(self) : self, span: told.span };
}
