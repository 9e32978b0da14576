// Quick fixes through their door: what is offered for a finding, and that each fix leaves no such finding.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type CaseReport, checkCase, DEFAULT_SETTINGS, type Settings } from '../server/core/case.ts';
import { check } from '../server/core/check.ts';
import { linesAfter } from '../server/core/edits/text-edit.ts';
import { fixesOf, fixTitle, type OfferedFix, slipEdits } from '../server/core/fixes.ts';
import { RULES } from '../server/core/rules/all.ts';
import { type Finding, familyOf } from '../server/core/rules/rule.ts';
import type { CaseSource } from '../server/core/syntax/case-source.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';
import { parseMarked } from '../server/core/text/marked.ts';
import { FIXTURES } from './support/fixtures.ts';

type Offer = {
  readonly source: CaseSource;
  readonly report: CaseReport;
  readonly finding: Finding;
  readonly fix: OfferedFix;
};

/** All that is offered for the findings of a text. */
function offersFor(text: string, settings: Settings = DEFAULT_SETTINGS): readonly Offer[] {
  return new WriteUp(text.split('\n'), 'ruling').cases.flatMap((source) => {
    const report = checkCase(source, settings);
    return report.findings.flatMap((finding) =>
      fixesOf(source, report, finding, settings).map((fix) => ({ source, report, finding, fix })),
    );
  });
}

function applied({ report, fix }: Offer): string {
  return linesAfter(report.text, fix.edits).join('\n');
}

const isExercise = (offer: Offer) => fixTitle(offer.report, offer.fix).startsWith('Mark as an exercise');

/** The text after the only fix for `rule`, exercises left out. */
function fixed(text: string, rule: string): string {
  const offers = offersFor(text).filter((offer) => offer.finding.rule === rule && !isExercise(offer));
  const [only, another] = offers;
  expect(offers.map((offer) => fixTitle(offer.report, offer.fix))).toHaveLength(1);
  expect(another).toBeUndefined();
  expect(only?.fix.isPreferred).toBe(true);
  return only ? applied(only) : text;
}

const titles = (text: string, rule: string, settings?: Settings) =>
  offersFor(text, settings)
    .filter(({ finding }) => finding.rule === rule)
    .map((offer) => fixTitle(offer.report, offer.fix));

describe('a slip in an annotation', () => {
  test.each([
    ['@on-lead W\n@prohibit ♠', 'notation/unknown-word', '@on-lead W\n@prohibits ♠'],
    ['@penalty E ♠K droped', 'notation/unknown-argument', '@penalty E ♠K dropped'],
    ['@on-lead West', 'notation/foreign-seat', '@on-lead W'],
    ['@prohibits ♠K', 'notation/unknown-suit', '@prohibits ♠'],
    ['@board 14 today', 'notation/unexpected-argument', '@board 14'],
    ['> - @on-lead W, please', 'notation/unexpected-argument', '> - @on-lead W'],
    ['Text.\n<!-- @ignore board/card-twice as printed -->\nMore.', 'notation/ignore-unused', 'Text.\nMore.'],
    [
      '@hand E ♠KJ ♥Q ♦- ♣-\n@hand W ♠84 ♥K ♦- ♣-\n@hand N ♠A5 ♥7 ♦- ♣-\n@hand S ♠Q3 ♥A ♦- ♣-\n@penalty X ♠K',
      'notation/unknown-seat',
      '@hand E ♠KJ ♥Q ♦- ♣-\n@hand W ♠84 ♥K ♦- ♣-\n@hand N ♠A5 ♥7 ♦- ♣-\n@hand S ♠Q3 ♥A ♦- ♣-\n@penalty E ♠K',
    ],
  ])('has the nearest word: %s', (text, rule, clean) => {
    expect(fixed(text, rule)).toBe(clean);
  });

  it('has each word that may stand there', () => {
    expect(titles('@offers foo', 'notation/unknown-argument')).toEqual(['Replace “foo” with “neither”']);
    expect(offersFor('@offers foo')[0]?.fix.isPreferred).toBe(false);
    expect(titles('@vul someone', 'notation/unknown-argument')).toEqual([
      'Replace “someone” with “none”',
      'Replace “someone” with “NS”',
      'Replace “someone” with “EW”',
      'Replace “someone” with “all”',
    ]);
  });

  it('has none where it is not known which', () => {
    expect(titles('@on-lead X', 'notation/unknown-seat')).toEqual([]);
  });

  it('has its title in the language of the messages', () => {
    const of = (language: Settings['language']) =>
      titles('@on-lead West', 'notation/foreign-seat', { ...DEFAULT_SETTINGS, language });
    expect(['el', 'nl', 'tr'].flatMap((language) => of(language as Settings['language']))).toEqual([
      'Αντικατάσταση του «West» με «W»',
      '“West” vervangen door “W”',
      '“West” yerine “W” yaz',
    ]);
  });
});

const DEAL = `North: ♠AQ53 ♥K42 ♦J73 ♣864
East: ♠K94 ♥QJT9 ♦A52 ♣KQJ
South: ♠JT2 ♥A83 ♦KQ64 ♣A32
West: ♠876 ♥765 ♦T98 ♣T975`;

describe('a slip in a board', () => {
  test.each([
    ['a letter that only looks Latin', 'N: ♠AΚ5 ♥Τ7 ♦- ♣K', 'board/look-alike', 'N: ♠AK5 ♥T7 ♦- ♣K'],
    ['a missing card', DEAL.replace('♣KQJ', '♣KJ'), 'board/missing-card', DEAL],
    ['two missing cards', DEAL.replace('♥QJT9 ♦A52', '♥QT9 ♦A5'), 'board/missing-card', DEAL],
    ['a strange sign', DEAL.replace('♥A83', '♥A13'), 'board/unknown-rank', DEAL],
    [
      'a card twice in a hand too long',
      'N: ♠A5 ♥7 ♦- ♣-\nE: ♠KJ ♥QA ♦- ♣-\nS: ♠Q3 ♥A ♦- ♣-\nW: ♠84 ♥K ♦- ♣-',
      'board/card-twice',
      'N: ♠A5 ♥7 ♦- ♣-\nE: ♠KJ ♥Q ♦- ♣-\nS: ♠Q3 ♥A ♦- ♣-\nW: ♠84 ♥K ♦- ♣-',
    ],
    ['a dealer', 'Board 14 · Dealer South', 'board/dealer-against-number', 'Board 14 · Dealer East'],
    [
      'a Dutch dealer',
      '@language nl\nSpel 14, gever zuid',
      'board/dealer-against-number',
      '@language nl\nSpel 14, gever oost',
    ],
    ['a vulnerability', '@board 14\n@vul EW', 'board/vulnerability-against-number', '@board 14\n@vul none'],
  ])('is put right: %s', (_, text, rule, clean) => {
    expect(fixed(text, rule)).toBe(clean);
  });

  it('may be in either of two places', () => {
    const text = DEAL.replace('♥A83', '♥A73');
    const both = ['Write ♥8 for ♥7 in South’s hand', 'Write ♥8 for ♥7 in West’s hand'];
    expect(titles(text, 'board/card-twice')).toEqual(both);
    expect(titles(text, 'board/missing-card')).toEqual(both);
  });
});

const TABLE = '@contract 3NT S\n@penalty E ♠K ♥Q dropped\n@on-lead W\n';

describe('a citation', () => {
  test.each([
    [
      '@contract 3NT S\n@penalty E ♠KJ dropped\n@on-lead W\n@prohibits ♠\n@ruling\n@picks-up E ♠KJ\n@cites 51B2(b)',
      'citation/wrong-paragraph',
      '51B1(b)',
    ],
    [`@laws 2007\n${TABLE}@ruling\n@cites 51B2(c)`, 'citation/not-in-edition', '50D2(b)'],
  ])('names the paragraph that the ruling rests on', (text, rule, paragraph) => {
    expect(fixed(text, rule)).toBe(text.replace(/[\w()]+$/, paragraph));
  });

  it('of a paragraph that does not exist has the nearest ones', () => {
    expect(titles(`${TABLE}@ruling\n@cites 51B3`, 'citation/unknown-paragraph')).toEqual([
      'Cite Law 51B',
      'Cite Law 51B1',
      'Cite Law 51B2',
    ]);
  });
});

describe('a ruling against the law', () => {
  test.each([
    [`${TABLE}@prohibits ♠\n@ruling\n@picks-up E ♠K ♥Q`, '@picks-up E ♠K'],
    [`${TABLE}@prohibits ♠\n@ruling\n@picks-up E ♥Q`, '@remains E ♥Q'],
    [`${TABLE}@prohibits ♠\n@ruling\n@remains E ♠K`, '@picks-up E ♠K'],
    [`${TABLE}@ruling\n@offers require ♦`, '@denies require ♦'],
    [`${TABLE}@ruling\n@denies prohibit ♠ ♥`, '@offers prohibit ♠ ♥'],
    ['@contract 3NT S\n@penalty E ♠7 ♥6 dropped\n@on-lead W\n@ruling\n@kind E ♠7 minor', '@kind E ♠7 major'],
    [
      '@contract 3NT S\n@hand W ♠84 ♥K ♦9 ♣-\n@penalty E ♠KJ dropped\n@on-lead W\n@prohibits ♠\n@ruling\n@may-not-lead W ♠ until end-of-play',
      '@may-not-lead W ♠ until lead-lost',
    ],
    [
      '@contract 3NT S\n@hand E ♠KJ ♥Q ♦6 ♣-\n@penalty E ♠K ♥Q dropped\n@on-lead S\n@play S♣7 W♦9 N♣8\n@ruling\n@chooses offender',
      '@chooses declarer',
    ],
  ])('has the one right claim: %#', (text, last) => {
    const [offer] = offersFor(text).filter((one) => !isExercise(one));
    expect(offer && applied(offer)).toBe([...text.split('\n').slice(0, -1), last].join('\n'));
    expect(offer?.fix).toMatchObject({ isPreferred: true, isSlip: false });
  });

  test.each(['@ruling director overruled', '@ruling\n@verdict wrong'])(
    'is left where the text itself calls it wrong: %s',
    (ruling) => {
      const [head = '', verdict = ''] = ruling.split('\n');
      const text = `${TABLE}@prohibits ♠\n${head}\n@picks-up E ♠K ♥Q\n${verdict}`;
      expect(offersFor(text).filter((offer) => !isExercise(offer))).toEqual([]);
    },
  );

  test.each([
    ['@picks-up E ♠K ♥Q', '@picks-up E ♠K ♥Q\n@expect 51B2(b)'],
    ['> - @picks-up E ♠K ♥Q', '> - @picks-up E ♠K ♥Q\n> - @expect 51B2(b)'],
    ['<!-- @picks-up E ♠K ♥Q -->', '<!-- @picks-up E ♠K ♥Q -->\n<!-- @expect 51B2(b) -->'],
    ['<!-- @picks-up E ♠K ♥Q\n-->', '<!-- @picks-up E ♠K ♥Q\n@expect 51B2(b)\n-->'],
    ['<!--\n@picks-up E ♠K ♥Q -->', '<!--\n@expect 51B2(b)\n@picks-up E ♠K ♥Q -->'],
  ])('is marked as an exercise: %s', (claim, marked) => {
    const head = `${TABLE}@prohibits ♠\n@ruling\n`;
    const [offer] = offersFor(head + claim).filter(isExercise);
    expect(offer && applied(offer)).toBe(head + marked);
  });

  it('is marked as an exercise below its sentences', () => {
    const text = `${TABLE}@prohibits ♠\n\nThe Director ruled that East picks up both penalty cards.\n`;
    const [offer] = offersFor(text).filter(isExercise);
    expect(offer && applied(offer)).toBe(`${text.trimEnd()}\n\n@expect 51B2(b)\n`);
  });
});

test('all slips of a case are put right at once, and nothing that it says', () => {
  const text = `${TABLE.replace('dropped', 'droped').replace('@on-lead W', '@on-lead West')}@prohibits ♠\n@ruling\n@picks-up E ♠K ♥Q`;
  const [source] = new WriteUp(text.split('\n'), 'ruling').cases;
  const report = source && checkCase(source, DEFAULT_SETTINGS);
  const edits = source && report ? slipEdits(source, report, DEFAULT_SETTINGS) : [];
  expect(report && linesAfter(report.text, edits).join('\n')).toBe(
    `${TABLE}@prohibits ♠\n@ruling\n@picks-up E ♠K ♥Q`,
  );
});

/** The bad examples of all rules. */
const examples = RULES.flatMap(({ family, faults }) =>
  Object.entries(faults).flatMap(([fault, { bad }]) =>
    bad.map((marked) => ({ fault: `${family}/${fault}`, text: parseMarked(marked).text })),
  ),
);

const written = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /^(?:law51|seeds|write-ups\/[^/]*$).*|^cases/.test(name) && /\.(?:ruling|txt)$/.test(name),
  )
  .map((name) => ({ fault: name, text: readFileSync(join(FIXTURES, name), 'utf8') }));

/** The rules of all that is found in a text. */
function rulesIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) => report.findings.map(({ rule }) => rule));
}

test('every fix leaves no such finding, and none in its place', () => {
  for (const { fault, text } of [...examples, ...written]) {
    const offers = offersFor(text);
    const before = offers.length === 0 ? [] : rulesIn(text);
    for (const offer of offers) {
      const { source, finding, fix } = offer;
      const lines = text.split('\n');
      lines.splice(source.firstLine, source.lines.length, ...applied(offer).split('\n'));
      const after = rulesIn(lines.join('\n'));
      const title = `${fault}: ${fixTitle(offer.report, fix)}`;
      const isSame = (rule: string) => rule === finding.rule;
      expect(after.filter(isSame).length, title).toBeLessThan(before.filter(isSame).length);
      if (familyOf(finding.rule) !== 'law') continue;
      const isOfLaw = (rule: string) => familyOf(rule) === 'law';
      expect(after.filter(isOfLaw).length, title).toBeLessThan(before.filter(isOfLaw).length);
    }
  }
});

const offersOf = (fault: string) =>
  examples
    .filter((example) => example.fault.endsWith(fault))
    .flatMap(({ text }) => offersFor(text))
    .filter((offer) => !isExercise(offer));

test.each([
  'board/look-alike',
  'board/missing-card',
  'board/dealer-against-number',
  'citation/not-in-edition',
  'citation/unknown-paragraph',
  'citation/wrong-paragraph',
  'law/barred-without-cause',
  'law/called-major',
  'law/called-minor',
  'law/chosen-by-another',
  'law/kept-in-prohibited-suit',
  'law/kept-in-required-suit',
  'law/option-refused',
  'law/option-without-ground',
  'law/picked-up-without-cause',
  'law/prohibition-misdated',
  'law/requirement-prolonged',
  'notation/foreign-seat',
  'notation/ignore-unused',
  'notation/unknown-argument',
  'notation/unknown-suit',
  'notation/unknown-word',
])('the example of %s has a fix', (fault) => {
  expect(offersOf(fault)).not.toEqual([]);
});

test.each(['law/undecided', 'facts/card-in-another-hand', 'facts/annotations-disagree'])(
  'the example of %s has none, since it is not known what is right',
  (fault) => {
    expect(offersOf(fault)).toEqual([]);
  },
);
