// A case whose text breaks off within its last sentence: what that one was to say of all before it is not known.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import { lostStopsOf } from '../../syntax/lexicon/lost-stops.ts';
import { meet } from '../../syntax/lexicon/term-set.ts';
import type { Sentence } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { PREDICATES } from '../../syntax/sentences/predicates.ts';
import { isTerm } from '../clause-terms.ts';
import { itemsOfSentence } from './items-of-sentence.ts';

/**
 * Whether the last sentence of a case has no end: *Afterwards it was found that*. A name or a place below the text, or
 * behind a dash, needs none.
 */
export function breaksOff(sentences: readonly Sentence[], language: Language): boolean {
  const last = sentences.at(-1);
  if (last === undefined) return false;
  if (sentences.some((one) => one !== last && !one.isFinished && !one.isTitle)) return true;
  const items = itemsOfSentence(last);
  if (last.beginsBlock && items.every(isLetter)) return true;
  if (last.isFinished || last.isQuestion || isSignature(last.written, items)) return false;
  const first = foldWord(last.written.split(/\s/, 1)[0] ?? '');
  const { begin, closing } = lostStopsOf(language);
  return (
    last.followsStop ||
    items.some(isOfPlay) ||
    (begin.has(first) && !closing.has(first)) ||
    items.some(
      (item) => isTerm(item, 'i', 'he') || (item === items[0] && isTerm(item, 'but', 'so', 'after', 'while')),
    )
  );
}

function isOfPlay(item: Item): boolean {
  if (item.kind === 'term') return meet(item.said, PREDICATES);
  return item.kind === 'cards' || item.kind === 'seat';
}

/** `β)`: an item of a list that is still empty. */
function isLetter(item: Item): boolean {
  return item.kind === 'word' && item.word.length === 1;
}

/** `D. McIlroy (West`, the name below a letter: nothing but words, and a seat in brackets behind them. */
function isSignature(written: string, items: readonly Item[]): boolean {
  const areNames = items.every(({ kind }) => kind === 'word' || kind === 'seat');
  return areNames && items.length <= LONGEST_SIGNATURE && BRACKET_LAST.test(written);
}

const LONGEST_SIGNATURE = 5;
const BRACKET_LAST = /^[^(]+\([^()]+\)?$/;
