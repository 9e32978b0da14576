import { expect, test } from 'vitest';
import { basisOf, citing, doubted, isAnswered, paragraphInEdition, weaker } from './basis.ts';

test('an answer rests on its line of the table, in the edition that is asked for', () => {
  expect(basisOf('neither, several suits', '2017')).toEqual({
    by: '51B2(c)',
    ground: 'words',
    reading: undefined,
    because: undefined,
  });
  expect(basisOf('neither, several suits', '2007')).toMatchObject({ by: '50D2(b)', ground: 'commentary' });
});

test('an answer on what is known of a card taken back is given in 2017 alone', () => {
  expect(isAnswered('known after the pick-up', '2017')).toBe(true);
  expect(isAnswered('known after the pick-up', '2007')).toBe(false);
});

test('which paragraph is to be cited is not in doubt', () => {
  expect(citing('51B1(a)')).toEqual({
    by: '51B1(a)',
    ground: 'words',
    reading: undefined,
    because: undefined,
  });
});

test('a doubt makes an answer less certain, never more', () => {
  const words = basisOf('the only one that can be played', '2017');
  expect(doubted(words, 'nothing chosen')).toMatchObject({ ground: 'commentary', reading: undefined });
  expect(doubted(words, 'option used')).toMatchObject({ ground: 'open', reading: 'free-for-the-trick' });
  const open = doubted(words, 'option used');
  expect(doubted(open, 'nothing chosen')).toEqual(open);
  const memory = basisOf('neither, one card', '2017');
  expect(doubted(memory, 'two options stated')).toEqual(memory);
});

test('of two grounds the weaker counts', () => {
  expect(weaker('words', 'open')).toBe('open');
  expect(weaker('open', 'words')).toBe('open');
  expect(weaker('commentary', 'inference')).toBe('inference');
});

test('what the laws of 2007 have under another number', () => {
  expect(paragraphInEdition('51B2(c)', '2007')).toBe('50D2(b)');
  expect(paragraphInEdition('51B2(c)', '2017')).toBe('51B2(c)');
  expect(paragraphInEdition('12A1', '2017')).toBeUndefined();
});
