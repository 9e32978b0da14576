// A call that the laws did not permit after those before it (Laws 18, 19 and 22); told, because it may be a misprint.
import { type Call, type CallFault, callerOf, isBid, outcomeOf } from '../../bridge/calls.ts';
import type { Noun } from '../../bridge/nouns.ts';
import * as words from '../../messages/auction.ts';
import type { Wording } from '../../messages/wording.ts';
import { defineRule } from '../rule.ts';

const WORDINGS: { readonly [kind in CallFault]: Wording } = {
  insufficient: words.insufficientBid,
  'inadmissible-double': words.inadmissibleDouble,
  'inadmissible-redouble': words.inadmissibleRedouble,
  'after-the-end': words.callAfterTheEnd,
};

export const callNotPermitted = defineRule({
  family: 'board',
  *check({ facts: { auction } }) {
    if (auction === undefined) return;
    const calls = auction.calls.map(({ value }) => value);
    const { fault } = outcomeOf(auction.dealer.value, calls);
    const made = fault && auction.calls[fault.at];
    if (fault === undefined || made === undefined) return;
    const before = calls.slice(0, fault.at).findLast(isBid);
    yield {
      fault: 'call-not-permitted',
      span: made.span,
      wording: WORDINGS[fault.kind],
      nouns: {
        seat: { seat: callerOf(auction.dealer.value, fault.at) },
        ...(isBid(made.value) ? levelAndSuit('', made.value) : {}),
        ...(before === undefined ? {} : levelAndSuit('last', before)),
      },
    };
  },
  faults: {
    'call-not-permitted': {
      severity: 'information',
      wording: words.insufficientBid,
      good: [
        `West   North   East   South
1♠     2♥      Pass   Pass
Dbl    All pass`,
      ],
      bad: [
        `West   North   East   South
1♠     1♥      Pass   Pass
       ^^ board/call-not-permitted: North’s bid of 1♥ is not sufficient over 1♠.
Pass`,
      ],
    },
  },
});

function levelAndSuit(hole: string, bid: Call): { readonly [hole: string]: Noun } {
  const level: Noun = { number: Number(bid.charAt(0)) };
  const denomination = bid.slice(1);
  const suit: Noun =
    denomination === 'S' || denomination === 'H' || denomination === 'D' || denomination === 'C'
      ? { denomination }
      : { denomination: 'NT' };
  return { [`${hole}level`]: level, [`${hole}suit`]: suit };
}
