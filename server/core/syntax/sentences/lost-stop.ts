// Sentences that are cut off in their middle, and those whose full stop was forgotten.

import { foldWord } from '../../bridge/fold.ts';
import { isLetter, unitAt } from '../../text/units.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { GREEK_VERB, OF_NAMES, ONE_OF_THEM, STRESSED } from '../lexicon/small-words.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isPerson } from './person.ts';
import { isOneOf } from './terms-of-items.ts';

/**
 * Whether a sentence that ends with the mark at a place lacks its end: *South forbids a spade and a.* With … it trails
 * off as its writer wished: *What if…*
 */
export function isBrokenOff(
  items: readonly Item[],
  at: number,
  text: string,
  { endNone }: ReadyLexicon,
): boolean {
  const last = items[at - 1];
  const mark = items[at];
  if (last === undefined || mark?.kind !== 'mark' || mark.mark === '…') return false;
  if (last.kind === 'mark')
    return OPEN_MARKS.includes(last.mark) && STOPS.includes(mark.mark) && last.span.end === mark.span.start;
  if (last.span.end !== mark.span.start) return false; // A citation, passed over, may stand between.
  const word = wordBefore(text, last.span.end);
  if (!endNone.has(foldWord(word)) || CAPITAL.test(word)) return false; // *Yours, A. Smith*.
  if (STRESSED.test(word)) return false; // *Ieder had er maar één.*
  return !ONE_OF_THEM.test(text.slice(Math.max(0, last.span.end - LOOKED_BACK), last.span.end));
}

/** Another sentence without a mark before it: below a `heading` none is wanted there, elsewhere it was `lost`. */
export type Beginning = 'heading' | 'lost';

/**
 * Whether the item at a place begins another sentence though no mark stands before it: a small word or a verb with a
 * capital, and behind it a word without one, or one of the card table.
 */
export function beginningAt(
  items: readonly Item[],
  at: number,
  text: string,
  { language, begin, articles }: ReadyLexicon,
): Beginning | undefined {
  const item = items[at];
  const before = items[at - 1];
  const next = items[at + 1];
  if (item === undefined || before === undefined || item.kind === 'mark') return undefined;
  if (before.kind === 'mark' && before.mark !== ',') return undefined;
  const { start, end } = item.span;
  if (isSmall(text.charCodeAt(start))) return undefined;
  if (!CAPITAL.test(text.slice(start, start + 2))) return undefined;
  const between = text.slice(before.span.end, start);
  if (/[^\s]/.test(between) || FOOTNOTE.test(text.slice(before.span.start, before.span.end)))
    return undefined;
  if (SHOUTED.test(text.slice(before.span.start, before.span.end))) return undefined; // All in capitals.
  const word = WORD.exec(text.slice(start, end))?.[0] ?? '';
  if (word.length === 1 ? !isAlone(word) : word === word.toUpperCase()) return undefined;
  const isOfName = before.kind === 'word' && articles.has(before.word) && !GREEK_VERB.test(word); // *Ο Παύλος*, though παύλος looks like a verb.
  if (!begin.has(foldWord(word)) && (isOfName || !isVerb(item))) return undefined;
  const behind = text.slice(start + word.length).trimStart();
  if (SHOUTED.test(behind)) return undefined; // A heading in capitals.
  const isOfTable = next !== undefined && next.kind !== 'word' && next.kind !== 'mark';
  if (
    !LOWER.test(behind) &&
    (!isOfTable || (language === 'nl' && CAPITAL.test(behind) && OF_NAMES.test(word)))
  )
    return undefined; // *De Wit*.
  const isBehindOneLine = !text.slice(items[0]?.span.start, before.span.end).includes('\n');
  return between.includes('\n') && isBehindOneLine ? 'heading' : 'lost';
}

/** Whether a unit is a small letter as most words begin with; what else is none tells `CAPITAL`. */
function isSmall(unit: number): boolean {
  return (0x61 <= unit && unit <= 0x7a) || (0x3ac <= unit && unit <= 0x3ce);
}

/** A verb has no capital but at the head of its sentence. */
function isVerb(item: Item): boolean {
  return isOneOf(item, VERBS) && !isPerson(item);
}

const VERBS = termSet([
  'to-lead',
  'keep-lead',
  'lose-lead',
  'turn',
  'drop',
  'require',
  'prohibit',
  'want',
  'leave-free',
  'pick-up',
  'stop',
  'remain',
  'lead',
  'play',
  'follow',
  'designate',
  'win',
  'may',
  'must',
  'may-not',
]);
const FOOTNOTE = /^[¹²³⁰-⁹*]+$/;
const WORD = /^[\p{L}]+/u;

/** Marks right before which no sentence ends. */
const OPEN_MARKS = ',:(';
const STOPS = '.!?;·';

const LOOKED_BACK = 12;
const CAPITAL = /^\p{Lu}/u;
const SHOUTED = /^\p{Lu}{2}/u;
const LOWER = /^\p{Ll}/u;

/** A Latin letter by itself may name a player, a rank or an item of a list; a Greek article names none. */
function isAlone(letter: string): boolean {
  return /[ΟΗ]/.test(letter);
}

/** The word that ends at `end`. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (isLetter(unitAt(text, start - 1))) start -= 1;
  return text.slice(start, end);
}
