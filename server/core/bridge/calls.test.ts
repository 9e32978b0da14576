import { expect, it } from 'vitest';
import { type Call, callerOf, outcomeOf } from './calls.ts';

const calls = (words: string) => words.split(' ') as Call[]; // Each word of these tests is a call.

it('finds contract and declarer: the first of the side to name the denomination', () => {
  const outcome = outcomeOf('N', calls('1H P 2H P 4H X P P P'));
  expect(outcome).toMatchObject({ isOver: true, declarer: 'N', fault: undefined });
  expect(outcome.contract).toEqual({ level: 4, denomination: 'H', risk: 'x' });
});

it('gives the contract to the partner who named it first, though the other named it last', () => {
  expect(outcomeOf('E', calls('P 1S P 1NT P 3NT P P P')).declarer).toBe('N');
  expect(outcomeOf('E', calls('1NT X P 1NT')).declarer).toBe('N');
});

it('knows a deal that was passed out, and an auction that is not over', () => {
  expect(outcomeOf('S', calls('P P P P'))).toEqual({
    isOver: true,
    contract: undefined,
    declarer: undefined,
    fault: undefined,
  });
  expect(outcomeOf('S', calls('P P P')).isOver).toBe(false);
  expect(outcomeOf('S', calls('1C P P')).isOver).toBe(false);
  expect(outcomeOf('S', []).isOver).toBe(false);
});

it.each([
  ['1S P 1H', 2, 'insufficient'],
  ['1NT 1NT', 1, 'insufficient'],
  ['X', 0, 'inadmissible-double'],
  ['1C P X', 2, 'inadmissible-double'],
  ['1C X X', 2, 'inadmissible-double'],
  ['1C XX', 1, 'inadmissible-redouble'],
  ['1C X P P P P', 5, 'after-the-end'],
  ['P P P P 1C', 4, 'after-the-end'],
])('finds the first call that is not permitted: %s', (words, at, kind) => {
  expect(outcomeOf('N', calls(words)).fault).toEqual({ at, kind });
});

it.each(['1C X XX P P P', '1C P P X P P XX P P P', '7NT X XX', 'P P P 1C'])('permits %s', (words) => {
  expect(outcomeOf('N', calls(words)).fault).toBeUndefined();
});

it('takes back a double when somebody bids on', () => {
  expect(outcomeOf('N', calls('1C X 1D P P P')).contract?.risk).toBe('');
});

it('tells whose turn a call was', () => {
  expect([0, 1, 2, 3, 4].map((at) => callerOf('W', at))).toEqual(['W', 'N', 'E', 'S', 'W']);
});
