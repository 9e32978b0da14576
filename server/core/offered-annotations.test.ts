import { expect, it } from 'vitest';
import { defaultStyle } from './bridge/words.ts';
import { offeredAnnotations } from './offered-annotations.ts';
import { ANNOTATION_WORDS } from './syntax/annotations/annotation-grammar.ts';

const en = defaultStyle('en');

it.each([
  ['@', 0],
  ['  @pen', 2],
  ['> @', 2],
  ['- @picks-', 2],
  ['2. @', 3],
  ['<!-- @', 5],
])('offers all annotations behind %j', (before, from) => {
  const offered = offeredAnnotations(before, en);
  expect(offered?.from).toBe(from);
  expect(offered?.annotations.map(({ text }) => text.trim().slice(1))).toEqual(ANNOTATION_WORDS);
});

it.each(['', 'East', 'write to td@', 'East @', '@penalty ', '@penalty E', '`@'])(
  'offers none behind %j',
  (before) => {
    expect(offeredAnnotations(before, en)).toBeUndefined();
  },
);

it('tells what each says, and leaves room where something has to follow', () => {
  const named = (word: string, style = en) =>
    offeredAnnotations('@', style)?.annotations.find(({ text }) => text.trim() === `@${word}`);
  expect(named('penalty')).toEqual({
    text: '@penalty ',
    example: '@penalty E ♠K ♥Q dropped',
    meaning: 'From here on East’s penalty cards are ♠K and ♥Q.',
  });
  expect(named('neither')?.text).toBe('@neither');
  expect(named('on-lead', defaultStyle('nl'))?.meaning).toMatch(/^West/);
  expect(offeredAnnotations('@', en)?.annotations.filter(({ meaning }) => meaning === '')).toEqual([]);
});
