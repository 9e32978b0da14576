// What a clause says to be right: the claims that are held against the law.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { holdersIn } from '../story/holders.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceIn } from './choice.ts';
import { fateIn } from './fate.ts';
import { kindIn } from './kind.ts';
import { lapsedIn } from './lapsed.ts';
import { leadClaimIn } from './lead-claims.ts';
import { optionClaimIn } from './option-claims.ts';
import { playClaimIn } from './play-claims.ts';

/** The claims of a clause whose subject is known; none where more than one reading is possible. */
export function claimsIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): readonly Claim[] {
  if (holdersIn(story).length === 0 || story.isDenied || has(clause, 'would', 'asked')) return [];
  if (has(clause, 'should')) return isRuling && has(clause, 'must') ? fateIn(clause, story) : [];
  return [
    ...fateIn(clause, story),
    ...lapsedIn(clause, story),
    ...kindIn(clause, story),
    ...choiceIn(clause, subject, story, isRuling),
    ...leadClaimIn(clause, subject, story),
    ...playClaimIn(clause, subject, story),
    ...optionClaimIn(clause, subject, story),
  ];
}
