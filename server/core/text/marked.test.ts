import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isMarkLine, type Mark, parseMarked, renderMarked } from './marked.ts';

const MARKED = `East drops two cards.
@penalty E ♠K ♥Q
           ^^ first
           ^^^^^ both
\t@on-lead X
\t         ^ no seat
end`;

it('takes the marks out of a text', () => {
  const { text, marks, cursor } = parseMarked(MARKED);
  expect(text).toBe('East drops two cards.\n@penalty E ♠K ♥Q\n\t@on-lead X\nend');
  expect(marks.map(({ span, label }) => [text.slice(span.start, span.end), label])).toEqual([
    ['♠K', 'first'],
    ['♠K ♥Q', 'both'],
    ['X', 'no seat'],
  ]);
  expect(cursor).toBeUndefined();
});

it('puts them back', () => {
  const { text, marks } = parseMarked(MARKED);
  expect(renderMarked(text, marks)).toBe(MARKED);
});

it('takes the cursor out, and counts the marks of its line without it', () => {
  const { text, marks, cursor } = parseMarked('one\nLaw 5$01B is\n        ^^^ Law');
  expect(text).toBe('one\nLaw 51B is');
  expect(cursor).toBe(9);
  expect(marks.map(({ span }) => text.slice(span.start, span.end))).toEqual(['B i']);
});

it('takes a caret above every line for text', () => {
  expect(parseMarked('^^^ no mark')).toEqual({ text: '^^^ no mark', marks: [], cursor: undefined });
});

it('marks to the end of the first line, and at least one character', () => {
  expect(renderMarked('ab\ncd', [{ span: { start: 1, end: 5 }, label: 'x' }])).toBe('ab\n ^ x\ncd');
  expect(renderMarked('ab', [{ span: { start: 2, end: 2 }, label: 'x' }])).toBe('ab\n  ^ x');
});

it('knows a mark line from the notation and from Markdown', () => {
  const notation = ['@penalty E ♠K', '^', '^^^', 'x^2 is', '   ^K', '[^1] note', '^^ '];
  expect(notation.filter(isMarkLine)).toEqual([]);
  expect(isMarkLine('    ^^ 51B2(b)/x: y')).toBe(true);
});

const LINES = fc.array(
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((line) => `.${line.replace(/[\r\n$]/g, '')}`)
    .filter((line) => !isMarkLine(line)),
  { minLength: 1, maxLength: 6 },
);

/** A mark somewhere in one of the lines: two numbers say where it begins and how long it is. */
function markIn(lines: readonly string[], line: number, from: number, size: number): Mark {
  const text = lines[line % lines.length] ?? '';
  const before = lines.slice(0, line % lines.length).reduce((sum, { length }) => sum + length + 1, 0);
  const column = from % text.length;
  const length = 1 + (size % (text.length - column));
  return { span: { start: before + column, end: before + column + length }, label: `${line}: ${size}` };
}

test('what is rendered parses back to itself', () => {
  fc.assert(
    fc.property(
      LINES,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 5 }),
      (lines, places) => {
        const text = lines.join('\n');
        const marks = places.map((place) => markIn(lines, ...place));
        const parsed = parseMarked(renderMarked(text, marks));
        expect(parsed.text).toBe(text);
        expect(parsed.marks).toEqual(marks.sort((one, other) => one.span.start - other.span.start));
      },
    ),
  );
});
