import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DECK } from '../bridge/cards.ts';
import { EMPTY_HAND, type Hand, handOf } from '../bridge/hand.ts';
import { LANGUAGES, type Language } from '../bridge/nouns.ts';
import { type BySeat, SEATS } from '../bridge/seats.ts';
import { type CardStyle, defaultStyle } from '../bridge/words.ts';
import { diagramAt } from '../syntax/boards/diagram.ts';
import { BOARD_LAYOUTS } from './layouts.ts';
import { renderBoard } from './render-board.ts';

const DEAL: BySeat<Hand> = {
  N: { S: 'AQ53', H: '', D: 'K4', C: '' },
  E: { S: 'KJ', H: 'Q', D: 'T53', C: '' },
  S: { S: '7', H: 'J3', D: 'AJ2', C: '' },
  W: { S: '9', H: 'T98', D: 'Q7', C: '' },
};

describe('a board', () => {
  it('has North above, West and East beside the compass, South below', () => {
    expect(renderBoard(DEAL, 'centred', defaultStyle('en'))).toBe(
      [
        '        ♠AQ53',
        '        ♥–',
        '        ♦K4',
        '        ♣–',
        '♠9        N     ♠KJ',
        '♥1098   W   E   ♥Q',
        '♦Q7       S     ♦1053',
        '♣–              ♣–',
        '        ♠7',
        '        ♥J3',
        '        ♦AJ2',
        '        ♣–',
      ].join('\n'),
    );
  });

  it('has a line for each hand, the suits below one another', () => {
    expect(renderBoard(DEAL, 'labelled', { language: 'nl', honours: 'national', ten: '10' })).toBe(
      [
        'Noord: ♠AV53 ♥–    ♦H4   ♣–',
        'Oost:  ♠HB   ♥V    ♦1053 ♣–',
        'Zuid:  ♠7    ♥B3   ♦AB2  ♣–',
        'West:  ♠9    ♥1098 ♦V7   ♣–',
      ].join('\n'),
    );
  });

  it('stands on one line', () => {
    expect(renderBoard(DEAL, 'line', { language: 'tr', honours: 'international', ten: 'T' })).toBe(
      'K ♠AQ53 ♥– ♦K4 ♣– / D ♠KJ ♥Q ♦T53 ♣– / G ♠7 ♥J3 ♦AJ2 ♣– / B ♠9 ♥T98 ♦Q7 ♣–',
    );
  });

  it('has a line for each hand where one is not known', () => {
    const { E: _, ...without } = DEAL;
    const style = defaultStyle('el');
    expect(renderBoard(without, 'centred', style)).toBe(renderBoard(without, 'labelled', style));
    expect(renderBoard({}, 'centred', style)).toBe('');
  });

  it('keeps spot cards without a name', () => {
    const board = renderBoard({ S: { ...EMPTY_HAND, H: 'KJxx' } }, 'labelled', defaultStyle('en'));
    expect(board).toBe('South: ♠– ♥KJxx ♦– ♣–');
  });
});

const style = (language: Language): fc.Arbitrary<CardStyle> =>
  fc.record({
    language: fc.constant(language),
    honours: fc.constantFrom('international' as const, 'national' as const),
    ten: fc.constantFrom('T' as const, '10' as const),
  });

/** Hands of one length, or a card shorter where a trick has begun; low cards may have lost their names. */
const hands = fc
  .tuple(
    fc.integer({ min: 1, max: 13 }),
    fc.nat(3),
    fc.boolean(),
    fc.shuffledSubarray([...DECK], { minLength: 52 }),
  )
  .map(([size, played, hasSpots, deck]): BySeat<Hand> => {
    const dealt = SEATS.map((_, at) => {
      const isShort = 1 < size && at < played;
      return handOf(deck.slice(13 * at, 13 * at + size - (isShort ? 1 : 0)));
    });
    const spots = (ranks: string) => (hasSpots ? ranks.replace(/[2-7]/g, 'x') : ranks);
    return Object.fromEntries(
      SEATS.map((seat, at) => {
        const { S, H, D, C } = dealt[at] ?? EMPTY_HAND;
        return [seat, { S: spots(S), H: spots(H), D: spots(D), C: spots(C) }];
      }),
    );
  });

describe.each(LANGUAGES)('a board drawn in %s', (language) => {
  test.each(BOARD_LAYOUTS)('is read as itself: %s', (layout) => {
    fc.assert(
      fc.property(
        hands,
        fc.subarray([...SEATS], { minLength: 2 }),
        style(language),
        (deal, shown, written) => {
          const known = Object.fromEntries(shown.map((seat) => [seat, deal[seat]]));
          const text = renderBoard(known, layout, written);
          const read = diagramAt(text.split('\n'), 0, 0, language)?.board.hands ?? {};
          const values = Object.entries(read).map(([seat, { hand }]) => [seat, hand]);
          expect(Object.fromEntries(values), text).toEqual(known);
        },
      ),
      { numRuns: 200 },
    );
  });
});
