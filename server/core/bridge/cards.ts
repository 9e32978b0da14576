/** The suits, highest first; the letters are those of the report. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** A denomination: a trump suit, or no trump. */
export type Denomination = Suit | 'NT';

/** The ranks, highest first; `T` is the ten. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** A card as suit then rank: `SK` is the king of spades. */
export type Card = `${Suit}${Rank}`;

export function isSuit(letter: string): letter is Suit {
  return (SUITS as readonly string[]).includes(letter);
}

export function isRank(letter: string): letter is Rank {
  return (RANKS as readonly string[]).includes(letter);
}

export function cardOf(suit: Suit, rank: Rank): Card {
  return `${suit}${rank}`;
}

export function suitOf(card: Card): Suit {
  return card.charAt(0) as Suit; // A Card begins with its suit.
}

export function rankOf(card: Card): Rank {
  return card.charAt(1) as Rank; // A Card ends with its rank.
}

/** Whether the card is an honour: ace, king, queen, jack or ten (Law 50B). */
export function isHonour(card: Card): boolean {
  return 'AKQJT'.includes(rankOf(card));
}

/** Whether `card` beats `other` of the same suit. */
export function isHigher(card: Card, other: Card): boolean {
  return RANKS.indexOf(rankOf(card)) < RANKS.indexOf(rankOf(other));
}

/** All 52 cards, spades first, high to low. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));

/** The suits in which there is at least one of `cards`, spades first. */
export function suitsOf(cards: Iterable<Card>): readonly Suit[] {
  const present = new Set(Array.from(cards, suitOf));
  return SUITS.filter((suit) => present.has(suit));
}
