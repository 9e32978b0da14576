import { expect, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { orderTold } from './told-order.ts';

const told = (line: string, language: Language) => orderTold(['', line], 0, 0, language)?.join('');
const toldAbove = (line: string, language: Language) => orderTold([line, ''], 2, 2, language)?.join('');

test.each<[string, Language, string]>([
  ['(North, East, South, West in that order.) West plays 4♥.', 'en', 'NESW'],
  ['The hands are, in order, West, North, East and South.', 'en', 'WNES'],
  ['(W, N, E, S)', 'en', 'WNES'],
  ['(με τη σειρά: Βορράς, Δύση, Ανατολή, Νότος)', 'el', 'NWES'],
  ['(Β, Α, Ν, Δ)', 'el', 'NESW'],
  ['De handen zijn in deze volgorde noord, oost, zuid en west.', 'nl', 'NESW'],
  ['(W, N, O, Z)', 'nl', 'WNES'],
  ['(sırasıyla Kuzey, Doğu, Güney ve Batı)', 'tr', 'NESW'],
])('an order is told: %s', (line, language, order) => {
  expect(told(line, language)).toBe(order);
});

test.each<[string, Language, string]>([
  ['The hands in the order N E S W:', 'en', 'NESW'],
  ['Board 7. The hands are in the order West, North, East, South.', 'en', 'WNES'],
  ['Hands clockwise from West:', 'en', 'WNES'],
  ['Τα χέρια με τη σειρά Β-Α-Ν-Δ:', 'el', 'NESW'],
  ['De handen in de volgorde W N O Z:', 'nl', 'WNES'],
  ['De handen met de klok mee, vanaf oost:', 'nl', 'ESWN'],
  ['Eller Kuzey / Doğu / Güney / Batı sırasıyla:', 'tr', 'NESW'],
])('an order is told above the hands: %s', (line, language, order) => {
  expect(toldAbove(line, language)).toBe(order);
});

test.each([
  'West North East South',
  'North, East, South, West',
  'North, East, South, West passed.',
  '(North, East, South and West called in that order.)',
  '(North-South, East-West)',
  '(North, East, South)',
  '(North, East, South, North)',
  '(North, East, South, West: Smith, Jones, Brown, Green)',
])('no order of hands is told: %s', (line) => {
  expect(told(line, 'en')).toBeUndefined();
  expect(toldAbove(line, 'en')).toBeUndefined();
});
