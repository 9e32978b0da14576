// Whom a word in a clause names.
import { nextSeat, partnerOf, SEATS, type Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import { offenderIn } from './holders.ts';
import type { Person, Story } from './story.ts';

/** Whom a word for a person names; `undefined` where that is not certain. */
export function personOf(item: PersonItem, story: Story): Person | undefined {
  if (item.kind === 'seat') return item.seat;
  if (isDeclarersWord(item)) return story.declarer ?? 'other';
  switch (item.terms[0]) {
    case 'declarer':
      return story.declarer ?? 'other';
    case 'dummy':
      return 'dummy';
    case 'director':
      return 'director';
    case 'committee':
      return 'committee';
    case 'offender':
      return offenderIn(story);
    case 'partner': {
      if (isTerm(item, 'of-teller')) return story.self ? partnerOf(story.self) : 'other';
      const offender = offenderIn(story);
      return offender && partnerOf(offender);
    }
    case 'he': {
      const person = story.addressee ?? story.subject;
      return person === story.self ? undefined : person; // The one who writes says *I*.
    }
    case 'left-hand':
    case 'right-hand':
      return neighbour(item.terms[0], tellerIn(story));
    case 'i':
      return story.self ?? (story.isTellerDeclarer ? story.declarer : undefined) ?? 'other';
    case 'pair': // *You are declarer*: he who wrote the letter that is answered.
      return (
        (item.terms.includes('you')
          ? (story.addressee ?? (story.isTellerDeclarer ? story.declarer : story.self))
          : undefined) ?? 'other'
      );
    default:
      return 'other';
  }
}

/** The opponent on the left or right of the one who writes; another where he does not say where he sits. */
function neighbour(side: 'left-hand' | 'right-hand', self: Seat | undefined): Person {
  if (self === undefined) return 'other';
  return side === 'left-hand' ? nextSeat(self) : partnerOf(nextSeat(self));
}

function tellerIn({ self, isTellerDeclarer, declarer }: Story): Seat | undefined {
  return self ?? (isTellerDeclarer ? declarer : undefined);
}

/** *I required a spade*, in languages whose verb says so: only declarer can. */
function isDeclarersWord({ terms }: Extract<PersonItem, { kind: 'term' }>): boolean {
  return terms.includes('i') && (terms.includes('require') || terms.includes('prohibit'));
}

/** Who does what the clause says: whom it names, else the one of the clause before. */
export function subjectOf(clause: Clause, story: Story): Person | undefined {
  const { subject, isQuoted, mayInherit, link } = clause;
  const verb = clause.items.at(-1);
  if (subject && isPerson(subject)) {
    const person = personOf(subject, story);
    const isOther =
      isTerm(subject, 'he') &&
      (link === 'that' || link === 'so') &&
      (person === 'director' || person === 'committee');
    if (!isOther) return person;
    return SEATS.find((seat) => seat === story.addressed) ?? story.player; // *The director said that he may throw either*.
  }
  if (subject === undefined && !isQuoted && verb?.kind === 'term' && verb.form === 'self')
    return story.self ?? (story.isTellerDeclarer ? story.declarer : undefined) ?? 'other'; // *Karo istedim.*
  return isQuoted || !mayInherit ? undefined : story.subject;
}
