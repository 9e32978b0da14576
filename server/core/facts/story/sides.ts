// On which side a person is: defender, declarer, or one of those who decide.
import { isDefender, type Seat } from '../../bridge/seats.ts';
import type { Person, Story } from './story.ts';

export function isSeat(person: Person | undefined): person is Seat {
  return person === 'N' || person === 'E' || person === 'S' || person === 'W';
}

/** Whether the person is known to be a defender. */
export function isDefenderIn(person: Person | undefined, { declarer }: Story): person is Seat {
  return isSeat(person) && (declarer === undefined || isDefender(person, declarer));
}

/** Whether the person is known to be declarer. */
export function isDeclaringSeat(person: Person | undefined, { declarer }: Story): person is Seat {
  return declarer !== undefined && person === declarer;
}

/** Whether it is one of those who rule. */
export function isDecider(subject: Person | undefined): boolean {
  return subject === 'director' || subject === 'committee';
}
