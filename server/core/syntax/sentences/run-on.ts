// Two sentences that a cut, or a forgotten mark, made one: told by what stands side by side in no single sentence.

import { type Card, suitOf } from '../../bridge/cards.ts';
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import type { Term } from '../lexicon/lexicon.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { A, BETWEEN_CARDS } from '../lexicon/small-words.ts';
import { meet, saidByAll, type TermSet, termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { PREDICATES } from './predicates.ts';
import type { Segment } from './segment.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** Whether a part of the sentence can only be the head of one and the rest of another. */
export function isRunOn(segments: readonly Segment[], lexicon: ReadyLexicon): boolean {
  for (const segment of segments) {
    const said = saidByAll(segment.items);
    if (meet(said, CARDS) && isRunOnAtCard(segment, said, lexicon)) return true;
    if (meet(said, SEAT) && isRunOnAtName(segment, said, lexicon)) return true;
  }
  return false;
}

/** Of a part that names cards; `said` are its terms. */
function isRunOnAtCard({ items, link }: Segment, said: TermSet, lexicon: ReadyLexicon): boolean {
  return (
    (meet(said, SUIT) && isSuitBesideCard(items)) ||
    (meet(said, FATES) && hasTwoFates(items)) ||
    isCardBesideCard(items, link, lexicon) ||
    (!lexicon.isVerbLast && meet(said, FATES) && meet(said, CHOICES) && isChoiceBesideFate(items))
  );
}

/** Of a part that names a seat; each way wants something said of it. */
function isRunOnAtName({ items }: Segment, said: TermSet, lexicon: ReadyLexicon): boolean {
  return (
    (!lexicon.isVerbLast && meet(said, FATES) && meet(said, CHOICES) && isChoiceBesideFate(items)) ||
    (!lexicon.isBracketed && meet(said, PREDICATES) && isNamedTwice(items)) ||
    (meet(said, PREDICATES) && isHeBesideName(items, lexicon)) ||
    hasTwoDoers(items, lexicon)
  );
}

const CARDS = termSet(['cards']);
const SEAT = termSet(['seat']);
const SUIT = termSet(['suit']);

/** *Zuid verbood harten ♥V ging terug*. */
function isSuitBesideCard(items: readonly Item[]): boolean {
  return items.some(({ kind }, at) => kind === 'suit' && items[at + 1]?.kind === 'cards');
}

/** *So the ♥Q the ♠K remained*; *♠K is the ♥Q stays*: two cards of two suits, an article between them, and nothing else. */
function isCardBesideCard(
  items: readonly Item[],
  link: Term | undefined,
  { isVerbLast }: ReadyLexicon,
): boolean {
  if (link === 'after' || link === 'while' || link === 'if') return false; // *After he had played the ♠K the ♥Q remained.*
  return items.some((item, at) => {
    if (item.kind !== 'cards') return false;
    const next = items[at + 1];
    const other = items[at + 2];
    if (!isVerbLast && next?.kind === 'cards' && !item.isShared && !next.isShared)
      return (
        suitsOf(item.cards) !== suitsOf(next.cards) &&
        items.slice(at + 2).some((fate) => isOneOf(fate, FATES))
      );
    if (isVerbLast || next?.kind !== 'word' || other?.kind !== 'cards') return false;
    return BETWEEN_CARDS.has(next.word) && suitsOf(item.cards) !== suitsOf(other.cards);
  });
}

const CHOICES = termSet(['require', 'prohibit']);

function suitsOf(cards: readonly Card[]): string {
  return cards.map(suitOf).join('');
}

/** *Zuid verbood ♠H wordt opgenomen*: a choice of no suit, and what becomes of a card. */
function isChoiceBesideFate(items: readonly Item[]): boolean {
  const choice = items.findIndex((item) => isOneOf(item, CHOICES));
  if (choice === -1) return false;
  const [next, fate, ...behind] = items.slice(choice + 1).filter(({ kind }) => kind !== 'word');
  if (next === undefined || fate === undefined) return false;
  if (next.kind === 'seat') return next.form === 'nom' && isOneOf(fate, FATES);
  return next.kind === 'cards' && isOneOf(fate, FATES) && behind.every(({ kind }) => kind === 'term');
}

/** *Told North that he West named the ten*, *unable to lead a North took up*: no name stands right behind these. */
function isHeBesideName(items: readonly Item[], { language }: ReadyLexicon): boolean {
  if (language !== 'en') return false;
  return items.some((item, at) => {
    const before = items[at - 1];
    const next = items[at + 1];
    if (item.kind !== 'seat' || item.form !== 'nom' || before === undefined || next === undefined)
      return false;
    const isOfOther =
      before.kind === 'word'
        ? A.has(before.word)
        : before.kind === 'term' && isOneOf(before, HE) && before.form === 'nom';
    return isOfOther && isOneOf(next, PREDICATES);
  });
}

const HE = termSet(['he']);

/** *West the king West is on lead*: one player twice, and nothing links the two. */
function isNamedTwice(items: readonly Item[]): boolean {
  return items.some(
    (item, at) =>
      item.kind === 'seat' &&
      item.form === 'nom' &&
      items
        .slice(0, at)
        .some((other) => other.kind === 'seat' && other.form === 'nom' && other.seat === item.seat) &&
      items.slice(at + 1).some((other) => isOneOf(other, PREDICATES)),
  );
}

/** *Oost neemt ♥V ♠H blijft strafkaart*. */
function hasTwoFates(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => isOneOf(item, FATES));
  const fate = items[first];
  if (fate === undefined) return false;
  const other = items.findIndex((item, at) => first < at && isOneOf(item, FATES) && !isSameFate(item, fate));
  return other !== -1 && items.slice(first, other).some(({ kind }) => kind === 'cards');
}

const FATES = termSet(['pick-up', 'stop', 'remain']);

function isSameFate(one: Item, other: Item): boolean {
  return isOneOf(one, REMAIN) === isOneOf(other, REMAIN);
}

/** *West plays 4 ♥ South dropped two cards*; *Batı ♠8 Güney seçer*. */
function hasTwoDoers(items: readonly Item[], { isVerbLast, subjectMayFollow }: ReadyLexicon): boolean {
  const seats = seatsAt(items);
  if (seats.length < 2 || MOST_SEATS < seats.length) return false; // The head of an auction.
  return seats.some((seat, nth) => {
    const doer = nth === 0 ? undefined : seats[nth - 1];
    if (doer === undefined || doer.seat === seat.seat || partnerOf(doer.seat) === seat.seat) return false;
    if (hasOneOf({ items: items.slice(0, doer.at) }, SPOKEN_TO)) return false;
    const between = items.slice(doer.at + 1, seat.at);
    const says = hasOneOf({ items: between }, PREDICATES);
    const saysBehind = hasOneOf({ items: items.slice(seat.at + 1) }, PREDICATES);
    if (isVerbLast) return saysBehind && !between.some(mayBeVerb);
    if (between.length === 0)
      return !subjectMayFollow || !hasOneOf({ items: items.slice(0, doer.at) }, PREDICATES);
    const [last, next] = [between.at(-1), items[seat.at + 1]];
    const takesHim = last !== undefined && isOneOf(last, OF_ANOTHER);
    return (
      says &&
      !takesHim &&
      !hasOneOf({ items: between }, WHICH_OR_DESIGNATE) &&
      next !== undefined &&
      isOneOf(next, PREDICATES)
    );
  });
}

type SeatAt = { readonly seat: Seat; readonly at: number };

/** Those who may do something, and the places of their items. */
function seatsAt(items: readonly Item[]): readonly SeatAt[] {
  const seats: SeatAt[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item?.kind === 'seat' && item.form === 'nom') seats.push({ seat: item.seat, at });
  }
  return seats;
}

/** *Ik legde Zuid uit wat hij kon doen nu Oost moest voorspelen*: he is told it, and does nothing. */
const SPOKEN_TO = termSet(['told', 'asked']);

const MOST_SEATS = 3;

/** Verbs that name him of whom something is wanted, or what he does: *North required East to lead a club*. */
const OF_ANOTHER = termSet([
  'require',
  'prohibit',
  'want',
  'leave-free',
  'told',
  'asked',
  'refused',
  'claimed',
  'intended',
  'ruled',
]);

/** A term, or an unknown word, that may be a verb: *Kuzey düşünürken Doğu …*. */
function mayBeVerb(item: Item): boolean {
  return item.kind === 'term' || (item.kind === 'word' && SHORTEST_VERB <= item.word.length);
}

const SHORTEST_VERB = 4;

const REMAIN = termSet(['remain']);
const WHICH_OR_DESIGNATE = termSet(['which', 'designate']);
