import { expect, it } from 'vitest';
import { EMPTY_HAND } from '../bridge/hand.ts';
import { cardStyleOf } from './letters.ts';
import type { Board, ReadCard } from './tree.ts';

it('takes the letters that the write-up uses', () => {
  expect(cardStyleOf(['Oost laat ♠H en ♥V vallen.'], [], 'nl', 'nl').honours).toBe('national');
  expect(cardStyleOf(['Oost laat ♠K en ♥Q vallen.'], [], 'nl', 'nl').honours).toBe('international');
  expect(cardStyleOf(['Doğu ♠R ve ♥D'], [], 'tr', 'tr').honours).toBe('national');
  expect(cardStyleOf(['♠ Κ54'], [], 'el', 'el').honours).toBe('international');
});

it('takes the ten as the write-up has it', () => {
  expect(cardStyleOf(['♠AT8 ♥10'], [], 'en', 'en').ten).toBe('10');
  expect(cardStyleOf(['♠AT8 ♥KT ♦10'], [], 'en', 'en').ten).toBe('T');
});

it('counts the signs of a diagram, however its suits are written', () => {
  const card = (written: string): ReadCard => ({
    suit: 'S',
    rank: undefined,
    written,
    span: { start: 0, end: 1 },
  });
  const cards = ['H', 'V', '10'].map(card);
  const board: Board = {
    hands: { N: { cards, hand: EMPTY_HAND, suits: {}, span: { start: 0, end: 3 } } },
    span: { start: 0, end: 3 },
  };
  expect(cardStyleOf(['S HV10'], [board], 'nl', 'nl')).toEqual({
    language: 'nl',
    honours: 'national',
    ten: '10',
  });
});

it('falls back on A H V B in Dutch, A K Q J elsewhere', () => {
  expect(cardStyleOf(['Geen kaart.'], [], 'nl', 'nl').honours).toBe('national');
  expect(cardStyleOf(['No card.'], [], 'en', 'en').honours).toBe('international');
});

it('does not carry national letters into another language', () => {
  expect(cardStyleOf(['Oost: ♠H ♥V'], [], 'nl', 'tr').honours).toBe('international');
  expect(cardStyleOf(['Doğu: ♠R ♥V'], [], 'tr', 'nl')).toMatchObject({ language: 'nl', honours: 'national' });
  expect(cardStyleOf(['East: ♠K ♥Q'], [], 'en', 'nl').honours).toBe('international');
});
