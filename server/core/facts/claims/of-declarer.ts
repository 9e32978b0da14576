// Whether the options of which a clause speaks are declarer's.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

export function isOfDeclarer(clause: Clause, subject: Person | undefined, story: Story): boolean {
  const isJoined = clause.link === 'or' || clause.link === 'and' || clause.link === 'but';
  if (
    isJoined &&
    clause.subject === undefined &&
    story.declarer !== undefined &&
    story.subject === story.declarer
  )
    return true;
  if (isAnybodys(clause)) return true;
  if (has(clause, 'ruled') && has(clause, 'may', 'may-not') && isGivenToDeclarer(clause, subject, story))
    return true;
  if (
    clause.subject &&
    isTerm(clause.subject, 'he') &&
    isDecider(subject) &&
    has(clause, 'require', 'prohibit')
  )
    return true; // *The director said no: he may forbid only one of the suits.* Only declarer can.
  return has(clause, 'declarer') || (story.declarer !== undefined && subject === story.declarer);
}

/** *A diamond could not be demanded*: nobody is named, but nobody else can demand one. */
function isAnybodys(clause: Clause): boolean {
  const isPassive = clause.items.some(
    (item) => isTerm(item, 'passive') && isTerm(item, 'require', 'prohibit'),
  );
  return isPassive && has(clause, 'may', 'may-not') && !clause.items.some(isPerson);
}

/** *The director gave South another choice*. */
export function isGivenToDeclarer(
  { items }: Clause,
  subject: Person | undefined,
  { declarer }: Story,
): boolean {
  const seats = items.flatMap((item) => (item.kind === 'seat' ? [item.seat] : []));
  return (
    isDecider(subject) &&
    declarer !== undefined &&
    seats.length > 0 &&
    seats.every((seat) => seat === declarer)
  );
}
