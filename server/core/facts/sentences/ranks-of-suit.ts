// *She set down her diamonds face up: the king and the nine*: ranks behind the one suit that a sentence of exposed cards names.
import { cardOf, type Suit } from '../../bridge/cards.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withItems } from '../../syntax/sentences/clause.ts';
import { cardsItem, type Item } from '../../syntax/sentences/item.ts';
import { holderOf } from '../story/holders.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Story } from '../story/story.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

const RANK = termSet(['rank']);
const SUIT = termSet(['suit']);
const CARDS = termSet(['cards']);
const EXPOSED = termSet(['drop', 'face', 'premature']);

/** The sentence with such ranks as cards, beside the words that say that they were exposed; one defender holds them all. */
export function withRanksOfSuit(voiced: Voiced, story: Story): Voiced {
  const { sentence } = voiced;
  const { holds } = sentence;
  if (!meet(holds, RANK) || !meet(holds, SUIT) || !meet(holds, EXPOSED) || meet(holds, CARDS)) return voiced;
  const { clauses } = sentence;
  const list = clauses.findIndex(isRankList);
  const before = clauses.slice(0, list).flatMap(({ items }) => items);
  const suits = new Set(before.flatMap((item) => (item.kind === 'suit' ? [item.suit] : [])));
  const [suit, more] = [...suits];
  const told = clauses[list];
  if (told === undefined || suit === undefined || more !== undefined) return voiced;
  const cards = told.items.map((item) => asCard(item, suit));
  if (!areOfOne(cards, story)) return voiced;
  const behind = clauses.findIndex((one, at) => list < at && meet(one.said, EXPOSED));
  const place = clauses.slice(0, list).findLastIndex((one) => meet(one.said, EXPOSED));
  const at = place === -1 ? behind : place;
  const exposing = clauses[at];
  if (exposing === undefined || meet(exposing.said, ONLY_WANTED) || ranksIn(told) < 2) return voiced;
  const items = place === -1 ? [...cards, ...exposing.items] : [...exposing.items, ...cards];
  const merged = clauses.flatMap((one, which) =>
    which === list ? [] : [which === at ? withItems(one, items) : one],
  );
  return withClausesOf(voiced, merged);
}

/** *Wanted to lay it on the table*: nothing has fallen. */
const ONLY_WANTED = termSet(['want', 'wish', 'may', 'would', 'intended', 'play', 'not', 'neither']);

function ranksIn({ items }: Clause): number {
  return items.filter(({ kind }) => kind === 'rank').length;
}

/** *The king and the nine*, and nothing else. */
function isRankList({ items, mark, link }: Clause): boolean {
  const isApart =
    (mark === ',' || mark === ':' || mark === '–' || mark === '—' || mark === '(') && link === undefined;
  return (
    isApart &&
    meet(items[0]?.said ?? SUIT, SUIT) === false &&
    items.some(({ kind }) => kind === 'rank') &&
    items.every(
      (item) => item.kind === 'rank' || isSmall(item) || (item.kind === 'term' && item.terms.includes('and')),
    )
  );
}

const LONGEST_ARTICLE = 3;

function isSmall(item: Item): boolean {
  return item.kind === 'word' && item.word.length <= LONGEST_ARTICLE;
}

function asCard(item: Item, suit: Suit): Item {
  return item.kind === 'rank' ? cardsItem([cardOf(suit, item.rank)], item.span) : item;
}

function areOfOne(items: readonly Item[], story: Story): boolean {
  const holders = new Set(
    items.flatMap((item) => (item.kind === 'cards' ? item.cards.map((card) => holderOf(card, story)) : [])),
  );
  const [holder, more] = [...holders];
  return more === undefined && holders.size === 1 && isDefenderIn(holder, story);
}
