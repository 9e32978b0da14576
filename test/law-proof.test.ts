// The model against a second statement of the law, made by other means: see `law-proof/paragraphs.ts`.
import { expect, test } from 'vitest';
import { EDITIONS } from '../server/core/laws/editions.ts';
import { compareDeal } from './law-proof/compare.ts';
import { newComparison } from './law-proof/moment.ts';
import { dealsOf } from './law-proof/small-decks.ts';

/** `npm run test:law` plays every deal of three cards to its last trick; that takes minutes. */
const isWhole = process.env.MODE === 'whole';

const GAMES = [
  { cards: 3, tricks: isWhole ? 2 : 0, line: isWhole ? 'to its end' : 'at the lead and in the trick' },
  { cards: 2, tricks: 1, line: 'to its end' },
];

test.each(GAMES.flatMap((game) => EDITIONS.map((edition) => ({ ...game, edition }))))(
  'every position of a game of two suits and $cards cards, $line, by the laws of $edition',
  ({ cards, tricks, edition }) => {
    const found = newComparison();
    for (const deal of dealsOf(cards)) compareDeal(deal, edition, tricks, found);
    expect(found.differences).toEqual([]);
    expect(found.questions).toBeGreaterThan(100_000);
  },
  isWhole ? 3_600_000 : 120_000,
);
