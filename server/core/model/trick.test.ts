import { expect, test } from 'vitest';
import type { Card, Denomination } from '../bridge/cards.ts';
import { SEATS } from '../bridge/seats.ts';
import { winnerOf } from './trick.ts';

const trick = (...cards: readonly Card[]) =>
  cards.flatMap((card, at) => {
    const seat = SEATS[at];
    return seat ? [{ seat, card }] : [];
  });

test.each<[string, readonly Card[], Denomination | undefined, string | undefined]>([
  ['the highest card of the suit led wins at no trump', ['D9', 'C8', 'DJ', 'C6'], 'NT', 'S'],
  ['a trump wins', ['DA', 'D2', 'D3', 'H2'], 'H', 'W'],
  ['the highest trump wins', ['DA', 'H3', 'D3', 'HT'], 'H', 'W'],
  ['a higher card of another suit does not win', ['D2', 'SA', 'HA', 'CA'], 'NT', 'N'],
  ['four cards of one suit need no trump suit to be known', ['D2', 'D9', 'DT', 'D8'], undefined, 'S'],
  ['with a discard it turns on the trump suit', ['D2', 'D9', 'DT', 'C8'], undefined, undefined],
  ['no card wins no trick', [], 'NT', undefined],
])('%s (Law 44)', (_name, cards, trumps, winner) => {
  expect(winnerOf(trick(...cards), trumps)).toBe(winner);
});
