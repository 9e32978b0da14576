// Which cards a clause makes penalty cards that it does not name itself.
import { type Card, rankOf, suitOf } from '../../bridge/cards.ts';
import { isDefender, type Seat } from '../../bridge/seats.ts';
import type { Term } from '../../syntax/lexicon/lexicon.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm, suitsIn, termIn } from '../clause-terms.ts';
import { holderOf, holdersIn } from '../story/holders.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** *The ace therefore became a penalty card*, *both became penalty cards*: those named a moment ago. */
export function cardsBecoming(clause: Clause, story: Story): readonly Located<Card>[] {
  const isFirst = holdersIn(story).length === 0 && !isOfAnother(clause, story);
  const reach = isFirst && has(clause, 'two', 'both', 'them') ? LOOKED_BACK : 1;
  if (!has(clause, 'penalty-card') || reach < story.sentence - story.cardsNamedIn) return [];
  const ofSuits = suitsIn(clause).map(({ value }) => value);
  const known = story.cards
    .filter(({ value }) => mayBecomeOne(value, story, has(clause, 'revoke')))
    .map(({ value }) => value)
    .filter((card) => ofSuits.length === 0 || ofSuits.includes(suitOf(card))); // *The two hearts*.
  const ranks = clause.items.flatMap((item) =>
    item.kind === 'rank'
      ? known.filter((card) => rankOf(card) === item.rank).map((value) => ({ value, span: item.span }))
      : [],
  );
  if (ranks.length > 0) return ranks;
  if (goesOnOfCards(clause, story)) return known.map((value) => ({ value, span: clause.span }));
  const word = termIn(clause, 'it', 'both', 'them', 'two');
  const count = word && isTerm(word, 'it') ? 1 : 2;
  return word && known.length === count && story.cards.length === count
    ? known.map((value) => ({ value, span: word.span }))
    : [];
}

/** *It was not accepted and stayed open*: the one card named right before, where nothing else is. */
export function cardLeftOpen(clause: Clause, story: Story): readonly Located<Card>[] {
  const open = has(clause, 'remain') ? termIn(clause, 'face') : undefined;
  const isAlone = clause.items.every((item) => item.kind === 'word' || item.kind === 'term');
  const [card, more] = story.cards;
  if (open === undefined || !isAlone || card === undefined || more || has(clause, 'both', 'them', 'two'))
    return [];
  const isNear = story.sentence - story.cardsNamedIn <= 1;
  return isNear && mayBecomeOne(card.value, story, false) ? [{ value: card.value, span: open.span }] : [];
}

/** *Two cards of East's (the ♠K and the ♥Q) became penalty cards*: nothing else is named behind the mark. */
function goesOnOfCards({ items, mark, link }: Clause, { cardsNamedIn, sentence }: Story): boolean {
  const saysMore = items.some(
    (item) =>
      item.kind !== 'word' &&
      !isTerm(item, 'penalty-card', 'major', 'minor', 'aside', 'face', 'drop', 'premature', 'remain', 'and'),
  );
  const isApart = link === undefined && (mark === ')' || mark === ',');
  const isGoneOn = link === 'and' && has({ items }, 'remain'); // *He lost the ♠K and the ♥Q, and they stayed as penalty cards.*
  return cardsNamedIn === sentence && (isApart || isGoneOn) && !saysMore;
}

/** So many sentences after two cards were named, *two penalty cards* may still be those, where none is told of yet. */
const LOOKED_BACK = 4;

/** Whether the clause names a defender, and not the one whose the cards are. */
function isOfAnother({ items }: Clause, story: Story): boolean {
  const holders = story.cards.map(({ value }) => holderOf(value, story));
  return items.some(
    (item) => item.kind === 'seat' && isDefenderIn(item.seat, story) && !holders.includes(item.seat),
  );
}

/** A card that was played may be one if it was taken back. */
function mayBecomeOne(card: Card, story: Story, isTakenBack: boolean): boolean {
  const holder = holderOf(card, story);
  const isOfDefender = holder && (story.declarer === undefined || isDefender(holder, story.declarer));
  return isOfDefender === true && (isTakenBack || !story.gone.includes(card));
}

/** Keeps in mind that a defender has shown two cards that are not named yet: *She let go of two cards*. */
export function noteUnnamed(clause: Clause, subject: Person | undefined, story: Story): void {
  const isUnnamed = cardsIn(clause).length === 0 && has(clause, 'two', 'two-at-once');
  if (!isUnnamed || !has(clause, 'drop', 'face') || story.options.length > 0) return;
  const owner = clause.items.find((item) => item.kind === 'seat' && item.form === 'gen');
  const person = owner?.kind === 'seat' ? owner.seat : subject;
  if (isDefenderIn(person, story)) story.unnamed = { seat: person, sentence: story.sentence };
}

/** *One was the ♦7, the other the ♣5*: the two cards that were shown, where the board gives both to the one who did. */
export function cardsUnnamed(clause: Clause, story: Story): readonly Located<Card>[] {
  const { unnamed } = story;
  if (unnamed === undefined) return [];
  const cards = cardsIn(clause);
  if (2 < story.sentence - unnamed.sentence || cards.length !== 2) return [];
  const saysMore = clause.items.some((item) => item.kind === 'term' && !isTerm(item, ...NAMING));
  const areHis = cards.every(({ value }) => holderOf(value, story) === unnamed.seat);
  return saysMore || !areHis ? [] : cards;
}

/** *What he might do with two penalty cards*: the cards are there already. */
export function isWithTwo({ items }: Clause): boolean {
  const word = items.find((item) => isTerm(item, 'two') && isTerm(item, 'penalty-card'));
  return word?.kind === 'term' && word.form === 'with' && items.every(({ kind }) => kind !== 'cards');
}

/** Whether cards fell in view, and not under a higher one: it is said how, or they are of two suits. */
export function isAccident(around: Clause, cards: readonly Located<Card>[]): boolean {
  const isTold = has(around, 'face', 'two', 'both', 'two-at-once', 'out-of-turn', 'premature');
  const byAccident = around.items.some((item) => isTerm(item, 'drop') && isTerm(item, 'put-right'));
  if (byAccident && around.items.some((item) => isTerm(item, 'drop') && !isTerm(item, 'put-right')))
    return true;
  return isTold || cards.some(({ value }) => suitOf(value) !== suitOf(cards[0]?.value ?? value));
}

/** *The ♠K and the ♥Q lay there as penalty cards for East*. */
export function holderTold({ items }: Clause): Seat | undefined {
  const next = items[items.findIndex((item) => isTerm(item, 'penalty-card')) + 1];
  const behind = next?.kind === 'word' ? items[items.indexOf(next) + 1] : next;
  if (behind !== items[0] && behind?.kind === 'seat' && behind.form === 'dat') return behind.seat;
  return ownerOfHand(items);
}

/** *Fell from East's hand*, *vielen uit de hand van oost*. */
function ownerOfHand(items: readonly Item[]): Seat | undefined {
  const said = items.filter(({ kind }) => kind !== 'word');
  const at = said.findIndex((item) => item.kind === 'seat' && item.form === 'gen');
  const [before, owner, after] = [said[at - 1], said[at], said[at + 1]];
  const isOfHand = (before && isTerm(before, 'hand', 'drop')) || (after && isTerm(after, 'hand'));
  return isOfHand && said.some((item) => isTerm(item, 'drop')) && owner?.kind === 'seat'
    ? owner.seat
    : undefined;
}

/** *The ♥Q was East's only penalty card*: whose it is called to be, right before the word or behind it. */
export function ownerCalled({ items }: Clause): Seat | undefined {
  const said = items.filter(
    (item) => item.kind !== 'word' && !isTerm(item, 'only', 'two', 'other', 'major', 'minor'),
  );
  const at = said.findIndex((item) => isTerm(item, 'penalty-card'));
  const [before, after] = at === -1 ? [] : [said[at - 1], said[at + 1]];
  const isOne = !said.slice(at + 2).some((item) => item.kind === 'seat' && item.form === 'gen'); // Else each has his own.
  const owner = isOne
    ? [before, after].find((item) => item?.kind === 'seat' && item.form === 'gen')
    : undefined;
  return owner?.kind === 'seat' ? owner.seat : undefined;
}

/** *After the ♠K had been played to the ♠A the ♥Q was his only penalty card*: of cards that were played, those named last. */
export function cardsCalled(clause: Clause, all: readonly Located<Card>[]): readonly Located<Card>[] {
  const { items } = clause;
  const cards = namedAnew(all);
  const at = items.findIndex((item) => isTerm(item, 'penalty-card'));
  if (at === -1 || !has(clause, 'play', 'lead', 'discard', 'follow') || has(clause, 'drop', 'face'))
    return cards;
  const before = items.slice(0, at).filter(({ kind }) => kind !== 'word');
  const last = before.findLastIndex(({ kind }) => kind === 'cards');
  const first = before.findLastIndex(
    (item, place) => place < last && item.kind !== 'cards' && !isTerm(item, 'and'),
  );
  const isAlone = before[last - 1]?.kind === 'cards';
  const kept = before.slice(isAlone ? last : first + 1, last + 1).map(({ span }) => span.start);
  return last === -1 ? cards : cards.filter(({ span }) => kept.includes(span.start));
}

/** *East holds the ♠K, ♠J and ♥Q, and the two cards ♠K and ♥Q are …*: the cards from where some are named a second time. */
export function namedAnew(cards: readonly Located<Card>[]): readonly Located<Card>[] {
  const again = cards.findIndex(({ value }, at) => cards.slice(0, at).some((other) => other.value === value));
  return again === -1 ? cards : cards.slice(again);
}

const NAMING: readonly Term[] = [
  'other',
  'the-one',
  'them',
  'it',
  'both',
  'and',
  'two',
  'card',
  'if-first',
  'former',
  'latter',
];
