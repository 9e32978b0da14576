// What one sentence states: that of its clauses in the order of time, and who won the trick behind it.
import type { Seat } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn, has } from '../clause-terms.ts';
import { personBehindMark } from '../events/lead-in-hand.ts';
import { trickWon, winnerIn } from '../events/tricks-won.ts';
import type { Statement } from '../from-annotation.ts';
import { listenerIn } from '../story/addressees.ts';
import { holderOf } from '../story/holders.ts';
import { personOf, subjectOf } from '../story/persons.ts';
import type { Person, Story } from '../story/story.ts';
import { namedBeforeAside, topicOf } from '../story/topic.ts';
import { noteSpeaker } from '../voices/quoted-words.ts';
import type { Voiced } from '../voices/voices.ts';
import { ofEvent, statementsOfClause } from './from-clause.ts';
import { inOrderOfTime } from './time-of-clauses.ts';

/** Who won the trick comes after all that was played to it, whatever the order in which the sentence tells it. */
export function statementsOfSentence(voiced: Voiced, story: Story): readonly Statement[] {
  const { span } = voiced.sentence;
  const { clauses, early } = inOrderOfTime(voiced.sentence);
  const statements: Statement[] = [];
  const wonBefore = story.lastWinner;
  story.saysBoth = false;
  story.awaitsCards = false;
  story.lastWinner = undefined;
  let winner: ReturnType<typeof winnerIn>;
  const isAsking = meet(voiced.sentence.holds, ASKED);
  story.sentence += 1;
  noteSpeaker(voiced.sentence, story);
  let lastWinner: Seat | undefined;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at];
    if (clause === undefined) continue;
    if (0 < early && at === early)
      for (const one of statements.splice(0)) statements.push(atStart(one, span));
    const behind = personBehindMark(clause, clauses[at + 1]);
    const subject =
      (behind && personOf(behind, story)) ??
      antecedentOf(clause, clauses[at - 1], story) ??
      addresseeIn(clause, clauses[at - 1], story) ??
      (isAsking ? askerIn(clauses, at, story) : undefined) ??
      topicOf(clause, clauses[at - 1]) ??
      namedBeforeAside(clauses, at, story) ??
      subjectOf(clause, story) ??
      subjectInQuotes(clause, clauses[at - 1], story);
    if (
      winner &&
      (has(clause, 'require', 'prohibit', 'leave-free') || leadsNext(winner.seat, clause, story))
    ) {
      const led = trickWon(winner, story, winner.span); // *When West was in, South forbade spades.*
      if (led) statements.push(ofEvent(led));
      winner = undefined;
    }
    if (voiced.tells && !clause.isQuoted && meet(clause.holds, WINNING))
      winner =
        winnerIn(clause, isUnnamed(clauses, at) ? (story.played.at(-1) ?? subject) : subject, story) ??
        winner;
    lastWinner = winner?.seat ?? lastWinner;
    for (const one of statementsOfClause(clause, subject, voiced, story)) statements.push(one);
  }
  const won = winner && trickWon(winner, story, span);
  const led = leadBefore(statements, wonBefore, story);
  story.lastWinner = lastWinner;
  if (won) statements.push(ofEvent(won));
  return led.length === 0 ? statements : [...led, ...statements];
}

const ASKED = termSet(['asked']);
const WINNING = termSet(['win', 'trick']);

/** *East won the trick and played the ♠K*: behind the words that say who won, a card of his is his lead to the next. */
function leadsNext(winner: Seat, clause: Clause, story: Story): boolean {
  const [card] = cardsIn(clause);
  if (
    card === undefined ||
    !has(clause, 'lead', 'play') ||
    has(clause, 'win', 'may', 'must', 'may-not', 'not', 'would')
  )
    return false;
  const isNext = has(clause, 'lead') || story.played.length === 0 || story.played.includes(winner);
  return isNext && clause.link === 'and' && holderOf(card.value, story) === winner;
}

/** *“East has lost the lead, and may not lead a spade.”*: within one quotation he is the one of the part before. */
function subjectInQuotes(
  { isQuoted, mayInherit, subject }: Clause,
  before: Clause | undefined,
  story: Story,
): Person | undefined {
  const isOneSaying = isQuoted && before?.isQuoted === true && before.subject?.kind === 'seat';
  return isOneSaying && mayInherit && subject === undefined ? subjectOf(before, story) : undefined;
}

/** What happened before all else that the sentence tells. */
function atStart(one: Statement, { start }: Statement['span']): Statement {
  return { ...one, span: { start, end: start + 1 } };
}

/** *♦9 çıktı ve löveyi kazandı*: nobody is named, so that he wins whose card was played last. */
function isUnnamed(clauses: readonly Clause[], at: number): boolean {
  return clauses.slice(0, at + 1).every(({ subject }) => subject === undefined);
}

/** The one who won the trick just before the first penalty card fell is on lead. */
function leadBefore(
  statements: readonly Statement[],
  winner: Story['lastWinner'],
  story: Story,
): readonly Statement[] {
  const [first] = statements;
  if (first === undefined || winner === undefined || story.leader !== undefined) return [];
  if (first.kind !== 'event' || first.event.kind !== 'penalty') return [];
  story.leader = winner;
  const span = { start: first.span.start, end: first.span.start + 1 };
  return [{ kind: 'event', event: { kind: 'on-lead', seat: winner, span }, span }];
}

/** *West, visible to East, who was on lead*: the one named right before. */
function antecedentOf(
  { link, subject }: Clause,
  before: Clause | undefined,
  story: Story,
): Person | undefined {
  if (link !== 'who' || subject !== undefined) return undefined;
  const last = before?.items.findLast(({ kind }) => kind !== 'word');
  if (last === undefined || !isPerson(last)) return undefined;
  return personOf(last, story);
}

/** *East asked whether she must, and the director answered that …*: it is she who may. */
function askerIn(clauses: readonly Clause[], at: number, story: Story): Person | undefined {
  const { subject, items } = clauses[at] ?? {};
  const answer = clauses.slice(0, at).findLastIndex((one) => has(one, 'ruled', 'told'));
  const asked = clauses.slice(0, answer).findLastIndex((one) => has(one, 'asked'));
  const asker = asked === -1 ? undefined : clauses[asked]?.subject;
  const isFree = subject === undefined && !items?.some(isPerson);
  return isFree && asker?.kind === 'seat' ? personOf(asker, story) : undefined;
}

/** *The director told West (in words that mark her so) that may lead anything*, where the verb needs no subject. */
function addresseeIn(
  { link, subject, items }: Clause,
  before: Clause | undefined,
  story: Story,
): Person | undefined {
  if (link !== 'that' || subject !== undefined) return undefined;
  if (items.some((item) => isPerson(item) && item.form === 'nom')) return undefined;
  if (before === undefined || !has(before, 'told', 'ruled')) return undefined;
  const [person = listenerIn(before), more] = before.items
    .filter(isPerson)
    .filter(({ form }) => form === 'dat');
  if (person) return more === undefined ? personOf(person, story) : undefined;
  const isOnLead = story.player !== undefined && story.player === story.leader;
  return isOnLead && has({ items }, 'lead') ? story.player : undefined; // He of whom the sentence before spoke.
}
