import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../bridge/cards.ts';
import { cardsOf, type Hand, handOf } from '../bridge/hand.ts';
import { nextSeat, SEATS, type Seat } from '../bridge/seats.ts';
import { check } from '../check.ts';
import { textIn } from '../text/lines.ts';

type Deal = { readonly [seat in Seat]: Hand };

const deals = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }).map((cards): Deal => {
  const hand = (turn: number) => handOf(cards.slice(13 * turn, 13 * turn + 13));
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
});

const written = (deal: Deal) =>
  SEATS.map(
    (seat) =>
      `${seat}: ♠${deal[seat].S || '-'} ♥${deal[seat].H || '-'} ♦${deal[seat].D || '-'} ♣${deal[seat].C || '-'}`,
  ).join('\n');

/** Every hand with its last cards. */
const ending = (deal: Deal, size: number): Deal => ({
  N: handOf(cardsOf(deal.N).slice(-size)),
  E: handOf(cardsOf(deal.E).slice(-size)),
  S: handOf(cardsOf(deal.S).slice(-size)),
  W: handOf(cardsOf(deal.W).slice(-size)),
});

const twoDiagrams = (deal: Deal, rest: Deal, between = 'The cards that remain:') =>
  `${written(deal)}\n\n${between}\n\n${written(rest)}`;

const sizes = fc.integer({ min: 2, max: 12 });

function foundIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings
      .filter(({ rule }) => rule === 'board/moved-card')
      .map(
        ({ span }) =>
          `${report.text.lines.slice(0, 20).join('\n').slice(0, span.start).split('\n').length} ${textIn(report.text, span)}`,
      ),
  );
}

describe('an end position', () => {
  it('of the deal has no card in another hand', () => {
    fc.assert(
      fc.property(deals, sizes, (deal, size) => {
        expect(foundIn(twoDiagrams(deal, ending(deal, size)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('in which two players have changed a card has both in other hands', () => {
    fc.assert(
      fc.property(deals, sizes, fc.constantFrom(...SEATS), (deal, size, seat) => {
        const rest = ending(deal, size);
        const [mine, his] = [cardsOf(rest[seat])[0], cardsOf(rest[nextSeat(seat)])[0]];
        if (mine === undefined || his === undefined) return;
        const changed: Deal = {
          ...rest,
          [seat]: handOf([his, ...cardsOf(rest[seat]).slice(1)]),
          [nextSeat(seat)]: handOf([mine, ...cardsOf(rest[nextSeat(seat)]).slice(1)]),
        };
        const found = foundIn(twoDiagrams(deal, changed)).map((place) => place.slice(-1));
        expect(found.sort()).toEqual([mine, his].map((card) => card.charAt(1)).sort());
      }),
      { numRuns: 60 },
    );
  });

  it('that is turned, or of another deal, is not held against the deal', () => {
    fc.assert(
      fc.property(deals, deals, sizes, (deal, other, size) => {
        const { N, E, S, W } = ending(deal, size);
        expect(foundIn(twoDiagrams(deal, { N: E, E: S, S: W, W: N }))).toEqual([]);
        if (6 <= size) expect(foundIn(twoDiagrams(deal, ending(other, size)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const DEAL = `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KQJ
S: ♠JT2 ♥A83 ♦KQ64 ♣A97
W: ♠876 ♥765 ♦T98 ♣T532`;

const ENDING = `N: ♠AQ ♥4 ♦- ♣-
E: ♠K9 ♥7 ♦- ♣-
S: ♠JT ♥A ♦- ♣-
W: ♠87 ♥6 ♦- ♣-`;

describe('a card in another hand', () => {
  it('is found whichever diagram comes first', () => {
    expect(foundIn(`${DEAL}\n\nThe end position:\n\n${ENDING}`)).toEqual(['9 7']);
    expect(foundIn(`${ENDING}\n\nThe same deal in full:\n\n${DEAL}`)).toEqual(['2 7']);
  });

  it('is found though no word ties the diagrams together', () => {
    expect(foundIn(`${DEAL}\n\nSome tricks were played.\n\n${ENDING}`)).toEqual(['9 7']);
  });

  it('is none where the diagrams have different board numbers', () => {
    expect(
      foundIn(`Board 3, dealer South\n\n${DEAL}\n\nBoard 4, dealer West. The end position:\n\n${ENDING}`),
    ).toEqual([]);
    expect(foundIn(`@board 3\n${DEAL}\n\nThe end position:\n\n@board 4\n${ENDING}`)).toEqual([]);
    expect(foundIn(`## Board 3\n\n${DEAL}\n\n## Board 4\n\nThe end position:\n\n${ENDING}`)).toEqual([]);
  });

  it('is found under the number of the deal', () => {
    expect(foundIn(`Board 3, dealer South\n\n${DEAL}\n\nThe end position:\n\n${ENDING}`)).toEqual(['11 7']);
  });

  it('keeps the law from being asked', () => {
    const text = `${DEAL}\n\nThe end position:\n\n${ENDING}\n\n@contract 3NT S\n@penalty E ♠K ♠9 dropped\n@ruling\n@picks-up E ♠K`;
    expect(check(text).cases.map(({ report }) => [report.verdict, report.missing])).toEqual([
      ['undecided', ['board']],
    ]);
  });
});
