// A contract or a declarer that is not the one of the auction (Law 54 leaves declarer to the auction).
import { spellContract } from '../../bridge/terms.ts';
import { contractOf } from '../../facts/from-auction.ts';
import { contractAgainstAuction, declarerAgainstAuction, endOfAuction } from '../../messages/auction.ts';
import { defineRule } from '../rule.ts';

export const contractAndAuction = defineRule({
  family: 'board',
  *check({ facts: { auction, contract, declarer } }) {
    const bid = auction && contractOf(auction);
    if (bid === undefined) return;
    const related = [{ span: bid.contract.span, wording: endOfAuction, nouns: {} }];
    if (contract !== undefined && spellContract(contract.value) !== spellContract(bid.contract.value)) {
      yield {
        fault: 'contract-against-auction',
        span: contract.span,
        nouns: {
          bid: { text: spellContract(bid.contract.value) },
          stated: { text: spellContract(contract.value) },
        },
        related,
      };
    }
    if (declarer !== undefined && declarer.value !== bid.declarer.value) {
      yield {
        fault: 'declarer-against-auction',
        span: declarer.span,
        nouns: { right: { seat: bid.declarer.value }, stated: { seat: declarer.value } },
        related,
      };
    }
  },
  faults: {
    'contract-against-auction': {
      severity: 'information',
      wording: contractAgainstAuction,
      good: [
        `West   North   East   South
1♠     2♥      All pass
@contract 2♥ N`,
      ],
      bad: [
        `West   North   East   South
1♠     2♥      All pass
@contract 3♥ N
          ^^ board/contract-against-auction: The auction ended in 2♥, not 3♥.`,
      ],
    },
    'declarer-against-auction': {
      severity: 'warning',
      wording: declarerAgainstAuction,
      good: [
        `West   North   East   South
                       1♥
Pass   2♥      All pass
@contract 2♥ S`,
      ],
      bad: [
        `West   North   East   South
                       1♥
Pass   2♥      All pass
@contract 2♥ N
             ^ board/declarer-against-auction: By the auction South is declarer, not North.`,
      ],
    },
  },
});
