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

/** Every item has all fields, at the same place in each: items are asked for them without end. */
const BLANK = {
  span: { start: 0, end: 0 },
  said: NO_TERMS,
  kind: undefined,
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

const CARDS = termSet(['cards']);
const SUIT = termSet(['suit']);
const RANK = termSet(['rank']);
const SEAT = termSet(['seat']);

export function termItem(terms: readonly Term[], form: PersonForm, span: Span): TermItem {
  return { ...BLANK, kind: 'term', terms, form, said: setOf(terms), span };
}

/** The item with other terms. */
export function withTerms({ form, span }: TermItem, terms: readonly Term[]): TermItem {
  return termItem(terms, form, span);
}

export function cardsItem(cards: readonly Card[], span: Span, isShared = false): Item {
  return { ...BLANK, kind: 'cards', cards, isShared, said: CARDS, span };
}

export function suitItem(suit: Suit, form: PersonForm | undefined, span: Span): Item {
  return { ...BLANK, kind: 'suit', suit, form, said: SUIT, span };
}

export function rankItem(rank: Rank, span: Span): Item {
  return { ...BLANK, kind: 'rank', rank, said: RANK, span };
}

export function seatItem(seat: Seat, form: PersonForm, span: Span): Item {
  return { ...BLANK, kind: 'seat', seat, form, said: SEAT, span };
}

export function markItem(mark: string, span: Span): Item {
  return { ...BLANK, kind: 'mark', mark, span };
}

export function wordItem(word: string, span: Span): Item {
  return { ...BLANK, kind: 'word', word, span };
}

/** Whether an item is a word that stands for no term, and one of these, folded. */
export function isWordOf(item: Item | undefined, words: ReadonlySet<string>): boolean {
  return item?.kind === 'word' && words.has(item.word);
}
