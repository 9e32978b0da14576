// Ends at which no sentence stops, whatever its last word: what was to follow was lost.
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isPerson } from './person.ts';
import { PREDICATES } from './predicates.ts';
import type { Segment } from './segment.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/**
 * Whether the last parts of a sentence want more behind them: *…, and he.*, *No spade and no.*, *the ♠K is.*;
 * `text` is that of the case.
 */
export function hasLooseEnd(segments: readonly Segment[], text: string, lexicon: ReadyLexicon): boolean {
  const last = segments.at(-1);
  const end = last?.items.at(-1);
  if (last === undefined || end === undefined) return false;
  const first = segments[0]?.items[0]?.span.start ?? end.span.start;
  const tail = tailOf(text, first, end.span.end);
  if (LOOSE[lexicon.language].test(tail) && (!lexicon.isVerbLast || SHORTEST < last.items.length))
    return true;
  if (tail.includes('(') && EMPTY_ITEM.test(tail)) return true;
  return isOfPersonOnly(last, lexicon) || isBesideCard(last, tail) || isFateLeftOut(segments, text, lexicon);
}

const LOOKED_BACK = 40;
/** Where the verb stands last, a shorter part leaves it out: *onu söyledim, o bittiğini*. */
const SHORTEST = 2;

/** *(b) both (c)*: an item of a list with nothing in it; not *(a) and (c)*. */
const EMPTY_ITEM =
  /(?<![\p{L}\p{N}])\(\p{L}\)(?! ?(?:and|or|nor|en|of|και|ή|ve|veya) \()[^()]+(?<![\p{L}\p{N}])\(\p{L}$/u;

/** Whether the words that end at a place, where a quotation closes, are such as go on. */
export function goesOn(text: string, end: number, { language }: ReadyLexicon): boolean {
  return LOOSE[language].test(tailOf(text, 0, end));
}

function tailOf(text: string, first: number, end: number): string {
  const tail = text.slice(Math.max(first, end - LOOKED_BACK), end);
  return UNEVEN.test(tail) ? tail.replace(/\s+/g, ' ') : tail;
}

/** Words that stand apart by more than a blank. */
const UNEVEN = /\s\s|[^\S ]/;

/** Words that go on: of each language, at the end of a sentence. */
const LOOSE: { readonly [language in ReadyLexicon['language']]: RegExp } = {
  en: /\b(?:(?:and|nor) no|(?:neither|either|both) (?:a|an|the) \w+|until|whose|expired when|(?:that|if|whether) there (?:is|was)|choice lies|(?:rests|lies) with|entitled|(?:would|should|could|must) have|(?:and|that|as) (?:he|she|it))$/iu,
  nl: /(?<!\p{L})(?:en (?:ook|geen|ook geen)|niet alleen|zowel \p{L}+(?: als)?|(?:dat|omdat|en|of) (?:hij|zij)(?: zelf)?|(?:nam|neemt|nemen|namen|pakt|pakte|raapt|raapte|stak|steekt) (?:ze|hem|deze)|(?<=,) (?:bepaalt|bepaalde|beslist|besliste))$/iu,
  el: /(?<!\p{L})(?:και (?:ούτε|δεν|την|τον)|όσο διατηρεί|όσο κρατά|έξοδο (?:την )?έχει|θα (?:την|τον|το)|τής|τού|τούς)$/iu,
  tr: /(?:(?:a|e)cağını|(?:a|e)ceğini|d[ıiuü]ğ[ıiuü]n[ıiuü]|t[ıiuü]ğ[ıiuü]n[ıiuü]|(?<=\p{L}{3})(?:maya|meye|mayı|meyi|ınca|ince|unca|ünce)|\bgeri|\bkendi|\böbür|\böteki)$/iu,
};

/** *…, ama hakem*, *but he*: a player, and nothing said of him. */
function isOfPersonOnly({ items, link, isQuoted }: Segment, { isVerbLast }: ReadyLexicon): boolean {
  if (isQuoted || link === undefined || !WANT_VERB.has(link)) return false;
  const end = items.at(-1);
  if (isVerbLast && items.length > 2 && end !== undefined && isPerson(end)) return false; // *Ama oynayan Kuzey*.
  return items.some(isPerson) && isWithoutVerb({ items }) && items.every(({ kind }) => kind !== 'cards');
}

const WANT_VERB: ReadonlySet<string> = new Set(['but', 'so', 'because', 'while', 'before', 'after', 'that']);

/** No verb that we know, and no word that may be one. */
function isWithoutVerb({ items }: { readonly items: readonly Item[] }): boolean {
  if (hasOneOf({ items }, PREDICATES)) return false;
  return items.every(
    (item) => item.kind !== 'word' && (item.kind !== 'term' || isPerson(item) || isTie(item)),
  );
}

const TIES = termSet(['and', 'but', 'so', 'because', 'while', 'before', 'after', 'that', 'who', 'or', 'his']);

function isTie(item: Item): boolean {
  return isOneOf(item, TIES);
}

/** *Oost pakt ♠H op, ♥V.*: behind a verb that is whole another card, and not what becomes of it. */
function isFateLeftOut(segments: readonly Segment[], text: string, lexicon: ReadyLexicon): boolean {
  const [before, last] = segments.slice(-2);
  if (last === undefined || last.mark !== ',' || last.link !== undefined || before === undefined)
    return false;
  if (
    !hasOneOf(before, TAKEN) ||
    hasOneOf(before, SEVERAL) ||
    !before.items.some(isNamed) ||
    !last.items.every(isOfCard)
  )
    return false;
  if (lexicon.isVerbLast) return true;
  const [first] = last.items;
  if (first === undefined) return false;
  return lexicon.isBracketed ? isLastOf(before) : /^[οη] /iu.test(text.slice(first.span.start));
}

const TAKEN = termSet(['pick-up']);
const SEVERAL = termSet(['both', 'two', 'them', 'penalty-card', 'card', 'not', 'only']);

/** *… op*: its last word belongs to the verb. */
function isLastOf({ items }: Segment): boolean {
  const end = items.at(-1);
  return end !== undefined && end.kind !== 'cards' && end.kind !== 'rank';
}

function isNamed({ kind }: Item): boolean {
  return kind === 'cards' || kind === 'rank' || kind === 'suit';
}

function isOfCard(item: Item): boolean {
  return isNamed(item) || (item.kind === 'word' && item.word.length <= 3);
}

/** *The ♦Q was.* */
function isBesideCard({ items }: Segment, tail: string): boolean {
  const [before, end] = items.slice(-2);
  return before?.kind === 'cards' && end?.kind === 'word' && AUXILIARY.test(tail);
}

const AUXILIARY = /\s(?:is|was|are|were|has|had|werd|wordt|werden|heeft)$/iu;
