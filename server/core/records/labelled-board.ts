// A board as text: a line a hand, the seat in front.
import { isRank, SUITS } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { type BySeat, SEATS } from '../bridge/seats.ts';
import { type CardStyle, spellRank, spellSeat, suitGlyph } from '../bridge/words.ts';

/** The hands that are known, north first. */
export function labelledBoard(hands: BySeat<Hand>, style: CardStyle): string {
  return SEATS.flatMap((seat) => {
    const hand = hands[seat];
    if (hand === undefined) return [];
    const name = spellSeat(seat, style.language);
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${spellHand(hand, style)}`];
  }).join('\n');
}

/** `♠AQ53 ♥– ♦K4 ♣–`. */
export function spellHand(hand: Hand, style: CardStyle): string {
  return SUITS.map((suit) => suitGlyph(suit) + (spellHolding(hand[suit], style) || '–')).join(' ');
}

/** The ranks of a suit as the style writes them. */
export function spellHolding(ranks: string, style: CardStyle): string {
  return [...ranks].map((rank) => (isRank(rank) ? spellRank(rank, style) : rank)).join('');
}
