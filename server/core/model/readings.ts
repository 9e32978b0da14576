// What the law makes of the events of a case, in every way in which the text can be read.
import type { Event, Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { accepted, exposed, rejected } from './exposure.ts';
import { designated, onLead, played } from './playing.ts';
import { openingPosition, type Position } from './position.ts';
import { noOptionStated, optionStated } from './stated-option.ts';

/** The positions in which play can stand, one for each way to read the text, the most likely first. */
export type Readings = readonly [Position, ...Position[]];

/** Beyond this many ways to read it, a text says too little to be judged. */
const MOST_READINGS = 64;

/** The readings at each of the `moments`: so many events have happened. */
export function readingsAt(
  facts: Facts,
  edition: Edition,
  moments: Iterable<number>,
): ReadonlyMap<number, Readings> {
  const wanted = new Set(moments);
  const found = new Map<number, Readings>();
  let current: Readings = [openingPosition(facts, edition)];
  for (let moment = 0; ; moment++) {
    if (wanted.has(moment)) found.set(moment, current);
    const event = facts.events[moment];
    if (event === undefined) return found;
    current = readOn(current, event);
  }
}

function readOn([first, ...others]: Readings, event: Event): Readings {
  if (first.isLost) return [first];
  const [likely, ...ways] = [first, ...others].flatMap((position) => after(position, event));
  if (likely === undefined) return [first];
  const isTooMuch = ways.length >= MOST_READINGS || ways.some(({ isLost }) => isLost);
  return isTooMuch ? [{ ...likely, isLost: true }] : [likely, ...ways];
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
