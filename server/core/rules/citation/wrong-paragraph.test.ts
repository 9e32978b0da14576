import { describe, expect, it, test } from 'vitest';
import { check } from '../../check.ts';

/** The paragraphs named in place of the one cited, and how firmly. */
function named(...lines: readonly string[]): readonly string[] {
  return check(lines.join('\n')).cases.flatMap(({ report }) =>
    report.findings
      .filter(({ rule }) => rule === 'citation/wrong-paragraph')
      .map(({ paragraph, severity }) => `${paragraph} ${severity}`),
  );
}

const HAND = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦6 ♣-'];

describe('Law 51 cited where no defender has two penalty cards', () => {
  test.each([
    ['50D information', ['@penalty E ♠K dropped', '@ruling', '@kind E ♠K major', '@cites 51']],
    [
      '50D1(a) information',
      [
        '@penalty E ♠K dropped',
        '@on-lead S',
        '@play S♠3 W♠4 N♠5',
        '@ruling',
        '@must-play E ♠K',
        '@cites 51A',
      ],
    ],
    ['50C information', ['@penalty E ♦6 dropped', '@on-lead W', '@ruling', '@may-lead W any', '@cites 51B']],
    [
      '50D2(a) information',
      [
        '@penalty E ♠K dropped',
        '@penalty W ♥9 deliberate',
        '@on-lead W',
        '@requires ♠',
        '@ruling',
        '@picks-up E ♠K',
        '@cites 51B',
      ],
    ],
    [
      '50D2(a) information',
      ['@penalty E ♠K dropped', '@on-lead W', '@ruling', '@offers prohibit ♠', '@cites 51'],
    ],
  ])('names %s', (paragraph, lines) => {
    expect(named(...HAND, ...lines)).toEqual([paragraph]);
  });

  it('is let be where one has, or has had, two', () => {
    const two = [...HAND, '@penalty E ♠K dropped', '@penalty E ♥Q dropped', '@on-lead W', '@prohibits ♠'];
    expect(named(...two, '@ruling', '@picks-up E ♠K', '@cites 51')).toEqual([]);
    expect(named(...two, '@prohibits ♠ ♥', '@ruling', '@picks-up E ♠K ♥Q', '@cites 51B')).toEqual([]);
  });

  it('is let be where the ruling speaks of another penalty card', () => {
    const one = [...HAND, '@penalty E ♠K dropped', '@on-lead W', '@prohibits ♠'];
    expect(named(...one, '@ruling', '@picks-up E ♠K', '@remains E ♥Q', '@cites 51')).toEqual([]);
  });

  it('is let be where there is none', () => {
    expect(named(...HAND, '@penalty S ♠K dropped', '@ruling', '@remains S ♠K', '@cites 51')).toEqual([]);
  });

  it('is found in a sentence, but not in one that says it is no case for it', () => {
    const facts = [
      'South is declarer in 3NT.',
      'East dropped the ♠K face up, a penalty card. West is on lead. South forbids a spade.',
      '',
    ];
    const ruling = 'The Director ruled that East picks up the ♠K';
    expect(named(...facts, `${ruling} under Law 51.`)).toEqual(['50D2(a) information']);
    expect(named(...facts, `${ruling}; it is no case for Law 51.`)).toEqual([]);
  });
});
