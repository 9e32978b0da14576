import { describe, expect, it, test } from 'vitest';
import type { Card, Suit } from '../bridge/cards.ts';
import type { Option } from '../facts/facts.ts';
import { basisOfOption, isAllowed, optionsOf } from './options.ts';
import type { PenaltyCard } from './penalty-card.ts';

const told = { kind: 'no-option', span: { start: 0, end: 0 } } as const;
const major = (...cards: readonly Card[]): readonly PenaltyCard[] =>
  cards.map((card) => ({ card, kind: 'major', alone: 'major', how: 'dropped', told }));

const require = (...suits: readonly Suit[]): Option => ({ kind: 'require', suits });
const prohibit = (...suits: readonly Suit[]): Option => ({ kind: 'prohibit', suits });
const neither: Option = { kind: 'neither' };

describe('an option (Laws 50D2, 51B)', () => {
  const cards = major('SK', 'HQ', 'D6');

  it.each([require('S'), require('D'), prohibit('H'), prohibit('S', 'D'), prohibit('S', 'H', 'D'), neither])(
    'is open in suits with a penalty card: %o',
    (option) => {
      expect(isAllowed(option, cards)).toBe(true);
    },
  );

  it.each([require('C'), prohibit('C'), prohibit('S', 'C'), require('S', 'H'), prohibit()])(
    'is not open else: %o',
    (option) => {
      expect(isAllowed(option, cards)).toBe(false);
    },
  );

  it('is not open at all without a major penalty card', () => {
    expect(isAllowed(neither, [])).toBe(false);
    expect(optionsOf([])).toEqual([]);
  });

  it('is one of those that are listed, and these are all open', () => {
    const all = optionsOf(cards);
    expect(all).toHaveLength(1 + 3 + 7);
    expect(all.every((option) => isAllowed(option, cards))).toBe(true);
  });
});

test.each([
  ['one card', major('SK'), ['50D2(a)', '50D2(a)', '50D2(b)']],
  ['cards of one suit', major('SK', 'SJ'), ['51B1(a)', '51B1(b)', '50D2(b)']],
  ['cards of several suits', major('SK', 'HQ'), ['51B2(a)', '51B2(b)', '51B2(c)']],
])('%s: each option has its paragraph', (_name, cards, paragraphs) => {
  const kinds = ['require', 'prohibit', 'neither'] as const;
  expect(kinds.map((kind) => basisOfOption(kind, cards, '2017').by)).toEqual(paragraphs);
});

test('the edition of 2007 rests the third option of several suits on Law 50D2(b) with a minute', () => {
  expect(basisOfOption('neither', major('SK', 'HQ'), '2007')).toMatchObject({
    by: '50D2(b)',
    ground: 'commentary',
  });
  expect(basisOfOption('prohibit', major('SK', 'HQ'), '2007')).toMatchObject({
    by: '51B2(b)',
    ground: 'words',
  });
});
