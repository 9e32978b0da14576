// Every way in which a hand or a board is written, each with a board of its own: fixtures/layouts.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { type BySeat, SEATS } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { diagramAt } from '../server/core/syntax/boards/diagram.ts';
import type { ReadHand } from '../server/core/syntax/tree.ts';

const LAYOUT = /^## (.+)\n\n~~~board (\w+)\n([\s\S]*?)\n~~~\n\n {4}(.+)$/gm;

function fixturesIn(file: string) {
  const text = readFileSync(new URL(`./fixtures/layouts/${file}`, import.meta.url), 'utf8');
  const fixtures = Array.from(text.matchAll(LAYOUT), ([, name = '', written, board = '', hands = '']) => {
    const language: Language = LANGUAGES.find((one) => one === written) ?? 'en';
    return { name, language, text: board, hands };
  });
  return { fixtures, headings: text.match(/^## .+$/gm) };
}

const layouts = fixturesIn('layouts.txt');
const catalogue = fixturesIn('catalogue.txt');

function shown(hands: BySeat<ReadHand> | undefined): string {
  return SEATS.flatMap((seat) => {
    const hand = hands?.[seat]?.hand;
    return hand === undefined ? [] : [`${seat} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`];
  }).join(' ');
}

test.each([layouts, catalogue])('each heading has its board and its hands', ({ fixtures, headings }) => {
  expect(fixtures.map(({ name }) => `## ${name}`)).toEqual(headings);
});

test.each(layouts.fixtures)('$name: the hands are read', ({ language, text, hands }) => {
  const lines = text.split('\n');
  const read = diagramAt(lines, 0, 0, language);
  expect(shown(read?.board.hands)).toBe(hands);
  expect(read?.endLine).toBe(lines.length);
});

describe('in a write-up', () => {
  it.each(catalogue.fixtures)(
    '$name: the hands are read, and nothing is found',
    ({ language, text, hands }) => {
      const cases = check(`@language ${language}\n\n${text}`).cases;
      const boards = cases.flatMap(({ report }) => report.facts.boards);
      const read = boards.map(
        (board) => shown(board.hands) + (board.doubt === undefined ? '' : ' uncertain'),
      );
      const found = cases.flatMap(({ report }) => report.findings.map(({ rule }) => rule));
      expect(read.join(' and ') || 'none').toBe(hands);
      expect(found).toEqual(hands.endsWith(' uncertain') ? ['board/uncertain-reading'] : []);
    },
  );
});

describe('the rows of the catalogue', () => {
  const text = readFileSync(new URL('./fixtures/layouts/rows.md', import.meta.url), 'utf8');
  const heads = readFileSync(new URL('./fixtures/layouts/heads.txt', import.meta.url), 'utf8');
  const [inCatalogue = '', others = ''] = text.split('## Others');
  const rows = Array.from(inCatalogue.matchAll(/^- (.+?): (.+)$/gm), ([, row = '', names = '']) => ({
    row,
    names: names.split(' · '),
  }));
  const named = [
    ...rows.flatMap(({ names }) => names.filter((name) => !name.startsWith('`'))),
    ...Array.from(others.matchAll(/^- (.+)$/gm), ([, name]) => name),
  ];
  const fixtures = [...layouts.fixtures, ...catalogue.fixtures].map(({ name }) => name);

  it.each(rows)('has a board that shows it: $row', ({ names }) => {
    const isThere = (name: string) =>
      name.startsWith('`') ? heads.includes(name.slice(1, -1)) : fixtures.includes(name);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('are named for every board', () => {
    expect(inCatalogue.match(/^- /gm)).toHaveLength(rows.length);
    expect(fixtures.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !fixtures.includes(name ?? ''))).toEqual([]);
  });
});
