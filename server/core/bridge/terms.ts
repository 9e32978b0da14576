// The fixed words of the notation that name something of the law; the same in every language.
import type { Denomination, Suit } from './cards.ts';
import { SUIT_GLYPHS } from './vocabulary/vocabulary.ts';

/** How a penalty card came to be one; it settles major or minor (Law 50B). */
export const EXPOSURES = [
  'dropped',
  'led-out-of-turn',
  'revoke',
  'withdrawn',
  'premature',
  'two-cards',
  'auction',
  'conceded',
  'deliberate',
] as const;
export type Exposure = (typeof EXPOSURES)[number];

/** How long a restriction runs. */
export const DURATIONS = ['lead-lost', 'this-trick', 'end-of-play'] as const;
export type Duration = (typeof DURATIONS)[number];

/** Declarer's option before the lead of the offender's partner (Laws 50D2, 51B). */
export type Option =
  | { readonly kind: 'require'; readonly suits: readonly Suit[] }
  | { readonly kind: 'prohibit'; readonly suits: readonly Suit[] }
  | { readonly kind: 'neither' };

/** A contract; `risk` is `x` when it was doubled, `xx` when redoubled. */
export type Contract = {
  readonly level: number;
  readonly denomination: Denomination;
  readonly risk: '' | 'x' | 'xx';
};

/** `3NT`, `4♥x`: the contract as it is written in every language. */
export function spellContract({ level, denomination, risk }: Contract): string {
  return `${level}${denomination === 'NT' ? 'NT' : SUIT_GLYPHS[denomination]}${risk}`;
}
