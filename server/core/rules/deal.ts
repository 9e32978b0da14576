// What the rules about a deal ask of it: the hands that are shown, how long they are, which cards are in none.
import { type Card, cardOf, DECK, RANKS, rankOf, SUITS, type Suit, suitOf } from '../bridge/cards.ts';
import { isWhollyNamed, sizeOf } from '../bridge/hand.ts';
import { nextSeat, SEATS, type Seat } from '../bridge/seats.ts';
import type { Board, Facts, ReadCard, ReadHand } from '../facts/facts.ts';

/** The cards of a whole hand (Law 1). */
export const WHOLE_HAND = 13;

/** A hand that is shown, with its seat and its number of cards, those without a readable rank included. */
export type ShownHand = { readonly seat: Seat; readonly read: ReadHand; readonly size: number };

export function shownHands({ hands }: Board): readonly ShownHand[] {
  const shown: ShownHand[] = [];
  for (const seat of SEATS) {
    const read = hands[seat];
    if (read !== undefined) shown.push({ seat, read, size: read.cards.length });
  }
  return shown;
}

/** The card that a sign of a hand names; spot cards without a name and unknown signs name none. */
export function namedCard({ suit, rank }: ReadCard): Card | undefined {
  return rank === undefined || rank === 'x' ? undefined : cardOf(suit, rank);
}

/** More cards than this are not missing by a slip: the deal is not shown whole. */
const MOST_MISSING = 3;

/** The cards in no hand, where all four hands are shown as dealt but for a slip; else none. */
export function missingCards(board: Board): readonly Card[] {
  const hands = shownHands(board);
  if (!isAsDealt(hands.map(({ size }) => size)) || !hands.every(isWhollyRead)) return [];
  const held = ranksBySuit(hands);
  const missing = DECK.filter((card) => !held[suitOf(card)].includes(rankOf(card)));
  return missing.length <= MOST_MISSING ? missing : [];
}

/** Whether every sign of the hand names a card. */
function isWhollyRead({ read: { hand, cards } }: ShownHand): boolean {
  return sizeOf(hand) === cards.length && isWhollyNamed(hand);
}

/** The named ranks of all hands, suit by suit; a card that is shown twice is there twice. */
function ranksBySuit(hands: readonly ShownHand[]): { readonly [suit in Suit]: string } {
  const ranksIn = (suit: Suit) => hands.map(({ read }) => read.hand[suit]).join('');
  return { S: ranksIn('S'), H: ranksIn('H'), D: ranksIn('D'), C: ranksIn('C') };
}

/** Whether a card is shown twice, in one hand or in two. */
export function showsCardTwice(board: Board): boolean {
  const held = ranksBySuit(shownHands(board));
  return SUITS.some((suit) =>
    RANKS.some((rank) => held[suit].indexOf(rank) !== held[suit].lastIndexOf(rank)),
  );
}

/**
 * Whether four hands of these sizes are a whole deal with a slip in it: three hands of thirteen, or two and
 * no card too few. Two hands of twelve may have played to the first trick.
 */
function isAsDealt(sizes: readonly number[]): boolean {
  const whole = sizes.filter((size) => size === WHOLE_HAND).length;
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const isNearlyWhole = sizes.every((size) => WHOLE_HAND - MOST_MISSING <= size);
  return (
    sizes.length === SEATS.length && isNearlyWhole && (3 <= whole || (2 <= whole && DECK.length <= cards))
  );
}

/** The hand that the missing cards have left: the only one that is short by at least as many. */
export function shortHand(board: Board, missing: readonly Card[]): ShownHand | undefined {
  const short = shownHands(board).filter(({ size }) => size < WHOLE_HAND);
  const [only] = short;
  return short.length === 1 && missing.length !== 0 ? only : undefined;
}

/** The length that most of the hands have; where as many have another, the longer. */
export function usualSize(hands: readonly ShownHand[]): number {
  const sizes = hands.map(({ size }) => size).sort((one, other) => other - one);
  const times = (size: number) => sizes.filter((other) => other === size).length;
  return sizes.reduce((usual, size) => (times(usual) < times(size) ? size : usual), sizes[0] ?? 0);
}

/**
 * Whether hands of these lengths may be those of a trick in progress: the players who have played to it, one
 * after the other, have one card fewer. Hands that are not shown may be of either length.
 */
export function mayBeInTrick(hands: readonly ShownHand[]): boolean {
  const longest = Math.max(...hands.map(({ size }) => size));
  const hasPlayed = (seat: Seat) => {
    const hand = hands.find((shown) => shown.seat === seat);
    return hand === undefined ? undefined : hand.size < longest;
  };
  const isFit = (leader: Seat, played: number) => {
    let seat = leader;
    for (let at = 0; at < SEATS.length; at++, seat = nextSeat(seat)) {
      const known = hasPlayed(seat);
      if (known !== undefined && known !== at < played) return false;
    }
    return true;
  };
  const isOneTrick = hands.every(({ size }) => longest - 1 <= size);
  return isOneTrick && SEATS.some((leader) => [1, 2, 3].some((played) => isFit(leader, played)));
}

/** Whether the board stands at the beginning of a trick: what comes next is a lead, not another card to the trick. */
export function isBeforeLead({ span }: Board, { events }: Facts): boolean {
  const next = events.find((event) => span.start < event.span.start && isPartOfPlay(event.kind));
  return next?.kind === 'on-lead';
}

function isPartOfPlay(kind: Facts['events'][number]['kind']): boolean {
  return kind === 'on-lead' || kind === 'play';
}

/** Whether the case tells of a card played before it shows the board. */
export function isAfterPlay({ span }: Board, { events }: Facts): boolean {
  return events.some((event) => event.kind === 'play' && event.span.start < span.start);
}
