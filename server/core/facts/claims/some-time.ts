// What a player must play some time, and not to the trick that is told.
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, suitsIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import type { Story } from '../story/story.ts';

/**
 * Whether a duty to play a card waits for its time: *at the first legal opportunity*, *when diamonds are led*, *once he
 * is void*.
 */
export function isForSomeTime(claim: Claim, clause: Clause, { clauses }: Sentence, { led }: Story): boolean {
  if (has(clause, 'some-time')) return 'choice' in claim;
  if (claim.kind !== 'must-play' && claim.kind !== 'may-play') return false;
  const before = clauses[clauses.indexOf(clause) - 1];
  if (led === undefined && before !== undefined && has(before, 'some-time')) return true; // *If a spade is led, he may …*
  const isOther = (one: Clause) => suitsIn(one).some(({ value }) => value !== led) || has(one, 'void');
  return clauses.some(
    (one) => one !== clause && isOfMoment(one) && cardsIn(one).length === 0 && isOther(one),
  );
}

/** *When …*, *once …*, in whatever way the language says it. */
function isOfMoment(clause: Clause): boolean {
  const { link } = clause;
  return link === 'while' || link === 'after' || has(clause, 'recalled', 'whenever');
}
