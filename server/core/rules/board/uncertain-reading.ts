// A board whose layout allows several legal readings; the law is not asked about it until the text says which it is.
import type { OpenPoint } from '../../facts/facts.ts';
import { openDivision, openOwner, openRank, openSuits } from '../../messages/board.ts';
import { defineRule, type Fault } from '../rule.ts';

export const uncertainReading = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const { doubt } of facts.boards) {
      for (const point of doubt?.points ?? []) yield { fault: 'uncertain-reading', ...saidOf(point) };
    }
  },
  faults: {
    'uncertain-reading': {
      severity: 'hint',
      wording: openOwner,
      good: [
        `North: ♠AQ53 ♥K42 ♦J73 ♣864
East: ♠K94 ♥QJT9 ♦A52 ♣KQJ
South: ♠JT2 ♥A83 ♦KQ64 ♣A97
West: ♠876 ♥765 ♦T98 ♣T532`,
        `♠AQ53 ♥K42 ♦J73 ♣864
♠K94 ♥QJT9 ♦A52 ♣KQJ
♠JT2 ♥A83 ♦KQ64 ♣A97
♠876 ♥765 ♦T98 ♣T532

@contract 3NT E
@penalty S ♠J ♦4 dropped`,
      ],
      bad: [
        `♠AQ53 ♥K42 ♦J73 ♣864
^^^^^ board/uncertain-reading: The layout does not say whose hand this is; it is read as North’s.
♠K94 ♥QJT9 ♦A52 ♣KQJ
♠JT2 ♥A83 ♦KQ64 ♣A97
♠876 ♥765 ♦T98 ♣T532`,
        `North
Q J 8 7 6
K 6
4 2
K 9 5 4
West East
K 10 9 3 2
^^^^^^^^^^ board/uncertain-reading: This row does not say which cards are West’s and which are East’s.
J 10 9 8 5 3 2
^^^^^^^^^^^^^^ board/uncertain-reading: This row does not say which cards are West’s and which are East’s.
K J 8 A Q 6 3
A Q J 6 10 8 3
South
A 5 4
A Q 7 4
10 9 7 5
7 2`,
        `North: ♠V5 ♥A ♦4 ♣2
        ^ board/uncertain-reading: This “V” may be ♠Q or ♠J; it is read as ♠Q.
South: ♠A3 ♥T ♦5 ♣3`,
      ],
    },
  },
});

function saidOf(point: OpenPoint): Pick<Fault, 'span' | 'nouns' | 'wording'> {
  const { span } = point;
  switch (point.kind) {
    case 'owner':
      return { span, wording: openOwner, nouns: { seat: { seat: point.seat } } };
    case 'division':
      return {
        span,
        wording: openDivision,
        nouns: { seat: { seat: point.seat }, owner: { seat: point.other } },
      };
    case 'suits':
      return { span, wording: openSuits, nouns: {} };
    case 'rank':
      return {
        span,
        wording: openRank,
        nouns: { sign: { text: point.written }, card: { card: point.card }, other: { card: point.other } },
      };
  }
}
