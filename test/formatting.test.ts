// The formatter, through its door: what it lays out, what it leaves alone, and that it never changes what is said.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOARD_LAYOUTS, type BoardLayout } from '../server/core/board-layouts.ts';
import { DECK } from '../server/core/bridge/cards.ts';
import { cardsOf, type Hand, handOf } from '../server/core/bridge/hand.ts';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { DEFAULT_SETTINGS } from '../server/core/case.ts';
import { check } from '../server/core/check.ts';
import { applyEdits } from '../server/core/format/lines-edit.ts';
import { formatWriteUp, renderBoard } from '../server/core/format-write-up.ts';
import {
  BARE_LAYOUTS,
  COMPASS_LAYOUTS,
  type Deal,
  dealOf,
  LAYOUTS,
  PLAIN_LAYOUTS,
  SIGN_SETS,
  VOIDS,
  type Writing,
} from './support/render-deal.ts';

/** The text as the formatter leaves it. */
function formatted(text: string, layout: BoardLayout = 'centred', range?: { from: number; to: number }) {
  const lines = text.split('\n');
  return applyEdits(lines, formatWriteUp(lines, { layout, settings: DEFAULT_SETTINGS, range })).join('\n');
}

const LEGACY = `@language tr

Bord 14
ªAQ53
©---
¨K4
§---
ª9  K ªKJ
©T98  ©Q
¨Q7 B D ¨T53
§---  §---
  G
ª7
©J3
¨AJ2
§---
Güney 3NT oynamaktadır.`;

describe('a board', () => {
  it('stands centred around a compass in the letters of the language', () => {
    expect(formatted(LEGACY)).toBe(`@language tr

Bord 14
       ♠AQ53
       ♥–
       ♦K4
       ♣–
♠9       K     ♠KJ
♥T98   B   D   ♥Q
♦Q7      G     ♦T53
♣–             ♣–
       ♠7
       ♥J3
       ♦AJ2
       ♣–
Güney 3NT oynamaktadır.`);
  });

  it('has a line for each hand', () => {
    expect(formatted(LEGACY, 'labelled')).toBe(`@language tr

Bord 14
Kuzey: ♠AQ53 ♥–   ♦K4  ♣–
Doğu:  ♠KJ   ♥Q   ♦T53 ♣–
Güney: ♠7    ♥J3  ♦AJ2 ♣–
Batı:  ♠9    ♥T98 ♦Q7  ♣–
Güney 3NT oynamaktadır.`);
  });

  it('stands on one line', () => {
    expect(formatted(LEGACY, 'line')).toContain(
      '\nK ♠AQ53 ♥– ♦K4 ♣– / D ♠KJ ♥Q ♦T53 ♣– / G ♠7 ♥J3 ♦AJ2 ♣– / B ♠9 ♥T98 ♦Q7 ♣–\n',
    );
  });

  it('keeps its own letters of honours', () => {
    const board = 'Noord: ♠ H V  ♥ 10\nZuid: ♠ A B ♥ 9';
    const all = (text: string) => text.replace(/$/gm, ' ♦ - ♣ -');
    expect(formatted(`@language nl\n\n${all(board)}`, 'labelled')).toBe(
      '@language nl\n\nNoord: ♠HV ♥10 ♦– ♣–\nZuid:  ♠AB ♥9  ♦– ♣–',
    );
  });

  it.each([
    ['a quotation', '> ', '> '],
    ['an indented text', '    ', '    '],
    ['a nested quotation', '> > ', '> > '],
  ])('stays in %s', (_, before, after) => {
    const text = `${before}North: ♠AQ ♥- ♦K ♣-\n${before}South: ♠7 ♥J ♦A ♣-`;
    expect(formatted(text)).toBe(`${after}North: ♠AQ ♥– ♦K ♣–\n${after}South: ♠7  ♥J ♦A ♣–`);
  });

  it('keeps the marks of a list in which each hand is an item', () => {
    const text = '- North: ♠AQ ♥- ♦K ♣-\n- South: ♠7 ♥J ♦A ♣-';
    expect(formatted(text, 'line')).toBe('- North: ♠AQ ♥– ♦K ♣–\n- South: ♠7  ♥J ♦A ♣–');
  });

  it('goes on as the item of a list that it began', () => {
    const text = '- N ♠AQ ♥- ♦K ♣- / S ♠7 ♥J ♦A ♣-';
    expect(formatted(text)).toBe('- North: ♠AQ ♥– ♦K ♣–\n  South: ♠7  ♥J ♦A ♣–');
  });

  it('may have the auction right below it', () => {
    const text = 'North: ♠AQ ♥- ♦K ♣-\nSouth: ♠7 ♥J ♦A ♣-\nWest North East South';
    expect(formatted(text)).toBe('North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–\nWest North East South');
  });

  it('may come from a table', () => {
    const text =
      '| | ♠ | ♥ | ♦ | ♣ |\n|---|---|---|---|---|\n| North | AQ | - | K | - |\n| South | 7 | J | A | - |';
    expect(formatted(text)).toBe('North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–');
  });
});

describe('is left as it is', () => {
  test.each([
    ['a board with a card twice', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ K ♣ -'],
    ['a board with a card that is none', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ 1 ♦ A ♣ -'],
    ['a board with a hand too short', 'North: ♠ AQ5 ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ - ♦ - ♣ -'],
    [
      'a fault that the author silenced',
      '@ignore board/card-twice as printed\n\nNorth: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ K ♣ -',
    ],
    ['a drawing that goes on below the hands', `${LEGACY.split('\n').slice(3, -1).join('\n')}\n  +--+`],
    ['a board beside a hand that cannot be read', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ ?? ♦ A ♣ -'],
    ['a remark on a player', 'North (dummy): ♠ AQ ♥ - ♦ K ♣ -\nSouth, declarer: ♠ 7 ♥ J ♦ A ♣ -'],
    ['a tag of a play site', '[hv=pc=n&s=sakt5h&w=sj96&d=s&v=b&b=11]399|300[/hv]'],
    ['a hand in a sentence', 'North held ♠ AQ ♥ - ♦ K ♣ - and South passed.'],
    ['a suit and its cards', 'The ♠ AQ and the ♥  K became penalty cards.'],
    ['a list that is no board', '- one\n-  two\n   @ three'],
    ['a handle', 'Write to @someone.example  now\n@ somebody'],
  ])('%s', (_, text) => {
    for (const layout of BOARD_LAYOUTS) expect(formatted(text, layout)).toBe(text);
  });

  it('a board whose silenced fault the settings turn off', () => {
    const lines = ['North: ♠ AQ ♥ - ♦ K ♣ -', 'South: ♠ 7 ♥ J ♦ K ♣ -'];
    const settings = { ...DEFAULT_SETTINGS, severity: { board: 'off' as const } };
    expect(formatWriteUp(lines, { layout: 'centred', settings })).toEqual([]);
  });
});

describe('annotations', () => {
  it('on lines that follow one another say what they say in one column', () => {
    const text = `@contract 3NT S
@penalty   E ♠K  ♥Q dropped
@on-lead W
@neither

@ruling
@picks-up E ♠K`;
    expect(formatted(text)).toBe(`@contract 3NT S
@penalty  E ♠K ♥Q dropped
@on-lead  W
@neither

@ruling
@picks-up E ♠K`);
  });

  it('keep their indentation, quotation, list marks and comments', () => {
    const text = `> - @penalty E  ♠K
> - @on-lead W

<!-- @contract  3NT S -->
<!-- @declarer:  S -->

  <!--
  @penalty E ♥Q
  @on-lead W
  -->`;
    expect(formatted(text)).toBe(`> - @penalty E ♠K
> - @on-lead W

<!-- @contract  3NT S -->
<!-- @declarer: S -->

  <!--
  @penalty E ♥Q
  @on-lead W
  -->`);
  });

  it('keep the words of the author', () => {
    const text = '@case Two  kings\n@ignore board/card-twice as   printed';
    expect(formatted(text)).toBe('@case   Two  kings\n@ignore board/card-twice as   printed');
  });

  it('are aligned as far as one is asked for', () => {
    const text = '@on-lead W\n@penalty   E ♠K\n\n@on-lead   W';
    expect(formatted(text, 'centred', { from: 1, to: 2 })).toBe('@on-lead W\n@penalty E ♠K\n\n@on-lead   W');
  });
});

it('formats the boards that stand in the range, wholly or in part', () => {
  const one = 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ A ♣ -';
  const text = `Board 1\n${one}\n\nBoard 2\n${one}`;
  const clean = 'North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–';
  expect(formatted(text, 'labelled', { from: 6, to: 7 })).toBe(`Board 1\n${one}\n\nBoard 2\n${clean}`);
  expect(formatted(text, 'labelled', { from: 3, to: 5 })).toBe(text);
});

const deals = (fewest: number): fc.Arbitrary<Deal> =>
  fc
    .integer({ min: fewest, max: 13 })
    .chain((size) => fc.shuffledSubarray([...DECK], { minLength: size * 4, maxLength: size * 4 }))
    .map(dealOf);

const writings = (between: readonly Writing['between'][]): fc.Arbitrary<Writing> =>
  fc.record({
    signs: fc.constantFrom(...SIGN_SETS),
    language: fc.constantFrom(...LANGUAGES),
    honours: fc.constantFrom('international' as const, 'national' as const),
    ten: fc.constantFrom('T' as const, '10' as const),
    between: fc.constantFrom(...between),
    afterSign: fc.constantFrom('' as const, ' ' as const),
    none: fc.constantFrom(...VOIDS),
  });

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
