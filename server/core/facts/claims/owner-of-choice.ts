// Whose the choice is where it is told by a noun: *the selection is made by South*, *the choice is his*.

import type { Role } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { OWN } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf, type TermItem } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import { personOf } from '../story/persons.ts';
import type { Person, Story } from '../story/story.ts';

/** The noun for the choice among the penalty cards. */
export function choiceNounIn({ items }: Clause): TermItem | undefined {
  return items.find((item): item is TermItem => isTerm(item, 'designate') && isTerm(item, 'which'));
}

/** Who makes the choice that the noun names; `undefined` where nobody is named beside it. */
export function ownerOfChoice({ items }: Clause, noun: TermItem, story: Story): Role | undefined {
  const behind = items
    .slice(items.indexOf(noun) + 1)
    .filter((item): item is Item => !isTerm(item, 'aside') && !isOwn(item)); // *Kartı seçmek Doğu’nun hakkıdır.*
  const owner = behind.findLast((item, at): item is PersonItem => isMarked(item, at === behind.length - 1));
  const isHis = owner === undefined && behind.length <= 1 && behind.some((item) => isTerm(item, 'his'));
  const person = owner ? personOf(owner, story) : isHis ? story.subject : undefined;
  return roleOf(person, story);
}

/** *The choice of East’s card is South’s*: an owner is meant only where nothing of his follows. */
function isMarked(item: Item, isLast: boolean): item is PersonItem {
  return isPerson(item) && (MARKED.includes(item.form) || (item.form === 'gen' && isLast));
}

/** *The choice is East’s own*. */
function isOwn(item: Item): boolean {
  return isWordOf(item, OWN);
}

const MARKED: readonly string[] = ['by', 'with', 'dat'];

function roleOf(person: Person | undefined, { declarer }: Story): Role | undefined {
  if (person === 'dummy' || person === 'director') return person;
  if (person !== undefined && person === declarer) return 'declarer';
  return SEATS.find((seat) => seat === person);
}
