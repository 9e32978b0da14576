// What the player on lead may or must lead, by a clause.

import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { INCLUDING } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located, Span } from '../../text/span.ts';
import { cardsIn, has, says, suitsIn, termIn } from '../clause-terms.ts';
import { isLedByPlaying } from '../events/lead-in-hand.ts';
import type { Choice, Claim, Duration } from '../facts.ts';
import { listenerIn } from '../story/addressees.ts';
import { offenderIn } from '../story/holders.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceOfCards } from './cards-of-suit.ts';
import { durationOf } from './duration.ts';
import { boundIn, duteous } from './duteous.ts';

/** What the player on lead may or must lead. */
export function leadClaimIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): readonly Claim[] {
  const seat = leaderMeant(clause, subject, story, isRuling);
  if (seat === undefined || story.isClouded) return NONE;
  if (has(clause, 'told') && listenerIn(clause)) return leadOrderedIn(clause, seat, 'told');
  if (isOrderOfRuler(clause, subject, story)) return leadOrderedIn(clause, seat, 'decided');
  if (isOfAnotherLeader(clause, seat, story) || has(clause, 'require', 'prohibit', 'option')) return NONE;
  const choice = choiceOf(clause);
  if (!isOfLead(clause, seat, choice, story)) return NONE;
  const span = termIn(clause, 'may', 'must', 'may-not', 'any-card', 'lead')?.span ?? clause.span;
  const lead = { clause, story, seat, choice, until: durationOf(clause), span };
  for (const read of PATTERNS) {
    const claims = read(lead);
    if (claims !== undefined) return claims;
  }
  return NONE;
}

const NONE: readonly Claim[] = [];

/** A clause about the lead of a player, and what it names to be led. */
type LeadTold = {
  readonly clause: Clause;
  readonly story: Story;
  readonly seat: Seat;
  readonly choice: Choice | undefined;
  readonly until: Located<Duration> | undefined;
  readonly span: Span;
};

/** What a clause about a lead may say; the first that reads it gives the claim, `undefined` leaves it to the next. */
const PATTERNS: readonly ((lead: LeadTold) => readonly Claim[] | undefined)[] = [
  othersThan,
  unable,
  barred,
  leftUndone,
  due,
  free,
  bound,
  allowed,
];

/** *He may lead anything but a spade*, *he may not lead anything but a spade*. */
function othersThan({ clause, seat, choice, until, span }: LeadTold): readonly Claim[] | undefined {
  if (!has(clause, 'all-but')) return undefined;
  if (choice?.kind !== 'suits' || has(clause, 'not', 'neither', 'need-not')) return NONE;
  if (has(clause, 'may-not')) return [{ kind: 'must-lead', seat, choice, until, span }];
  return has(clause, 'may', 'must') ? [{ kind: 'may-not-lead', seat, choice, until, span }] : NONE;
}

/** *He cannot lead a spade*, which was demanded of him: he has none. */
function unable({ clause, choice, story }: LeadTold): readonly Claim[] | undefined {
  const { option } = story;
  if (!isBarred(clause) || option?.kind !== 'require' || choice?.kind !== 'suits') return undefined;
  if (!choice.suits.every(({ value }) => option.suits.includes(value))) return undefined;
  story.isUnable = true;
  return NONE;
}

/** *He may not lead a spade*. */
function barred({ clause, seat, choice, until, span }: LeadTold): readonly Claim[] | undefined {
  if (!isBarred(clause)) return undefined;
  if (choice === undefined || has(clause, 'any-card') || has(clause, 'only')) return NONE;
  return [{ kind: 'may-not-lead', seat, choice, until, span }];
}

/** *He need not lead a spade*: nothing is said of what he may. */
function leftUndone({ clause }: LeadTold): readonly Claim[] | undefined {
  return has(clause, 'not', 'neither', 'need-not') ? NONE : undefined;
}

/** *West is to lead a heart*. */
function due({ clause, seat, choice, until, span }: LeadTold): readonly Claim[] | undefined {
  if (!isDue(clause)) return undefined;
  if (choice === undefined || has(clause, 'any-card', 'or')) return NONE;
  return [{ kind: 'must-lead', seat, choice, until, span }];
}

/** *West has a free lead*, *West may lead any card, the ♦J included*. */
function free({ clause, seat, choice, span }: LeadTold): readonly Claim[] | undefined {
  const isSaid = termIn(clause, 'lead')?.terms.includes('any-card') === true;
  if (!isSaid && !(has(clause, 'may') && has(clause, 'any-card'))) return undefined;
  const word = termIn(clause, 'any-card')?.span ?? span;
  if (choice === undefined) return [{ kind: 'may-lead', seat, choice: { kind: 'any' }, span: word }];
  return clause.items.some(isIncluding) ? [{ kind: 'may-lead', seat, choice, span: word }] : NONE;
}

function isIncluding(item: Item): boolean {
  return isWordOf(item, INCLUDING);
}

/** *West must lead a spade*. */
function bound({ clause, seat, choice, until, span }: LeadTold): readonly Claim[] | undefined {
  if (choice === undefined || !has(clause, 'must')) return undefined;
  return [{ kind: 'must-lead', seat, choice, until, span }];
}

/** *West may lead a spade*. */
function allowed({ clause, seat, choice, span }: LeadTold): readonly Claim[] | undefined {
  if (choice === undefined || !has(clause, 'may')) return undefined;
  return [{ kind: 'may-lead', seat, choice, span }];
}

function isBarred(clause: Clause): boolean {
  return has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not', 'neither'));
}

function isDue(clause: Clause): boolean {
  return has(clause, 'to-lead') && !has(clause, 'may', 'must') && suitsIn(clause).length > 0;
}

/** Whether the clause is about a lead; *allowed East to lead a spade* is, though it says who is on lead. */
function isOfLead(clause: Clause, seat: Seat, choice: Choice | undefined, story: Story): boolean {
  const isAllowed = choice !== undefined && has(clause, 'to-lead') && has(clause, 'may');
  return has(clause, 'lead') || isAllowed || isDue(clause) || isLedByPlaying(clause, seat, story);
}

/** The player of whose lead the clause speaks. */
function leaderMeant(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): Seat | undefined {
  return (
    duteous(clause, subject, story) ??
    boundIn(clause, subject, story) ??
    (isRuling ? leaderDue(clause, subject, story) : undefined)
  );
}

/** *The director forbade West to …*. */
function isOrderOfRuler(clause: Clause, subject: Person | undefined, { option }: Story): boolean {
  const isRuler = option !== undefined && isDecider(subject);
  return isRuler && has(clause, 'lead') && has(clause, 'require', 'prohibit');
}

/** *A spade may be led*, *any suit may be led*, said in a ruling and of nobody: of the one whose lead the option is about. */
function leaderDue(clause: Clause, subject: Person | undefined, story: Story): Seat | undefined {
  const offender = offenderIn(story);
  const isDue = offender !== undefined && story.leader === partnerOf(offender) && story.played.length === 0;
  const isOfNobody =
    clause.subject === undefined && !clause.items.some(isPerson) && cardsIn(clause).length === 0;
  const isFree = subject === undefined || !clause.mayInherit;
  return isDue &&
    isOfNobody &&
    isFree &&
    has(clause, 'lead') &&
    !has(clause, 'some-time', 'again', 'it', 'them')
    ? story.leader
    : undefined;
}

/** *He must lead a heart*: he whom the word would mean is not the one on lead. */
function isOfAnotherLeader({ subject }: Clause, person: Seat | undefined, { leader }: Story): boolean {
  const isHe = subject !== undefined && subject.kind === 'term' && subject.terms.includes('he');
  return isHe && leader !== undefined && person !== leader;
}

/** *The director told West to lead a spade*, *not to lead a spade*: by a word for telling, or as one who decides. */
function leadOrderedIn(clause: Clause, seat: Seat, as: 'told' | 'decided'): readonly Claim[] {
  const word = termIn(clause, 'require', 'prohibit');
  const choice = choiceOf(clause);
  if (word === undefined || choice === undefined || (as === 'told' && !says(word, 'told'))) return NONE;
  if (has(clause, 'may', 'option', 'only')) return NONE;
  const kind = says(word, 'prohibit') ? 'may-not-lead' : 'must-lead';
  if (kind === 'may-not-lead' && has(clause, 'any-card')) return NONE;
  return [{ kind, seat, choice, until: durationOf(clause), span: word.span }];
}

function choiceOf(clause: Clause): Choice | undefined {
  const cards = cardsIn(clause);
  if (cards.length > 0) return choiceOfCards(clause, cards);
  const suits = suitsIn(clause);
  return suits.length > 0 ? { kind: 'suits', suits } : undefined;
}
