// An answer of the law with other names for seats and suits, whatever its shape.
import { cardOf, isRank, isSuit } from '../../server/core/bridge/cards.ts';
import { SEATS } from '../../server/core/bridge/seats.ts';
import type { Renaming } from './any-case.ts';

/** The answer renamed, with every list of it in an order that does not turn on the names. */
export function renamedAnswer(value: unknown, to: Renaming): unknown {
  return renamedUnder('', value, to);
}

function renamedUnder(key: string, value: unknown, to: Renaming): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => renamedUnder(key, one, to));
    return all.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value === 'string') return renamedName(key, value, to);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    seatNamed(name, to),
    renamedUnder(name, one, to),
  ]);
  return Object.fromEntries(entries.sort(([one = ''], [other = '']) => (`${one}` < `${other}` ? -1 : 1)));
}

function renamedName(key: string, value: string, to: Renaming): string {
  const [first = '', second = ''] = value;
  if (value.length === 2 && isSuit(first) && isRank(second)) return cardOf(to.suit(first), second);
  if (key === 'suits') return isSuit(value) ? to.suit(value) : value;
  return value.startsWith('hand of ') ? `hand of ${seatNamed(value.slice(8), to)}` : seatNamed(value, to);
}

function seatNamed(name: string, to: Renaming): string {
  const seat = SEATS.find((one) => one === name);
  return seat ? to.seat(seat) : name;
}
