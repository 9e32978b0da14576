import { expect, it } from 'vitest';
import type { Language } from './bridge/nouns.ts';
import { check } from './check.ts';
import type { InlayHints } from './hint-kinds.ts';
import { hintsInCase } from './hints-in-case.ts';

const COMPASS = `       ♠AQ53
       ♥–
       ♦K4
       ♣–
♠9       N     ♠KJ
♥T98   W   E   ♥Q
♦Q7      S     ♦T53
♣–             ♣–
       ♠7
       ♥J3
       ♦AJ2
       ♣–  `;

/** The hints of a text, each with what stands before it on its line. */
function hints(text: string, counted: InlayHints, language: Language = 'en') {
  const report = check(text, { settings: { language } }).cases[0]?.report;
  if (report === undefined) return [];
  return hintsInCase(report, counted).map(({ offset, label }) => [
    text.slice(0, offset).split('\n').at(-1),
    label,
  ]);
}

it('counts the points of each hand, at the end of a line', () => {
  expect(hints(COMPASS, 'points')).toEqual([
    ['       ♣–', 'North: 9 points'],
    ['♣–             ♣–', 'West: 2 points'],
    ['♣–             ♣–', 'East: 6 points'],
    ['       ♣–', 'South: 6 points'],
  ]);
});

it('counts cards, in the language shown', () => {
  const board = 'North: ♠A ♥- ♦- ♣-\nEast: ♠KJ ♥- ♦- ♣-\n';
  const labels = (language: Language) => hints(board, 'cards', language).map(([, label]) => label);
  expect(labels('en')).toEqual(['North: 1 card', 'East: 2 cards']);
  expect(labels('el')).toEqual(['Βορράς: 1 φύλλο', 'Ανατολή: 2 φύλλα']);
  expect(labels('nl')).toEqual(['Noord: 1 kaart', 'Oost: 2 kaarten']);
  expect(labels('tr')).toEqual(['Kuzey: 1 kart', 'Doğu: 2 kart']);
});

it('shows nothing where hints are off', () => {
  expect(hints(COMPASS, 'off')).toEqual([]);
});
