// From sentences to the statements that annotations give: what happened, what is ruled, and who says so.
import { SEATS, type Seat } from '../bridge/seats.ts';
import type { Citation } from '../syntax/citation.ts';
import type { Clause, Sentence } from '../syntax/clause.ts';
import type { Item } from '../syntax/item.ts';
import { isPerson } from '../syntax/person.ts';
import { decidedDuty } from './claims/decided-duty.ts';
import { isSupposedLater, withOrders } from './claims/ordered.ts';
import { isPlayersSaying } from './claims/players-saying.ts';
import { isUndone } from './claims/put-right.ts';
import { isForSomeTime } from './claims/some-time.ts';
import { claimsIn, durationIn } from './clause-claims.ts';
import {
  designationIn,
  exposureIn,
  leadIn,
  noteGaps,
  noteOffer,
  optionChosen,
  optionIn,
  playIn,
  trickWon,
  winnerIn,
  wishIn,
} from './clause-events.ts';
import { has, isTerm, suitsIn } from './clause-terms.ts';
import { choiceTold } from './events/choice-in-ruling.ts';
import { withChoices } from './events/chosen-suits.ts';
import { leadAskedOf, personBehindMark } from './events/lead-in-hand.ts';
import { cardOfWords, isToldByDeclarer, optionOfWords } from './events/told-by-declarer.ts';
import type { Board, Claim, Event, Ruling } from './facts.ts';
import type { Statement } from './from-annotation.ts';
import { adopted, agreementIn, asRuling, copyOf } from './sentences/adopted.ts';
import { withCardsRead } from './sentences/cards-unread.ts';
import { isClear, isDoubtfulHere, leavesDoubt, withoutContradicted } from './sentences/doubt.ts';
import { realityOf } from './sentences/intention.ts';
import { withOwnRanks } from './sentences/own-ranks.ts';
import { withRecalled } from './sentences/recalled.ts';
import { withFactsFirst } from './sentences/ruling-first.ts';
import { inOrderOfTime } from './sentences/time-of-clauses.ts';
import { newStory, type Person, personOf, remember, type Story, subjectOf, take } from './story.ts';
import { isBanInWords, noteSpeaker } from './voices/quoted-words.ts';
import type { Voiced } from './voices.ts';

/** What the sentences of a case are read against. */
export type Known = {
  readonly boards: readonly Board[];
  readonly declarer: Seat | undefined;
  readonly citations: readonly Citation[];
  /** What annotations tell to have happened. */
  readonly annotated: readonly Event[];
};

/** What the sentences of a case state, in the order of the text; nothing where they tell of no penalty card. */
export function statementsOfSentences(written: readonly Voiced[], known: Known): readonly Statement[] {
  const { voices, early } = withFactsFirst(written);
  const speaksOfOptions = voices.some(({ sentence }) =>
    sentence.clauses.some(
      (clause) => has(clause, ...OPTION_WORDS) || (has(clause, 'want') && suitsIn(clause).length > 0),
    ),
  );
  const speaksOfCards = voices.some(({ sentence }) => has({ items: itemsOf(sentence) }, 'penalty-card'));
  const story = newStory(known.boards, known.declarer, speaksOfOptions, speaksOfCards);
  story.isTellerDeclarer = voices.some(({ sentence }) => sentence.clauses.some(isTellersContract));
  const annotated = [...known.annotated];
  const overruled = new Set(voices.flatMap(({ overrules }) => overrules ?? []));
  const isOptionAnnotated = annotated.some(({ kind }) => kind === 'option');
  let isDoubted = false;
  let held: readonly Statement[] = [];
  const statements = voices.flatMap((told, at) => {
    while ((annotated[0]?.span.start ?? Number.POSITIVE_INFINITY) < told.sentence.span.start) {
      const event = annotated.shift();
      if (event) take(event, story);
    }
    const voiced = withChoices(withOwnRanks(told, story));
    const opened = openings(voiced, voices[at - 1], overruled);
    if (opened.length > 0) story.isDenied = false;
    const read = [...statementsOfSentence(voiced, story), ...citedIn(voiced, known, story)];
    const contention = asRuling(voiced);
    if (contention) held = statementsOfSentence(contention, copyOf(story));
    const agreed = held.length > 0 ? agreementIn(voiced) : undefined;
    if (agreed) read.push(...adopted(held, agreed));
    if (agreed || (!contention && (voices[at - 1] === undefined || !asRuling(voices[at - 1] ?? told))))
      held = [];
    const said = early.has(told) ? read.map((one) => ofNow(one, story)) : read;
    const from = isDoubted ? 0 : Math.max(0, said.findIndex(isOption)); // What stands before the choice is sure.
    isDoubted ||= !isOptionAnnotated && leavesDoubt(voiced, said, story);
    const kept = said.filter(
      (one, place) =>
        one.kind !== 'claim' || !((isDoubted && from <= place) || isUndone(one.claim, told, voices)),
    );
    return [...opened, ...kept];
  });
  const isPenalty = (event: Event) => event.kind === 'penalty';
  const concerns =
    known.annotated.some(isPenalty) || statements.some((one) => one.kind === 'event' && isPenalty(one.event));
  if (!concerns) return []; // What happens where no card is told to be exposed is no matter of this law.
  const sure = withCardsRead(withRecalled(statements, voices), voices, known.annotated);
  const judged = overruled.size > 0 ? sure : withoutContradicted(sure);
  return judged.filter(({ kind }, at) => kind !== 'ruling' || hasClaim(judged, at));
}

/** A claim that stands before the facts is about the moment behind them. */
function ofNow(one: Statement, { lastEvent }: Story): Statement {
  return one.kind === 'claim' ? { ...one, about: one.about ?? lastEvent } : one;
}

function isOption(one: Statement): boolean {
  return one.kind === 'event' && one.event.kind === 'option';
}

/** *I played 2 ♠*. */
function isTellersContract(clause: Clause): boolean {
  if (clause.subject === undefined || !isTerm(clause.subject, 'i')) return false;
  const next = clause.items[clause.items.findIndex((item) => isTerm(item, 'i-am')) + 1];
  const isDeclarer = has(clause, 'i-am') && next !== undefined && isTerm(next, 'declarer');
  return isDeclarer || has(clause, 'plays-contract');
}

/** Whether anything is claimed between this opening of a ruling and the next. */
function hasClaim(statements: readonly Statement[], at: number): boolean {
  const next = statements.findIndex(({ kind }, other) => at < other && kind === 'ruling');
  return statements.slice(at, next === -1 ? undefined : next).some(({ kind }) => kind === 'claim');
}

const OPTION_WORDS = ['require', 'prohibit', 'leave-free', 'option', 'restriction', 'demand'] as const;

/** A change of the one who rules opens another ruling. */
function openings(
  { by, sentence }: Voiced,
  before: Voiced | undefined,
  overruled: ReadonlySet<Ruling['by']>,
): readonly Statement[] {
  if (before !== undefined && before.by === by) return [];
  const { start } = sentence.span;
  return [{ kind: 'ruling', by, overruled: overruled.has(by), span: { start, end: start } }];
}

/** Who won the trick comes after all that was played to it, whatever the order in which the sentence tells it. */
function statementsOfSentence(voiced: Voiced, story: Story): readonly Statement[] {
  const { span } = voiced.sentence;
  const { clauses, early } = inOrderOfTime(voiced.sentence.clauses);
  const statements: Statement[] = [];
  const wonBefore = story.lastWinner;
  story.saysBoth = false;
  story.awaitsCards = false;
  story.lastWinner = undefined;
  let winner: ReturnType<typeof winnerIn>;
  story.sentence += 1;
  noteSpeaker(voiced.sentence, story);
  let lastWinner: Seat | undefined;
  for (const [at, clause] of clauses.entries()) {
    if (0 < early && at === early)
      for (const one of statements.splice(0)) statements.push(atStart(one, span));
    const behind = personBehindMark(clause, clauses[at + 1]);
    const subject =
      (behind && personOf(behind, story)) ??
      antecedentOf(clause, clauses[at - 1], story) ??
      addresseeIn(clause, clauses[at - 1], story) ??
      subjectOf(clause, story);
    if (winner && has(clause, 'require', 'prohibit', 'leave-free')) {
      const led = trickWon(winner, story, winner.span); // *When West was in, South forbade spades.*
      if (led) statements.push(ofEvent(led));
      winner = undefined;
    }
    if (voiced.tells && !clause.isQuoted)
      winner =
        winnerIn(clause, isUnnamed(clauses, at) ? (story.played.at(-1) ?? subject) : subject, story) ??
        winner;
    lastWinner = winner?.seat ?? lastWinner;
    statements.push(...statementsOfClause(clause, subject, voiced, story));
  }
  const won = winner && trickWon(winner, story, span);
  const led = leadBefore(statements, wonBefore, story);
  story.lastWinner = lastWinner;
  return [...led, ...statements, ...(won ? [ofEvent(won)] : [])];
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
  const isFirst = first?.kind === 'event' && first.event.kind === 'penalty';
  if (!isFirst || winner === undefined || story.leader !== undefined) return [];
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
  const last = before?.items.findLast(({ kind }) => kind !== 'word');
  if (link !== 'who' || subject !== undefined || last === undefined || !isPerson(last)) return undefined;
  return personOf(last, story);
}

/** *The director told West (in words that mark her so) that may lead anything*, where the verb needs no subject. */
function addresseeIn(
  { link, subject, items }: Clause,
  before: Clause | undefined,
  story: Story,
): Person | undefined {
  if (link !== 'that' || subject !== undefined || items.some(isPerson)) return undefined;
  if (before === undefined || !has(before, 'told', 'ruled')) return undefined;
  const [person, more] = before.items.filter(isPerson).filter(({ form }) => form === 'dat');
  if (person) return more === undefined ? personOf(person, story) : undefined;
  const isOnLead = story.player !== undefined && story.player === story.leader;
  return isOnLead && has({ items }, 'lead') ? story.player : undefined; // He of whom the sentence before spoke.
}

function statementsOfClause(
  clause: Clause,
  subject: Person | undefined,
  voiced: Voiced,
  story: Story,
): readonly Statement[] {
  const reality = realityOf(clause, voiced.sentence);
  const isWish = has(clause, 'wish');
  const isToCome = has(clause, 'will') && !isBanInWords(clause, story);
  const tells = voiced.tells && !isWish && reality !== 'thought' && !isToCome;
  const isSaid = !isWish && reality === 'told';
  const events = tells ? eventsOf(clause, voiced, subject, story).map((event) => noted(event, story)) : [];
  const claims =
    isSaid && voiced.claims && voiced.claimsFrom <= voiced.sentence.clauses.indexOf(clause)
      ? claimsOf(clause, subject, voiced, story)
      : [];
  const statements = [...events, ...choiceBehind(claims, clause, story), ...claims];
  noteOffer(clause, story);
  noteAskedFor(clause, subject, statements, story);
  if (tells) noteGaps(clause, story);
  remember(story, clause, subject);
  return statements;
}

/** The option that the claims of a ruling tell of, where nothing else does. */
function choiceBehind(claims: readonly Statement[], clause: Clause, story: Story): readonly Statement[] {
  const told = choiceTold(
    claims.flatMap((one) => (one.kind === 'claim' ? [one.claim] : [])),
    story,
  );
  const event = told && optionChosen(told.option, clause, story);
  return event ? [noted({ ...event, span: told.span }, story)] : [];
}

/** Keeps the choice that declarer has just made or wished to make, until something else is told. */
function noteAskedFor(
  clause: Clause,
  subject: Person | undefined,
  statements: readonly Statement[],
  story: Story,
): void {
  const [chosen] = statements.flatMap((one) =>
    one.kind === 'event' && one.event.kind === 'option' ? [one.event.option] : [],
  );
  const isOther = clause.items.some(
    (item) => isPerson(item) && !isTerm(item, 'director', 'committee', 'he', 'pair'),
  );
  const option = chosen ?? wishIn(clause, subject, story);
  if (option !== undefined || isOther) story.askedFor = option;
}

/** An event as a statement; what came before a play is kept in mind. */
function noted(event: Event, story: Story): Statement {
  if (event.kind === 'play') for (const { seat } of event.plays) story.beforePlay.set(seat, story.lastEvent);
  if (event.kind === 'designates') story.beforeDesignation = story.lastEvent;
  story.lastEvent = event;
  return ofEvent(event);
}

/** What a player may or must play holds before he played to the trick, and who designates before anybody did. */
function momentOf(
  claim: Claim,
  { played, beforePlay, lastEvent, beforeDesignation }: Story,
): Event | undefined {
  const player =
    claim.kind === 'may-play' || claim.kind === 'must-play'
      ? claim.seat
      : SEATS.find((seat) => claim.kind === 'chooses' && claim.role.value === seat);
  const moment = player && played.includes(player) ? beforePlay.get(player) : undefined;
  const isDesignated = (moment ?? lastEvent)?.kind === 'designates';
  return claim.kind === 'chooses' && isDesignated ? beforeDesignation : moment;
}

/** A rule told in general counts only where it says how long the restriction runs, or that the options are gone. */
function claimsOf(
  clause: Clause,
  subject: Person | undefined,
  voiced: Voiced,
  story: Story,
): readonly Statement[] {
  const { by, sentence } = voiced;
  const isGeneral = voiced.isGeneral && voiced.generalFrom <= sentence.clauses.indexOf(clause);
  if (isDoubtfulHere(clause, voiced, story) || isSupposedLater(clause, sentence)) return [];
  if (isPlayersSaying(clause, sentence)) return [];
  if (isToldByDeclarer(clause, sentence, story)) return [];
  const duty = withOrders(decidedDuty(clause, sentence), by);
  const isRule = isGeneral && !isOfOne(clause, sentence);
  const said = isRule && by === undefined ? [] : claimsIn(duty, subject, story, by !== undefined);
  const lasting = story.isDenied ? undefined : durationIn(clause, itemsOf(sentence), story);
  return [
    ...said
      .filter((claim) => (!isRule || claim.kind === 'denies') && isClear(claim, clause, voiced, story))
      .filter((claim) => !isForSomeTime(claim, clause, sentence, story))
      .map((claim): Statement => ({ kind: 'claim', claim, about: momentOf(claim, story), span: claim.span })),
    ...(lasting && story.restriction
      ? [{ kind: 'claim', claim: lasting, about: story.restriction, span: lasting.span } as const]
      : []),
  ];
}

/** *He who is barred stays barred: West may not lead a spade*: behind the rule stands what it means for one. */
function isOfOne(clause: Clause, { clauses }: Sentence): boolean {
  const rule = clauses.findIndex((one) => has(one, 'whenever'));
  const turn = clauses.findIndex(({ mark }, at) => rule < at && mark === ':');
  return turn !== -1 && turn <= clauses.indexOf(clause) && clause.subject?.kind === 'seat';
}

function itemsOf({ clauses }: Sentence): readonly Item[] {
  return clauses.flatMap(({ items }) => items);
}

function ofEvent(event: Event): Statement {
  return { kind: 'event', event, span: event.span };
}

function eventsOf(
  clause: Clause,
  { sentence }: Voiced,
  subject: Person | undefined,
  story: Story,
): readonly Event[] {
  const around = { ...clause, items: itemsOf(sentence) };
  const reality = realityOf(clause, sentence);
  const isChoice = reality === 'told' || (reality === 'acted' && isOwnDeed(clause));
  if (isChoice && isToldByDeclarer(clause, sentence, story)) {
    const told = optionChosen(optionOfWords(clause, subject, story), clause, story);
    return told ? [told] : cardOfWords(clause, subject, story);
  }
  const option = isChoice ? optionIn(clause, subject, story) : undefined;
  if (option) return [...leadAskedOf(clause, option, story), option];
  if (clause.isQuoted) return [];
  const exposed = exposureIn(clause, around, subject, story);
  const led = leadIn(clause, subject, story);
  if (exposed.length > 0) return [...exposed, ...led];
  return [...led, ...designationIn(clause, subject, story), ...playIn(clause, story)];
}

/** *East thought that it was over, and South forbade a spade*: another than the one who thought so. */
function isOwnDeed({ link, subject }: Clause): boolean {
  const isNamed = subject?.kind === 'seat' || (subject !== undefined && isTerm(subject, 'declarer'));
  return isNamed && link !== 'that';
}

/** The paragraphs that a ruling rests on. A whole law in a sentence that denies something may be the one it does not. */
function citedIn(
  { sentence, claims, isGeneral }: Voiced,
  { citations }: Known,
  story: Story,
): readonly Statement[] {
  if (!claims || isGeneral || story.option === undefined) return [];
  const denies = sentence.clauses.some((clause) => has(clause, 'not'));
  return citations
    .filter(
      ({ id, span, law }) =>
        law === 51 &&
        !(denies && id === '51') &&
        sentence.span.start <= span.start &&
        span.start <= sentence.span.end + 2,
    )
    .map(
      ({ id, span }): Statement => ({
        kind: 'claim',
        span,
        claim: { kind: 'cites', paragraph: { value: id, span }, span },
      }),
    );
}
