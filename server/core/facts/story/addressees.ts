// To whom somebody speaks in a clause: the one told, asked or addressed.
import { SEATS } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import { personOf } from './persons.ts';
import { isDecider } from './sides.ts';
import type { Person, Story } from './story.ts';

/** *He explained it to declarer*: behind these words, *he* is declarer, until somebody else is named. */
export function addresseeIn(clause: Clause, story: Story): Person | undefined {
  const { items, said, subject } = clause;
  if (meet(said, TOLD)) {
    const told = items.filter((item): item is PersonItem => isPerson(item) && item.form === 'dat');
    const listener = told.length === 1 ? told[0] : listenerIn(clause);
    if (listener) return personOf(listener, story);
    if (tellsHim(clause)) return SEATS.find((seat) => seat === story.subject) ?? story.addressee;
  }
  const addressed = turnedTo(clause);
  if (addressed) return personOf(addressed, story);
  const isOther = subject !== undefined && isPerson(subject) && !isTerm(subject, 'he', 'you');
  return isOther ? undefined : story.addressee;
}

const TOLD = termSet(['told']);

/** *The director told him that he …*: the one of the clause before. */
function tellsHim({ items, subject }: Clause): boolean {
  const isDecider = subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
  const told = items.findIndex((item) => isTerm(item, 'told'));
  return isDecider && told !== -1 && items.some((item, at) => told < at && isTerm(item, 'he'));
}

/** *The director told West that he …*, where nothing but the order of the words marks West. */
export function listenerIn(clause: Clause): PersonItem | undefined {
  const { items, subject } = clause;
  const isDecider = subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
  const told = items.findIndex((item) => isTerm(item, 'told'));
  const [one, more] = items.filter(
    (item, at): item is PersonItem => told < at && item.kind === 'seat' && item.form === 'nom',
  );
  return isDecider && told !== -1 && more === undefined ? one : undefined;
}

/** *Hakem Doğu’ya: “…”*: the director and whom he speaks to, in languages that mark him, and nothing else. */
function turnedTo({ items, subject }: Clause): PersonItem | undefined {
  if (subject === undefined || !isTerm(subject, 'director')) return undefined;
  const [one, other, more] = items.filter(({ kind }) => kind !== 'word');
  if (more !== undefined || one !== subject || one === undefined || other?.kind !== 'seat') return undefined;
  return isTerm(one, 'director') && other.form === 'dat' ? other : undefined;
}

export function noteAddressed(story: Story, { items, subject, link }: Clause): void {
  if (subject === undefined || link === 'or') return;
  if (isTerm(subject, 'he') && !(isPerson(subject) && isDecider(personOf(subject, story)))) return;
  let other: PersonItem | undefined;
  for (const item of items) {
    if (item === subject || !isPerson(item) || isTerm(item, 'he')) continue;
    if (other !== undefined) {
      story.addressed = undefined;
      return;
    }
    other = item;
  }
  story.addressed = other && personOf(other, story);
}

const ASKED = termSet(['asked']);

/** The one to whom a question is put: he answers it. */
export function askedIn({ items, said, subject }: Clause): PersonItem | undefined {
  if (!meet(said, ASKED)) return undefined;
  const word = items.findIndex((item) => isTerm(item, 'asked'));
  if (word === -1) return undefined;
  const beside =
    subject && isTerm(subject, 'director', 'committee', 'i') ? askedBeside(items, word, subject) : undefined;
  if (beside) return beside;
  const [asked, more] = items.filter((item): item is PersonItem => isPerson(item) && item.form === 'dat');
  const isOne = asked !== undefined && (asked.kind === 'seat' || isTerm(asked, 'declarer'));
  return more === undefined && isOne ? asked : undefined;
}

/** *The director asked South which card East must play*, *ik heb Zuid gevraagd welke*: right beside the verb. */
function askedBeside(items: Clause['items'], word: number, subject: Item): PersonItem | undefined {
  return [items[word + 1], items[word - 1]].find(
    (item): item is PersonItem =>
      item !== undefined &&
      item !== subject &&
      isPerson(item) &&
      item.form === 'nom' &&
      (item.kind === 'seat' || isTerm(item, 'declarer')),
  );
}
