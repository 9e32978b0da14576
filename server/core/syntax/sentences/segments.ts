// How a block of prose is cut into sentences, and each sentence at its marks and its words that begin another part.

import { foldWord } from '../../bridge/fold.ts';
import type { Term } from '../lexicon/lexicon.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { isAbbreviation } from './abbreviation.ts';
import { linkOfBoth } from './and-both.ts';
import type { Item } from './item.ts';
import { linkOf } from './link.ts';
import { isWithinList } from './list-within-segment.ts';
import { goesOn, hasLooseEnd } from './loose-end.ts';
import { beginningAt, isBrokenOff } from './lost-stop.ts';
import { endsPart, isOfAnother } from './part-end.ts';
import { isPerson } from './person.ts';
import { isBare } from './predicates.ts';
import { isTitleBefore } from './run-in-heading.ts';
import { isRunOn } from './run-on.ts';
import type { Cut, Segment } from './segment.ts';
import { endsSentence, isAsking } from './sentence-end.ts';
import { isOneOf } from './terms-of-items.ts';

/** Marks that divide the parts of a sentence. */
const DIVIDERS = ',:–—()';
const QUOTES = '"“”„«»';

/** Nobody writes a sentence of so many words and cards: it is taken for broken off there, so that no text takes long. */
const LONGEST_SENTENCE = 250;

/** Cuts a block at the ends of sentences, and each sentence into segments. */
export function inSentences(items: readonly Item[], text: string, lexicon: ReadyLexicon): readonly Cut[] {
  const cuts: Cut[] = [];
  let segments: Segment[] = [];
  const isOdd = hasOddQuotes(items);
  let isQuoted = false;
  let isCutInQuote = false;
  let mark = '';
  let length = 0;
  const open = (link: Term | undefined) => {
    segments.push({ items: [], link, isQuoted, mark, ownItems: undefined });
    mark = '';
  };
  const close = (isQuestion: boolean, isTitle: boolean, isEnded = true, isBroken = false) => {
    const filled = segments.filter((segment) => segment.items.length > 0);
    if (filled.length > 0)
      cuts.push({
        segments: filled,
        isQuestion,
        isTitle,
        isEnded,
        isBroken:
          isBroken ||
          isCutInQuote ||
          isRunOn(filled, lexicon) ||
          (isEnded && hasLooseEnd(filled, text, lexicon)),
      });
    isCutInQuote = false;
    segments = [];
    length = 0;
  };
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) continue;
    if (item.kind === 'mark' && QUOTES.includes(item.mark)) {
      isCutInQuote ||=
        isQuoted &&
        (isBrokenOff(items, at, text, lexicon) || goesOn(text, items[at - 1]?.span.end ?? 0, lexicon));
      isQuoted = isOdd || (item.mark === '»' || item.mark === '”' ? false : !isQuoted);
      open(undefined);
    } else if (item.kind === 'mark' && isAbbreviation(items, at, text)) continue;
    else if (item.kind === 'mark' && endsSentence(item, text))
      close(isAsking(item.mark, lexicon.language), false, true, isBrokenOff(items, at, text, lexicon));
    else if (item.kind === 'mark' && item.mark === ':' && isTitleBefore(segments, cuts)) close(false, true);
    else if (item.kind === 'mark' && DIVIDERS.includes(item.mark)) {
      mark = item.mark;
      open(undefined);
    } else if (item.kind !== 'mark') {
      if (length === LONGEST_SENTENCE) close(false, false, true, true);
      else if (segments.length > 0) {
        const beginning = beginningAt(items, at, text, lexicon);
        if (beginning) close(false, false, true, beginning === 'lost');
      }
      length += 1;
      const last = segments.at(-1);
      const link = linkOpenedBy(item, items, at, last, text, lexicon);
      if (link !== undefined && last && last.items.length > 0) open(link);
      else if (link !== undefined && last) last.link = link;
      else if (last === undefined) open(link);
      segments.at(-1)?.items.push(item);
      if (endsPart(item, text, lexicon) || isOfAnother(segments.at(-1)?.items ?? [], items[at + 1], lexicon))
        open(undefined);
    }
  }
  close(false, false, false);
  return cuts;
}

/** Whether one of the straight quotation marks has no other. */
function hasOddQuotes(items: readonly Item[]): boolean {
  let isOdd = false;
  for (const item of items) if (item.kind === 'mark' && item.mark === '"') isOdd = !isOdd;
  return isOdd;
}

/** How the segment that the item, at place `at`, begins hangs on the one before it; nothing where it begins none. */
function linkOpenedBy(
  item: Item,
  items: readonly Item[],
  at: number,
  segment: Segment | undefined,
  text: string,
  lexicon: ReadyLexicon,
): Term | undefined {
  const link =
    linkOf(item) ??
    linkOfBoth(items, at, segment, text) ??
    (isWhen(item, items[at + 1], lexicon) ? 'while' : undefined);
  if (link === undefined || isPostpositive(item, segment, text, lexicon)) return undefined;
  if (isPointing(item, items[at - 1], lexicon)) return undefined;
  if (segment === undefined) return link;
  if (lexicon.isVerbLast && isOneOf(item, SO) && isOpenPart(segment)) return undefined;
  return isWithinList(items, at, segment, text, lexicon) ? undefined : link;
}

/** *Batı’nın bu durumda pik çıkması*: where the verb stands last, a part that names a person waits for it. */
function isOpenPart(part: Segment): boolean {
  return isBare(part) && part.items.some(isPerson);
}

/** Greek *το δέκα όμως μένει*: the word for *but* stands behind the first one of its part. */
function isPostpositive(
  item: Item,
  segment: Segment | undefined,
  text: string,
  { postpositive }: ReadyLexicon,
): boolean {
  if (postpositive.size === 0 || segment === undefined || segment.items.length === 0) return false;
  if (!isBare(segment) && segment.items.length > 1) return false; // *Γυρίζει όμως και ο ρήγας*: the verb may be the first word.
  return item.kind === 'term' && postpositive.has(foldWord(text.slice(item.span.start, item.span.end)));
}

/** *Toen Noord speelde*: when, where a person stands right behind it. */
function isWhen(item: Item, next: Item | undefined, { whenBeforePersons }: ReadyLexicon): boolean {
  if (item.kind !== 'word' || next === undefined || !isPerson(next) || next.form !== 'nom') return false;
  return whenBeforePersons.has(item.word);
}

/** *Na die eis*, *dan mag die*: behind a preposition or a verb the word points at something, and opens nothing. */
function isPointing(
  item: Item,
  before: Item | undefined,
  { prepositions, isBracketed }: ReadyLexicon,
): boolean {
  if (before === undefined || !isOneOf(item, POINTERS)) return false;
  if (before.kind === 'word') return prepositions.has(before.word);
  return isBracketed && isOneOf(before, MODALS);
}

const SO = termSet(['so']);
const POINTERS = termSet(['who', 'that']);
const MODALS = termSet(['may', 'must', 'may-not', 'would']);
