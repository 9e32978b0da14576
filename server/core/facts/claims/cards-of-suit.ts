// Cards named beside the suit that has to be played: *a diamond, the ♦8 or the ♦4*.

import { type Card, suitOf } from '../../bridge/cards.ts';
import { FOR_EXAMPLE } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import type { Located } from '../../text/span.ts';
import { suitsIn } from '../clause-terms.ts';
import type { Choice } from '../facts.ts';

/**
 * What is to be played: the cards, or the suit where the clause names it and they are only some of it from which the
 * player has the choice.
 */
export function choiceOfCards(clause: Clause, cards: readonly Located<Card>[]): Choice {
  const isOfSeveral =
    clause.items.some(({ kind }) => kind === 'cards') &&
    (1 < cards.length || clause.items.some(isForExample));
  if (!isOfSeveral) return { kind: 'cards', cards };
  const suits = suitsIn(clause);
  const [suit, more] = suits;
  const isOfSuit = suit && more === undefined && cards.every(({ value }) => suitOf(value) === suit.value);
  return isOfSuit ? { kind: 'suits', suits } : { kind: 'cards', cards };
}

function isForExample(item: Item): boolean {
  return isWordOf(item, FOR_EXAMPLE);
}
