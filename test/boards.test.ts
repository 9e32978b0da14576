// Any deal, in any layout and any signs, is read as itself; any other text gives no board, or one within it.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardsOf, type Hand, handOf } from '../server/core/bridge/hand.ts';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { diagramAt } from '../server/core/syntax/boards/diagram.ts';
import { looseHands } from '../server/core/syntax/boards/loose-hand.ts';
import { BARE_LAYOUTS, PLAIN_LAYOUTS } from './support/bare-layouts.ts';
import { deals, writings } from './support/drawn-deals.ts';
import { LAYOUT_GROUPS } from './support/layout-groups.ts';
import { COMPASS_LAYOUTS, type Deal, LAYOUTS, type Writing } from './support/render-deal.ts';
import { WORN_LAYOUTS } from './support/worn-layouts.ts';

/** The hands that are read at the beginning of `text`. */
function readDeal(text: string, language: Language): Partial<Deal> | undefined {
  const read = diagramAt(text.split('\n'), 0, 0, language);
  if (read === undefined) return undefined;
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = read.board.hands[seat];
      return hand === undefined ? [] : [[seat, hand.hand]];
    }),
  );
}

/** How many deals are drawn for each layout; for all of them 5,000 and more. */
const DRAWS = 160;

it('is drawn five thousand times', () => {
  expect(5000).toBeLessThanOrEqual(
    DRAWS * LAYOUT_GROUPS.flatMap(([, layouts]) => Object.keys(layouts)).length,
  );
});

describe.each(LAYOUT_GROUPS)('a deal in a %s layout', (_, layouts, fewest, between) => {
  test.each(Object.entries(layouts))('is read as itself: %s', (_, render) => {
    fc.assert(
      fc.property(deals(fewest), writings([...between]), (deal, writing) => {
        const text = render(deal, writing);
        expect(readDeal(text, writing.language), text).toEqual(deal);
        expect(diagramAt(text.split('\n'), 0, 0, writing.language)?.board.doubt, text).toBeUndefined();
      }),
      { numRuns: DRAWS },
    );
  });
});

describe('the rules of boards', () => {
  const renders = fc.constantFrom(...Object.values(LAYOUTS), ...Object.values(PLAIN_LAYOUTS));

  it('object to no deal as it was dealt, and to no ending', () => {
    fc.assert(
      fc.property(deals(1), writings(['']), renders, (deal, writing, render) => {
        const text = `@language ${writing.language}\n\n${render(deal, writing)}`;
        expect(boardFaults(text), text).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('object to no deal of which some have played to the trick', () => {
    const tricks = fc.tuple(deals(3), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 2, max: 3 }));
    fc.assert(
      fc.property(tricks, writings(['']), ([deal, leader, played], writing) => {
        const seats = [...SEATS, ...SEATS].slice(leader, leader + played);
        const shown = Object.fromEntries(
          SEATS.map((seat) => [seat, seats.includes(seat) ? withoutOne(deal[seat]) : deal[seat]]),
        );
        const text = renderLabelled({ ...deal, ...shown }, writing);
        expect(boardFaults(text), text).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('object to no deal of which two or three hands are shown', () => {
    const some = fc.shuffledSubarray([...SEATS], { minLength: 2, maxLength: 3 });
    const listed = fc.constantFrom(...LISTED);
    fc.assert(
      fc.property(deals(5), some, writings(['']), listed, (deal, seats, writing, [render, between]) => {
        fc.pre(seats.some((seat) => cardsOf(deal[seat]).some((card) => /[AKQJ]/.test(card)))); // Else they may be numbers.
        const hands = (render?.(deal, writing) ?? '').split(between);
        const text = hands.filter((_, at) => seats.some((seat) => SEATS.indexOf(seat) === at)).join(between);
        expect(readDeal(text, writing.language), text).toEqual(
          Object.fromEntries(seats.map((seat) => [seat, deal[seat]])),
        );
        expect(boardFaults(`@language ${writing.language}\n\n${text}`), text).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  /** Layouts that show the hands one after the other, clockwise from north, and what stands between them. */
  const LISTED = [
    [LAYOUTS['labels and a line for each hand'], '\n'],
    [LAYOUTS['emphasised labels in a quotation'], '\n'],
    [LAYOUTS['a block for each hand'], '\n\n'],
    [PLAIN_LAYOUTS['letters for the suits'], '\n'],
    [BARE_LAYOUTS['four holdings behind a label'], '\n'],
    [WORN_LAYOUTS['dots behind names'], '\n'],
    [WORN_LAYOUTS['names of suits in another order'], '\n'],
    [WORN_LAYOUTS['players behind their cards'], '\n'],
  ] as const;

  const renderLabelled = (deal: Deal, writing: Writing) =>
    `@language ${writing.language}\n\n${LAYOUTS['labels and a line for each hand']?.(deal, writing)}`;
});

/** The hand without its highest card. */
function withoutOne(hand: Hand): Hand {
  return handOf(cardsOf(hand).slice(1));
}

function boardFaults(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.flatMap(({ rule }) => (rule.startsWith('board/') ? [rule] : [])),
  );
}

describe('a deal with letters for its suits', () => {
  const layouts = Object.entries({ ...LAYOUTS, ...COMPASS_LAYOUTS });
  const letterings = [
    ['en', ['S', 'H', 'D', 'C']],
    ['nl', ['S', 'H', 'R', 'K']],
  ] as const;

  test.each(letterings)('is read as itself or not at all: %s', (language, signs) => {
    const layout = fc.constantFrom(...layouts);
    const apart = fc.constantFrom('' as const, ' ' as const);
    fc.assert(
      fc.property(deals(2), layout, apart, apart, (deal, [name, render], between, afterSign) => {
        const honours = language === 'nl' ? 'national' : 'international';
        const writing: Writing = { signs, language, honours, ten: '10', between, afterSign, none: '-' };
        const read = readDeal(render(deal, writing), language);
        const isSure = MUST_BE_READ.includes(name) && between === '';
        if (isSure || (read !== undefined && Object.keys(read).length === 4))
          expect(read, render(deal, writing)).toEqual(deal);
      }),
      { numRuns: 500 },
    );
  });

  const MUST_BE_READ = [
    'cross, nothing but suits',
    'cross with letters',
    'cross with a box',
    'cross with west and east named',
    'a block for each hand',
    'labels and a line for each hand',
  ];
});

it('is read wrongly in no layout: cards apart beside a compass, or without signs', () => {
  const layouts = [...Object.values(COMPASS_LAYOUTS), ...Object.values(BARE_LAYOUTS)];
  fc.assert(
    fc.property(deals(1), writings([' ']), fc.constantFrom(...layouts), (deal, writing, render) => {
      const text = render(deal, writing);
      const read = readDeal(text, writing.language);
      if (read !== undefined) expect(read, text).toEqual(deal);
    }),
    { numRuns: 400 },
  );
});

describe('the pages that the project began with', () => {
  const seeds = new URL('./fixtures/seeds/', import.meta.url);

  test.each(readdirSync(seeds))('show no card in their © and §: %s', (name) => {
    const lines = readFileSync(new URL(name, seeds), 'utf8').split('\n');
    for (const language of LANGUAGES) {
      const boards = lines.filter((_, at) => diagramAt(lines, at, 0, language) !== undefined);
      expect(boards[0]).toEqual(name.startsWith('003') ? '♠AQ53' : undefined);
      if (!name.startsWith('003')) expect(lines.flatMap((line) => looseHands(line, 0, language))).toEqual([]);
    }
  });
});
