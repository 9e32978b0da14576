import type { Card, Denomination, Suit } from './cards.ts';
import type { Seat, Vulnerability } from './seats.ts';

/** A language of write-ups, of messages and of the laws shown. */
export const LANGUAGES = ['en', 'el', 'nl', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who does something, as the notation names them. */
export const ROLES = ['declarer', 'dummy', 'offender', 'partner', 'director'] as const;
export type RoleWord = (typeof ROLES)[number];
export type Role = RoleWord | Seat;

/** A thing that a message names; it is spelled once the language is known. */
export type Noun =
  | { readonly card: Card }
  | { readonly cards: readonly Card[] }
  | { readonly suit: Suit }
  | { readonly suits: readonly Suit[] }
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly role: Role }
  | { readonly denomination: Denomination }
  | { readonly vulnerability: Vulnerability }
  | { readonly number: number }
  /** A paragraph of the laws, `51B2(b)`; each language writes it its own way. */
  | { readonly paragraph: string }
  | { readonly paragraphs: readonly string[] }
  /** Words of the write-up or of the notation, shown as they are. */
  | { readonly text: string };

/** The things of one message, by the name of their hole. */
export type Nouns = { readonly [hole: string]: Noun };
