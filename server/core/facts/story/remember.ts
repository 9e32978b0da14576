// What is kept in mind of an event or of a clause for what follows.
import { partnerOf } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { addresseeIn, askedIn, noteAddressed } from './addressees.ts';
import { ranksMeant } from './cards-meant.ts';
import { offenderIn } from './holders.ts';
import { personOf } from './persons.ts';
import { isSeat } from './sides.ts';
import type { Person, Story } from './story.ts';
import { selfIn } from './teller.ts';

/** Takes up what an annotation tells. */
export function take(event: Event, story: Story): void {
  switch (event.kind) {
    case 'penalty':
      for (const { value } of event.cards) {
        if (!story.penalty[event.seat].includes(value)) story.penalty[event.seat].push(value);
      }
      break;
    case 'on-lead':
      story.leader = event.seat;
      story.played = [];
      story.options = [];
      break;
    case 'play':
      story.played.push(...event.plays.map(({ seat }) => seat));
      break;
    case 'option': {
      const offender = offenderIn(story);
      story.option = event.option;
      story.options.push(event.option);
      story.chosen.push(event.option);
      story.restriction = event.option.kind === 'neither' ? story.restriction : event;
      story.restricted = offender ? partnerOf(offender) : story.leader;
    }
  }
}

/** Keeps in mind what a clause has named, for the clauses after it. */
export function remember(story: Story, clause: Clause, subject: Person | undefined): void {
  story.self ??= selfIn(clause);
  if (meet(clause.said, CARDS)) rememberCards(clause, story);
  story.awaitsCards = awaitsCards(clause, story);
  story.saysBoth ||= meet(clause.said, BOTH);
  if (isSeat(subject)) story.player = subject;
  if (meet(clause.said, SUIT))
    story.suits = clause.items.flatMap((item) => (item.kind === 'suit' ? [item.suit] : []));
  story.addressee = addresseeIn(clause, story);
  noteAddressed(story, clause);
  const asked = askedIn(clause);
  if (asked) story.subject = personOf(asked, story);
  else if (clause.link !== 'who' && clause.mark !== '(')
    story.subject = clause.subject === undefined ? story.subject : subject;
}

const CARDS = termSet(['cards', 'rank']);
const SUIT = termSet(['suit']);
const BOTH = termSet(['both']);

function rememberCards(clause: Clause, story: Story): void {
  const cards = cardsIn(clause);
  const ranks = cards.length > 0 ? cards : ranksMeant(clause, story);
  if (ranks.length > 0) story.meant = { cards: ranks, sentence: story.sentence };
  if (cards.length === 0) return;
  story.cards = cards;
  story.cardsNamedIn = story.sentence;
  for (const { value } of cards) if (!story.mentioned.includes(value)) story.mentioned.push(value);
}

/** Nothing is told of them but that they are there. */
function awaitsCards({ items, said }: Clause, { awaitsCards: isAwaiting }: Story): Story['awaitsCards'] {
  if (meet(said, SAID_OF_CARDS)) return false;
  if (meet(said, PENALTY_CARD)) return true;
  if (meet(said, DROP) && items.some(({ kind }) => kind === 'cards')) return 'more';
  return isAwaiting && items.every((item) => item.kind !== 'term' || isPerson(item)) ? isAwaiting : false;
}

const PENALTY_CARD = termSet(['penalty-card']);
const DROP = termSet(['drop']);
const SAID_OF_CARDS = termSet([
  'play',
  'lead',
  'discard',
  'follow',
  'win',
  'designate',
  'pick-up',
  'require',
  'prohibit',
]);
