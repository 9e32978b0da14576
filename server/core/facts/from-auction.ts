// What an auction that was wholly read tells: the contract, its declarer and the trumps.
import { outcomeOf } from '../bridge/calls.ts';
import type { Denomination } from '../bridge/cards.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Auction } from '../syntax/auctions/auction.ts';
import type { Located } from '../text/span.ts';
import type { Contract } from './facts.ts';

/** The contract in which an auction ended; its place is that of the last bid. */
export type BidContract = {
  readonly contract: Located<Contract>;
  readonly declarer: Located<Seat>;
  readonly trumps: Located<Denomination>;
};

/** The contract of an auction that is over and in which every call was permitted; of another it is not sure. */
export function contractOf({ dealer, calls }: Auction): BidContract | undefined {
  const { isOver, contract, declarer, fault } = outcomeOf(
    dealer.value,
    calls.map(({ value }) => value),
  );
  const last = calls.findLast(({ value }) => /^[1-7]/.test(value));
  const isSure = isOver && fault === undefined;
  if (!isSure || contract === undefined || declarer === undefined || last === undefined) return undefined;
  const { span } = last;
  return {
    contract: { value: contract, span },
    declarer: { value: declarer, span },
    trumps: { value: contract.denomination, span },
  };
}
