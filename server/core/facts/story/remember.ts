// What is kept in mind of an event or of a clause for what follows.
import { partnerOf, SEATS } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { addresseeIn, askedIn, noteAddressed } from './addressees.ts';
import { ranksMeant } from './cards-meant.ts';
import { offenderIn } from './holders.ts';
import { personOf } from './persons.ts';
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
  const cards = cardsIn(clause);
  const ranks = cards.length > 0 ? cards : ranksMeant(clause, story);
  if (ranks.length > 0) story.meant = { cards: ranks, sentence: story.sentence };
  if (cards.length > 0) {
    story.cards = cards;
    story.cardsNamedIn = story.sentence;
  }
  for (const { value } of cards) if (!story.mentioned.includes(value)) story.mentioned.push(value);
  story.awaitsCards = awaitsCards(clause, story);
  story.saysBoth ||= termIn(clause, 'both') !== undefined;
  story.player = SEATS.find((seat) => seat === subject) ?? story.player;
  const suits = clause.items.flatMap((item) => (item.kind === 'suit' ? [item.suit] : []));
  if (suits.length > 0) story.suits = suits;
  story.addressee = addresseeIn(clause, story);
  noteAddressed(story, clause);
  const asked = askedIn(clause);
  if (asked) story.subject = personOf(asked, story);
  else if (clause.link !== 'who' && clause.mark !== '(')
    story.subject = clause.subject === undefined ? story.subject : subject;
}

/** Nothing is told of them but that they are there. */
function awaitsCards(clause: Clause, story: Story): Story['awaitsCards'] {
  if (termIn(clause, ...SAID_OF_CARDS)) return false;
  const isOfPersons = clause.items.every((item) => item.kind !== 'term' || isPerson(item));
  if (termIn(clause, 'penalty-card')) return true;
  if (termIn(clause, 'drop') && cardsIn(clause).length > 0) return 'more';
  return isOfPersons && story.awaitsCards;
}

const SAID_OF_CARDS = [
  'play',
  'lead',
  'discard',
  'follow',
  'win',
  'designate',
  'pick-up',
  'require',
  'prohibit',
] as const;
