import { expect, it, test } from 'vitest';
import { EDITIONS } from './editions.ts';
import { lawOf, liesIn, nearestParagraphs, outlineOf, parentOf, partsOf, standingOf } from './paragraphs.ts';

it('knows what lies in what', () => {
  expect(parentOf('51B2(b)')).toBe('51B2');
  expect(parentOf('51B')).toBe('51');
  expect(parentOf('51')).toBeUndefined();
  expect(liesIn('51B2(b)', '51B')).toBe(true);
  expect(liesIn('51A', '51B')).toBe(false);
  expect(lawOf('51B2(b)')).toBe(51);
});

it('gives the undivided parts of a law in order', () => {
  expect(partsOf('51B', '2017')).toEqual(['51B1(a)', '51B1(b)', '51B2(a)', '51B2(b)', '51B2(c)']);
  expect(partsOf('51B', '2007')).toEqual(['51B1(a)', '51B1(b)', '51B2(a)', '51B2(b)']);
  expect(partsOf('59', '2017')).toEqual([]);
});

it('tells a paragraph that there is not from one of a law it does not hold', () => {
  expect(standingOf('51B2(c)', '2017')).toBe('held');
  expect(standingOf('51B2(c)', '2007')).toBe('absent');
  expect(standingOf('51B3', '2017')).toBe('absent');
  expect(standingOf('16B1(a)', '2017')).toBe('unknown');
  expect(standingOf('58A', '2017')).toBe('unknown');
});

it('holds the law above every paragraph of a law that it holds whole', () => {
  for (const edition of EDITIONS) {
    for (const id of outlineOf(edition)) {
      const parent = parentOf(id);
      if (parent !== undefined) expect(standingOf(parent, edition)).not.toBe('absent');
    }
    expect(new Set(outlineOf(edition)).size).toBe(outlineOf(edition).length);
  }
});

test.each([
  ['51B3', '2017', ['51B', '51B1', '51B2']],
  ['50B2(c)', '2017', ['51B2(c)', '50B']],
  ['51B2(d)', '2017', ['51B2', '51B2(a)', '51B2(b)']],
  ['51B2(c)', '2007', ['51B2', '51B2(a)', '51B2(b)']],
] as const)('finds what is near %s in %s', (id, edition, near) => {
  expect(nearestParagraphs(id, edition).slice(0, near.length)).toEqual(near);
});
