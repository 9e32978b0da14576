import { describe, expect, it, test } from 'vitest';
import {
  exposes,
  onLead,
  plays,
  positionAfter,
  prohibits,
  type Table,
} from '../../../test/support/at-the-table.ts';
import type { Card, Suit } from '../bridge/cards.ts';
import type { Seat } from '../bridge/seats.ts';
import type { Option } from '../facts/facts.ts';
import { basisOfOption, basisOfRefusal, isAllowed, optionsOf } from './options.ts';
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

  it('is listed, with four suits too, fewest suits first', () => {
    const prohibited = optionsOf(major('SK', 'HQ', 'D6', 'C5')).flatMap((option) =>
      option.kind === 'prohibit' ? option.suits.length : [],
    );
    expect(prohibited).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
  });

  it('is listed: neither, each suit required, then prohibited, fewest suits first', () => {
    expect(optionsOf(major('SK', 'HQ', 'HJ', 'D6'))).toEqual([
      neither,
      ...[require('S'), require('H'), require('D')],
      ...[prohibit('S'), prohibit('H'), prohibit('D')],
      ...[prohibit('H', 'D'), prohibit('S', 'H'), prohibit('S', 'D'), prohibit('S', 'H', 'D')],
    ]);
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

describe('declarer has no such option', () => {
  const table: Table = { declarer: 'S' };
  const refusal = (leader: Seat, option: Option, ...events: Parameters<typeof positionAfter>[1][]) =>
    basisOfRefusal(positionAfter(table, ...events), leader, option);

  it.each([
    [require('C'), '51B2(a)'],
    [prohibit('C'), '51B2(b)'],
  ])('in a suit without a penalty card: %o', (option, by) => {
    expect(refusal('W', option, exposes('E', 'SK HQ', 'dropped'))).toMatchObject({ by });
  });

  it('at a minor penalty card (Law 50C)', () => {
    expect(refusal('W', require('S'), exposes('E', 'S7', 'dropped'))).toMatchObject({
      by: '50C',
      because: { kind: 'penalty' },
    });
  });

  it('at the lead of the offender himself: he must lead his card (Law 50D1(a)), or the one designated (Law 51A)', () => {
    expect(refusal('E', require('S'), exposes('E', 'SK', 'dropped'))).toMatchObject({
      by: '50D1(a)',
      because: { kind: 'penalty' },
    });
    expect(refusal('E', require('S'), exposes('E', 'SK HQ', 'dropped'))).toMatchObject({ by: '51A' });
  });

  it('once the cards are picked up: what freed them', () => {
    const freed = [exposes('E', 'SK HQ', 'dropped'), onLead('W'), prohibits('S', 'H')];
    expect(refusal('W', require('S'), ...freed)).toMatchObject({
      by: '51B2(b)',
      because: { kind: 'option' },
    });
    const played = [exposes('E', 'SK', 'dropped'), onLead('E'), plays('E SK')];
    expect(refusal('W', require('S'), ...played)).toMatchObject({ by: '50D2(a)', because: undefined });
  });

  it('where there is no penalty card at all (Law 50D2(a))', () => {
    expect(refusal('W', require('S'))).toMatchObject({ by: '50D2(a)', because: undefined });
  });
});
