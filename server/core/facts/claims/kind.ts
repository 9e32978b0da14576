// Which penalty cards a clause calls major or minor.
import type { Card } from '../../bridge/cards.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item, TermItem } from '../../syntax/sentences/item.ts';
import type { Located, Span } from '../../text/span.ts';
import { cardsIn, has, isTerm, says, termIn } from '../clause-terms.ts';
import { namedAnew } from '../events/cards-told-of.ts';
import type { Claim } from '../facts.ts';
import { cardsMeant } from '../story/cards-meant.ts';
import { byHolder, offendersIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** Cards called major or minor. */
export function kindIn(clause: Clause, story: Story): readonly Claim[] {
  const word = termIn(clause, 'major', 'minor');
  if (word === undefined || has(clause, 'not', 'neither', 'stop', 'or')) return [];
  if (has(clause, 'major') && has(clause, 'minor')) return [];
  if (has(clause, 'some-time') && !has(clause, 'both', 'them', 'it') && cardsIn(clause).length === 0)
    return []; // *A major penalty card is played as soon as it can be.*
  const called = { value: says(word, 'major') ? ('major' as const) : ('minor' as const), span: word.span };
  const named = besideWord(namedAnew(cardsMeant(clause, story)), clause, word);
  if (has(clause, 'both', 'two') && everyCard(story, word.span).length < 2) return []; // Another was not understood.
  const isOfAll = has(clause, 'both', 'them') || (story.saysBoth && has(clause, 'penalty-card'));
  const cards = named.length > 0 ? named : isOfAll ? everyCard(story, word.span) : theOneNamed(clause, story);
  const holders = byHolder(cards, story);
  const isOfSome =
    holders.length > 1 && !isOfAll && !isEachCalled(clause) && !areAllNamedBefore(clause, word, story);
  if (isOfSome) return []; // *The ♥J of West is a major one, the ♠9 of East a minor.*
  return holders.flatMap(([seat, held]) =>
    held.map(
      (card): Claim => ({ kind: 'kind', seat, card: { ...card, span: word.span }, called, span: word.span }),
    ),
  );
}

/** *♠R büyük, ♦9 küçük cezalı kart*: behind a strange word the cards are those that the word for their kind is said of. */
function besideWord(
  cards: readonly Located<Card>[],
  { items }: Clause,
  { span }: TermItem,
): readonly Located<Card>[] {
  const before = items.filter((item) => item.span.end <= span.start);
  const last = before.findLastIndex(({ kind }) => kind === 'cards');
  const strange = before.slice(0, Math.max(0, last)).findLast(isStrange);
  return strange === undefined ? cards : cards.filter((card) => strange.span.end <= card.span.start);
}

function isStrange(item: Item): boolean {
  return item.kind === 'word' && SHORTEST_STRANGE <= item.word.length;
}

const SHORTEST_STRANGE = 5;

/** *The ♠7 is a major one, the ♦9 a major one too*: right behind each card stands the word for what it is called. */
function isEachCalled({ items }: Clause): boolean {
  const said = items.filter((item) => item.kind === 'cards' || isTerm(item, 'major', 'minor'));
  return said.every((item, at) => (item.kind === 'cards') === (at % 2 === 0)) && said.length % 2 === 0;
}

/** *Both the ♦5 and the ♣7 became major*: all the penalty cards there are stand before the one word for their kind. */
function areAllNamedBefore({ items }: Clause, word: TermItem, story: Story): boolean {
  const behind = items.slice(items.indexOf(word) + 1);
  const named = cardsIn({ items: items.slice(0, items.indexOf(word)) }).map(({ value }) => value);
  const isOneWord = behind.every((item) => item.kind !== 'cards' && !isTerm(item, 'major', 'minor'));
  return isOneWord && everyCard(story, word.span).every(({ value }) => named.includes(value));
}

/** *It stays minor*: the one card named before, where nothing else is said of any. */
function theOneNamed(clause: Clause, story: Story): readonly Located<Card>[] {
  return clause.items.length <= 3 && story.cards.length === 1 ? story.cards : [];
}

function everyCard(story: Story, span: Span): readonly Located<Card>[] {
  return offendersIn(story).flatMap((seat) => story.penalty[seat].map((value) => ({ value, span })));
}
