import type { Span } from './text/span.ts';

/** What the colours of a write-up tell apart: signs of suits, and the words that something was read from. */
export const TOKEN_KINDS = [
  'spade',
  'heart',
  'diamond',
  'club',
  'rank',
  'seat',
  'annotation',
  'citation',
  'fact',
  'claim',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** What an annotation states, where it is whole. */
export const TOKEN_MODIFIERS = ['ofFact', 'ofClaim'] as const;
export type TokenModifier = (typeof TOKEN_MODIFIERS)[number];

/** Words of one kind, within one line; `span` is in the case. */
export type Token = { readonly kind: TokenKind; readonly modifier?: TokenModifier; readonly span: Span };
