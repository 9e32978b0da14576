// Calls and auctions (Laws 17 to 22): what may be called, and the contract in which it ends.
import { type Denomination, SUITS } from './cards.ts';
import { nextSeat, partnerOf, type Seat } from './seats.ts';
import type { Contract } from './terms.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The denominations, lowest first. */
export const DENOMINATIONS: readonly Denomination[] = [...[...SUITS].reverse(), 'NT'];

/** A bid as level and denomination: `1NT`, `4S`. */
export type Bid = `${number}${Denomination}`;

/** A call: `P` a pass, `X` a double, `XX` a redouble, or a bid. */
export type Call = 'P' | 'X' | 'XX' | Bid;

/** Why a call is not permitted after those before it. */
export type CallFault = 'insufficient' | 'inadmissible-double' | 'inadmissible-redouble' | 'after-the-end';

/** What a row of calls comes to. */
export type Outcome = {
  /** The auction is over: three passes behind a bid, or four and no bid. */
  readonly isOver: boolean;
  /** The contract as it stands; `undefined` while there is no bid. */
  readonly contract: Contract | undefined;
  readonly declarer: Seat | undefined;
  /** The first call that was not permitted, counted from 0. */
  readonly fault: { readonly at: number; readonly kind: CallFault } | undefined;
};

export function isBid(call: Call): call is Bid {
  return /^[1-7]/.test(call);
}

/** The bid for `level` and `denomination`. */
export function bidOf(level: number, denomination: Denomination): Bid {
  return `${level}${denomination}`;
}

export function levelOf(bid: Bid): number {
  return Number(bid.charAt(0));
}

export function denominationOf(bid: Bid): Denomination {
  return bid.slice(1) as Denomination; // A Bid ends with its denomination.
}

/** Whether `bid` is higher than `other` (Law 18D). */
export function isSufficient(bid: Bid, other: Bid): boolean {
  return orderOf(other) < orderOf(bid);
}

function orderOf(bid: Bid): number {
  return levelOf(bid) * DENOMINATIONS.length + DENOMINATIONS.indexOf(denominationOf(bid));
}

/** Who makes call `at`, counted from 0. */
export function callerOf(dealer: Seat, at: number): Seat {
  let seat = dealer;
  for (let turn = at % 4; 0 < turn; turn--) seat = nextSeat(seat);
  return seat;
}

/**
 * What the calls come to, the first of them the dealer's. A call that is not permitted stands as it was made: an
 * auction with an irregularity goes on.
 */
export function outcomeOf(dealer: Seat, calls: readonly Call[]): Outcome {
  let fault: Outcome['fault'];
  let last: { readonly bid: Bid; readonly at: number } | undefined;
  let risk: Contract['risk'] = '';
  let passes = 0;
  for (const [at, call] of calls.entries()) {
    const kind = faultOf(call, at, last, risk, passes);
    if (kind !== undefined) fault ??= { at, kind };
    passes = call === 'P' ? passes + 1 : 0;
    if (call === 'X') risk = 'x';
    if (call === 'XX') risk = 'xx';
    if (isBid(call)) {
      last = { bid: call, at };
      risk = '';
    }
  }
  const isOver = isAtEnd(passes, last !== undefined);
  if (last === undefined) return { isOver, contract: undefined, declarer: undefined, fault };
  const contract = { level: levelOf(last.bid), denomination: denominationOf(last.bid), risk };
  return { isOver, contract, declarer: declarerOf(dealer, calls, last), fault };
}

function faultOf(
  call: Call,
  at: number,
  last: { readonly bid: Bid; readonly at: number } | undefined,
  risk: Contract['risk'],
  passes: number,
): CallFault | undefined {
  if (isAtEnd(passes, last !== undefined)) return 'after-the-end';
  if (isBid(call)) return last === undefined || isSufficient(call, last.bid) ? undefined : 'insufficient';
  const isOfOpponents = last !== undefined && (at - last.at) % 2 === 1;
  if (call === 'X') return isOfOpponents && risk === '' ? undefined : 'inadmissible-double';
  if (call !== 'XX') return undefined;
  return last !== undefined && !isOfOpponents && risk === 'x' ? undefined : 'inadmissible-redouble';
}

/** Whether so many passes in a row end the auction (Law 22). */
function isAtEnd(passes: number, hasBid: boolean): boolean {
  return (hasBid ? 3 : 4) <= passes;
}

/** The first of the side that made the last bid to bid its denomination. */
function declarerOf(
  dealer: Seat,
  calls: readonly Call[],
  last: { readonly bid: Bid; readonly at: number },
): Seat {
  const side = callerOf(dealer, last.at);
  const first = calls.findIndex((call, at) => {
    const caller = callerOf(dealer, at);
    const isOfSide = caller === side || caller === partnerOf(side);
    return isBid(call) && isOfSide && denominationOf(call) === denominationOf(last.bid);
  });
  return callerOf(dealer, first);
}
