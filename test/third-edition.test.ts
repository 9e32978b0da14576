// An edition is a folder of texts and a list of differences: an invented one, and nothing in the code knows of it.
import { describe, expect, it, vi } from 'vitest';
import { check } from '../server/core/check.ts';
import { hoverAt } from '../server/core/hover.ts';

vi.mock('../server/core/laws/editions.ts', () => ({ EDITIONS: ['2007', '2017', '2027'] }));

vi.mock('../server/core/laws/all.ts', async (importOriginal) => {
  const { LAWS } = await importOriginal<typeof import('../server/core/laws/all.ts')>();
  const differences = {
    changeover: { first: '2027-04-01', last: '2027-09-30' },
    lacks: ['50E3'],
    adds: [{ id: '51B1(c)', after: '51B1(b)' }],
    answers: { 'neither, one suit': { by: '51B1(c)', ground: 'words' } },
    unanswered: [],
  };
  return { LAWS: { ...LAWS, '2027': differences } };
});

vi.mock('../server/core/laws/texts.ts', async (importOriginal) => {
  const { TEXTS } = await importOriginal<typeof import('../server/core/laws/texts.ts')>();
  const { '50E3': _gone, ...rest } = TEXTS['2017'].en.paragraphs;
  const added = { heading: 'Declarer does neither', summary: 'The penalty cards stay on the table.' };
  const en = { ...TEXTS['2017'].en, edition: '2027', paragraphs: { ...rest, '51B1(c)': added } };
  return { TEXTS: { ...TEXTS, '2027': { ...TEXTS['2017'], en } } };
});

const ONE_SUIT = `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@neither
@ruling
@picks-up E ♠K
`;

function foundIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.map(({ rule, severity, laws }) => `${rule} ${severity} ${laws}`),
  );
}

describe('an invented edition', () => {
  it('is named by `@laws`, and its own paragraphs are the ground of what is found', () => {
    expect(foundIn(`@laws 2027\n${ONE_SUIT}`)).toEqual(['51B1(c)/picked-up-without-cause error 2027']);
    expect(foundIn(`@laws 2017\n${ONE_SUIT}`)).toEqual(['50D2(b)/picked-up-without-cause warning 2017']);
  });

  it('is in force from its date, and asked for while federations change over', () => {
    expect(foundIn(`@date 2028-01-15\n${ONE_SUIT}`)).toEqual(['51B1(c)/picked-up-without-cause error 2027']);
    expect(foundIn(`@date 2027-05-01\n${ONE_SUIT}`)).toEqual(['51/undecided hint 2027']);
    expect(foundIn(`@date 2026-05-01\n${ONE_SUIT}`)).toEqual([
      '50D2(b)/picked-up-without-cause warning 2017',
    ]);
  });

  it('is held against citations: what it adds is not in the older ones, what it lacks is not in it', () => {
    const citing = (paragraph: string) => `@penalty E ♠K ♥Q dropped\n@ruling\n@cites ${paragraph}\n`;
    expect(foundIn(`@laws 2027\n${citing('51B1(c)')}`)).toEqual([]);
    expect(foundIn(`@laws 2017\n${citing('51B1(c)')}`)).toEqual(['citation/not-in-edition error 2017']);
    expect(foundIn(`@laws 2027\n${citing('50E3')}`)).toEqual(['citation/not-in-edition error 2027']);
    expect(foundIn(`@laws 2017\n${citing('50E3')}`)).toEqual([]);
  });

  it('shows its text in the hover', () => {
    const text = '@laws 2027\nThe Director cited Law 51B1(c).';
    expect(hoverAt(text, text.indexOf('51B1(c)') + 1)?.markdown).toContain('The penalty cards stay');
  });
});
