import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { type OutlineItem, outlineOf } from './outline.ts';

const TOLD =
  'South plays in 3NT. East drops the ♠K and the ♥Q. Both are penalty cards. West is on lead.\n' +
  'South required a spade. The ♠K was picked up and the ♥Q stayed on the table.\n';

/** The names in the outline of the first case, those below others indented. */
function outlined(text: string): readonly string[] {
  const report = check(text).cases.at(-1)?.report;
  const names = ({ name, children }: OutlineItem, indent: string): readonly string[] => [
    indent + name,
    ...children.flatMap((child) => names(child, `${indent}  `)),
  ];
  return report === undefined ? [] : outlineOf(report, 1).children.flatMap((item) => names(item, ''));
}

describe('the outline', () => {
  it('lists what annotations state as they state it', () => {
    expect(outlined('@contract 3NT S\n@penalty E ♠K\n@ruling\n@picks-up E ♠K')).toEqual([
      'Facts',
      '  The contract is 3NT, declarer is South.',
      '  @penalty E ♠K',
      'Ruling',
      '  @picks-up E ♠K',
    ]);
  });

  it('lists what sentences state as it was understood', () => {
    expect(outlined(TOLD)).toEqual([
      'Facts',
      '  Declarer is South.',
      '  Trumps: no trump.',
      '  From here on East’s penalty cards are ♠K and ♥Q.',
      '  West is to lead to the next trick.',
      '  Before this lead declarer requires spades.',
      'Ruling',
      '  The ruling says that East picks up ♠K.',
      '  The ruling says that ♥Q remains a penalty card.',
    ]);
  });

  it('says of what a number, a seat or a side is', () => {
    expect(outlined('Board 22 · Dealer East · E-W vulnerable\n\n@contract 3NT S\n@date 2016-05-21')).toEqual([
      'Facts',
      '  Board 22; by its number the dealer is East; vulnerable: E-W.',
      '  East is the dealer.',
      '  Vulnerable: E-W.',
      '  The contract is 3NT, declarer is South.',
      '  The board was played on 2016-05-21.',
    ]);
  });

  it.each([
    ['en', `Table 7, board 22. Dealer East, E-W vulnerable.\n\n${TOLD}`, 'Board 22'],
    ['nl', 'Tafel 7, spel 22. Gever Oost, OW kwetsbaar.\n\nOost heeft twee strafkaarten.', 'Spel 22'],
    ['en', TOLD, 'Case 1'],
  ])('names a case without a heading after its board: %s', (_language, text, name) => {
    const report = check(text).cases[0]?.report;
    expect(report && outlineOf(report, 1).name).toBe(name);
  });

  it('begins a ruling that sentences tell with its first claim', () => {
    const report = check(TOLD).cases[0]?.report;
    const ruling = report && outlineOf(report, 1).children.find(({ kind }) => kind === 'ruling');
    expect(ruling && TOLD.slice(ruling.span.start, ruling.span.end)).toMatch(
      /^The ♠K was picked up[\s\S]*stayed on the table$/,
    );
  });

  it('gives each line its words', () => {
    const report = check(TOLD).cases[0]?.report;
    const facts = report && outlineOf(report, 1).children[0]?.children;
    expect(facts?.map(({ span }) => TOLD.slice(span.start, span.end))).toContain(
      'East drops the ♠K and the ♥Q',
    );
  });

  it('has no line for what stands before the case', () => {
    const lines = outlined(
      `South plays in 3NT.\n\n# Case 1\n\nPassed out.\n\n# Case 2\n\n${TOLD.replace('South plays in 3NT. ', '')}`,
    );
    expect(lines.slice(0, 2)).toEqual(['Facts', '  From here on East’s penalty cards are ♠K and ♥Q.']);
  });
});
