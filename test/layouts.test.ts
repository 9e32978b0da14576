// Every way in which a hand or a board is written, each with a board of its own: fixtures/layouts/layouts.txt.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { diagramAt } from '../server/core/syntax/diagram.ts';

const TEXT = readFileSync(new URL('./fixtures/layouts/layouts.txt', import.meta.url), 'utf8');
const LAYOUT = /^## (.+)\n\n~~~board (\w+)\n([\s\S]*?)\n~~~\n\n {4}(.+)$/gm;

const layouts = Array.from(TEXT.matchAll(LAYOUT), ([, name = '', written, text = '', hands = '']) => {
  const language: Language = LANGUAGES.find((one) => one === written) ?? 'en';
  return { name, language, text, hands };
});

test('each heading has its board and its hands', () => {
  expect(layouts.map(({ name }) => `## ${name}`)).toEqual(TEXT.match(/^## .+$/gm));
});

test.each(layouts)('$name: the hands are read', ({ language, text, hands }) => {
  const lines = text.split('\n');
  const read = diagramAt(lines, 0, 0, language);
  const shown = SEATS.flatMap((seat) => {
    const hand = read?.board.hands[seat]?.hand;
    return hand === undefined ? [] : [`${seat} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`];
  });
  expect(shown.join(' ')).toBe(hands);
  expect(read?.endLine).toBe(lines.length);
});
