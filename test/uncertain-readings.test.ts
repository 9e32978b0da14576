// Boards whose layout allows several readings: what is said of them, that nothing is judged on them, and that no
// board that can be read in one way only is called uncertain.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../server/core/bridge/cards.ts';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { optionsInCase, optionsLines } from '../server/core/options.ts';
import { diagramAt } from '../server/core/syntax/boards/diagram.ts';
import { MOST_DIVISIONS } from '../server/core/syntax/boards/divide.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';
import { dealOf, rowsWithoutSuits, type Writing } from './support/render-deal.ts';

const RULE = 'board/uncertain-reading';

const PENALTY = `

@contract 3NT N
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q`;

const NAMELESS = `♠AQ53 ♥K42 ♦J73 ♣864
♠K94 ♥QJT9 ♦A52 ♣KQJ
♠JT2 ♥A83 ♦KQ64 ♣A97
♠876 ♥765 ♦T98 ♣T532`;

const TWO_ROWS = `North
Q J 8 7 6
K 6
4 2
K 9 5 4
West East
A 10 9 3 2
J 10 9 8 5 3 2
K J 8 A Q 6 3
A Q J 6 10 8 3
South
K 5 4
A Q 7 4
10 9 7 5
7 2`;

function reportOf(text: string) {
  const [only, ...others] = check(text).cases;
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('one case');
  return only.report;
}

function rulesOf(text: string): readonly string[] {
  return reportOf(text).findings.map(({ rule, severity }) => `${rule} ${severity}`);
}

describe('hands without names', () => {
  it('are shown in the usual order, with a hint', () => {
    const { findings, facts } = reportOf(NAMELESS);
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([[RULE, 'hint']]);
    expect(facts.boards[0]?.hands.E?.hand).toEqual({ S: 'K94', H: 'QJT9', D: 'A52', C: 'KQJ' });
  });

  it('are not judged on where nothing tells whose they are', () => {
    const text = `${NAMELESS}\n\n@contract 3NT N\n@penalty E ♠2 ♥3 dropped\n@ruling\n@picks-up E ♠2`;
    // No order gives East both cards but one, in which he is third.
    expect(reportOf(text).facts.boards[0]?.hands.E?.hand.S).toBe('JT2');
    const elsewhere = text.replace('♠2 ♥3', '♠Q ♥T').replace('E ♠2', 'E ♠Q');
    const { verdict, missing, findings } = reportOf(elsewhere);
    expect([verdict, missing, findings.map(({ rule }) => rule)]).toEqual(['undecided', ['board'], [RULE]]);
  });

  it('are judged on where the cards that are told of leave one order', () => {
    const { verdict, findings } = reportOf(NAMELESS + PENALTY);
    expect(verdict).toBe('judged');
    expect(findings.map(({ rule }) => rule)).toEqual(['51B2(b)/picked-up-without-cause']);
  });

  it('are settled by a sentence too', () => {
    const text = `${NAMELESS}

South declared 3NT. East dropped the ♠K and the ♥Q, and both became penalty cards. West was on lead and South
prohibited a spade lead.`;
    expect(rulesOf(text).filter((rule) => rule.startsWith('board/'))).toEqual([]);
  });

  it('are those of the order that the words behind them tell', () => {
    const { findings, facts } = reportOf(`${NAMELESS}\n\n(East, South, West, North in that order.)`);
    expect(findings).toEqual([]);
    expect(facts.boards[0]?.hands.E?.hand).toEqual({ S: 'AQ53', H: 'K42', D: 'J73', C: '864' });
  });

  it('stay uncertain where the words behind them tell the order of something else', () => {
    expect(rulesOf(`${NAMELESS}\n\n(East, South, West and North called in that order.)`)).toEqual([
      `${RULE} hint`,
    ]);
  });
});

describe('a row of West and East', () => {
  it('is named where it may be divided in several ways, and nothing is judged on it', () => {
    const text = TWO_ROWS + PENALTY.replace('♠K ♥Q dropped', '♦A ♥3 dropped').replace('♠K ♥Q', '♦A ♥3');
    const { verdict, missing, findings } = reportOf(text);
    expect(findings.map(({ rule }) => rule)).toEqual([RULE, RULE]);
    expect([verdict, missing]).toEqual(['undecided', ['board']]);
  });

  it('is told of where declarer’s options are asked for', () => {
    const report = reportOf(TWO_ROWS + PENALTY.replaceAll('♠K ♥Q', '♦A ♥3'));
    const [last] = optionsInCase(report).slice(-1);
    expect(last && optionsLines(report, last)).toEqual([
      'The deal may be read in several ways: the text has to say which is meant before the law can be asked.',
    ]);
  });
});

describe('any deal in rows without signs of suits', () => {
  const draws = fc.record({
    cards: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
    language: fc.constantFrom(...LANGUAGES),
    honours: fc.constantFrom('international' as const, 'national' as const),
    isNamed: fc.boolean(),
  });

  it('is read as itself, or as one of several with a hint', () => {
    let open = 0;
    fc.assert(
      fc.property(draws, ({ cards, language, honours, isNamed }) => {
        const deal = dealOf(cards);
        const writing: Writing = {
          signs: ['', '', '', ''],
          language,
          honours,
          ten: '10',
          between: ' ',
          afterSign: '',
          none: '-',
        };
        const text = rowsWithoutSuits(deal, writing, isNamed);
        const board = diagramAt(text.split('\n'), 0, 0, language)?.board;
        if (board?.hands.N?.hand.S === '' || deal.N.S === '') return; // No row of cards comes first.
        const ways = [board?.hands ?? {}, ...(board?.doubt?.others ?? [])].map((hands) =>
          Object.fromEntries(SEATS.map((seat) => [seat, hands[seat]?.hand])),
        );
        if (board?.doubt !== undefined) open += 1;
        if (ways.length < MOST_DIVISIONS) expect(ways, text).toContainEqual(deal);
      }),
      { numRuns: 500 },
    );
    expect(open).toBeLessThan(100); // Most deals have a row that tells.
  });
});

describe('rows without signs of suits that make no deal', () => {
  const damaged = `North
A K 7 4
Q 9 2
Q 5 3
8 6 2
West East
Q 8 6 10 9 2
A 8 5 K J 4 3
10 9 2 K J 6
A 7 5 3 K Q 9
South
J 5 3
10 7 6
A 8 7 2
J 10 4`;

  it('are read by the order of the ranks, and the fault is shown', () => {
    expect(rulesOf(damaged)).toEqual(['board/card-twice error', 'board/missing-card error']);
  });

  it('are no board where the order of the ranks does not tell', () => {
    expect(reportOf(damaged.replace('10 9 2 K J 6', 'K J 10 9 6 2')).facts.boards).toEqual([]);
  });
});

describe('a board that can be read in one way only', () => {
  const FOLDER = new URL('./fixtures/', import.meta.url);
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ruling|md|txt)$/.test(name))
    .sort();

  it('is never called uncertain in any fixture, but for the boards that are written so to be it', () => {
    expect(names.length).toBeGreaterThan(300);
    const boards = names.flatMap((name) => {
      const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
      const { cases } = new WriteUp(lines, 'ruling');
      return cases.flatMap(({ diagrams }) => diagrams.map(({ read }) => ({ name, board: read.board })));
    });
    const catalogue = readFileSync(new URL('layouts/catalogue.txt', FOLDER), 'utf8');
    const written = catalogue.match(/^ {4}.* uncertain$/gm) ?? [];
    expect(boards.length).toBeGreaterThan(100);
    const uncertain = boards.filter(
      ({ board }) => board.doubt !== undefined && board.ofDeclarer === undefined,
    );
    expect(uncertain.map(({ name }) => name)).toEqual([
      ...written.map(() => 'layouts/catalogue.txt'),
      'layouts/layouts.txt',
    ]);
  });
});
