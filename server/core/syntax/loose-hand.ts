// Hands in the middle of a sentence.
import type { Language } from '../bridge/nouns.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Located } from '../text/span.ts';
import type { ReadHand } from './tree.ts';

/** A hand that a sentence names, and whose it is where the same line says so. */
export type LooseHand = { readonly hand: ReadHand; readonly seat: Located<Seat> | undefined };

/** The hands in a line of prose; single cards are none. */
export function looseHands(_line: string, _base: number, _language: Language): readonly LooseHand[] {
  return [];
}
