// One damaged card in a deal, in any layout: it is reported at that card, and nothing else is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardOf, DECK, RANKS, rankOf, SUITS, suitOf } from '../server/core/bridge/cards.ts';
import { cardsOf, type Hand } from '../server/core/bridge/hand.ts';
import { SEATS, type Seat } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { deals, writings } from './support/drawn-deals.ts';
import { LAYOUT_GROUPS } from './support/layout-groups.ts';
import type { Deal, Writing } from './support/render-deal.ts';

type Render = (deal: Deal, writing: Writing) => string;

/** Signs that a scanner leaves of a card. */
const MISPRINTS = ['I', 'L', '1'];

/** The damage: the card of `seat`, and for one that comes twice the hand that has it rightly. */
type Damage = {
  readonly kind: 'unreadable' | 'twice' | 'missing';
  readonly seat: Seat;
  readonly nth: number;
  readonly owner: Seat;
  readonly other: number;
  readonly misprint: string;
};

const damages: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('unreadable' as const, 'twice' as const, 'missing' as const),
  seat: fc.constantFrom(...SEATS),
  nth: fc.nat(12),
  owner: fc.constantFrom(...SEATS),
  other: fc.nat(12),
  misprint: fc.constantFrom(...MISPRINTS),
});

/** Hands of fewer cards may be no hands, in layouts without signs. */
const FEWEST_CARDS = 6;
const DRAWS = 24;

describe.each(LAYOUT_GROUPS)('one damaged card in a %s layout', (_, layouts) => {
  test.each(Object.entries<Render>(layouts))('is reported at that card: %s', (_name, render) => {
    fc.assert(
      fc.property(deals(FEWEST_CARDS), writings(['']), damages, (deal, writing, damage) => {
        const card = cardAt(deal, damage.seat, damage.nth);
        const print = (hands: Deal) => `@language ${writing.language}\n\n${render(hands, writing)}`;
        DAMAGED[damage.kind](deal, damage, card, print);
      }),
      { numRuns: DRAWS },
    );
  });
});

test.each([
  ['♠A?53', '?'],
  ['♠AQ□3', '□'],
])('a sign that a scanner has lost is reported: %s', (spades, sign) => {
  const text = `North: ${spades} ♥K42 ♦J73 ♣864\nEast: ♠K94 ♥QJT9 ♦A52 ♣KQJ`;
  expect(foundIn(text)).toEqual([{ rule: 'board/unknown-rank', start: text.indexOf(sign), card: undefined }]);
});

type Report = (deal: Deal, damage: Damage, card: Card, print: (deal: Deal) => string) => void;

const DAMAGED: { readonly [kind in Damage['kind']]: Report } = {
  unreadable(deal, { seat, misprint }, card, print) {
    const text = print({ ...deal, [seat]: replaced(deal[seat], card, misprint) });
    const start = placeOf(print, deal, seat, card);
    expect(foundIn(text), text).toEqual([{ rule: 'board/unknown-rank', start, card: undefined }]);
  },

  twice(deal, { seat, owner, other }, card, print) {
    const again = cardAt(deal, owner, other);
    fc.pre(again !== card);
    const hand = withCard(replaced(deal[seat], card, ''), again);
    const damaged: Deal = { ...deal, [seat]: hand };
    const text = print(damaged);
    const second =
      owner === seat ? placeOf(print, damaged, seat, again, 1) : placeOf(print, damaged, owner, again);
    const places = [placeOf(print, damaged, seat, again), second].sort((one, two) => one - two);
    const found = foundIn(text);
    expect(
      found.find(({ rule }) => rule === 'board/card-twice'),
      text,
    ).toEqual({
      rule: 'board/card-twice',
      start: places[1],
      other: places[0],
      card: again,
    });
    expect(
      found.filter(({ rule }) => rule !== 'board/card-twice'),
      text,
    ).toEqual(isWhole(deal) ? [{ rule: 'board/missing-card', start: expect.any(Number), card }] : []);
  },

  // The place of a card that is not there is nowhere; of a deal that is not whole it may have been played.
  missing(deal, { seat }, card, print) {
    const text = print({ ...deal, [seat]: replaced(deal[seat], card, '') });
    const found = foundIn(text);
    if (isWhole(deal))
      expect(found, text).toEqual([{ rule: 'board/missing-card', start: expect.any(Number), card }]);
    else
      expect(
        found.filter(({ rule }) => rule !== 'board/unequal-hands'),
        text,
      ).toEqual([]);
  },
};

function cardAt(deal: Deal, seat: Seat, nth: number): Card {
  const cards = cardsOf(deal[seat]);
  const card = cards[nth % cards.length];
  if (card === undefined) throw new Error('an empty hand');
  return card;
}

function isWhole(deal: Deal): boolean {
  return SEATS.flatMap((seat) => cardsOf(deal[seat])).length === DECK.length;
}

/** The hand with `sign` in place of the card, or of its second print. */
function replaced(hand: Hand, card: Card, sign: string, print = 0): Hand {
  const ranks = hand[suitOf(card)];
  const at = ranks.indexOf(rankOf(card)) + print;
  return { ...hand, [suitOf(card)]: ranks.slice(0, at) + sign + ranks.slice(at + 1) };
}

const HIGH_TO_LOW = RANKS.join('');

function withCard(hand: Hand, card: Card): Hand {
  const ranks = [...hand[suitOf(card)], rankOf(card)];
  ranks.sort((one, other) => HIGH_TO_LOW.indexOf(one) - HIGH_TO_LOW.indexOf(other));
  return { ...hand, [suitOf(card)]: ranks.join('') };
}

/** A sign that no write-up has. */
const MARK = '☃';

/** Where the card, or its second print, stands in the print of the deal. */
function placeOf(print: (deal: Deal) => string, deal: Deal, seat: Seat, card: Card, second = 0): number {
  return print({ ...deal, [seat]: replaced(deal[seat], card, MARK, second) }).indexOf(MARK);
}

type Found = {
  readonly rule: string;
  readonly start: number;
  readonly other?: number;
  readonly card: Card | undefined;
};

function foundIn(text: string): readonly Found[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.map(({ rule, span, nouns, related }): Found => {
      const named = Object.values(nouns).flatMap((noun) =>
        'cards' in noun ? noun.cards : 'card' in noun ? [noun.card] : [],
      );
      const [card] = named.filter((one) =>
        SUITS.some((suit) => RANKS.some((rank) => cardOf(suit, rank) === one)),
      );
      const other = related[0]?.span.start;
      return { rule, start: span.start, card, ...(other === undefined ? {} : { other }) };
    }),
  );
}
