import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { given, problemsOf, read } from '../../../../test/support/annotations-read.ts';
import { caseTextOf, splitLines, textIn } from '../../text/lines.ts';
import { annotationWord, isAnnotationLine, readAnnotationLine, readAnnotations } from './annotation.ts';
import { ANNOTATION_WORDS, GRAMMAR } from './annotation-grammar.ts';

describe('the table of the notation', () => {
  const TABLE: readonly (readonly [string, unknown])[] = [
    ['@language en', { language: 'en' }],
    ['@laws 2017', { edition: '2017' }],
    ['@case The two kings', { name: 'The two kings' }],
    ['@board 14', { number: 14 }],
    ['@dealer E', { seat: 'E' }],
    ['@vul none', { vulnerability: 'none' }],
    ['@date 2016-05-21', { date: '2016-05-21' }],
    ['@contract 3NT S', { contract: { level: 3, denomination: 'NT', risk: '' }, seat: 'S' }],
    ['@contract 4♥xx W', { contract: { level: 4, denomination: 'H', risk: 'xx' }, seat: 'W' }],
    ['@declarer S', { seat: 'S' }],
    ['@trumps ♥', { denomination: 'H' }],
    ['@trumps NT', { denomination: 'NT' }],
    ['@penalty E ♠K ♥Q', { seat: 'E', cards: ['SK', 'HQ'] }],
    ['@penalty E ♠KJ led-out-of-turn', { seat: 'E', cards: ['SK', 'SJ'], exposure: 'led-out-of-turn' }],
    ['@on-lead W', { seat: 'W' }],
    [
      '@play S♣7 W♦9 N♣10',
      {
        plays: [
          { seat: 'S', card: 'C7' },
          { seat: 'W', card: 'D9' },
          { seat: 'N', card: 'CT' },
        ],
      },
    ],
    ['@requires ♠', { suits: ['S'] }],
    ['@prohibits ♠ ♥ by dummy', { suits: ['S', 'H'], by: 'dummy' }],
    ['@neither', {}],
    ['@neither by W', { by: 'W' }],
    ['@no-option', {}],
    ['@designates ♠K by offender', { card: 'SK', by: 'offender' }],
    ['@accepts ♦6', { card: 'D6' }],
    ['@rejects ♦6', { card: 'D6' }],
    ['@ruling', {}],
    ['@ruling committee', { body: 'committee' }],
    ['@ruling director overruled', { body: 'director', overruled: 'overruled' }],
    ['@picks-up E ♠K', { seat: 'E', cards: ['SK'] }],
    ['@remains E ♥Q', { seat: 'E', cards: ['HQ'] }],
    ['@kind E ♠7 minor', { seat: 'E', cards: ['S7'], called: 'minor' }],
    ['@may-play E any', { seat: 'E', choice: { kind: 'any' } }],
    ['@may-play E ♠K ♠J', { seat: 'E', choice: { kind: 'cards', cards: ['SK', 'SJ'] } }],
    ['@must-play E ♠K', { seat: 'E', choice: { kind: 'cards', cards: ['SK'] } }],
    ['@may-lead W ♦ ♣', { seat: 'W', choice: { kind: 'suits', suits: ['D', 'C'] } }],
    [
      '@must-lead W ♥ this-trick',
      { seat: 'W', choice: { kind: 'suits', suits: ['H'] }, duration: 'this-trick' },
    ],
    [
      '@may-not-lead W ♥ ♠ until lead-lost',
      { seat: 'W', choice: { kind: 'suits', suits: ['H', 'S'] }, duration: 'lead-lost' },
    ],
    ['@chooses declarer', { role: 'declarer' }],
    ['@chooses E', { role: 'E' }],
    ['@offers require ♦', { option: { kind: 'require', suits: ['D'] } }],
    ['@offers neither', { option: { kind: 'neither' } }],
    ['@denies prohibit ♠ ♥', { option: { kind: 'prohibit', suits: ['S', 'H'] } }],
    ['@cites 51B2(b)', { paragraph: '51B2(b)' }],
    ['@verdict wrong', { judgement: 'wrong' }],
    ['@expect 51B2(b)', { paragraph: '51B2(b)' }],
    [
      '@ignore board/card-twice as printed in 1998',
      { rule: 'board/card-twice', reason: 'as printed in 1998' },
    ],
    ['@ignore 51B2(b)', { rule: '51B2(b)' }],
  ];

  test.each(TABLE)('%s', (text, expected) => {
    expect(given(text)).toEqual(expected);
    expect(problemsOf(text)).toEqual([]);
  });

  it('has a hand with all its suits', () => {
    const [annotation] = read('@hand N ♠AQ53 ♥- ♦K4 ♣-');
    expect(annotation?.given.hand?.hand).toEqual({ S: 'AQ53', H: '', D: 'K4', C: '' });
    expect(annotation?.problems).toEqual([]);
  });

  test.each(ANNOTATION_WORDS)('the example of @%s is whole', (word) => {
    const example = Object.entries(GRAMMAR).find(([key]) => key === word)?.[1].example ?? '';
    expect(read(example).map((annotation) => annotation.word)).toEqual([word]);
    expect(problemsOf(example)).toEqual([]);
  });
});

describe('the place of an annotation', () => {
  test.each([
    '@on-lead W',
    '   @on-lead W',
    '\t@on-lead W  ',
    '> @on-lead W',
    '> > - @on-lead W',
    '- @on-lead W',
    '* @on-lead W',
    '1. @on-lead W',
    '<!-- @on-lead W -->',
    '<!--@on-lead W-->',
    'East dropped two cards. <!-- @on-lead W -->',
    '> <!-- @on-lead W',
    '     @on-lead W -->',
  ])('%s', (line) => {
    const lines = caseTextOf([line]);
    const annotations = readAnnotations(lines, 'en');
    expect(annotations.map(({ span }) => textIn(lines, span))).toEqual(['@on-lead W']);
    expect(given(line)).toEqual({ seat: 'W' });
    expect(isAnnotationLine(line)).toBe(true);
  });

  it('may be each line of one comment, and each comment of one line', () => {
    expect(read('<!-- @ruling\n  @picks-up E ♠K\n  @cites 59 -->').map(({ word }) => word)).toEqual([
      'ruling',
      'picks-up',
      'cites',
    ]);
    expect(read('<!-- @language nl --> and <!-- @laws 2007 -->').map(({ word }) => word)).toEqual([
      'language',
      'laws',
    ]);
  });

  test.each([
    'Ask director@club.example for @penalty.',
    'He said: @on-lead W',
    'someone@play.example',
    '@someone.example wrote it down',
    '@tom_1964 was there',
    '@media (max-width: 3em) {',
    '@import "x.css";',
    '`@on-lead W` says who leads',
    '@param seat the player',
    '@Override',
    '@ W',
    '@',
  ])('is not in %s', (line) => {
    expect(read(line)).toEqual([]);
    expect(annotationWord(line)).toBeUndefined();
  });

  it('is told from the line alone', () => {
    expect(annotationWord('> @case Seven')).toBe('case');
    expect(annotationWord('<!-- @laws 2017 -->')).toBe('laws');
    expect(annotationWord('@nothing N')).toBeUndefined();
  });

  it('gives a duration the word until', () => {
    const text = caseTextOf(['@may-not-lead W ♠ until lead-lost']);
    const duration = readAnnotations(text, 'en')[0]?.given.duration;
    expect(duration && textIn(text, duration.span)).toBe('until lead-lost');
  });

  it('counts spans from the start of the case', () => {
    const text = caseTextOf(['Prose.', '@penalty E ♠KJ ♥10']);
    const cards = readAnnotations(text, 'en')[0]?.given.cards ?? [];
    expect(cards.map(({ span }) => textIn(text, span))).toEqual(['♠K', 'J', '♥10']);
    const [again] = readAnnotationLine('@penalty E ♠KJ ♥10', 7, 'en');
    expect(again?.given.cards).toEqual(cards);
  });
});

describe('any text at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ANNOTATION_WORDS.map((word) => `@${word} `)),
    fc.constantFrom(
      '♠',
      '♥K',
      'E ',
      'S♣7 ',
      'by ',
      'until ',
      '<!-- ',
      ' -->',
      '> ',
      '- ',
      '\n',
      ' any',
      '51B2(b) ',
      '10',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  it('is read without a throw, all spans inside it and problems within one line', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('en', 'el', 'nl', 'tr'), (written, language) => {
        const text = caseTextOf(splitLines(written));
        for (const { span, problems, written: word } of readAnnotations(text, language)) {
          for (const part of [span, word.span, ...problems.map((problem) => problem.span)]) {
            expect(part.start).toBeGreaterThanOrEqual(0);
            expect(part.end).toBeGreaterThanOrEqual(part.start);
            expect(part.end).toBeLessThanOrEqual(text.length);
            expect(textIn(text, part)).not.toContain('\n');
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('takes time in proportion to its length', () => {
    const started = Date.now();
    for (const line of [
      '<!-- @ruling '.repeat(60_000),
      '> '.repeat(300_000),
      `@penalty E ${'♠K♥Q'.repeat(150_000)}`,
    ]) {
      read(line);
    }
    expect(Date.now() - started).toBeLessThan(5000);
  });
});
