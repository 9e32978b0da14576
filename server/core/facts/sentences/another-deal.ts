// Sentences that tell of another deal or of another table: nothing in them is of this case.
import type { Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import type { Voiced } from '../voices/voices.ts';

/**
 * The sentences, those that name another deal or table telling nothing; what goes on behind one in the same paragraph
 * claims nothing, since it may be of that deal.
 */
export function withoutOtherDeals(voices: readonly Voiced[]): readonly Voiced[] {
  let isAway = false;
  return voices.map((voiced) => {
    const isNamed = voiced.sentence.clauses.some((clause) => has(clause, 'elsewhere'));
    isAway = isNamed || (isAway && !comesBack(voiced.sentence));
    return isAway ? { ...voiced, tells: voiced.tells && !isNamed, claims: false } : voiced;
  });
}

function comesBack({ clauses, beginsBlock }: Sentence): boolean {
  return beginsBlock || clauses.some((clause) => has(clause, 'here'));
}
