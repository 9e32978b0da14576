import { expect, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { readCards } from './card-list.ts';

const listOf = (text: string, language: Language = 'en') => {
  const { cards, suits, unread } = readCards(text, 0, language);
  return [
    cards.map(({ suit, rank, written }) => suit + (rank ?? `?${written}`)).join(' '),
    suits.map(({ value }) => value).join(' '),
    unread.map(({ value }) => value).join(' '),
  ];
};

test('reads cards by signs and by letters', () => {
  expect(listOf('♠KJ ♥Q')).toEqual(['SK SJ HQ', '', '']);
  expect(listOf('♠KJ♥Q')).toEqual(['SK SJ HQ', '', '']);
  expect(listOf('SKJ, HQ')).toEqual(['SK SJ HQ', '', '']);
  expect(listOf('S KJ ♥ 10')).toEqual(['SK SJ HT', '', '']);
  expect(listOf('§K4 ©x')).toEqual(['CK C4 Hx', '', '']);
});

test('reads the letters of the language beside the international ones', () => {
  expect(listOf('HV RH KB', 'nl')).toEqual(['HQ DK CJ', '', '']);
  expect(listOf('♠R ♥D ♦V', 'tr')).toEqual(['SK HQ DJ', '', '']);
  expect(listOf('♠Κ ♥Α', 'el')).toEqual(['SK HA', '', '']);
});

test('reads suits', () => {
  expect(listOf('♠ ♥')).toEqual(['', 'S H', '']);
  expect(listOf('S, D')).toEqual(['', 'S D', '']);
});

test('gives back what it does not know, in its place', () => {
  expect(listOf('♠K1 dropped until')).toEqual(['SK S?1', '', 'dropped until']);
  expect(listOf('♠Kfoo ♥')).toEqual(['', 'H', '♠Kfoo']);
  expect(readCards('E ♠', 7, 'en').unread).toEqual([{ value: 'E', span: { start: 7, end: 8 } }]);
});
