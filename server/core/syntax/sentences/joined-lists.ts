// Lists of cards and what else says nothing by itself, joined with the part of the sentence that they belong to.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { isContrast, saysSo } from './contrast.ts';
import type { Item } from './item.ts';
import { isAsHeLikes, isListBegun, isSubjectList, placeOfList, saysWhatItIs } from './list-place.ts';
import { isPerson } from './person.ts';
import { isBare } from './predicates.ts';
import type { Segment } from './segment.ts';
import { isStrange } from './strange-word.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** The segments, which are changed, with what says nothing by itself joined with the neighbour it belongs to. */
export function joinedLists(
  segments: readonly Segment[],
  text: string,
  lexicon: ReadyLexicon,
): readonly Segment[] {
  const { isVerbLast } = lexicon;
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at];
    if (segment === undefined) continue;
    const last = joined.at(-1);
    const next = segments[at + 1];
    const isSameSide = last !== undefined && last.isQuoted === segment.isQuoted;
    const isWhole = next !== undefined && !isVerbLast && isWholeBefore(segment, next);
    if (
      isBare(segment) &&
      (isList(segment) || (isVerbLast && isListCutOpen(segment, next))) &&
      !isContrast(segment, last) &&
      !isOwn(segment, last, lexicon) &&
      !isWhole
    ) {
      if (next !== undefined && goesForward(segment, last, next, text, lexicon)) {
        const head = isSameSide && isBare(last) && isListBegun(last, segment) ? joined.pop() : undefined;
        next.items.unshift(...(head?.items ?? []), ...segment.items);
        next.link = (head ?? segment).link;
        next.mark = (head ?? segment).mark;
        continue;
      }
      if (isSameSide && (isVerbLast || segment.link !== 'so')) {
        joined[placeOfList(segment, joined)]?.items.push(...segment.items);
        continue;
      }
    }
    if (isSameSide && isAsHeLikes(segment, last)) {
      last.items.push(...segment.items);
      continue;
    }
    if (isSameSide && isWhatIsChosen(segment, last)) {
      last.ownItems ??= last.items.length;
      last.items.push(...segment.items);
      continue;
    }
    joined.push(segment);
  }
  return joined;
}

/** Whether the list says by itself what it is. */
function isOwn(list: Segment, last: Segment | undefined, { isVerbLast }: ReadyLexicon): boolean {
  if (last === undefined || last.isQuoted !== list.isQuoted || isVerbLast) return false;
  return !isBare(last) && saysWhatItIs(list, last);
}

/** Whether the list belongs to the part behind it, `next`, and not to the one before it. */
function goesForward(
  list: Segment,
  last: Segment | undefined,
  next: Segment,
  text: string,
  lexicon: ReadyLexicon,
): boolean {
  if (next.isQuoted !== list.isQuoted) return false;
  if (lexicon.isVerbLast) {
    const isHead = isSentenceHead(next) && !goesOnWithCards(list, next);
    return !isHead && next.mark !== ':' && !saysSo(list, text, lexicon);
  }
  if (next.mark === ')') return false; // *East having two (the ♠K and the ♥Q) and West being on lead*.
  const isSameSide = last !== undefined && last.isQuoted === list.isQuoted;
  if ((!isSameSide || isBare(last)) && isSubjectList(list, next, last === undefined)) return true;
  return (
    isJoined(next) &&
    !(isSameSide && endsWithThing(last)) &&
    (!isSameSide || isBare(last) || beginsAlike(list, next))
  );
}

const AND = termSet(['and']);
const DUTIES = termSet(['must', 'may', 'may-not']);

/** *The ♠K and the ♥Q were penalty cards | and West had to lead*, *West has spades | and must lead one*: each says its own. */
function isWholeBefore({ items, isQuoted }: Segment, next: Segment): boolean {
  if (next.link !== 'and' || next.isQuoted !== isQuoted) return false;
  const first = next.items.find((item) => item.kind !== 'word' && !isOneOf(item, AND));
  const isSaid = first !== undefined && isOneOf(first, DUTIES);
  return (
    isSaid && items.some((item) => isOneOf(item, PENALTY_CARD) || (isPerson(item) && item.form === 'nom'))
  );
}

/** Whether the segment names cards or suits and could go on a list. */
function isList({ items, link }: Segment): boolean {
  if ((link === 'but' || link === 'and') && hasOneOf({ items }, NOT)) return false;
  if (hasOneOf({ items }, PENALTY_CARD) && items.some(isPerson)) return false;
  if (!hasOneOf({ items }, CARDS_OR_SUITS)) return false;
  return items.filter(isStrange).length <= MOST_STRANGE;
}

/** *East’s two cards, by an accident that nobody had seen, ♣K | ♣7 and ♥J fell*: a list that the comma goes on with. */
function isListCutOpen({ items, isQuoted }: Segment, next: Segment | undefined): boolean {
  const [first] = next?.items ?? [];
  const isGoneOn = next?.mark === ',' && next.link === undefined && next.isQuoted === isQuoted;
  return isGoneOn && items.at(-1)?.kind === 'cards' && first?.kind === 'cards';
}

/** More words that we do not know than this say something of their own. */
const MOST_STRANGE = 2;

/** *East had two penalty cards in two suits, the ♠K and the ♥Q, and …*: what follows says which. */
function endsWithThing({ items }: Segment): boolean {
  const thing = items.findLastIndex((item) => isOneOf(item, PENALTY_CARD_OR_TWO));
  return (
    thing !== -1 &&
    items.slice(thing + 1).every(
      (item) =>
        item.kind === 'word' ||
        item.kind === 'rank' ||
        isOneOf(item, ASIDE) ||
        (isPerson(item) && item.form !== 'nom'), // *Two penalty cards with West*.
    )
  );
}

/** Whether it goes on with what comes before it, and does not merely stand behind a comma. */
function isJoined({ items, link, mark }: Segment): boolean {
  if (link === 'and' && items.length === 1) return false; // *… and that it was South’s turn*.
  return link === 'and' || link === 'or' || mark === '';
}

function isSentenceHead({ link }: Segment): boolean {
  return link !== undefined && link !== 'and' && link !== 'or';
}

/** *Önce ♠K, ardından ♥Q düştü*: a card, and then another, before the verb of both. */
function goesOnWithCards(list: Segment, { link, items: [first, second] }: Segment): boolean {
  const isThen = link === 'after' && first !== undefined && isOneOf(first, AFTER);
  return isThen && second?.kind === 'cards' && list.items.some(({ kind }) => kind === 'cards');
}

/** `both the ♠Q | and the ♦10 were restored`: the list goes on to the words that say what became of it. */
function beginsAlike(segment: Segment, next: Segment): boolean {
  if (next.link !== 'and' && next.link !== 'or') return false;
  const first = next.items.find((item) => item.kind !== 'word' && !isOneOf(item, LEADING));
  const kind = segment.items.findLast((item) => item.kind === 'cards' || item.kind === 'suit')?.kind;
  return first?.kind === kind && !isBare(next);
}

/** What may stand before the first thing of a list. */
const LEADING = termSet(['and', 'or', 'both', 'neither', 'only', 'not']);

/** *South required of West | that he lead a heart*: what is required or forbidden. */
function isWhatIsChosen({ items, link }: Segment, before: Segment): boolean {
  const namesSuit = (some: readonly Item[]) => some.some(({ kind }) => kind === 'suit' || kind === 'cards');
  return (
    link === 'that' &&
    hasOneOf(before, REQUIRE_OR_PROHIBIT) &&
    !hasOneOf(before, MAY_OR_OPTION) &&
    !namesSuit(before.items) &&
    namesSuit(items)
  );
}

const NOT = termSet(['not']);
const PENALTY_CARD = termSet(['penalty-card']);
const PENALTY_CARD_OR_TWO = termSet(['penalty-card', 'two']);
const ASIDE = termSet(['aside']);
const AFTER = termSet(['after']);
const REQUIRE_OR_PROHIBIT = termSet(['require', 'prohibit']);
const MAY_OR_OPTION = termSet(['may', 'option']);
const CARDS_OR_SUITS = termSet(['cards', 'suit']);
