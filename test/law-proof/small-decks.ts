// All positions of a small game. Rank enters the law only as honour or not (50B, 50C) and in who wins a trick, so that
// of the hands that differ in nothing else one is looked at; who has the higher cards is tried both ways.
import { type Card, cardOf, type Suit } from '../../server/core/bridge/cards.ts';
import type { Shown } from './by-the-table.ts';

/** A card as far as the law cares. */
type Sort = { readonly suit: Suit; readonly isHonour: boolean; readonly shown: Shown | undefined };

/** A defender's hand: its cards, and which of them are penalty cards and how they came to be. */
export type Defender = { readonly cards: readonly Card[]; readonly shown: ReadonlyMap<Card, Shown> };

export type Deal = { readonly W: Defender; readonly E: Defender };

/** How many cards of spades and hearts each defender holds. */
export type Game = number;

/** Every deal of the defenders' cards in a game; of those that differ in the names of the suits alone, one. */
export function* dealsOf(game: Game): Generator<Deal> {
  const hands = handsOf(game);
  const names = new Map(hands.map((hand) => [hand, nameOf(hand, (suit) => suit)]));
  const swapped = new Map(hands.map((hand) => [hand, nameOf(hand, (suit) => (suit === 'S' ? 'H' : 'S'))]));
  for (const [at, ofWest] of hands.entries()) {
    for (const [other, ofEast] of hands.entries()) {
      const isFirst =
        `${names.get(ofWest)} ${names.get(ofEast)}` <= `${swapped.get(ofWest)} ${swapped.get(ofEast)}`;
      const deal = isFirst ? dealt(ofWest, ofEast, (at + other) % 2 === 0) : undefined;
      if (deal) yield deal;
    }
  }
}

function nameOf(hand: readonly Sort[], renamed: (suit: Suit) => Suit): string {
  return hand
    .map(({ suit, isHonour, shown }) => `${renamed(suit)}${isHonour}${shown}`)
    .sort()
    .join();
}

/** All hands of sorts of cards. */
function handsOf(size: Game): readonly (readonly Sort[])[] {
  const sorts = (['S', 'H'] as const).flatMap((suit) =>
    [true, false].flatMap((isHonour) =>
      SHOWN.map((shown): Sort => ({ suit, isHonour, shown })).filter(
        (sort) => !isHonour || sort.shown !== 'by accident',
      ),
    ),
  );
  return multisets(sorts, size).filter((hand) => !isLikeAnother(hand));
}

const SHOWN = [undefined, 'by accident', 'on purpose'] as const;

/**
 * Cards that are no penalty cards are small ones, but where a minor one can be, for which honours count (50C); and a
 * small card shown on purpose is looked at where it is the only penalty card, for else it is like an honour.
 */
function isLikeAnother(hand: readonly Sort[]): boolean {
  const shown = hand.filter((sort) => sort.shown !== undefined);
  const mayHaveMinor = shown.some((sort) => sort.shown === 'by accident');
  const isPlainHonour = ({ isHonour, shown: how }: Sort) => isHonour && how === undefined;
  const isSmallOnPurpose = ({ isHonour, shown: how }: Sort) => !isHonour && how === 'on purpose';
  return (!mayHaveMinor && hand.some(isPlainHonour)) || (shown.length > 1 && shown.some(isSmallOnPurpose));
}

/** Every way to take `size` of them, each as often as one likes, in no order. */
function multisets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const [first, ...others] = all;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...multisets(all, size - 1).map((rest) => [first, ...rest]), ...multisets(others, size)];
}

/** The hands with ranks; none where a suit has not so many honours. */
function dealt(ofWest: readonly Sort[], ofEast: readonly Sort[], isWestFirst: boolean): Deal | undefined {
  const taken = new Set<Card>();
  const given = (hand: readonly Sort[]): Defender | undefined => {
    const shown = new Map<Card, Shown>();
    const cards: Card[] = [];
    for (const sort of hand) {
      const ranks = sort.isHonour ? HONOURS : SMALL;
      const card = ranks.map((rank) => cardOf(sort.suit, rank)).find((one) => !taken.has(one));
      if (card === undefined) return undefined;
      taken.add(card);
      cards.push(card);
      if (sort.shown) shown.set(card, sort.shown);
    }
    return { cards, shown };
  };
  const first = given(isWestFirst ? ofWest : ofEast);
  const second = given(isWestFirst ? ofEast : ofWest);
  if (first === undefined || second === undefined) return undefined;
  return isWestFirst ? { W: first, E: second } : { W: second, E: first };
}

const HONOURS = ['A', 'K', 'Q', 'J', 'T'] as const;
const SMALL = ['9', '8', '7', '6', '5', '4', '3', '2'] as const;
