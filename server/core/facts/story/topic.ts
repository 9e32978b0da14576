// Of whom a part of a sentence speaks that stands by itself before it: *όσο για τον Γιάννη, δεν μπορεί να βγει κούπα*.

import { AS, FOR } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import { personOf } from './persons.ts';
import type { Person, Story } from './story.ts';

/** The one set before the clause as what it is about; another where the text does not say where he sits. */
export function topicOf({ subject, mark }: Clause, before: Clause | undefined): Person | undefined {
  const [first, second] = before?.items ?? [];
  const isTopic = isWordOf(first, AS) && isWordOf(second, FOR);
  if (before === undefined || !isTopic || subject !== undefined || mark !== ',') return undefined;
  const seat = before.items.find((item) => item.kind === 'seat');
  return seat?.kind === 'seat' ? seat.seat : 'other';
}

/** *South, not born yesterday, forbade …*; *his partner, Mr Bos on South, was to lead*: what is told of him stands between commas. */
export function namedBeforeAside(clauses: readonly Clause[], at: number, story: Story): Person | undefined {
  const [head, aside, clause] = [clauses[at - 2], clauses[at - 1], clauses[at]];
  if (at !== 2 || head === undefined || aside === undefined || clause === undefined) return undefined;
  const [verb] = clause.items;
  const isMain = clause.mark === ',' && verb?.kind === 'term' && !isPerson(verb);
  const isBetween = aside.mark === ',' && aside.link === undefined && clause.link === undefined;
  if (!isMain || !isBetween || head.isQuoted !== clause.isQuoted) return undefined;
  const named = head.items.at(-1);
  const isAlone = head.items.every((item) => item.kind === 'word' || isPerson(item));
  if (named === undefined || !isPerson(named) || named.form !== 'nom' || !isAlone) return undefined;
  if (isTerm(named, 'he', 'i') || LONGEST_NAME < head.items.length) return undefined;
  const person = personOf(named, story);
  const isOfHim = aside.items.every(
    (item) => item.kind === 'word' || (item.kind === 'seat' && item.seat === person),
  );
  return isOfHim ? person : undefined;
}

const LONGEST_NAME = 3;
