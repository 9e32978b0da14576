// Sentences that end with a full stop and yet before they have said anything: the rest of them was lost.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { ARTICLES_AND_NOW } from '../../syntax/lexicon/small-words.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { LINKS } from '../../syntax/sentences/link.ts';
import { isTerm } from '../clause-terms.ts';
import type { Voiced } from '../voices/voices.ts';
import { itemsOfSentence } from './items-of-sentence.ts';

/** Whether a sentence names a player, a card or a suit and says nothing of them: *South.*, *So the ♥Q.* */
export function isCutShort({ sentence }: Voiced, before: Voiced | undefined): boolean {
  const { isTitle, isQuestion, beginsBlock, clauses, written } = sentence;
  if (isTitle || isQuestion || beginsBlock || before?.sentence.isQuestion) return false;
  if (clauses.some(({ items }) => MOST_NAMED < items.length)) return false;
  const items = itemsOfSentence(sentence);
  if (MOST_NAMED < items.length || clauses.some(({ isQuoted, mark }) => isQuoted || mark === ':'))
    return false;
  return !written.includes('(') && items.every(isNameOrTie) && isHalfSaid(items);
}

const MOST_NAMED = 4;

function isNameOrTie(item: Item): boolean {
  if (item.kind === 'word') return ARTICLES_AND_NOW.has(item.word);
  return item.kind !== 'term' || isTerm(item, ...TIES);
}

const TIES: readonly Term[] = [...LINKS, 'he', 'his'];

/** A player alone or with a suit, or cards with nobody who has them; *West ♠K* tells whose they are. */
function isHalfSaid(items: readonly Item[]): boolean {
  const [first, more] = items;
  if (first !== undefined && more === undefined && first.kind !== 'cards')
    return first.kind !== 'term' || isTerm(first, 'he');
  const isNamed = (kind: Item['kind']) => items.some((item) => item.kind === kind);
  if (isNamed('seat')) return !isNamed('cards') && !isNamed('rank');
  return isNamed('cards') || isNamed('rank');
}
