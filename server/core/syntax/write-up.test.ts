import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileKind, WriteUp } from './write-up.ts';

const casesOf = (text: string, kind: FileKind = 'ruling') =>
  new WriteUp(text.split('\n'), kind).cases.map(({ firstLine, lines, name }) => ({
    lines: `${firstLine}-${firstLine + lines.length - 1}`,
    name: name?.value,
  }));

const HANDS = ['@hand N ♠AQ ♥- ♦K ♣-', '@hand S ♠J2 ♥- ♦A ♣-'].join('\n');
const DIAGRAM = ['N ♠AQ ♥5 ♦K ♣-', 'E ♠KJ ♥Q ♦3 ♣-', 'S ♠J2 ♥3 ♦A ♣-', 'W ♠93 ♥T ♦Q ♣-'].join('\n');
const ENDING = ['N ♠A ♥5 ♦K ♣-', 'E ♠K ♥Q ♦3 ♣-', 'S ♠2 ♥3 ♦A ♣-', 'W ♠9 ♥T ♦Q ♣-'].join('\n');
const OTHER = ['N ♠A2 ♥K ♦7 ♣-', 'E ♠K3 ♥Q ♦8 ♣-', 'S ♠Q4 ♥J ♦9 ♣-', 'W ♠J5 ♥T ♦T ♣-'].join('\n');

describe('a file', () => {
  it('without a beginning is one case', () => {
    expect(casesOf(`Some prose.\n\n${HANDS}\n\nMore prose.`)).toHaveLength(1);
  });

  it('is one case where beginnings stand together', () => {
    expect(casesOf(`# Casebook\n\n## Case 14\n\nBoard 6 · Dealer East\n\n@board 6\n${HANDS}`)).toEqual([
      { lines: '0-8', name: 'Case 14' },
    ]);
  });

  it('has a case for each numbered heading', () => {
    expect(casesOf(`## Spel 1\n${HANDS}\n\n## Spel 2\n${HANDS}`).map((one) => one.name)).toEqual([
      'Spel 1',
      'Spel 2',
    ]);
  });

  it('has a case for each heading, though nothing is known between them', () => {
    expect(casesOf('## Case 1\n\nProse.\n\n## Case 2\n\nProse.')).toHaveLength(2);
  });

  it('begins a case at @case and at a second @board', () => {
    expect(casesOf(`@case A\n${HANDS}\n@case B two\n${HANDS}`).map((one) => one.name)).toEqual([
      'A',
      'B two',
    ]);
    expect(casesOf(`@board 1\n${HANDS}\n@board 2\n${HANDS}`)).toHaveLength(2);
    expect(casesOf(`${DIAGRAM}\n\n@penalty E ♠K\n\n@board 2\n${HANDS}`)).toHaveLength(2);
  });

  it('begins a case at a diagram of another deal', () => {
    expect(casesOf(`${DIAGRAM}\n\nProse.\n\n${OTHER}`)).toHaveLength(2);
  });

  it('takes the heading of an untied diagram along', () => {
    expect(casesOf(`# One\n\n${DIAGRAM}\n\n# Two\n\n${OTHER}`).map((one) => one.lines)).toEqual([
      '0-6',
      '7-12',
    ]);
  });

  it('ties an end position to its deal', () => {
    expect(casesOf(`${DIAGRAM}\n\nTwo tricks later:\n\n${ENDING}`)).toHaveLength(1);
    expect(casesOf(`${DIAGRAM}\n\nThe remaining cards:\n\n${OTHER}`)).toHaveLength(1);
  });

  it('begins nothing at a board named inside a sentence', () => {
    expect(
      casesOf(`${DIAGRAM}\n\nThis was like board 7 of the other room, but worse.\n\n@penalty E ♠K`),
    ).toHaveLength(1);
  });
});

describe('a Markdown file', () => {
  it('is read in its fences, each on its own', () => {
    const fence = `\`\`\`ruling\n${HANDS}\n\`\`\``;
    expect(casesOf(`# Notes\n${fence}\ntext\n${fence}\n`, 'markdown').map((one) => one.lines)).toEqual([
      '2-3',
      '7-8',
    ]);
  });

  it('has no hand of a board behind the fence', () => {
    const [north, east, south, west] = DIAGRAM.split('\n');
    const text = ['```ruling', north, east, south, '```', west].join('\n');
    const [only] = new WriteUp(text.split('\n'), 'markdown').cases;
    const boards = only?.diagrams.map(({ read }) => Object.keys(read.board.hands).join(''));
    expect(boards).toEqual(['NES']);
  });

  it('is read whole where a comment annotates', () => {
    expect(casesOf('# Notes\n\n<!-- @penalty E ♠K -->\n', 'markdown').map((one) => one.lines)).toEqual([
      '0-3',
    ]);
  });

  it('is left alone otherwise', () => {
    expect(
      casesOf(`# Notes\n\n${HANDS}\n\n\`\`\`js\n@decorator\n\`\`\`\n<!-- a comment -->`, 'markdown'),
    ).toEqual([]);
  });
});

describe('an edit', () => {
  const line = fc.constantFrom(
    '',
    'Prose about a trick.',
    '## Case 1',
    '## Case 2',
    'Board 3',
    '# Heading',
    '@case',
    '@board 4',
    '@language nl',
    '@laws 2007',
    '@penalty E ♠K',
    '```ruling',
    '```',
    '<!-- @on-lead W -->',
    '<!--',
    '-->',
    'The remaining cards:',
    ...DIAGRAM.split('\n'),
    ...OTHER.split('\n'),
  );
  const lines = fc.oneof(
    fc.array(line, { maxLength: 6 }),
    fc.constantFrom(DIAGRAM.split('\n'), OTHER.split('\n'), ENDING.split('\n'), [
      '## Case 9',
      '',
      ...DIAGRAM.split('\n'),
    ]),
  );
  const summary = (writeUp: WriteUp) =>
    writeUp.cases.map(({ firstLine, lines: own, name, diagrams, file }) => ({
      firstLine,
      own,
      name,
      diagrams: diagrams.map((one) => one.line),
      file,
    }));

  it.each<FileKind>(['ruling', 'markdown'])('gives the same cases as reading the file anew (%s)', (kind) => {
    fc.assert(
      fc.property(
        fc.array(lines, { maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), lines), { maxLength: 6 }),
        (blocks, edits) => {
          let text = [...blocks.flat(), ''];
          const writeUp = new WriteUp(text, kind);
          for (const [at, count, fresh] of edits) {
            const from = at % text.length;
            const removed = text.slice(from, from + count);
            const added = removed.length === text.length && fresh.length === 0 ? [''] : fresh;
            text = [...text.slice(0, from), ...added, ...text.slice(from + removed.length)];
            writeUp.edit(text, { from, removed: removed.length, added: added.length }, removed);
            expect(summary(writeUp)).toEqual(summary(new WriteUp(text, kind)));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
