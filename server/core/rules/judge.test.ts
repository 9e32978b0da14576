import { describe, expect, it, test } from 'vitest';
import type { CaseReport } from '../case.ts';
import { check } from '../check.ts';
import { textIn } from '../text/lines.ts';

/** The report on a text of one case. */
function reportOn(...lines: readonly string[]): CaseReport {
  const [only] = check(lines.join('\n')).cases;
  if (only === undefined) throw new Error('The text has no case.');
  return only.report;
}

/** What is objected to: the paragraph, how certain it is, and the words. */
function objections(report: CaseReport): readonly string[] {
  return report.findings
    .filter(({ severity }) => severity !== 'hint')
    .map(({ rule, severity, span }) => `${rule} ${severity} ${textIn(report.text, span)}`);
}

const DEAL = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦6 ♣-', '@hand W ♠84 ♥K ♦9 ♣-'];
const TWO_SUITS = [...DEAL, '@penalty E ♠K ♥Q dropped', '@on-lead W'];

describe('the verdict', () => {
  it('is not applicable without a penalty card', () => {
    expect(reportOn(...DEAL, '@on-lead W', '@ruling', '@may-lead W any').verdict).toBe('not-applicable');
  });

  it('is judged where every claim is decided', () => {
    const report = reportOn(...TWO_SUITS, '@prohibits ♠', '@ruling', '@picks-up E ♠K', '@remains E ♥Q');
    expect(report).toMatchObject({ verdict: 'judged', missing: [] });
  });

  it.each([
    ['choice', [...TWO_SUITS, '@ruling', '@picks-up E ♠K']],
    ['on-lead', ['@contract 3NT S', '@penalty E ♠K ♥Q', '@ruling', '@may-lead W any']],
    ['exposure', ['@contract 3NT S', '@penalty E ♠7', '@on-lead W', '@ruling', '@kind E ♠7 minor']],
    ['designation', [...DEAL, '@penalty E ♠K ♥Q', '@on-lead E', '@ruling', '@must-lead E ♥Q']],
    ['declarer', ['@penalty E ♠K ♥Q', '@on-lead E', '@ruling', '@chooses N']],
    [
      'hand of W',
      ['@contract 3NT S', '@penalty E ♠K', '@on-lead W', '@requires ♠', '@ruling', '@may-lead W any'],
    ],
    [
      'trick',
      [...DEAL, '@penalty E ♠K ♥Q', '@on-lead W', '@neither', '@on-lead S', '@ruling', '@remains E ♠K'],
    ],
    ['ruling', TWO_SUITS],
  ])('is undecided where the text lacks: %s', (what, lines) => {
    const { verdict, missing } = reportOn(...lines);
    expect(verdict).toBe('undecided');
    expect(missing).toContain(what);
  });

  it('is undecided where the board is faulty', () => {
    const report = reportOn(
      '@contract 3NT S',
      '@hand E ♠KJ ♥Q ♦6 ♣-',
      '@hand W ♠K4 ♥K ♦9 ♣-',
      '@penalty E ♥Q',
      '@on-lead W',
      '@neither',
      '@ruling',
      '@picks-up E ♥Q',
    );
    expect(report).toMatchObject({ verdict: 'undecided', missing: ['board'] });
    expect(objections(report).filter((one) => one.startsWith('5'))).toEqual([]);
  });

  it.each([
    ['2017-08-15', 'edition', '2017'],
    ['2008-03-01', 'edition', '2007'],
    ['2007-12-31', 'older-laws', '2007'],
  ])('is undecided where the date, %s, leaves the laws open', (date, what, edition) => {
    const wrong = [...TWO_SUITS, '@prohibits ♠', '@ruling', '@picks-up E ♥Q'];
    const report = reportOn(`@date ${date}`, ...wrong);
    expect(report).toMatchObject({ verdict: 'undecided', missing: [what], edition });
    expect(
      report.findings.map(({ rule, severity, span }) => [rule, severity, textIn(report.text, span)]),
    ).toEqual([['51/undecided', 'hint', date]]);
    expect(objections(reportOn(`@date ${date}`, '@laws 2007', ...wrong))).toHaveLength(1);
  });

  it.each([
    ['2008-10-01', '2007'],
    ['2017-03-31', '2007'],
    ['2017-10-01', '2017'],
  ])('is by the laws in force where the date, %s, leaves no doubt', (date, edition) => {
    const report = reportOn(`@date ${date}`, ...TWO_SUITS, '@prohibits ♠', '@ruling', '@picks-up E ♠K');
    expect(report).toMatchObject({ verdict: 'judged', edition });
  });

  it('asks once, at the claim that turns on what is missing', () => {
    const report = reportOn(...TWO_SUITS, '@ruling', '@picks-up E ♠K', '@may-lead W any', '@must-lead W ♠');
    const questions = report.findings.filter(({ severity }) => severity === 'hint');
    expect(questions.map(({ rule, span }) => [rule, textIn(report.text, span)])).toEqual([
      ['51/undecided', '@picks-up E ♠K'],
    ]);
  });
});

describe('how certain a finding is', () => {
  test('the words of the law make an error', () => {
    expect(objections(reportOn(...TWO_SUITS, '@prohibits ♠', '@ruling', '@remains E ♠K'))).toEqual([
      '51B2(b)/kept-in-prohibited-suit error ♠K',
    ]);
  });

  test('a ruling that was overruled, or is called wrong, is told of', () => {
    const wrong = ['@remains E ♠K'];
    const told = ['51B2(b)/kept-in-prohibited-suit information ♠K'];
    const facts = [...TWO_SUITS, '@prohibits ♠'];
    expect(objections(reportOn(...facts, '@ruling director overruled', ...wrong))).toEqual(told);
    expect(objections(reportOn(...facts, '@ruling', ...wrong, '@verdict wrong'))).toEqual(told);
  });

  test('a reading among several makes information', () => {
    const lines = [...DEAL, '@penalty E ♠K ♥Q ♦6', '@on-lead W', '@prohibits ♠', '@play W♥K N♥7'];
    expect(objections(reportOn(...lines, '@ruling', '@may-play E any'))).toEqual([]);
    const voidInClubs = [
      '@contract 3NT S',
      '@hand E ♠KJ ♥Q ♦6 ♣-',
      '@penalty E ♠K ♥Q',
      '@on-lead W',
      '@prohibits ♠',
    ];
    expect(objections(reportOn(...voidInClubs, '@play W♣9 N♣7', '@ruling', '@may-play E ♦6'))).toEqual([
      '50D1(a)/penalty-card-not-played information ♦6',
    ]);
  });

  test('two options for one lead: only one of them stands, by inference', () => {
    const facts = [...TWO_SUITS, '@requires ♠', '@prohibits ♥'];
    expect(objections(reportOn(...facts, '@ruling', '@picks-up E ♠K ♥Q'))).toEqual([
      '51B2(a)/picked-up-without-cause warning ♥Q',
    ]);
    expect(objections(reportOn(...facts, '@ruling', '@picks-up E ♠K', '@remains E ♥Q'))).toEqual([]);
  });

  test('the laws of 2007 have no 51B2(c): what it gives follows from 50D2(b)', () => {
    const report = reportOn('@laws 2007', ...TWO_SUITS, '@neither', '@ruling', '@picks-up E ♠K');
    expect(objections(report)).toEqual(['50D2(b)/picked-up-without-cause warning ♠K']);
    expect(report.findings.map(({ laws }) => laws)).toEqual(['2007']);
  });
});

describe('the place that belongs to a finding', () => {
  it.each([
    ['@prohibits ♠', [...TWO_SUITS, '@prohibits ♠', '@ruling', '@remains E ♠K']],
    ['@penalty E ♠K ♥Q dropped', [...TWO_SUITS, '@ruling', '@kind E ♠K minor']],
    [
      '@designates ♥Q',
      [...DEAL, '@penalty E ♠K ♥Q', '@on-lead E', '@designates ♥Q', '@ruling', '@must-play E ♠K'],
    ],
  ])('is the fact that makes the claim wrong: %s', (place, lines) => {
    const report = reportOn(...lines);
    const places = report.findings.flatMap(({ related }) =>
      related.map(({ span }) => textIn(report.text, span)),
    );
    expect(places).toEqual([place]);
  });
});

describe('two prohibitions said one after the other', () => {
  it('are one prohibition of both suits', () => {
    const facts = [...TWO_SUITS, '@prohibits ♠', '@prohibits ♥'];
    expect(objections(reportOn(...facts, '@ruling', '@picks-up E ♠K ♥Q', '@must-lead W ♦'))).toEqual([]);
    expect(objections(reportOn(...facts, '@ruling', '@remains E ♥Q'))).toHaveLength(1);
  });
});

describe('an irregular fact', () => {
  it.each([
    [
      'an option of a suit without a penalty card',
      [...TWO_SUITS, '@requires ♦', '@ruling', '@remains E ♠K ♥Q'],
    ],
    ['a lead before the option', [...TWO_SUITS, '@play W♦9 N♣8', '@ruling', '@remains E ♠K']],
    ['a choice by another', [...TWO_SUITS, '@requires ♠ by dummy', '@ruling', '@remains E ♠K']],
    ['a choice by another that stands', [...TWO_SUITS, '@requires ♠ by dummy', '@ruling', '@picks-up E ♠K']],
    [
      'a lead out of turn taken back',
      [
        ...DEAL,
        '@on-lead W',
        '@play E♠K',
        '@penalty E ♠K led-out-of-turn',
        '@prohibits ♠',
        '@ruling',
        '@picks-up E ♠K',
      ],
    ],
  ])('is nothing to object to: %s', (_name, lines) => {
    expect(objections(reportOn(...lines))).toEqual([]);
  });
});

describe('the stations of a case', () => {
  it('are the leads before which an option was due, with the cards as they lay', () => {
    const { stations } = reportOn(
      ...DEAL,
      '@penalty E ♠K ♥Q dropped',
      '@on-lead W',
      '@prohibits ♠',
      '@play W♦9 N♣8 E♦6 S♣7',
      '@on-lead W',
      '@neither',
    );
    const shared = { declarer: 'S', onLead: 'W' };
    expect(stations).toEqual([
      { ...shared, penaltyCards: { E: ['SK', 'HQ'] }, choice: { kind: 'prohibit', suits: ['S'] } },
      { ...shared, penaltyCards: { E: ['HQ'] }, choice: { kind: 'neither' } },
    ]);
  });

  it('are the plays to which a penalty card was due', () => {
    const { stations } = reportOn(...DEAL, '@penalty E ♠K ♥Q', '@on-lead S', '@play S♣7 W♦9 N♣8 E♥Q');
    expect(stations).toEqual([
      { declarer: 'S', onLead: undefined, penaltyCards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
  });

  it('show minor penalty cards though nothing was due', () => {
    const { stations } = reportOn('@contract 3NT S', '@penalty E ♠7 dropped', '@penalty W ♦9 dropped');
    expect(stations.map(({ penaltyCards }) => penaltyCards)).toEqual([{ E: ['S7'], W: ['D9'] }]);
  });

  it('leave out the cards of declarer and dummy', () => {
    expect(reportOn('@contract 3NT S', '@penalty S ♠Q').stations).toEqual([]);
  });
});
