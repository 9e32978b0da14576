// Parts of a sentence that marks keep apart and that say one thing together.

import type { Term } from '../lexicon/lexicon.ts';
import { termSet } from '../lexicon/term-set.ts';
import { withDoersBesides } from './doer-behind-aside.ts';
import { placeOfFate } from './fate-behind-aside.ts';
import type { Item } from './item.ts';
import { withSaidBehind } from './said-behind.ts';
import { isSeatOf } from './seat-in-apposition.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** What is looked at of a part of a sentence, and changed. */
export type Part = {
  readonly items: Item[];
  readonly link: Term | undefined;
  readonly mark: string;
  readonly isQuoted: boolean;
};

/** The parts, which are changed, with those joined that belong together: a label and what it names, the two halves of a saying. */
export function joinedParts<P extends Part>(parts: readonly P[]): readonly P[] {
  const joined: P[] = [];
  const read = withSubjectsBesides(withDoersBesides(withSayings(parts)));
  for (let at = 0; at < read.length; at++) {
    const part = read[at];
    const said = joined.at(-1);
    const half = joined.at(-2);
    if (part === undefined) continue;
    if (said === undefined) joined.push(part);
    else if (half && (isSayingGoneOn(half, said, part) || isOrderGoneOn(half, said, part)))
      half.items.push(...part.items);
    else if ((at === 1 && isLabel(said, part)) || goesOn(said, part)) said.items.push(...part.items);
    else joined.push(part);
  }
  return joined;
}

/** Whether a part says more of the one before it. */
function goesOn(said: Part, part: Part): boolean {
  return isNotBoth(said, part) || isWhichAhead(said, part) || isDuration(said, part) || isSeatOf(said, part);
}

/** *One of the two he must play; which one, declarer decides*: what is decided stands by itself before it. */
function isWhichAhead(which: Part, { items, link, mark, isQuoted }: Part): boolean {
  return (
    mark === ',' &&
    link === undefined &&
    isQuoted === which.isQuoted &&
    which.items.length <= LONGEST_WHICH &&
    which.items.some((item) => isOneOf(item, WHICH)) &&
    which.items.every((item) => item.kind === 'word' || item.kind === 'rank' || isOneOf(item, OF_WHICH)) &&
    items.some((item) => isOneOf(item, DESIGNATE))
  );
}

const LONGEST_WHICH = 8;
/** *Which of the two he is to play*. */
const OF_WHICH = termSet([
  'which',
  'but',
  'and',
  'card',
  'he',
  'will',
  'must',
  'may',
  'play',
  'discard',
  'aside',
]);

/** *He may not lead a spade, to the end of the hand*: how long it is so, and nothing else. */
function isDuration(said: Part, { items, link, mark, isQuoted }: Part): boolean {
  const isBehind = (mark === ',' && link === undefined) || link === 'and'; // *And that until he loses the lead*.
  if (!isBehind || said.isQuoted !== isQuoted || !hasOneOf({ items }, DURATIONS)) return false;
  const saysMore = items.some(
    (item) => item.kind !== 'word' && !isOneOf(item, DURATIONS) && !isOneOf(item, AND),
  );
  return !saysMore && hasOneOf(said, MODALS) && !hasOneOf(said, DURATIONS);
}

const DURATIONS = termSet(['until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end']);

/** *No hearts, said South*: words that declarer is told to have said, though no marks stand around them. */
function withSayings<P extends Part>(parts: readonly P[]): readonly P[] {
  const [said, sayer] = parts;
  const isSaid =
    said !== undefined &&
    sayer !== undefined &&
    !said.isQuoted &&
    isOfSuitsOnly(said) &&
    sayer.mark === ',' &&
    sayer.link === undefined &&
    sayer.items.length <= LONGEST_SAYER &&
    sayer.items[0] !== undefined &&
    isOneOf(sayer.items[0], TOLD) &&
    sayer.items.some((item) => item.kind === 'seat' || isOneOf(item, DECLARER));
  return isSaid ? [{ ...said, isQuoted: true }, ...parts.slice(1)] : withSaidBehind(parts);
}

/** *The ♥10, shown by accident, was a minor penalty card*: what is said of a card stands behind what is put in between. */
function withSubjectsBesides<P extends Part>(parts: readonly P[]): readonly P[] {
  let read: P[] | undefined;
  for (let at = 0; at < parts.length; at++) {
    const card = parts[at];
    const place = card !== undefined && isShortSubject(card) ? placeOfSaying(parts, at) : -1;
    if (card === undefined || place === -1) continue;
    const said = (read ?? parts)[place];
    if (said === undefined) continue;
    read ??= [...parts];
    read[place] = { ...said, items: [...card.items, ...said.items] };
  }
  return read ?? parts;
}

/** *But the six*, and nothing else. */
function isShortSubject({ items, isQuoted }: Part): boolean {
  return (
    !isQuoted &&
    items.length <= LONGEST_SUBJECT &&
    items.every(
      (item) =>
        item.kind === 'word' || item.kind === 'cards' || item.kind === 'rank' || isOneOf(item, LINKING),
    ) &&
    items.some(({ kind }) => kind === 'cards' || kind === 'rank')
  );
}

/** Where behind asides it is said what that card is, or what becomes of it; `-1` where it is not. */
function placeOfSaying(parts: readonly Part[], subject: number): number {
  const kind = placeOfKind(parts, subject);
  return kind === -1 ? placeOfFate(parts, subject) : kind;
}

/** Where behind plain asides it is said what kind of card that is; `-1` where it is not. */
function placeOfKind(parts: readonly Part[], subject: number): number {
  const behind = parts.slice(subject + 1, subject + 2 + MOST_ASIDES);
  const isOther = ({ kind }: Item) =>
    kind === 'cards' || kind === 'suit' || kind === 'rank' || kind === 'seat';
  const at = behind.findIndex(
    ({ items, mark, link }) =>
      mark === ',' &&
      link === undefined &&
      !items.some(isOther) &&
      items.some((item) => isOneOf(item, KINDS)),
  );
  return 0 < at && behind.slice(0, at).every(isPlainAside) ? subject + 1 + at : -1;
}

const LONGEST_SUBJECT = 3;
const MOST_ASIDES = 2;

function isPlainAside({ items, mark, link, isQuoted }: Part): boolean {
  const isOther = ({ kind }: Item) => kind === 'cards' || kind === 'suit' || kind === 'seat';
  const isBeside = (mark === ',' && link === undefined) || link === 'and';
  return isBeside && !isQuoted && items.length <= LONGEST_SAYER && !items.some(isOther);
}

const LABELS = termSet(['declarer', 'dummy', 'to-lead', 'opening', 'penalty-card', 'plays-contract']);
const LONGEST_LABEL = 3;

/** *Declarer: South*, *on lead: West*. */
function isLabel(label: Part, named: Part): boolean {
  const [term, more] = label.items.filter(({ kind }) => kind !== 'word');
  return (
    named.mark === ':' &&
    named.link === undefined &&
    !label.isQuoted &&
    !named.isQuoted &&
    label.items.length <= LONGEST_LABEL &&
    term !== undefined &&
    more === undefined &&
    isOneOf(term, LABELS)
  );
}

export const LONGEST_SAYER = 8;

/** *“No hearts,” said South, “and no clubs either.”* */
function isSayingGoneOn(half: Part, sayer: Part, other: Part): boolean {
  const isSaid = half.isQuoted && !sayer.isQuoted && other.isQuoted && sayer.items.length <= LONGEST_SAYER;
  return (
    isSaid &&
    sayer.items.some((item) => isOneOf(item, TOLD_OR_ASKED)) &&
    (other.link === undefined || other.link === 'and' || other.link === 'or') &&
    isOfSuitsOnly(half) &&
    isOfSuitsOnly(other)
  );
}

const SMALL = termSet([
  'not',
  'neither',
  'and',
  'or',
  'only',
  'aside',
  'both',
  'require',
  'prohibit',
  'want',
]);

/** Suits, and little else: what declarer calls out. */
export function isOfSuitsOnly({ items }: Part): boolean {
  return (
    items.some(({ kind }) => kind === 'suit') &&
    items.every((item) => item.kind === 'suit' || item.kind === 'word' || isOneOf(item, SMALL))
  );
}

/** *She forbade West, Mr Smith, to lead a spade*: what is forbidden stands behind the name. */
function isOrderGoneOn(order: Part, name: Part, what: Part): boolean {
  if (name.mark !== ',' || name.link !== undefined || what.mark !== ',' || what.link !== undefined)
    return false;
  const isOpen =
    order.items.some((item) => isOneOf(item, REQUIRE_OR_PROHIBIT)) &&
    order.items.some(({ kind }) => kind === 'seat') &&
    order.items.every(({ kind }) => kind !== 'suit');
  return (
    isOpen &&
    name.items.every(({ kind }) => kind === 'word' || kind === 'rank') &&
    what.items.some(({ kind }) => kind === 'suit') &&
    what.items.every(({ kind }) => kind !== 'seat')
  );
}

/** *He may forbid either, but not both*. */
function isNotBoth(choice: Part, { items, link, isQuoted }: Part): boolean {
  if (isQuoted !== choice.isQuoted || !hasOneOf({ items }, BOTH) || !hasOneOf(choice, PROHIBIT)) return false;
  const [not, both, more] = items.filter((item) => item.kind !== 'word' && !isOneOf(item, BUTS));
  return (
    (link === 'but' || link === 'and' || link === undefined) &&
    not !== undefined &&
    isOneOf(not, NOT) &&
    both !== undefined &&
    isOneOf(both, BOTH) &&
    more === undefined
  );
}

const WHICH = termSet(['which']);
const DESIGNATE = termSet(['designate']);
const MODALS = termSet(['may-not', 'must', 'may']);
const TOLD = termSet(['told']);
const DECLARER = termSet(['declarer']);
const LINKING = termSet(['but', 'and', 'that', 'so', 'because']);
const KINDS = termSet(['penalty-card', 'major', 'minor']);
const TOLD_OR_ASKED = termSet(['told', 'asked']);
const REQUIRE_OR_PROHIBIT = termSet(['require', 'prohibit']);
const PROHIBIT = termSet(['prohibit']);
const BUTS = termSet(['but', 'and']);
const NOT = termSet(['not']);
const BOTH = termSet(['both']);
const AND = termSet(['and']);
