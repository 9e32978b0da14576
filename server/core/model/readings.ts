// What the law makes of the events of a case, in every way in which the text can be read.
import type { Event, Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { accepted, exposed, rejected } from './exposure.ts';
import { designated, onLead, played } from './playing.ts';
import { openingPosition, type Position } from './position.ts';
import { noOptionStated, optionStated } from './stated-option.ts';

/** The positions in which play can stand, one for each way to read the text; none where there are too many ways. */
export type Readings = readonly Position[];

/** Beyond this many ways to read it, a text says too little to be judged. */
const MOST_READINGS = 128;

/** The readings before the first event and after each event: as many as there are events, and one more. */
export function readingsOf(facts: Facts, edition: Edition): readonly Readings[] {
  const all: Readings[] = [[openingPosition(facts, edition)]];
  let current: Readings = all[0] ?? [];
  for (const event of facts.events) {
    const next = current.flatMap((position) => after(position, event));
    current = next.length <= MOST_READINGS ? next : [];
    all.push(current);
  }
  return all;
}

/** The position after an event; several where the text leaves open what it came to. */
export function after(position: Position, event: Event): readonly Position[] {
  switch (event.kind) {
    case 'penalty':
      return exposed(position, event);
    case 'on-lead':
      return onLead(position, event.seat);
    case 'play':
      return played(position, event);
    case 'option':
      return optionStated(position, event);
    case 'no-option':
      return noOptionStated(position, event);
    case 'designates':
      return [designated(position, event)];
    case 'accepts':
      return [accepted(position, event)];
    case 'rejects':
      return rejected(position, event);
  }
}
