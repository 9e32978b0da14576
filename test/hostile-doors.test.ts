// Write-ups and records with what nobody means to write in the midst of them: every door answers, within the text.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultStyle } from '../server/core/bridge/words.ts';
import { type CaseReport, checkCase, DEFAULT_SETTINGS, messageOf, relatedOf } from '../server/core/case.ts';
import { CONVERSIONS, convertWriteUp } from '../server/core/conversions.ts';
import {
  RECORD_FORMATS,
  readRecords,
  TARGETS,
  writeBoardOfCase,
  writeDeals,
} from '../server/core/convert.ts';
import { draftOf } from '../server/core/draft.ts';
import { fixesOf, slipEdits } from '../server/core/fixes.ts';
import { formatWriteUp } from '../server/core/format-write-up.ts';
import { hintsInCase } from '../server/core/hints-in-case.ts';
import { hoverInCase } from '../server/core/hover-in-case.ts';
import { optionsInCase } from '../server/core/options.ts';
import { type OutlineItem, outlineOf } from '../server/core/outline.ts';
import type { CaseSource } from '../server/core/syntax/case-source.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';
import { lineOf, splitLines } from '../server/core/text/lines.ts';
import type { Span } from '../server/core/text/span.ts';
import { tokensInCase } from '../server/core/tokens-in-case.ts';
import { expectLinear } from './support/linear-time.ts';

const SIGNS = [
  ...['\ud800', '\udc00', '\0', '\ufeff', '\r', '\r\r\n', '\u2028', '\u0085', '\u202e', '\u200f', '\u2066'],
  ...['\u200b', '\u0301', '\ufe0f', '♠'.repeat(1000), ' '.repeat(200), '\t', '|', '\n', '\n\n', '"', '%'],
  ...['((((((', '))))', '[[[[', ']]]]', '{{{{', '<<<<', '```', '<!--', '-->', '---', '<br>', '&#x110000;'],
];
const NUMBERS = [
  '99999999999999999999',
  '-1',
  '1e308',
  'NaN',
  '٣',
  '１０',
  '@board 9999999999',
  '@date 9999-99-99',
];
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '@__proto__ E ♠K'];
const HALVES = [
  ...[
    '@penalty __proto__ constructor',
    '@hand constructor ♠AK',
    '@expect __proto__',
    '@ignore constructor: x',
  ],
  ...['@language __proto__', '@laws constructor', '@contract 99NT __proto__', 'Law 51B2(__proto__)'],
  ...['[Deal "N:', '[constructor "N:AK.Q.J.T - - -"]', '[__proto__ "x"]', 'md|', 'qx|constructor|', '!s'],
  ...['&constructor;', '&spades', '\\constructor', 'handviewer.html?n=%E0%A4%A&__proto__=x'],
];
const HOSTILE = [...SIGNS, ...NUMBERS, ...NAMES, ...HALVES];

/** What is said is said of a short text as of a long one. */
const LONGEST = 4000;

const FIXTURES = new URL('fixtures/', import.meta.url);
const WELL_MEANT = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ruling'))
  .sort()
  .map((name) => readFileSync(new URL(name, FIXTURES), 'utf8'))
  .filter((text) => text.length < LONGEST);
const RECORDS = [
  '[Event "Cup"]\n[Board "7"]\n[Dealer "S"]\n[Deal "N:AQ53.K.K4.AKQJ98 T87.98765.A2.543 642.T432.87653.2 KJ9.AQJ.QJT9.T76"]\n[Auction "S"]\n1C Pass 1S =1= Pass\n{ as played }\n',
  'qx|o7|pn|a,b,c,d|md|1S642HT432D87653C2,SKJ9HAQJDQJT9CT76,SAQ53HKDK4CAKQJ98,|sv|n|mb|p|mb|1C|an|strong|pc|SA|\n',
  'https://www.bridgebase.com/tools/handviewer.html?n=SAQ53HKDK4CAKQJ98&d=s&v=n&a=1cppp&p=sa\n',
];

/** Some are drawn: a run of a thousand finds no more. */
const TEXTS = 16;

const texts = Array.from({ length: TEXTS }, (_, seed) => spoiled(WELL_MEANT, seed));

it('answers for any write-up, and points at nothing outside it', () => {
  for (const text of texts)
    for (const [number, source] of new WriteUp(splitLines(text), 'ruling').cases.entries()) {
      const report = checkCase(source, DEFAULT_SETTINGS);
      const outside = spansOf(source, report, number).filter((span) => !isWithin(span, report.text.length));
      expect(outside, JSON.stringify(text)).toEqual([]);
    }
});

it('points a finding out on one line, and colours no place twice', () => {
  for (const text of texts)
    for (const source of new WriteUp(splitLines(text), 'ruling').cases) {
      const report = checkCase(source, DEFAULT_SETTINGS);
      const tokens = tokensInCase(report).map(({ span }) => span);
      const spans = [...report.findings.map(({ span }) => span), ...tokens];
      expect(
        spans.filter((span) => lineOf(report.text, span.start) !== lineOf(report.text, span.end)),
      ).toEqual([]);
      expect(tokens.filter(({ start }, at) => start < (tokens[at - 1]?.end ?? 0))).toEqual([]);
    }
});

it('formats and converts within the text, in order', () => {
  const options = { settings: DEFAULT_SETTINGS, layout: 'centred' } as const;
  for (const [at, text] of texts.entries()) {
    const lines = splitLines(text);
    const conversion = CONVERSIONS[at % CONVERSIONS.length] ?? 'suits';
    for (const { edits, text: of } of convertWriteUp(lines, 'ruling', conversion, options))
      expectInOrder(
        edits.map(({ span }) => span),
        of.length,
      );
    expectInOrder(
      formatWriteUp(lines, options).map(({ from, to }) => ({ start: from, end: to })),
      lines.length,
    );
  }
});

it('reads what it can of any record, and writes what it has read', () => {
  for (let seed = 0; seed < 4 * TEXTS; seed++) {
    const text = spoiled(RECORDS, seed);
    for (const format of RECORD_FORMATS) {
      const { records, problems } = readRecords(text, format);
      expect(problems.filter(({ span }) => !isWithin(span, text.length))).toEqual([]);
      for (const target of TARGETS)
        expect(writeDeals(records, target, defaultStyle('en')).text).toBeTypeOf('string');
    }
  }
});

const ONE_DEAL = '3S642HT432D87653C2,SKJ9HAQJDQJT9CT76,SAQ53HKDK4CAKQJ98,';

it.each([
  ...['mb|p|', 'md|', `md|${ONE_DEAL}|`, 'pc|SA|', 'an|x|', 'qx|o1|', 'pn|a,b|'],
  ...[
    '[Deal "N:',
    '[Event "x"]\n',
    '[Event "',
    '{ ',
    '; x\n',
    '% x\n',
    'x\n',
    '\n',
    '[Deal "N:AQ53.K.K4.AKQJ98 - - -"]\n',
  ],
  ...['[hv=', '&n=SA', 'handviewer.html?n=SAKHQ&s=x&a=ppp\n', '&n=%E0%A4%A'],
])(
  'reads %j in records in time proportional to its length',
  (unit) => {
    const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    for (const format of RECORD_FORMATS)
      expectLinear(`${unit} as ${format}`, 60_000, textOf, (text) => readRecords(text, format));
  },
  120_000,
);

it.each(['\ufffd', '\ufffd\ufffd', '\0', '\ud83c'])(
  'tells once that %j is a sign lost, and where',
  (lost) => {
    const lines = ['North', '♠ A 5 3', `${lost} K`, '♦ K 4', `${lost} A K Q`];
    const [source] = new WriteUp(lines, 'ruling').cases;
    const findings = source ? checkCase(source, DEFAULT_SETTINGS).findings : [];
    const start = lines.slice(0, 2).join('\n').length + 1;
    expect(findings.map(({ rule, severity, span }) => ({ rule, severity, span }))).toEqual([
      { rule: 'notation/lost-sign', severity: 'information', span: { start, end: start + lost.length } },
    ]);
  },
);

it('takes no name of the language it is written in for a word of its own', () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
  const text = names.map((name) => `@penalty ${name} ♠K\n@language ${name}\n@ignore ${name}\n`).join('');
  const [source] = new WriteUp(splitLines(text), 'ruling').cases;
  const report = source && checkCase(source, DEFAULT_SETTINGS);
  const lines = new Set(report?.findings.map(({ span }) => lineOf(report.text, span.start)));
  expect(lines.size).toBe(splitLines(text.trimEnd()).length);
  expect(
    report?.findings.filter((finding) => /undefined|\[object|native code/.test(messageOf(report, finding))),
  ).toEqual([]);
  expect(report?.facts.events).toEqual([]);
});

/** All places that the doors name for a case. */
function spansOf(source: CaseSource, report: CaseReport, number: number): readonly Span[] {
  const length = report.text.length;
  const hovers = [0, 1, 2, 3, 4].map((part) =>
    hoverInCase(report, Math.floor((part * length) / 4), DEFAULT_SETTINGS),
  );
  draftOf(report, DEFAULT_SETTINGS);
  for (const target of TARGETS) writeBoardOfCase(report, target, 'labelled');
  return [
    ...report.findings.flatMap((finding) => [
      finding.span,
      ...relatedOf(report, finding).map(({ span }) => span),
      ...fixesOf(source, report, finding, DEFAULT_SETTINGS).flatMap(({ edits }) =>
        edits.map(({ span }) => span),
      ),
    ]),
    ...tokensInCase(report).map(({ span }) => span),
    ...placesIn(outlineOf(report, number)),
    ...hintsInCase(report, 'cards').map(({ offset }) => ({ start: offset, end: offset })),
    ...hovers.flatMap((hover) => (hover ? [hover.span] : [])),
    ...slipEdits(source, report, DEFAULT_SETTINGS).map(({ span }) => span),
    ...optionsInCase(report).map(({ span }) => span),
  ];
}

function placesIn({ span, selection, children }: OutlineItem): readonly Span[] {
  return [span, selection, ...children.flatMap(placesIn)];
}

function isWithin({ start, end }: Span, length: number): boolean {
  return 0 <= start && start <= end && end <= length;
}

function expectInOrder(spans: readonly Span[], length: number): void {
  expect(spans.filter((span) => !isWithin(span, length))).toEqual([]);
  expect(spans.filter(({ start }, at) => start < (spans[at - 1]?.end ?? 0))).toEqual([]);
}

/** One of the texts, some hostile things put into it or over it. */
function spoiled(from: readonly string[], seed: number): string {
  const random = randomNumbers(seed);
  let text = from[random(from.length)] ?? '';
  for (let left = 1 + random(6); 0 < left; left--) {
    const at = random(text.length + 1);
    const covered = random(3) === 0 ? random(30) : 0;
    text = text.slice(0, at) + HOSTILE[random(HOSTILE.length)] + text.slice(at + covered);
  }
  return text;
}

/** Numbers that are random and always the same. */
function randomNumbers(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
