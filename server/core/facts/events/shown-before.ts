// Cards that a clause says to have fallen or to lie open without naming them: those named right before.

import type { Card } from '../../bridge/cards.ts';
import { suitOf } from '../../bridge/cards.ts';
import { cardsOf } from '../../bridge/hand.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { has, isTerm, suitsIn, termIn } from '../clause-terms.ts';
import { holderOf, isToldPenaltyCard } from '../story/holders.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** *He brushed the ♥K and the ♥Q off the rack; both lay face up*: the cards of one defender named a moment ago. */
export function cardsShown(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
): readonly Located<Card>[] {
  const word = termIn(clause, 'drop', 'face');
  if (word === undefined || story.options.length > 0 || has(clause, ...OTHERWISE)) return [];
  if (clause.items.some(({ kind }) => kind === 'cards' || kind === 'rank')) return [];
  const ofSuit = cardsOfSuit(clause, subject, story);
  if (ofSuit.length > 0) return ofSuit;
  const count = countOf(clause, story);
  const { cards } = story;
  if (count === undefined || cards.length === 0 || suitsIn(clause).length > 0) return [];
  if (1 < story.sentence - story.cardsNamedIn || !(count === 'many' ? 1 < cards.length : cards.length === 1))
    return [];
  const holders = new Set(cards.map(({ value }) => holderOf(value, story)));
  const [holder] = holders;
  const isOther = clause.items.some(
    (item) => item.kind === 'seat' && item.form === 'nom' && item.seat !== holder,
  );
  if (holders.size !== 1 || !isDefenderIn(holder, story) || isOther || story.penalty[holder].length > 0)
    return [];
  const isNew = cards.every(({ value }) => !story.gone.includes(value) && !isToldPenaltyCard(value, story));
  return isNew ? cards.map(({ value }) => ({ value, span: word.span })) : [];
}

const OTHERWISE = [
  'remain',
  'play',
  'lead',
  'discard',
  'follow',
  'win',
  'pick-up',
  'may',
  'must',
  'may-not',
  'would',
  'should',
  'if',
  'not',
  'neither',
  'require',
  'prohibit',
  'asked',
] as const;

/** How many cards are spoken of by a word for them, or by *which*; `undefined` where nothing says that it is they. */
function countOf({ items, link, subject }: Clause, story: Story): 'one' | 'many' | undefined {
  const word = items.find((item) => isTerm(item, 'both', 'them', 'two', 'it'));
  if (word) return isTerm(word, 'it') ? 'one' : 'many';
  const isThey = subject !== undefined && isTerm(subject, 'he') && story.cardsNamedIn === story.sentence;
  if (isThey && items.every((item) => item === subject || !isPerson(item) || item.form !== 'nom'))
    return 'many'; // Dutch *waarna zij open lagen*.
  return link === 'who' && subject === undefined ? 'many' : undefined;
}

/** *His two clubs slipped from his hand*: all that he holds of the suit, where the board shows so many. */
function cardsOfSuit(clause: Clause, subject: Person | undefined, story: Story): readonly Located<Card>[] {
  const [suit, more] = suitsIn(clause);
  if (suit === undefined || more || !has(clause, 'both', 'two') || !has(clause, 'drop')) return [];
  const named = story.cards.filter(({ value }) => suitOf(value) === suit.value);
  const holder = isDefenderIn(subject, story) ? subject : undefined;
  const hand = holder && story.boards.at(-1)?.hands[holder];
  const held = hand ? cardsOf(hand.hand).filter((card) => suitOf(card) === suit.value) : [];
  if (held.length !== 2) return [];
  const isNew = held.every((card) => !story.gone.includes(card) && !isToldPenaltyCard(card, story));
  const isSame = named.length === 0 || named.every(({ value }) => held.includes(value));
  return isNew && isSame ? held.map((value) => ({ value, span: suit.span })) : [];
}
