import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Card, DECK, RANKS, type Rank, rankOf, SUITS, suitOf } from '../../bridge/cards.ts';
import { divisionsOf, MOST_DIVISIONS, MOST_STEPS, type Stream, type Token } from './divide.ts';

type Hand = readonly (readonly Rank[])[];

const deals = fc
  .shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
  .map((cards) => [0, 1, 2, 3].map((turn): Hand => handOf(cards.slice(13 * turn, 13 * turn + 13))));

function handOf(cards: readonly Card[]): Hand {
  return SUITS.map((suit) =>
    RANKS.filter((rank) => cards.some((card) => suitOf(card) === suit && rankOf(card) === rank)),
  );
}

function tokensOf(ranks: readonly Rank[]): readonly Token[] {
  return ranks.length === 0 ? [{ rank: undefined, gap: 1 }] : ranks.map((rank) => ({ rank, gap: 1 }));
}

/** The cards of one hand or of two in turn, with the ends of their rows, or in one run. */
function streamOf(hands: readonly Hand[], inRows: boolean): Stream {
  const rows = SUITS.map((_, suit) => hands.flatMap((hand) => tokensOf(hand[suit] ?? [])));
  let end = 0;
  const ends = rows.map((row) => {
    end += row.length;
    return end;
  });
  return { hands: hands.length === 2 ? 2 : 1, tokens: rows.flat(), ends: inRows ? ends : undefined };
}

const crossOf = ([north = [], west = [], east = [], south = []]: readonly Hand[], inRows: boolean) => [
  streamOf([north], inRows),
  streamOf([west, east], inRows),
  streamOf([south], inRows),
];

/** The places behind each holding as they were dealt. */
function dealt([
  north = [],
  west = [],
  east = [],
  south = [],
]: readonly Hand[]): readonly (readonly number[])[] {
  return [[north], [west, east], [south]].map((hands) => {
    let end = 0;
    return SUITS.flatMap((_, suit) =>
      hands.map((hand) => {
        end += tokensOf(hand[suit] ?? []).length;
        return end;
      }),
    );
  });
}

describe.each([
  ['in rows', true, 2_000],
  ['in one run', false, MOST_STEPS],
] as const)('a whole deal without signs of suits, %s', (_, inRows, mostSteps) => {
  it('has the way it was dealt among the ways to divide it, found in a bounded search', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const { found, steps } = divisionsOf(crossOf(deal, inRows));
        if (!inRows && MOST_STEPS < steps) return expect(found).toEqual([]);
        expect(steps).toBeLessThanOrEqual(mostSteps);
        if (found.length < MOST_DIVISIONS) expect(found).toContainEqual(dealt(deal));
      }),
      { numRuns: 300 },
    );
  });
});

const run = (ranks: string): Token[] =>
  Array.from(ranks, (sign) => ({ rank: RANKS.find((rank) => rank === sign), gap: 1 }));

/** Every card may be of any hand as far as the order of the ranks tells. */
const WORST: readonly (readonly [string, readonly Stream[]])[] = [
  [
    'four hands in one falling run',
    [{ hands: 1 as const, tokens: run(RANKS.join('').repeat(4)), ends: undefined }],
  ],
  [
    'two hands in turn, each suit falling',
    [
      { hands: 1, tokens: run('AKQJT98765432'), ends: undefined },
      { hands: 2, tokens: run('AKQJT98765432'.repeat(2)), ends: undefined },
      { hands: 1, tokens: run('AKQJT98765432'), ends: undefined },
    ],
  ],
  [
    'hands of which none is whole',
    [
      { hands: 2, tokens: run('AKQJT98765432'.repeat(4).slice(0, 40)), ends: undefined },
      { hands: 2, tokens: run('AKQJT98765432'.repeat(4).slice(0, 40)), ends: undefined },
    ],
  ],
  [
    'rows of falling cards of West and East',
    [{ hands: 2, tokens: run('AKQJT9AKQJT9AKQJT9AKQJT98765'), ends: [6, 12, 18, 28] }],
  ],
];

test.each(WORST)('the search is bounded: %s', (_, streams) => {
  const { found, steps } = divisionsOf(streams);
  expect(steps).toBeLessThan(2 * MOST_STEPS);
  expect(found.length).toBeLessThanOrEqual(MOST_DIVISIONS);
});

it('takes wide space for the likelier division', () => {
  const tokens = run('KT932').map((token, at) => ({ ...token, gap: at === 3 ? 4 : 1 }));
  const rest = run('AKQAKQ23');
  const [first] = divisionsOf([{ hands: 2, tokens: [...tokens, ...rest], ends: [5, 8, 11, 13] }]).found;
  expect(first).toBeUndefined(); // No division gives both hands the same number of cards.
  const even = divisionsOf([
    { hands: 2, tokens: [...tokens, ...run('AKQAKQ2'), ...run('54')], ends: [5, 8, 11, 14] },
  ]);
  expect(even.found[0]?.[0]?.[0]).toBe(3);
});
