// The penalty card that declarer designates.
import type { Clause } from '../../syntax/clause.ts';
import { cardsIn, has } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { isToldPenaltyCard } from '../story/holders.ts';
import { isDeclaringSeat } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** Declarer designates the penalty card to be played. */
export function designationIn(clause: Clause, subject: Person | undefined, story: Story): readonly Event[] {
  const [card, more] = cardsIn(clause);
  if (card === undefined || more || !has(clause, 'designate') || !isDeclaringSeat(subject, story)) return [];
  if (
    has(clause, 'may', 'must', 'may-not', 'not', 'void', 'would', 'should') ||
    !isToldPenaltyCard(card.value, story)
  )
    return [];
  return [{ kind: 'designates', card, by: undefined, span: card.span }];
}
