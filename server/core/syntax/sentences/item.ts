// What a sentence is made of: terms of the law, cards, suits, persons, marks, other words.
import type { Card, Rank, Suit } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Span } from '../../text/span.ts';
import type { PersonForm, Term } from '../lexicon/lexicon.ts';

/** One thing that a sentence is made of. */
export type Item = { readonly span: Span } & (
  | { readonly kind: 'term'; readonly terms: readonly Term[]; readonly form: PersonForm }
  /** `isShared` where only the rank is told, and the suit is that of a card beside it. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly isShared?: true }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly form?: PersonForm }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly form: PersonForm }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'word'; readonly word: string }
);
