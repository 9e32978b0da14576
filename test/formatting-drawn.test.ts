// The formatter never changes what is said: not of deals drawn at random, not of the fixtures.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOARD_LAYOUTS, type BoardLayout } from '../server/core/board-layouts.ts';
import { cardsOf, type Hand, handOf } from '../server/core/bridge/hand.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { renderBoard } from '../server/core/format-write-up.ts';
import { BARE_LAYOUTS, PLAIN_LAYOUTS } from './support/bare-layouts.ts';
import { deals, writings } from './support/drawn-deals.ts';
import { formatted } from './support/formatted.ts';
import { COMPASS_LAYOUTS, type Deal, LAYOUTS, type Writing } from './support/render-deal.ts';

const groups = [
  ['signed', LAYOUTS, 1, ['', ' ']],
  ['compass', COMPASS_LAYOUTS, 1, ['']],
  ['plain', PLAIN_LAYOUTS, 1, ['']],
  ['bare', BARE_LAYOUTS, 5, ['']],
] as const;

/** Formats of programs that stay as they are, or have their own sign for the ten. */
const NOT_DRAWN = /PBN|tag of a play site|quotation/;

function drawn(hands: Partial<Deal>, layout: BoardLayout, writing: Writing): string[] {
  return renderBoard(hands, layout, writing).split('\n');
}

/** The hands of the first board. */
function handsIn(text: string): { readonly [seat: string]: Hand | undefined } {
  const [board] = check(text).cases.flatMap(({ report }) => report.facts.boards);
  return Object.fromEntries(SEATS.map((seat) => [seat, board?.hands[seat]?.hand]));
}

describe.each(groups)('a deal in a %s layout', (_, layouts, fewest, between) => {
  test.each(Object.entries(layouts))(
    'is the same deal in every house layout, and then stays: %s',
    (name, render) => {
      const layout = fc.constantFrom(...BOARD_LAYOUTS);
      fc.assert(
        fc.property(deals(fewest), writings([...between]), layout, (deal, writing, house) => {
          const text = `@language ${writing.language}\n\n${render(deal, writing)}`;
          const once = formatted(text, house);
          expect(handsIn(once), once).toEqual(deal);
          if (!NOT_DRAWN.test(name))
            expect(once.split('\n')).toEqual(expect.arrayContaining(drawn(deal, house, writing)));
          expect(formatted(once, house)).toBe(once);
        }),
        { numRuns: 40 },
      );
    },
  );
});

/** What stands around the board, as authors space it. */
const PROSE = '© 2004  The   Director , see § 51 and ( c ) :   ♠ K  was   led .';

/** A deal as it is in the course of the play: some have played to the trick, low cards have no names. */
const courses = fc.tuple(deals(2), fc.nat(3), fc.boolean()).map(([deal, played, hasSpots]): Deal => {
  const inPlay = SEATS.map((seat, at): [string, Hand] => {
    const held = cardsOf(deal[seat]);
    const { S, H, D, C } = handOf(at < played ? held.slice(1) : held);
    const spots = (ranks: string) => (hasSpots ? ranks.replace(/[2-6]/g, 'x') : ranks);
    return [seat, { S: spots(S), H: spots(H), D: spots(D), C: spots(C) }];
  });
  return { ...deal, ...Object.fromEntries(inPlay) };
});

const PARTS: readonly (readonly [layout: string, between: string])[] = [
  ['labels and a line for each hand', '\n'],
  ['emphasised labels in a quotation', '\n'],
  ['a block for each hand', '\n\n'],
];

describe('a part of a deal in the course of the play', () => {
  it('is the same part in every house layout, and all around it stays', () => {
    fc.assert(
      fc.property(
        courses,
        fc.subarray([...SEATS], { minLength: 2 }),
        fc.constantFrom(...PARTS),
        writings(['', ' ']),
        fc.constantFrom(...BOARD_LAYOUTS),
        (deal, shown, [layout, between], writing, house) => {
          const hands = LAYOUTS[layout]?.(deal, writing).split(between) ?? [];
          const board = hands.filter((_, at) => shown.some((seat) => SEATS[at] === seat)).join(between);
          const text = `@language ${writing.language}\n\n${PROSE}\n\n${board}\n\n${PROSE}\n\n@on-lead W\n@neither`;
          const once = formatted(text, house);
          expect(handsIn(once), once).toEqual(handsIn(text));
          expect(rulesIn(once), once).toEqual(rulesIn(text));
          const part = Object.fromEntries(shown.map((seat) => [seat, deal[seat]]));
          const isRead = SEATS.every(
            (seat) => JSON.stringify(part[seat]) === JSON.stringify(handsIn(text)[seat]),
          );
          if (!isRead || rulesIn(text).some((rule) => rule.startsWith('board/'))) return;
          const bare = once.replace(/^> /gm, '').split('\n');
          expect(bare).toEqual(expect.arrayContaining(drawn(part, house, writing)));
          expect(once.split(`\n${PROSE}\n`).length).toBe(3);
          expect(formatted(once, house)).toBe(once);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** The rules that object to the text. */
function rulesIn(text: string): readonly string[] {
  const findings = check(text).cases.flatMap(({ report }) => report.findings);
  return findings.map(({ rule }) => rule).sort();
}

describe.each(['boards', 'seeds', 'write-ups', 'law51'])('the texts of test/fixtures/%s', (folder) => {
  const place = new URL(`fixtures/${folder}/`, import.meta.url);
  const files = readdirSync(place).filter((file) => /\.(md|txt|ruling)$/.test(file));

  test.each(files)('mean the same when they are formatted, and then stay: %s', (file) => {
    const text = readFileSync(new URL(file, place), 'utf8').replaceAll('\r\n', '\n');
    const house = BOARD_LAYOUTS[files.indexOf(file) % BOARD_LAYOUTS.length] ?? 'centred';
    const once = formatted(text, house);
    expect(rulesIn(once)).toEqual(rulesIn(text));
    expect(formatted(once, house)).toBe(once);
  });
});

it('takes no longer than the text is long', () => {
  const cost = (count: number) => {
    const text = '@penalty E ♠K\n'.repeat(count) + '>'.repeat(50 * count) + ' '.repeat(50 * count);
    const start = process.cpuUsage();
    formatted(text);
    return process.cpuUsage(start).user;
  };
  cost(500);
  expect(cost(8000)).toBeLessThan(40 * Math.max(cost(1000), 10_000));
});
