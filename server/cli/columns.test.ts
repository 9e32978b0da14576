import { expect, it } from 'vitest';
import { columnsOf, expandTabs } from './columns.ts';

it('counts what a terminal draws', () => {
  expect(columnsOf('abc')).toBe(3);
  expect(columnsOf('♠K')).toBe(2);
  expect(columnsOf('♠️K')).toBe(3);
  expect(columnsOf('e\u0301')).toBe(1);
  expect(columnsOf('👩‍⚖️')).toBe(2);
  expect(columnsOf('漢字')).toBe(4);
});

it('lets a tab reach to the next stop', () => {
  expect(columnsOf('ab\tc')).toBe(9);
  expect(columnsOf('\t', 3)).toBe(5);
  expect(expandTabs('ab\tc\t')).toBe('ab      c       ');
});
