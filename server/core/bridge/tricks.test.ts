import { expect, it } from 'vitest';
import { firstLeader, winnerOf } from './tricks.ts';

it.each([
  [['SK', 'SA', 'S2', 'S3'], 'W', 'NT', 'N'],
  [['SK', 'H2', 'S2', 'SA'], 'W', 'H', 'N'],
  [['SK', 'H2', 'H3', 'SA'], 'N', 'H', 'S'],
  [['S2', 'DA', 'CA', 'HA'], 'E', 'NT', 'E'],
] as const)('gives the trick %j led by %s in %s to %s', (cards, leader, trumps, winner) => {
  expect(winnerOf(cards, leader, trumps)).toBe(winner);
});

it('lets the player to the left of declarer lead first', () => {
  expect(firstLeader('S')).toBe('W');
});
