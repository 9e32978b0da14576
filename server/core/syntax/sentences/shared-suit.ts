// Cards that are told by their ranks alone, because a suit beside them is that of all.

import { cardOf, SUITS, type Suit } from '../../bridge/cards.ts';
import { WITH } from '../lexicon/small-words.ts';
import { cardsItem, type Item, isWordOf } from './item.ts';

/** How the items of a sentence are told apart. */
export type Bounds = {
  /** Whether something is said by the item: a verb and the like. */
  readonly isPredicate: (item: Item) => boolean;
  /** Whether it says that a card falls or lies open: *dropped the king and ten of clubs face up* says one thing. */
  readonly isFall: (item: Item) => boolean;
  /** Whether another part of the sentence begins with the item; what joins the things of a list does not count. */
  readonly isLink: (item: Item) => boolean;
  /** Whether the item is an *and* or an *or*. */
  readonly isJoint: (item: Item) => boolean;
  /** How many it says, `0` where it is no small number. */
  readonly numberOf: (item: Item) => number;
  /** How a card is told: by its sign, or in words with the rank or the suit first. */
  readonly orderOf: (card: Item) => 'sign' | 'rank first' | 'suit first';
};

/**
 * The items with the ranks of a list as cards: *the ace and eight of hearts*, *the heart king and ten*, *two diamonds,
 * the king and the ten*. Where one verb stands before the list and another behind it, each rank may have its own:
 * *picked up the king and the nine of clubs stayed* is left as it is.
 */
export function withSharedSuits(items: readonly Item[], bounds: Bounds): readonly Item[] {
  if (items.every(({ kind }) => kind !== 'rank')) return items;
  const read = [...items];
  for (const [at, item] of items.entries()) {
    if (item.kind === 'suit') shareWithNumber(read, at, bounds);
    if (item.kind !== 'cards') continue;
    const order = bounds.orderOf(item);
    if (order === 'rank first') shareBackwards(read, at, bounds);
    if (order === 'suit first') shareForwards(read, at, bounds);
  }
  return read;
}

/** *The ace, the king and the eight of hearts*: the ranks before the card. */
function shareBackwards(items: Item[], at: number, bounds: Bounds): void {
  const ranks: number[] = [];
  let hasJoint = false;
  for (let place = at - 1; 0 <= place; place--) {
    const item = items[place];
    const next = items[place + 1];
    if (item?.kind === 'rank' && next?.kind === 'word' && !isWith(next)) break; // *Put the six away, and the jack of spades …*
    if (item?.kind === 'rank') ranks.push(place);
    else if (item && (bounds.isJoint(item) || isWith(item)) && ranks.length === 0) hasJoint = true;
    else if (item === undefined || !isBetween(item)) break;
  }
  const first = ranks.at(-1);
  if (!hasJoint || first === undefined || saysTwoThings(items, first, at, bounds)) return;
  shareOut(items, ranks, suitOfCard(items[at]));
}

/** *The heart king and ten*: a rank right behind what joins it; one with an article may be another card. */
function shareForwards(items: Item[], at: number, bounds: Bounds): void {
  const [card, joint, rank, next] = items.slice(at, at + 4);
  if (rank?.kind !== 'rank' || joint === undefined || !bounds.isJoint(joint)) return;
  if (next?.kind === 'suit' || saysTwoThings(items, at, at + 2, bounds)) return;
  shareOut(items, [at + 2], suitOfCard(card));
}

/** *Two small diamonds, the seven and the five*: as many ranks as the number says. */
function shareWithNumber(items: Item[], at: number, bounds: Bounds): void {
  const [suit, before, first] = [items[at], items[at - 1], items[at - 2]];
  const number = before?.kind === 'word' ? first : before;
  const count = number ? bounds.numberOf(number) : 0;
  const mark = items.findIndex((item, place) => at < place && item.kind === 'mark');
  if (suit?.kind !== 'suit' || count < 2 || mark === -1 || items.slice(at, mark).some(bounds.isLink)) return;
  const ranks = ranksBehind(items, mark, bounds);
  const next = items[(ranks.at(-1) ?? 0) + 1];
  const isOver = next === undefined || next.kind === 'mark' || bounds.isLink(next);
  if (ranks.length === count && isOver) shareOut(items, ranks, suit.suit);
}

/** The places of the ranks in a list of nothing else. */
function ranksBehind(items: readonly Item[], mark: number, { isJoint }: Bounds): readonly number[] {
  const rest = items.slice(mark + 1);
  const end = rest.findIndex((item) => item.kind !== 'rank' && !isBetween(item) && !isJoint(item));
  return rest
    .slice(0, end === -1 ? undefined : end)
    .flatMap((item, at) => (item.kind === 'rank' ? [mark + 1 + at] : []));
}

function shareOut(items: Item[], places: readonly number[], suit: Suit | undefined): void {
  for (const place of places) {
    const item = items[place];
    if (item?.kind !== 'rank' || suit === undefined) continue;
    items[place] = cardsItem([cardOf(suit, item.rank)], item.span, true);
  }
}

function suitOfCard(item: Item | undefined): Suit | undefined {
  const card = item?.kind === 'cards' ? item.cards[0] : undefined;
  return SUITS.find((suit) => card?.startsWith(suit));
}

/** Greek *ο ρήγας με τον βαλέ πίκα*: the one with the other. */
function isWith(item: Item): boolean {
  return isWordOf(item, WITH);
}

const LONGEST_ARTICLE = 4;

/** What may stand between the ranks of a list: commas, articles and the like. */
function isBetween(item: Item): boolean {
  if (item.kind === 'mark') return item.mark === ',';
  return item.kind === 'word' && item.word.length <= LONGEST_ARTICLE;
}

/** Whether something is said before the list and something else behind it, in the same part of the sentence. */
function saysTwoThings(items: readonly Item[], first: number, last: number, bounds: Bounds): boolean {
  const isBorder = (item: Item) => item.kind === 'mark' || bounds.isLink(item);
  const before = items.slice(0, first);
  const from = before.findLastIndex(isBorder) + 1;
  const behind = items.slice(last + 1);
  const end = behind.findIndex((item) => isBorder(item) || bounds.isJoint(item));
  const said = before.slice(from).filter(bounds.isPredicate);
  const saidBehind = behind.slice(0, end === -1 ? undefined : end).filter(bounds.isPredicate);
  return (
    said.length > 0 && saidBehind.length > 0 && ![...said, ...saidBehind].every((item) => bounds.isFall(item))
  );
}
