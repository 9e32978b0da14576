// Who is declarer, and in what: contracts and their like in prose.
import { type Denomination, SUITS } from '../bridge/cards.ts';
import type { Language } from '../bridge/nouns.ts';
import type { Seat } from '../bridge/seats.ts';
import { readDenomination } from '../bridge/words.ts';
import type { PersonForm } from '../syntax/lexicon/lexicon.ts';
import { meet, termSet } from '../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../syntax/sentences/clause.ts';
import type { Item } from '../syntax/sentences/item.ts';
import type { Located } from '../text/span.ts';
import { has, isTerm } from './clause-terms.ts';
import { tellersSeat } from './story/teller.ts';

/** What prose says of the contract. */
export type ToldTable = {
  readonly declarer: Located<Seat> | undefined;
  readonly trumps: Located<Denomination> | undefined;
};

/** The declarer and the trumps that the sentences give: those of the first contract told as one. */
export function tableIn(sentences: readonly Sentence[], language: Language): ToldTable {
  let declarer: Located<Seat> | undefined;
  let trumps: Located<Denomination> | undefined;
  for (const { clauses, isQuestion } of sentences) {
    if (declarer && trumps) break;
    if (isQuestion) continue; // *Was East declarer? No, …*
    for (let at = 0; at < clauses.length; at++) {
      const clause = clauses[at];
      if (clause === undefined) continue;
      const told = tableOfClause(clause, clauses[at + 1], language, clauses[at - 1]);
      declarer ??= told.declarer ?? besideRole(clause, clauses[at - 1]);
      trumps ??= told.trumps;
    }
  }
  return { declarer: declarer ?? tellersSeat(sentences), trumps };
}

function tableOfClause(
  clause: Clause,
  next: Clause | undefined,
  language: Language,
  before: Clause | undefined,
): ToldTable {
  const isSaid = meet(clause.holds, PLAYS_CONTRACT);
  const contract = contractIn(clause.items, language, isSaid);
  if (contract === undefined && !meet(clause.holds, OF_TABLE)) return NOTHING;
  const isPlayed = isSaid && (contract !== undefined || !has(clause, 'in-contract')); // *West was in a hurry*.
  const seat =
    (contract &&
      (seatOfPlayed(clause.items) ??
        ownerOfContract(clause.items, contract) ??
        (language === 'el' ? ownerBehind(clause.items, contract) : undefined))) ??
    seatOf(clause.items, contract?.span.end) ??
    (contract && before && isAppositive(clause) ? seatAlone(before.items) : undefined) ??
    (contract && onlySeat(clause.items));
  const behind = isPlayed && !contract && next ? contractBehind(clause, next, language) : undefined;
  if (behind && seat) return { declarer: seat, trumps: behind };
  const isShort =
    clause.items.length <= 4 && clause.items.some((item) => item.kind === 'word' && /^[1-7]/.test(item.word));
  const named = seatAfterRole(clause.items);
  const heading =
    contract || !has(clause, 'drop', 'face', 'penalty-card') // *Contract … West dropped two cards*, where the contract was cut out.
      ? clause.items.find((item) => isTerm(item, 'contract'))
      : undefined;
  const isBeforeContract = heading && seat && !contract && seat.span.start < heading.span.start;
  if ((isPlayed && (contract || !has(clause, 'play'))) || (heading && !isBeforeContract))
    return { declarer: seat ?? named, trumps: contract };
  if (contract && seat && (seat.isBy || isShort || isInContract(clause.items)))
    return { declarer: seat, trumps: contract };
  if (named) return { declarer: named, trumps: contract };
  const alone = contract && !seat && clause.items.length <= 2 ? next && seatByItself(next) : undefined;
  if (alone) return { declarer: alone, trumps: contract };
  if (contract && next && seatAfterRole(next.items))
    return { declarer: seatAfterRole(next.items), trumps: contract };
  return has(clause, 'no-trump') && clause.items.length <= 6
    ? { declarer: undefined, trumps: contract }
    : NOTHING;
}

const NOTHING: ToldTable = { declarer: undefined, trumps: undefined };
const PLAYS_CONTRACT = termSet(['plays-contract']);
const OF_TABLE = termSet(['plays-contract', 'contract', 'declarer']);

/** *4♥, West.*: the one who plays it stands by himself behind the comma. */
function seatByItself({ items, mark, link }: Clause): ReturnType<typeof seatOf> {
  const isAlone = mark === ',' && link === undefined && items.length <= 2;
  const isOnly = items.every((item) => item.kind === 'seat' || item.kind === 'word');
  return isAlone && isOnly ? seatOf(items, undefined) : undefined;
}

/** *South plays, in no trumps*: the contract stands by itself behind a comma. */
function contractBehind(
  { items }: Clause,
  next: Clause,
  language: Language,
): Located<Denomination> | undefined {
  const namesCards = items.some(({ kind }) => kind === 'cards' || kind === 'suit' || kind === 'rank');
  const isAlone =
    next.items.length <= 2 && next.items.every((item) => item.kind === 'word' || isTerm(item, 'no-trump'));
  return namesCards || !isAlone ? undefined : contractIn(next.items, language, false);
}

const LEVEL = /^[1-7]$/;
const GLUED = /^([1-7])([^']+)/;
const SUIT_SIGNS = '♠♥♦♣';

/** `4 ♠`, `3NT`, `three no trump`, or no trumps alone. */
function contractIn(
  items: readonly Item[],
  language: Language,
  isPlayed: boolean,
): Located<Denomination> | undefined {
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined || (item.kind === 'word' && !beginsWithLevel(item.word))) continue;
    const next = items[at + 1];
    if (item.kind === 'word' && GLUED.test(item.word)) {
      const denomination = readDenomination(GLUED.exec(item.word)?.[2] ?? '', language);
      if (denomination === 'NT') return { value: 'NT', span: item.span };
      const suit = SUITS[SUIT_SIGNS.indexOf(item.word.charAt(1))];
      if (suit !== undefined && item.word.length === 2) return { value: suit, span: item.span };
    }
    const isLevel =
      (item.kind === 'word' && LEVEL.test(item.word)) ||
      item.kind === 'rank' ||
      (isPlayed && isTerm(item, 'two')); // *Plays two spades*.
    if (isLevel && next?.kind === 'suit')
      return { value: next.suit, span: { start: item.span.start, end: next.span.end } };
    if (item.kind === 'term' && isTerm(item, 'no-trump')) return { value: 'NT', span: item.span };
  }
  return undefined;
}

function beginsWithLevel(word: string): boolean {
  const first = word.charCodeAt(0);
  return ONE <= first && first <= SEVEN;
}

const ONE = 0x31;
const SEVEN = 0x37;

/** The seat nearest behind the contract, else the first one. */
function seatOf(
  items: readonly Item[],
  after: number | undefined,
): (Located<Seat> & { readonly isBy: boolean }) | undefined {
  const seats = items.flatMap((item) =>
    item.kind === 'seat' && (item.form === 'nom' || item.form === 'by')
      ? [{ value: item.seat, span: item.span, isBy: item.form === 'by' }]
      : [],
  );
  return seats.find(({ span }) => after !== undefined && after <= span.start) ?? seats[0];
}

/** *Kuzey’in oynadığı*: the one whose the playing is. */
function seatOfPlayed(items: readonly Item[]): ReturnType<typeof seatOf> {
  const played = items.findIndex((item) => isTerm(item, 'plays-contract'));
  const before = items.slice(0, Math.max(0, played)).findLast(({ kind }) => !OF_CONTRACT.includes(kind)); // *Kuzey’in 4♦ oynadığı*.
  const isOwn = before?.kind === 'seat' && before.form === 'gen';
  return isOwn ? { value: before.seat, span: before.span, isBy: false } : undefined;
}

const OF_CONTRACT: readonly Item['kind'][] = ['word', 'rank', 'suit'];

/** *Kuzey’in 4♠ kontratına*: the owner right before the contract, and the word for it right behind. */
function ownerOfContract(items: readonly Item[], { span }: Located<Denomination>): ReturnType<typeof seatOf> {
  const first = items.findIndex((item) => span.start <= item.span.start);
  const [owner, behind] = [items[first - 1], items.find((item) => span.end <= item.span.start)];
  const isOwn = owner?.kind === 'seat' && owner.form === 'gen' && behind && isTerm(behind, 'contract');
  return isOwn ? { value: owner.seat, span: owner.span, isBy: false } : undefined;
}

/** *Στις 3ΧΑ του Νότου*, where an owner stands behind what is his. */
function ownerBehind(items: readonly Item[], { span }: Located<Denomination>): ReturnType<typeof seatOf> {
  const next = items.find((item) => span.end <= item.span.start && item.kind !== 'word');
  const isOwner = next?.kind === 'seat' && next.form === 'gen';
  return isOwner ? { value: next.seat, span: next.span, isBy: true } : undefined;
}

/** Where a contract is told and the clause names one player only: *Kuzey’in 3NT kontratı*. */
function onlySeat(items: readonly Item[]): ReturnType<typeof seatOf> {
  const [seat, more] = items.flatMap((item) => (item.kind === 'seat' ? [item] : []));
  const isOne = seat !== undefined && more === undefined && seat.form !== 'dat';
  return isOne ? { value: seat.seat, span: seat.span, isBy: false } : undefined;
}

/** *…, declarer in 3NT, …*, right behind a name. */
function isAppositive({ items: [first, second], mark }: Clause): boolean {
  const isRole = (item: Item | undefined) => item !== undefined && isTerm(item, 'plays-contract', 'declarer');
  return mark === ',' && (isRole(first) || (first?.kind === 'word' && isRole(second)));
}

/** *South, declarer in 3NT, …*: the name that stands before it. */
function seatAlone(items: readonly Item[]): ReturnType<typeof seatOf> {
  const last = items.at(-1);
  return last?.kind === 'seat' ? seatOf([last], undefined) : undefined;
}

/** *Batı üç pikte*: a player, a level, and the suit that he is in. */
function isInContract(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => item.kind === 'suit' && item.form === 'at');
  const [seat, level] = items.slice(Math.max(0, at - 2), Math.max(0, at));
  return seat?.kind === 'seat' && seat.form === 'nom' && level?.kind === 'rank';
}

/** `declarer South`, or shortly `South declarer`; behind *declarer’s* the seat is another player’s. */
function seatAfterRole(items: readonly Item[]): Located<Seat> | undefined {
  const at = items.findIndex((item) => isTerm(item, 'declarer') && item.form !== 'gen');
  const next = items.slice(at + 1).find((item) => item.kind !== 'word' || LEVEL.test(item.word));
  const before = items[at - 1];
  const isClose = at !== -1 && items.length <= 6 && before?.kind !== 'cards' && !isLedSuit(items, at - 1);
  const seat =
    next?.kind === 'seat' ? next : items.length <= SHORT && before?.kind === 'seat' ? before : undefined;
  if (seat?.kind === 'seat' && NOT_HIMSELF.includes(seat.form)) return undefined;
  return seat?.kind === 'seat' && isClose ? { value: seat.seat, span: seat.span } : undefined;
}

const SHORT = 3;

/** Forms in which the one named beside declarer is another: *dekleran Batı’dan kör istedi*. */
const NOT_HIMSELF: readonly PersonForm[] = ['gen', 'dat', 'at', 'with'];

const DECLARER = termSet(['declarer']);

/** *East, the declarer, …*: the one named right before. */
function besideRole({ items, said, mark }: Clause, before: Clause | undefined): Located<Seat> | undefined {
  if (2 < items.length || !meet(said, DECLARER)) return undefined;
  const last = before?.items.at(-1);
  const isRole = items.every((item) => item.kind === 'word' || isTerm(item, 'declarer'));
  const isBeside = isRole && has({ items }, 'declarer') && (mark === ',' || mark === '(');
  return isBeside && last?.kind === 'seat' && last.form === 'nom'
    ? { value: last.seat, span: last.span }
    : undefined;
}

/** *Pik oynayan Batı* has led a spade; *üç pik oynayan Batı* is declarer. */
function isLedSuit(items: readonly Item[], at: number): boolean {
  const [before, suit] = [items[at - 1], items[at]];
  return suit?.kind === 'suit' && before?.kind !== 'rank' && before?.kind !== 'word';
}
