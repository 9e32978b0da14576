// Sentences that tell of another deal or of another table: nothing in them is of this case.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Sentence } from '../../syntax/sentences/clause.ts';
import type { Voiced } from '../voices/voices.ts';

/**
 * The sentences, those that name another deal or table telling nothing; what goes on behind one in the same paragraph
 * claims nothing, since it may be of that deal.
 */
export function withoutOtherDeals(voices: readonly Voiced[]): readonly Voiced[] {
  if (!voices.some(({ sentence }) => meet(sentence.holds, ELSEWHERE))) return voices;
  let isAway = false;
  return voices.map((voiced) => {
    const isNamed = meet(voiced.sentence.holds, ELSEWHERE);
    isAway = isNamed || (isAway && !comesBack(voiced.sentence));
    return isAway ? { ...voiced, tells: voiced.tells && !isNamed, claims: false } : voiced;
  });
}

const ELSEWHERE = termSet(['elsewhere']);
const HERE = termSet(['here']);

function comesBack({ holds, beginsBlock }: Sentence): boolean {
  return beginsBlock || meet(holds, HERE);
}
