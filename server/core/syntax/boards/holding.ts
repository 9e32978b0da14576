// Holdings of suits, and the hands that are made of them.
import { RANKS, SUITS, type Suit } from '../../bridge/cards.ts';
import type { Hand } from '../../bridge/hand.ts';
import type { Language } from '../../bridge/nouns.ts';
import type { Span } from '../../text/span.ts';
import { type Honours, honoursOf, type Sign } from '../signs.ts';
import type { ReadCard, ReadHand } from '../tree.ts';

/** One suit of a hand as it is written, the offsets those of its line; no signs is a void. */
export type Holding = {
  readonly suit: Suit;
  readonly signs: readonly Sign[];
  /** Where the line begins in the case. */
  readonly base: number;
  /** The place of the whole, the suit's sign included. */
  readonly start: number;
  readonly end: number;
  readonly line: string;
};

/** How the honours of these holdings are read: one board has one set of letters. */
export function honoursIn(holdings: Iterable<Holding>, language: Language): Honours {
  const letters: string[] = [];
  for (const { signs } of holdings) for (const { letter } of signs) letters.push(letter);
  return honoursOf(letters, language);
}

/** The hand that the holdings make; there is at least one. */
export function handOfHoldings(holdings: readonly Holding[], honours: Honours): ReadHand {
  const cards: ReadCard[] = [];
  const suits: { [suit in Suit]?: Span } = {};
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const holding of holdings) {
    const place = { start: holding.base + holding.start, end: holding.base + holding.end };
    suits[holding.suit] = place;
    start = Math.min(start, place.start);
    end = Math.max(end, place.end);
    addCards(cards, holding, honours);
  }
  return { cards, hand: handValue(cards), suits, span: { start, end } };
}

/** Whether the ranks stand in falling order, each once; spot cards without a name may stand anywhere. */
export function isFalling(signs: readonly Sign[], honours: Honours): boolean {
  return risesIn(signs, honours) === 0;
}

/** At how many places the ranks do not fall. */
export function risesIn(signs: readonly Sign[], honours: Honours): number {
  let [rises, last] = [0, -1];
  for (const { letter } of signs) {
    const rank = rankOrder(letter, honours);
    if (rank === undefined) continue;
    if (rank <= last) rises += 1;
    last = rank;
  }
  return rises;
}

function rankOrder(letter: string, honours: Honours): number | undefined {
  const rank = honours(letter);
  return rank === undefined || rank === 'x' ? undefined : RANKS.indexOf(rank);
}

function addCards(cards: ReadCard[], { suit, signs, base, line }: Holding, honours: Honours): void {
  for (const { letter, start, end } of signs) {
    const span = { start: base + start, end: base + end };
    cards.push({ suit, rank: honours(letter), written: line.slice(start, end), span });
  }
}

const HIGH_TO_LOW = [...RANKS, 'x'].join('');

function handValue(cards: readonly ReadCard[]): Hand {
  const hand = { S: '', H: '', D: '', C: '' };
  for (const { suit, rank } of cards) if (rank !== undefined) hand[suit] += rank;
  for (const suit of SUITS) hand[suit] = highToLow(hand[suit]);
  return hand;
}

/** The ranks in falling order; mostly they are in it. */
function highToLow(ranks: string): string {
  let last = 0;
  for (let at = 0; at < ranks.length; at++) {
    const order = HIGH_TO_LOW.indexOf(ranks.charAt(at));
    if (order < last) return sorted(ranks);
    last = order;
  }
  return ranks;
}

function sorted(ranks: string): string {
  return Array.from(ranks, (rank) => HIGH_TO_LOW.indexOf(rank))
    .sort((one, other) => one - other)
    .map((order) => HIGH_TO_LOW.charAt(order))
    .join('');
}
