import type { Denomination, Rank, Suit } from '../cards.ts';
import type { RoleWord } from '../nouns.ts';
import type { Seat, Vulnerability } from '../seats.ts';

/**
 * The forms of a word that a sentence may need. Each language has those that its grammar tells apart:
 * `nom` (with the article, where the language uses one), `bare` (without), `gen` of, `acc` object,
 * `dat` to or in, `loc` at, `abl` from; of a suit `one` (a *spade* lead) and `many` (several spades).
 */
export const FORMS = ['nom', 'bare', 'gen', 'acc', 'dat', 'loc', 'abl', 'one', 'many'] as const;
export type Form = (typeof FORMS)[number];
export type Word = { readonly nom: string } & { readonly [form in Form]?: string };

/** How one language writes bridge: what we print first, then what else people write (`read`, folded when compared). */
export type Vocabulary = {
  readonly and: string;
  readonly or: string;
  readonly seats: { readonly [seat in Seat]: Word & { readonly letter: string; readonly read: string } };
  /** One-letter suits stand beside the words only where people write them. */
  readonly suits: { readonly [suit in Suit]: Word & { readonly letter?: string; readonly read: string } };
  readonly noTrump: Word & { readonly letter: string; readonly read: string };
  readonly roles: { readonly [role in RoleWord]: Word & { readonly read: string } };
  readonly vulnerabilities: { readonly [vulnerability in Vulnerability]: Word & { readonly read: string } };
  /** National letters of the honours, where the language has some beside A K Q J. */
  readonly honours: { readonly [rank in Rank]?: string } | undefined;
  /** Words for ranks, inflected forms among them. */
  readonly ranks: { readonly [rank in Rank]: string };
};

/** The sign of a denomination in a sentence: the suit's glyph, or the letters for no trump. */
export const SUIT_GLYPHS: { readonly [suit in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The word of a denomination. */
export function denominationWord(vocabulary: Vocabulary, denomination: Denomination): Word {
  return denomination === 'NT' ? vocabulary.noTrump : vocabulary.suits[denomination];
}
