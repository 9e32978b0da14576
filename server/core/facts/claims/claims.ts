// What a clause says to be right: the claims that are held against the law.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { type Reader, readersBySigns } from '../readers.ts';
import { holdersIn } from '../story/holders.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceIn } from './choice.ts';
import { eitherPlayedIn } from './either-played.ts';
import { fateIn } from './fate.ts';
import { kindIn } from './kind.ts';
import { lapsedIn } from './lapsed.ts';
import { leadClaimIn } from './lead-claims.ts';
import { limitedBanIn } from './limited-ban.ts';
import { optionClaimIn } from './option-claims.ts';
import { playClaimIn } from './play-claims.ts';
import { anotherChoiceIn } from './second-choice.ts';

type ClaimReader = Reader<
  (clause: Clause, subject: Person | undefined, story: Story, isRuling: boolean) => readonly Claim[]
>;

/** The readers of claims, each with the signs without which it finds none. */
const READERS: readonly ClaimReader[] = [
  { signs: ['pick-up', 'remain', 'stop'], read: (clause, _, story) => fateIn(clause, story) },
  { signs: ['stop', 'waive'], read: (clause, _, story) => lapsedIn(clause, story) },
  { signs: ['major', 'minor'], read: (clause, _, story) => kindIn(clause, story) },
  { signs: ['designate', 'upheld'], read: choiceIn },
  { signs: ['lead', 'to-lead', 'play', 'require', 'prohibit'], read: leadClaimIn },
  { signs: ['play', 'discard', 'follow'], read: playClaimIn },
  { signs: ['the-one'], read: eitherPlayedIn },
  { signs: ['restriction'], read: (clause, _, story) => limitedBanIn(clause, story) },
  {
    signs: ['require', 'prohibit', 'leave-free', 'waive', 'again', 'refused', 'may-not'],
    read: optionClaimIn,
  },
];

const readersOf = readersBySigns(READERS);

/** Whether any reader of claims may find one in the clause. */
export function mayClaim(clause: Clause): boolean {
  return readersOf(clause).length > 0;
}

/** The claims of a clause whose subject is known; none where more than one reading is possible. */
export function claimsIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): readonly Claim[] {
  const readers = readersOf(clause);
  if (readers.length === 0 || holdersIn(story).length === 0 || story.isDenied) return NONE;
  if (has(clause, 'would')) return NONE;
  if (has(clause, 'asked')) return isRuling ? anotherChoiceIn(clause, subject, story) : NONE;
  if (has(clause, 'should')) return isRuling && has(clause, 'must') ? fateIn(clause, story) : NONE;
  let claims: readonly Claim[] = NONE;
  for (const { read } of readers) {
    const more = read(clause, subject, story, isRuling);
    if (0 < more.length) claims = claims.length === 0 ? more : [...claims, ...more];
  }
  return claims;
}

const NONE: readonly Claim[] = [];
