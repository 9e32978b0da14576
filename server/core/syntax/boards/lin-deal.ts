// Deals in the records of a play site: `md|3S47H356D38C2,…,…,…|`, the digit the dealer, hands from south on.
import { type BySeat, nextSeat, type Seat } from '../../bridge/seats.ts';
import { type Deal, lettersIn } from './deal-string.ts';
import type { Holding } from './holding.ts';

const MARK = 'md|';
const DEAL = /(?:^|\|)\s*md\|([1-4])([^|]{1,100})\|/i;

/** The dealers behind the digits 1 to 4. */
const DEALERS: readonly Seat[] = ['S', 'W', 'N', 'E'];

/** Whether such a deal stands on the line; a cheap look. */
export function isLinDeal(line: string): boolean {
  return line.includes(MARK) && DEAL.test(line);
}

/** The deal, hands that are left out not among it. */
export function linDealOn(line: string, base: number): Deal | undefined {
  const found = line.includes(MARK) ? DEAL.exec(line) : null;
  if (found === null) return undefined;
  const [written, digit = '', text = ''] = found;
  let at = found.index + written.length - 1 - text.length;
  const dealer = DEALERS[Number(digit) - 1];
  const hands: { [seat in Seat]?: readonly Holding[] } = {};
  let seat: Seat = 'S';
  for (const part of text.split(',').slice(0, DEALERS.length)) {
    const hand = part.trim() === '' ? undefined : lettersIn(line, at, at + part.length, base);
    if (part.trim() !== '' && hand === undefined) return undefined;
    if (hand !== undefined) hands[seat] = hand;
    seat = nextSeat(seat);
    at += part.length + 1;
  }
  return dealOf(hands, dealer, base + found.index + written.indexOf(digit + text));
}

function dealOf(
  hands: BySeat<readonly Holding[]>,
  dealer: Seat | undefined,
  place: number,
): Deal | undefined {
  if (Object.keys(hands).length < 2) return undefined;
  const span = { start: place, end: place + 1 };
  return { hands, headers: dealer === undefined ? {} : { dealer: { value: dealer, span } } };
}
