// From the segments of a sentence to its clauses.

import type { ReadyLexicon } from '../lexicon/ready.ts';
import { meet, saidByAll, termSet } from '../lexicon/term-set.ts';
import { carriedTo, repeatedBy } from './carried-over.ts';
import { type Clause, withItems } from './clause.ts';
import { joinedLists } from './joined-lists.ts';
import { joinedParts } from './joined-parts.ts';
import { type Segment, spanOf } from './segment.ts';
import { withShe } from './she-or-they.ts';
import { withShortFate } from './short-fate.ts';
import { subjectIn } from './subject.ts';
import { isOfStranger, mayInherit } from './subject-inherited.ts';

/** The clauses of a sentence, whose segments are joined to them and changed; each with the one who does what it says and what it takes over from the one before. */
export function clausesOf(
  segments: readonly Segment[],
  text: string,
  lexicon: ReadyLexicon,
): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const part of segments) part.items = withShortFate(part.items, lexicon);
  for (const part of joinedLists(joinedParts(segments), text, lexicon)) {
    const { link, mark, isQuoted, ownItems } = part;
    const items = withShe(part.items, link, text, lexicon);
    const own = ownItems === undefined ? items : items.slice(0, ownItems);
    const said = saidByAll(items);
    const clause: Clause = {
      span: spanOf(items),
      items,
      said,
      holds: said,
      link,
      mark,
      subject: subjectIn(own, said, lexicon),
      mayInherit: mayInherit(own, said, lexicon) && !isOfStranger(clauses, lexicon),
      carried: [],
      isQuoted,
    };
    const carried = takenOver(clause, clauses, lexicon);
    clauses.push(carried.length === 0 ? clause : withItems(clause, items, carried));
  }
  return clauses;
}

/** The terms of the clauses before that hold for this one too. */
function takenOver(
  clause: Clause,
  before: readonly Clause[],
  { isVerbLast }: ReadyLexicon,
): Clause['carried'] {
  if (meet(clause.said, LIKEWISE)) return repeatedBy(before);
  return isVerbLast ? [] : carriedTo(clause, before.at(-1));
}

const LIKEWISE = termSet(['likewise']);
