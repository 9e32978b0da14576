// Players told by their names, once the text says who sits where: *Smith (South)*, *ο Νότος (Παπαδόπουλος)*.

import type { Seat } from '../../bridge/seats.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { NAME_PARTICLES, TITLES } from '../lexicon/small-words.ts';
import { wordOf } from '../lexicon/words.ts';
import { type Item, seatItem, termItem, wordItem } from './item.ts';
import { formOf } from './person-form.ts';
import { nameBesideComma } from './players-beside.ts';
import { placeOfName } from './players-by-ending.ts';
import { nameInWords, withSeatedNouns } from './players-in-words.ts';

type Items = readonly Item[];

/** The blocks of a case with the names of players read as their seats; as they are, where no name is given a seat. */
export function withPlayers(
  written: readonly Items[],
  text: string,
  lexicon: ReadyLexicon,
): readonly Items[] {
  const mended = lexicon.isBracketed ? written.map((items) => withMisters(items, text)) : written;
  const blocks =
    lexicon.playerNouns.size > 0 ? mended.map((items) => withSeatedNouns(items, lexicon)) : mended;
  const seats = seatsByName(blocks, text, lexicon);
  const named = seats.size === 0 ? blocks : blocks.map((items) => withSeats(items, seats, text, lexicon));
  return lexicon.ofNames.size === 0 ? named : named.map((items) => withStrangers(items, text, lexicon));
}

/** Dutch *de heer Maes*: a title before a name, and no king. */
function withMisters(items: Items, text: string): Items {
  return items.map((item, at) => {
    const next = items[at + 1];
    if (
      item.kind !== 'rank' ||
      next === undefined ||
      !MISTER.test(text.slice(item.span.start, item.span.end))
    )
      return item;
    const isNamed = next.kind === 'word' && isCapital(text, next.span.start);
    return isNamed ? wordItem('heer', item.span) : item;
  });
}

const MISTER = /^(?:heer|heren)$/i;

/** From the stem of a name to the seat; a name that is given to two is left out. */
function seatsByName(
  blocks: readonly Items[],
  text: string,
  lexicon: ReadyLexicon,
): ReadonlyMap<string, Seat> {
  const seats = new Map<string, Seat>();
  const shared = new Set<string>();
  for (const items of blocks) {
    for (let at = 0; at < items.length; at++) {
      const item = items[at];
      if (item?.kind !== 'seat') continue;
      for (const word of namesBeside(items, at, text, lexicon).filter(
        (name) => !lexicon.isBracketed || isNoOther(name, blocks, text, isSureName(name, items, at, lexicon)),
      )) {
        const stem = stemOf(word);
        if ((seats.get(stem) ?? item.seat) !== item.seat) shared.add(stem);
        seats.set(stem, item.seat);
      }
    }
  }
  for (const stem of shared) seats.delete(stem);
  return seats;
}

/**
 * Whether a word is a name wherever it stands: where any word may stand before the verb, one that has its capital at the
 * heads of sentences only is none (*Toen zat zuid …*).
 */
function isNoOther(name: string, blocks: readonly Items[], text: string, isSure: boolean): boolean {
  const places = blocks.flatMap((items) =>
    items.flatMap((item, at) =>
      item.kind === 'word' && item.word === name ? [{ item, before: items[at - 1] }] : [],
    ),
  );
  const within = places.filter(
    ({ before }) => before !== undefined && (before.kind !== 'mark' || before.mark === '('),
  );
  return (isSure || within.length > 0) && within.every(({ item }) => isName(item, text));
}

/** *Jansen (Zuid)*: right before the seat in brackets, and no small word. */
function isSureName(name: string, items: Items, at: number, { begin, fillers }: ReadyLexicon): boolean {
  const isBracketed = isMark(items[at - 1], '(') && isMark(items[at + 1], ')');
  return isBracketed && !begin.has(name) && !fillers?.has(name);
}

/** The words of the name of the one who sits there: in brackets, the seat or the name; or seated by a word between. */
function namesBeside(items: Items, at: number, text: string, lexicon: ReadyLexicon): readonly string[] {
  const isAlone = isMark(items[at - 1], '(') && isMark(items[at + 1], ')');
  if (isAlone) return nameBefore(items, at - 2, text);
  if (isMark(items[at + 1], '(')) {
    const from = at + 2 + titlesAt(items, at + 2, lexicon);
    const name = nameFrom(items, from, text);
    return isMark(items[from + name.length], ')') ? name : [];
  }
  if (lexicon.openers.size > 0 && isMark(items[at - 1], ',') && isMark(items[at + 1], ',')) {
    const name = nameBefore(items, at - 2, text);
    const head = items[at - 2 - name.length];
    const isHead = head === undefined || isMark(head, '.') || (head.kind === 'word' && isTitle(head));
    return isHead && !name.some((word) => lexicon.openers.has(word)) ? name : [];
  }
  const place = placeOfName(items, at, text, lexicon);
  if (place) {
    if ('last' in place) return nameBefore(items, place.last, text);
    const name = nameFrom(items, place.from, text);
    return place.isSure || 1 < name.length ? name : []; // *Güney’den Pas* is a call.
  }
  const beside =
    nameBesideComma(items, at, (title) => isTitle(items[title])) ??
    nameInWords(items, at, (item) => item?.kind === 'word' && isName(item, text), lexicon);
  if (beside)
    return 'last' in beside ? nameBefore(items, beside.last, text) : nameFrom(items, beside.from, text);
  const between = items[at - 1];
  if (between?.kind !== 'word') return [];
  if (lexicon.seated.has(between.word))
    return nameBefore(items, isMark(items[at - 2], ',') ? at - 3 : at - 2, text);
  if (!lexicon.seating.has(between.word)) return [];
  const name = nameBefore(items, at - 2, text);
  return beginsPart(items, at - 2 - name.length, lexicon) ? name : [];
}

/** Whether what stands before a name is an article at the head of a part of the sentence. */
function beginsPart(items: Items, at: number, { articles }: ReadyLexicon): boolean {
  const [before, article] = [items[at - 1], items[at]];
  const isHead =
    before === undefined ||
    before.kind === 'mark' ||
    (before.kind === 'term' && before.terms.includes('and'));
  return isHead && article?.kind === 'word' && articles.has(article.word);
}

const LONGEST_NAME = 3;

/** The words of a name that ends at a place; the first of a sentence is none if others follow it. */
function nameBefore(items: Items, last: number, text: string): readonly string[] {
  const name: string[] = [];
  for (let at = last; last - LONGEST_NAME < at; at--) {
    const item = items[at];
    if (item?.kind === 'word' && TITLES.has(titleOf(item))) continue;
    if (item?.kind !== 'word' || !isName(item, text)) break;
    const isFirst = items[at - 1] === undefined || isMark(items[at - 1], '.');
    if (name.length === 0 || !isFirst) name.unshift(item.word);
  }
  return name;
}

function nameFrom(items: Items, first: number, text: string): readonly string[] {
  const name: string[] = [];
  for (const [at, item] of items.slice(first, first + LONGEST_NAME).entries()) {
    if (isMark(item, '.') && isTitle(items[first + at - 1])) continue; // *Mrs. Bose*.
    if (item.kind === 'word' && (TITLES.has(titleOf(item)) || NAME_PARTICLES.has(item.word))) continue;
    if (item.kind !== 'word' || !isName(item, text)) break;
    name.push(item.word);
  }
  return name;
}

/** A capital behind an article that stands before names names somebody, though the text does not say where he sits. */
function withStrangers(items: Items, text: string, { ofNames }: ReadyLexicon): Items {
  return items.map((item, at) => {
    const before = items[at - 1];
    const isNamed =
      item.kind === 'word' && before?.kind === 'word' && ofNames.has(before.word) && isName(item, text);
    return isNamed ? termItem(['stranger'], 'nom', item.span) : item;
  });
}

/** How many articles and titles stand before a name. */
function titlesAt(items: Items, from: number, { articles }: ReadyLexicon): number {
  const isTitle = (item: Item) => item.kind === 'word' && (articles.has(item.word) || TITLES.has(item.word));
  const end = items.slice(from).findIndex((item) => !isTitle(item));
  return Math.max(0, end);
}

type WordItem = Extract<Item, { kind: 'word' }>;

const SHORTEST_NAME = 3;

/** A word of letters with a capital. */
function isName({ word, span }: WordItem, text: string): boolean {
  return SHORTEST_NAME <= word.length && isCapital(text, span.start) && !/\d/.test(word);
}

function isCapital(text: string, at: number): boolean {
  const first = text.charAt(at);
  return first !== first.toLowerCase();
}

/** What all forms of a name begin with: a Greek name without its ending, another without what its apostrophe adds. */
function stemOf(word: string): string {
  const [stem = word] = word.split("'");
  const bare = stem.replace(GREEK_ENDING, '');
  return bare.length < SHORTEST_NAME ? stem : bare;
}

const GREEK_ENDING = /(?:ουσ|οσ|ου|ασ|ησ|εσ|ωσ|ο|α|η|ε|ω|σ)$/;

/** The items with each name as its seat; a name and its seat beside it are one. */
function withSeats(
  items: Items,
  seats: ReadonlyMap<string, Seat>,
  text: string,
  lexicon: ReadyLexicon,
): Items {
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    const seat = item && seatOf(item, seats, text);
    if (item === undefined || seat === undefined) {
      if (item) read.push(item);
      at += 1;
      continue;
    }
    const end = endOfName(items, at, seat, seats, text, lexicon);
    const last = items[item.kind === 'seat' && at + 1 === end ? at : lastWord(items, at, end)];
    const place = placeOfName(items, at, text, lexicon);
    const isOfName =
      item.kind !== 'seat' || (place && 'from' in place && at + 1 < end && place.from === at + 1);
    const form = isOfName ? formOfName(items, at, last, lexicon) : item.form;
    const span = { start: item.span.start, end: items[end - 1]?.span.end ?? item.span.end };
    read.push(seatItem(seat, form, span));
    at = end;
  }
  return read;
}

function seatOf(item: Item, seats: ReadonlyMap<string, Seat>, text: string): Seat | undefined {
  if (item.kind === 'seat') return item.seat;
  return item.kind === 'word' && isName(item, text) ? seats.get(stemOf(item.word)) : undefined;
}

/** Behind the last item that names the same player: `Γιώργος Παπαδόπουλος (Νότος)`, `Γεωργίου στη Δύση`. */
function endOfName(
  items: Items,
  from: number,
  seat: Seat,
  seats: ReadonlyMap<string, Seat>,
  text: string,
  lexicon: ReadyLexicon,
): number {
  const isHis = (at: number) => {
    const item = items[at];
    return item !== undefined && seatOf(item, seats, text) === seat;
  };
  let end = from + 1;
  while (items[end]?.kind === 'word' && (isHis(end) || isTitle(items[end]))) end += 1;
  const between = items[end];
  if (between?.kind === 'word' && lexicon.seating.has(between.word) && isHis(end + 1)) return end + 2;
  if (!isMark(items[end], '(')) return end;
  const first = end + 1 + titlesAt(items, end + 1, lexicon);
  let inner = first;
  while (isHis(inner)) inner += 1;
  return first < inner && isMark(items[inner], ')') ? inner + 1 : end;
}

function lastWord(items: Items, from: number, end: number): number {
  let last = from;
  while (last + 1 < end && items[last + 1]?.kind === 'word') last += 1;
  return last;
}

/** The form of the person, from what stands behind an apostrophe or from the words before the name. */
function formOfName(items: Items, at: number, last: Item | undefined, lexicon: ReadyLexicon) {
  const words = items
    .slice(0, at + 1)
    .map((item) => (item.kind === 'word' ? wordOf(item.word, lexicon) : undefined));
  const [, ending = ''] = last?.kind === 'word' ? last.word.split("'") : [];
  let head = at;
  const isStop = (place: number) => isMark(items[place], '.');
  while (TITLES.has(words[head - (isStop(head - 1) ? 2 : 1)]?.full ?? '')) head -= isStop(head - 1) ? 2 : 1;
  return formOf(ending, words, head, lexicon);
}

function isTitle(item: Item | undefined): boolean {
  return item?.kind === 'word' && TITLES.has(titleOf(item));
}

/** The title without what its apostrophe adds: *Rıfat Bey’in*. */
function titleOf({ word }: WordItem): string {
  return word.split("'")[0] ?? word;
}

function isMark(item: Item | undefined, mark: string): boolean {
  return item?.kind === 'mark' && item.mark === mark;
}
