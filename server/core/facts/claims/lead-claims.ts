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
  const person =
    duteous(clause, subject, story) ??
    boundIn(clause, subject, story) ??
    (isRuling ? leaderDue(clause, subject, story) : undefined);
  if (person !== undefined && !story.isClouded && has(clause, 'told') && listenerIn(clause))
    return leadOrderedIn(clause, person);
  if (
    person !== undefined &&
    story.option !== undefined &&
    isDecider(subject) &&
    !story.isClouded &&
    has(clause, 'lead')
  )
    if (has(clause, 'require', 'prohibit')) return leadOrderedIn(clause, person, true); // *The director forbade West to …*
  const isAllowed = has(clause, 'to-lead') && has(clause, 'may') && choiceOf(clause) !== undefined; // *Allowed East to lead a spade*.
  const isDue = has(clause, 'to-lead') && !has(clause, 'may', 'must') && suitsIn(clause).length > 0; // *West is to lead a heart*.
  const isLead = has(clause, 'lead') || isAllowed || isDue || isLedByPlaying(clause, person, story);
  if (isOfAnotherLeader(clause, person, story)) return [];
  if (!isLead || person === undefined || story.isClouded || has(clause, 'require', 'prohibit', 'option'))
    return [];
  const until = durationOf(clause);
  const span = termIn(clause, 'may', 'must', 'may-not', 'any-card', 'lead')?.span ?? clause.span;
  const choice = choiceOf(clause);
  const isBarred = has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not', 'neither'));
  if (has(clause, 'all-but')) return leadOfOthersIn(clause, person, choice, until, span);
  if (isBarred && isDemanded(choice, story)) {
    story.isUnable = true;
    return [];
  }
  if (isBarred) {
    if (has(clause, 'any-card') || choice === undefined || has(clause, 'only')) return [];
    return [{ kind: 'may-not-lead', seat: person, choice, until, span }];
  }
  if (has(clause, 'not', 'neither', 'need-not')) return [];
  if (isDue)
    return choice === undefined || has(clause, 'any-card', 'or')
      ? []
      : [{ kind: 'must-lead', seat: person, choice, until, span }];
  const isFree = termIn(clause, 'lead')?.terms.includes('any-card') === true; // *West has a free lead*.
  if (isFree || (has(clause, 'may') && has(clause, 'any-card'))) {
    const free = termIn(clause, 'any-card')?.span ?? span;
    if (choice !== undefined)
      return clause.items.some(isIncluding) ? [{ kind: 'may-lead', seat: person, choice, span: free }] : [];
    return [{ kind: 'may-lead', seat: person, choice: { kind: 'any' }, span: free }];
  }
  if (choice === undefined) return [];
  if (has(clause, 'must')) return [{ kind: 'must-lead', seat: person, choice, until, span }];
  return has(clause, 'may') ? [{ kind: 'may-lead', seat: person, choice, span }] : [];
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

/** *Any card, the ♦J included*. */
function isIncluding(item: Item): boolean {
  return isWordOf(item, INCLUDING);
}

/** *He cannot lead a spade*, which was demanded of him: he has none. */
function isDemanded(choice: Choice | undefined, { option }: Story): boolean {
  if (option?.kind !== 'require' || choice?.kind !== 'suits') return false;
  return choice.suits.every(({ value }) => option.suits.includes(value));
}

/** *He may lead anything but a spade*, *he may not lead anything but a spade*. */
function leadOfOthersIn(
  clause: Clause,
  seat: Seat,
  choice: Choice | undefined,
  until: Located<Duration> | undefined,
  span: Span,
): readonly Claim[] {
  if (choice?.kind !== 'suits' || has(clause, 'not', 'neither', 'need-not')) return [];
  if (has(clause, 'may-not')) return [{ kind: 'must-lead', seat, choice, until, span }];
  return has(clause, 'may', 'must') ? [{ kind: 'may-not-lead', seat, choice, until, span }] : [];
}

/** *The director told West to lead a spade*, *not to lead a spade*. */
function leadOrderedIn(clause: Clause, seat: Seat, isOrder = false): readonly Claim[] {
  const word = termIn(clause, 'require', 'prohibit');
  const choice = choiceOf(clause);
  if (
    word === undefined ||
    !(says(word, 'told') || isOrder) ||
    choice === undefined ||
    has(clause, 'may', 'option', 'only')
  )
    return [];
  const until = durationOf(clause);
  const kind = says(word, 'prohibit') ? 'may-not-lead' : 'must-lead';
  return kind === 'may-not-lead' && has(clause, 'any-card')
    ? []
    : [{ kind, seat, choice, until, span: word.span }];
}

function choiceOf(clause: Clause): Choice | undefined {
  const cards = cardsIn(clause);
  if (cards.length > 0) return choiceOfCards(clause, cards);
  const suits = suitsIn(clause);
  return suits.length > 0 ? { kind: 'suits', suits } : undefined;
}
