// What one clause states in the voice of its sentence: its events, its claims, and what is noted for the clauses behind it.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import { choiceTold } from '../events/choice-in-ruling.ts';
import { choiceIn, eventsIn, noteIn } from '../events/events.ts';
import { optionChosen } from '../events/options.ts';
import { wishIn } from '../events/options-open.ts';
import { cardOfWords, isToldByDeclarer, optionOfWords } from '../events/told-by-declarer.ts';
import type { Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { remember } from '../story/remember.ts';
import type { Person, Story } from '../story/story.ts';
import { isBanInWords } from '../voices/quoted-words.ts';
import type { Voiced } from '../voices/voices.ts';
import { claimsOf } from './claims-in-voice.ts';
import { type Reality, realityOf } from './intention.ts';

/** What it states; the story goes on from it. */
export function statementsOfClause(
  clause: Clause,
  subject: Person | undefined,
  voiced: Voiced,
  story: Story,
): readonly Statement[] {
  const reality = realityOf(clause, voiced.sentence);
  const isWish = meet(clause.holds, WISH);
  const isToCome = meet(clause.holds, WILL) && !isBanInWords(clause, story);
  const tells = voiced.tells && !isWish && reality !== 'thought' && !isToCome;
  const isSaid = !isWish && reality === 'told';
  const events = tells ? eventsOf(clause, voiced, subject, story, reality) : NO_EVENTS;
  const told = events.length === 0 ? NONE : events.map((event) => noted(event, story));
  const claims =
    isSaid && voiced.claims && voiced.claimsFrom <= voiced.sentence.clauses.indexOf(clause)
      ? claimsOf(clause, subject, voiced, story)
      : NONE;
  const statements =
    claims.length === 0 ? told : [...told, ...choiceBehind(claims, clause, story), ...claims];
  noteAskedFor(clause, subject, statements, story);
  noteIn(clause, story, tells);
  remember(story, clause, subject);
  return statements;
}

const WISH = termSet(['wish']);
const WILL = termSet(['will']);
const NONE: readonly Statement[] = [];
const NO_EVENTS: readonly Event[] = [];

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
  const chosen = statements.length === 0 ? undefined : statements.find(isOfOption)?.event.option;
  const option = chosen ?? wishIn(clause, subject, story);
  if (option !== undefined || (meet(clause.said, OTHERS) && clause.items.some(isOther)))
    story.askedFor = option;
}

function isOfOption(one: Statement): one is OptionStatement {
  return one.kind === 'event' && one.event.kind === 'option';
}

type OptionStatement = Extract<Statement, { kind: 'event' }> & {
  readonly event: Extract<Event, { kind: 'option' }>;
};

/** Another than those who decide. */
function isOther(item: Item): boolean {
  return isPerson(item) && !meet(item.said, DECIDERS);
}

const DECIDERS = termSet(['director', 'committee', 'he', 'pair']);
const OTHERS = termSet([
  'seat',
  'declarer',
  'dummy',
  'defender',
  'partner',
  'offender',
  'i',
  'stranger',
  'left-hand',
  'right-hand',
]);

/** An event as a statement; what came before a play is kept in mind. */
function noted(event: Event, story: Story): Statement {
  if (event.kind === 'play') for (const { seat } of event.plays) story.beforePlay.set(seat, story.lastEvent);
  if (event.kind === 'designates') story.beforeDesignation = story.lastEvent;
  story.lastEvent = event;
  return ofEvent(event);
}

function eventsOf(
  clause: Clause,
  { sentence }: Voiced,
  subject: Person | undefined,
  story: Story,
  reality: Reality,
): readonly Event[] {
  const isChoice = reality === 'told' || (reality === 'acted' && isOwnDeed(clause));
  if ((isChoice || reality === 'acted') && isToldByDeclarer(clause, sentence, story)) {
    const told = optionChosen(optionOfWords(clause, subject, story), clause, story);
    return told ? [told] : cardOfWords(clause, subject, story);
  }
  const chosen = isChoice ? choiceIn(clause, subject, story, sentence) : [];
  if (chosen.length > 0 || clause.isQuoted) return chosen;
  return eventsIn(clause, subject, story, sentence);
}

/** *East thought that it was over, and South forbade a spade*: another than the one who thought so. */
function isOwnDeed({ link, subject }: Clause): boolean {
  const isNamed = subject?.kind === 'seat' || (subject !== undefined && isTerm(subject, 'declarer'));
  return isNamed && link !== 'that';
}

export function ofEvent(event: Event): Statement {
  return { kind: 'event', event, span: event.span };
}
