// What the parser gives for one case: everything it recognised, each thing with its place.
import type { Card, Rank, Suit } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import type { Nouns } from '../bridge/nouns.ts';
import type { BySeat, Seat } from '../bridge/seats.ts';
import type { Located, Span } from '../text/span.ts';

/** A card as it stands in a diagram or hand; `rank` is `undefined` where the sign is no rank. */
export type ReadCard = {
  readonly suit: Suit;
  readonly rank: Rank | 'x' | undefined;
  /** The sign as it is written. */
  readonly written: string;
  readonly span: Span;
};

/** One hand as it was read. */
export type ReadHand = {
  readonly cards: readonly ReadCard[];
  /** The same as a value: unknown ranks left out, each suit in falling order, a card written twice held twice. */
  readonly hand: Hand;
  /** Where each suit stands, its sign included; a suit that is not written has no place. */
  readonly suits: { readonly [suit in Suit]?: Span };
  readonly span: Span;
};

/** One position of the four hands: a diagram, a deal string, or the `@hand` lines of a case. */
export type Board = {
  readonly hands: BySeat<ReadHand>;
  readonly span: Span;
  /** What its layout leaves open; most boards are read surely. */
  readonly doubt?: Doubt;
  /** The hands for each declarer, where they are named by their roles at the table. */
  readonly ofDeclarer?: { readonly [declarer in Seat]: BySeat<ReadHand> };
};

/** The other legal readings of a board, and the places at which they differ from the one that was taken. */
export type Doubt = {
  readonly others: readonly BySeat<ReadHand>[];
  readonly points: readonly [OpenPoint, ...OpenPoint[]];
};

/** Whose a hand is, which cards of a row are of which hand, where one suit ends, or what a letter stands for. */
export type OpenPoint = { readonly span: Span } & (
  | { readonly kind: 'owner'; readonly seat: Seat }
  | { readonly kind: 'division'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'suits' }
  | { readonly kind: 'rank'; readonly written: string; readonly card: Card; readonly other: Card }
);

/** What may be played or led: anything at all, or the suits or cards that are named. */
export type Choice =
  | { readonly kind: 'any' }
  | { readonly kind: 'suits'; readonly suits: readonly Located<Suit>[] }
  | { readonly kind: 'cards'; readonly cards: readonly Located<Card>[] };

/** Something that the text or one of its layers gets wrong, told with the things it is about. */
export type Problem = {
  /** `family/fault`, as in `notation/unknown-word`. */
  readonly rule: string;
  readonly span: Span;
  readonly nouns: Nouns;
  /** Other places that belong to it. */
  readonly related?: readonly Span[];
};
