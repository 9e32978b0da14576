import { expect, it } from 'vitest';
import { caseTextOf } from '../core/text/lines.ts';
import { excerptOf } from './excerpt.ts';

const plain = (carets: string) => carets;

function excerpt(lines: readonly string[], words: string, firstLine = 0) {
  const start = lines.join('\n').indexOf(words);
  return excerptOf(caseTextOf(lines), { start, end: start + words.length }, firstLine, 'why', plain).split(
    '\n',
  );
}

it('puts carets under the words, with the number of the line in the file', () => {
  expect(excerpt(['first', 'East picks up ♥Q.'], '♥Q', 8)).toEqual([
    '  10 | East picks up ♥Q.',
    '     |               ^^ why',
  ]);
});

it('stays under the words behind emoji and tabs', () => {
  expect(excerpt(['♠️K\t♥Q'], '♥Q')).toEqual(['  1 | ♠️K     ♥Q', '    |         ^^ why']);
  expect(excerpt(['♠️K ♥Q'], '♠️K')[1]).toBe('    | ^^^ why');
});

it('marks to the end of the line what goes on beyond it, and one column where nothing is', () => {
  expect(excerpt(['one two', 'three'], 'two\nthree')[1]).toBe('    |     ^^^ why');
  expect(excerptOf(caseTextOf(['ab']), { start: 2, end: 2 }, 0, '', plain)).toBe('  1 | ab\n    |   ^');
});

it('shows a part of a long line', () => {
  const [line, carets] = excerpt([`${'a'.repeat(500)}♥Q${'😀'.repeat(500)}`], '♥Q');
  expect(line?.length).toBeLessThan(140);
  expect(line?.indexOf('♥Q')).toBe(carets?.indexOf('^^'));
});
