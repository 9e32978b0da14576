// Who must be declarer though nobody says so, by who is named.
import { partnerOf, type Seat } from '../bridge/seats.ts';
import { meet, termSet } from '../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../syntax/sentences/clause.ts';
import type { Item } from '../syntax/sentences/item.ts';
import type { Located, Span } from '../text/span.ts';
import { isTerm } from './clause-terms.ts';

/** Whether anybody can be: of one side a single player is named, or it is denied that the cards are penalty cards. */
export function mayInferDeclarer(sentences: readonly Sentence[]): boolean {
  if (denialIn(sentences) !== undefined) return true;
  const named = new Set(seatsNamed(sentences).map(({ value }) => value));
  return named.has('N') !== named.has('S') || named.has('E') !== named.has('W');
}

/**
 * Who must be declarer though nobody says so: of the side without penalty cards only one player is named, and it is
 * not dummy that he is called.
 */
export function inferredDeclarer(
  sentences: readonly Sentence[],
  offenders: readonly Seat[],
): Located<Seat> | undefined {
  const own = offenders.every((seat) => seat === offenders[0]) ? offenders[0] : undefined;
  const denial = own && denialIn(sentences);
  if (own && denial) return { value: own, span: denial };
  const named = seatsNamed(sentences).filter(
    ({ value }) => !offenders.some((seat) => seat === value || partnerOf(seat) === value),
  );
  const [first] = named;
  const isOne =
    first !== undefined && offenders.length > 0 && named.every(({ value }) => value === first.value);
  return isOne ? first : undefined;
}

const DENYING = [termSet(['penalty-card']), termSet(['not']), termSet(['declarer'])] as const;

/** Where it is said that the cards of declarer never become penalty cards: then those that fell are his. */
function denialIn(sentences: readonly Sentence[]): Span | undefined {
  for (const { holds, clauses } of sentences) {
    if (!DENYING.every((terms) => meet(holds, terms))) continue;
    const denial = clauses.find(denies);
    if (denial) return denial.span;
  }
  return undefined;
}

/** Not *with a minor penalty card declarer has nothing to require*: there others have them. */
function denies({ holds, items, subject }: Clause): boolean {
  if (!DENYING.every((terms) => meet(holds, terms)) || meet(holds, OF_RIGHTS)) return false;
  const declarer = items.findIndex(
    (item) => isTerm(item, 'declarer') && (item.form === 'gen' || item === subject),
  );
  return declarer !== -1 && items.findIndex((item) => isTerm(item, 'penalty-card')) > declarer;
}

const OF_RIGHTS = termSet(['minor', 'option', 'restriction', 'demand', 'require', 'prohibit', 'lead']);

/** The seats that are named, headings aside, as persons; *North, dummy,* is none that declares. */
function seatsNamed(sentences: readonly Sentence[]): readonly Located<Seat>[] {
  const seats: Located<Seat>[] = [];
  for (const { isTitle, clauses } of sentences) {
    if (isTitle) continue;
    for (const { items } of clauses)
      for (let at = 0; at < items.length; at++) {
        const item = items[at];
        if (item?.kind !== 'seat' || isDummy(items[at - 1]) || isDummy(items[at + 1])) continue;
        seats.push({ value: item.seat, span: item.span });
      }
  }
  return seats;
}

function isDummy(item: Item | undefined): boolean {
  return item !== undefined && isTerm(item, 'dummy');
}
