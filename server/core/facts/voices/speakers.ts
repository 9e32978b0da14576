// Who speaks in a sentence: the director, the committee, or the one who writes.
import { ALSO } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Ruling } from '../facts.ts';
import type { Section } from './headings.ts';

export function speakerOf({ clauses, holds }: Sentence, section: Section): Ruling['by'] {
  const ofSection = section === 'director' || section === 'committee' ? section : undefined;
  if (!meet(holds, DECIDERS)) return ofSection;
  const announced = announcedIn(clauses);
  if (announced) return announced;
  const subject = firstPerson(clauses, isNamed);
  const isSaid = meet(holds, SAID);
  if (subject && isSaid && isTerm(subject, 'committee')) return 'committee';
  if (subject && isTerm(subject, 'director')) {
    const isDone =
      isSaid ||
      isSpeech(clauses) ||
      clauses.some((clause) => clause.subject === subject && isOfCards(clause));
    if (isDone) return 'director';
  }
  return saidBehind(clauses) ?? calledToSay(clauses) ?? ofSection;
}

const DECIDERS = termSet(['director', 'committee']);
const SAID = termSet(['ruled', 'told', 'ruling']);

function isNamed({ form }: PersonItem): boolean {
  return form === 'nom';
}

/** The person named first in a sentence, of those that are meant. */
export function firstPerson(
  clauses: readonly Clause[],
  isMeant: (person: PersonItem) => boolean = isAnybody,
): PersonItem | undefined {
  for (const { items } of clauses) for (const item of items) if (isPerson(item) && isMeant(item)) return item;
  return undefined;
}

function isAnybody(): boolean {
  return true;
}

/** *The director was called. She ruled that …*: behind a sentence that names nobody else, she is the director. */
export function directorAgain({ clauses, holds }: Sentence, before: Sentence | undefined): Ruling['by'] {
  if (before === undefined || !meet(before.holds, DIRECTOR) || !meet(holds, RULING)) return undefined;
  const first = firstPerson(clauses);
  const isHers = first !== undefined && isTerm(first, 'he') && first.form === 'nom';
  if (!isHers || before.isQuestion || !clauses.slice(0, 2).some(isRuling)) return undefined;
  const [named, ...others] = before.clauses.flatMap(({ items }) => items.filter(isPerson));
  const isOfDirector = named !== undefined && isTerm(named, 'director') && named.form !== 'gen';
  return isOfDirector && others.every((one) => isTerm(one, 'director', 'pair', 'i', 'he'))
    ? 'director'
    : undefined;
}

/** *According to the director … Further he decided that …*: another ruling of the one whose ruling was just told. */
export function rulerAgain(
  { clauses: [head, next] }: Sentence,
  before: Sentence | undefined,
  by: Ruling['by'],
): Ruling['by'] {
  if (head === undefined || before === undefined || by === undefined || next?.link !== 'that')
    return undefined;
  if (!meet(head.holds, DECIDING) || !head.items.some(isAlso)) return undefined;
  const [he, more] = head.items.filter(isPerson);
  const isHe = he !== undefined && more === undefined && isTerm(he, 'he') && he.form === 'nom';
  return isHe && !before.isQuestion ? by : undefined;
}

const DECIDING = termSet(['ruled', 'told', 'ruling', 'says', 'designate']);

function isAlso(item: Item): boolean {
  return isWordOf(item, ALSO);
}

const DIRECTOR = termSet(['director']);
const RULING = termSet(['ruled', 'told', 'ruling', 'says']);

function isRuling({ holds }: Clause): boolean {
  return meet(holds, RULING);
}

/** *…, writes our director*: the quotation goes on. */
export function isDirectorSpeaking({ clauses, holds }: Sentence): boolean {
  if (!meet(holds, SAYING)) return false;
  return clauses.some((clause, at) => {
    if (clause.isQuoted || !has(clause, 'told', 'says')) return false;
    const doer = clause.subject ?? (clause.mayInherit ? clauses[at - 1]?.subject : undefined);
    const isOfDirector = doer !== undefined && isTerm(doer, 'director');
    return isOfDirector || (has(clause, 'passive') && has(clause, 'told')); // *“…,” he was told.*
  });
}

const SAYING = termSet(['told', 'says']);

/** *The director let East pick up the ♠K*: it is his ruling, though no word says so. */
function isOfCards(clause: Clause): boolean {
  return (
    has(clause, 'pick-up', 'remain', 'stop') &&
    clause.items.some(({ kind }) => kind === 'cards' || kind === 'rank' || kind === 'seat')
  );
}

/** *East called the director, who ruled that …*; *East asked whether he might, and the director answered that …*. */
function calledToSay(clauses: readonly Clause[]): Ruling['by'] {
  const said = clauses.find((clause, at) => {
    if (clause.isQuoted || !has(clause, 'ruled', 'told') || clauses[at + 1]?.link !== 'that') return false;
    const last = clauses[at - 1]?.items.findLast(({ kind }) => kind !== 'word');
    if (clause.link === 'who') return last !== undefined && isTerm(last, 'director');
    const isAnswer = clauses.slice(0, at).some((one) => has(one, 'asked'));
    return isAnswer && clause.subject !== undefined && isTerm(clause.subject, 'director');
  });
  return said && 'director';
}

/** *…, dedi hakem*: he who says it stands behind the words, and nothing else with him. */
function saidBehind(clauses: readonly Clause[]): Ruling['by'] {
  const items = clauses.findLast(({ isQuoted }) => !isQuoted)?.items ?? [];
  const [person, more] = items.filter(isPerson);
  if (person?.form !== 'nom' || more || LONGEST_SAYING < items.length || !has({ items }, 'told', 'ruled'))
    return undefined;
  if (isTerm(person, 'committee')) return 'committee';
  return isTerm(person, 'director') ? 'director' : undefined;
}

const LONGEST_SAYING = 3;

/** *The director’s ruling: West may not …*, in the middle of a paragraph. */
function announcedIn([head, next]: readonly Clause[]): Ruling['by'] {
  if (head === undefined || next?.mark !== ':' || !has(head, 'ruling', 'ruled')) return undefined;
  const [person, more] = head.items.filter(isPerson);
  if (person === undefined || more || has(head, 'fault', 'not-so', 'upheld')) return undefined;
  if (isTerm(person, 'committee')) return 'committee';
  return isTerm(person, 'director') ? 'director' : undefined;
}

/** *The director: the ♠K goes back*. */
export function isSpeech([first, second]: readonly Clause[]): boolean {
  if (first === undefined || second === undefined) return false;
  const isOfOne = first.items.filter(isPerson).length === 1; // Not *when the director came, West said “…”*.
  const isQuotation = second.isQuoted && !first.isQuoted && isOfOne && !has(first, 'refused'); // Behind *did not allow it* all rests on that.
  const isSaid = second.mark === ':' || isQuotation;
  return isSaid && first.items.every(isPersonOrWord);
}

function isPersonOrWord(item: Item): boolean {
  return item.kind === 'word' || isPerson(item) || isTerm(item, 'put-right', 'refused', 'ruled', 'not'); // *The director stopped him: …*, *did not hesitate: …*
}
