// What a sentence is made of: terms of the law, cards, suits, persons, marks, other words.
import type { Card, Rank, Suit } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Span } from '../../text/span.ts';
import type { PersonForm, Term } from '../lexicon/lexicon.ts';
import { NO_TERMS, type TermSet, termSet } from '../lexicon/term-set.ts';

/** One thing that a sentence is made of; made by the functions below, so that `said` is true of it. */
export type Item = {
  readonly span: Span;
  /** Its terms as bits, or its kind; a mark and a strange word have none. */
  readonly said: TermSet;
} & (
  | { readonly kind: 'term'; readonly terms: readonly Term[]; readonly form: PersonForm }
  /** `isShared` where only the rank is told, and the suit is that of a card beside it. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly isShared: boolean }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly form: PersonForm | undefined }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly form: PersonForm }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'word'; readonly word: string }
);

export type TermItem = Extract<Item, { kind: 'term' }>;

const sets = new WeakMap<readonly Term[], TermSet>();

/** The set of a list of terms, kept by the list: most lists are rows of a lexicon. */
function setOf(terms: readonly Term[]): TermSet {
  const known = sets.get(terms);
  if (known !== undefined) return known;
  const made = termSet(terms);
  sets.set(terms, made);
  return made;
}

const CARDS = termSet(['cards']);
const SUIT = termSet(['suit']);
const RANK = termSet(['rank']);
const SEAT = termSet(['seat']);

/**
 * An item of its kind, the fields of all other kinds empty. All have one shape because they are made at one place:
 * items are asked for their fields without end.
 */
function blank(kind: Item['kind'], said: TermSet, span: Span): Fields {
  return {
    span,
    said,
    kind,
    form: undefined,
    terms: undefined,
    cards: undefined,
    isShared: false,
    suit: undefined,
    rank: undefined,
    seat: undefined,
    mark: undefined,
    word: undefined,
  };
}

type Fields = {
  readonly span: Span;
  readonly said: TermSet;
  readonly kind: Item['kind'];
  form: PersonForm | undefined;
  terms: readonly Term[] | undefined;
  cards: readonly Card[] | undefined;
  isShared: boolean;
  suit: Suit | undefined;
  rank: Rank | undefined;
  seat: Seat | undefined;
  mark: string | undefined;
  word: string | undefined;
};

export function termItem(terms: readonly Term[], form: PersonForm, span: Span): TermItem {
  const item = blank('term', setOf(terms), span);
  item.terms = terms;
  item.form = form;
  return item as TermItem; // The fields of its kind are filled in; so below.
}

/** The item with other terms. */
export function withTerms({ form, span }: TermItem, terms: readonly Term[]): TermItem {
  return termItem(terms, form, span);
}

export function cardsItem(cards: readonly Card[], span: Span, isShared = false): Item {
  const item = blank('cards', CARDS, span);
  item.cards = cards;
  item.isShared = isShared;
  return item as Item;
}

export function suitItem(suit: Suit, form: PersonForm | undefined, span: Span): Item {
  const item = blank('suit', SUIT, span);
  item.suit = suit;
  item.form = form;
  return item as Item;
}

export function rankItem(rank: Rank, span: Span): Item {
  const item = blank('rank', RANK, span);
  item.rank = rank;
  return item as Item;
}

export function seatItem(seat: Seat, form: PersonForm, span: Span): Item {
  const item = blank('seat', SEAT, span);
  item.seat = seat;
  item.form = form;
  return item as Item;
}

export function markItem(mark: string, span: Span): Item {
  const item = blank('mark', NO_TERMS, span);
  item.mark = mark;
  return item as Item;
}

export function wordItem(word: string, span: Span): Item {
  const item = blank('word', NO_TERMS, span);
  item.word = word;
  return item as Item;
}

/** Whether an item is a word that stands for no term, and one of these, folded. */
export function isWordOf(item: Item | undefined, words: ReadonlySet<string>): boolean {
  return item?.kind === 'word' && words.has(item.word);
}
