import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { caseTextOf, splitLines, textIn } from '../../text/lines.ts';
import { annotationWord, isAnnotationLine, readAnnotationLine, readAnnotations } from './annotation.ts';
import { ANNOTATION_WORDS, GRAMMAR } from './annotation-grammar.ts';

const read = (text: string) => readAnnotations(caseTextOf(splitLines(text)), 'en');

/** The arguments of the only annotation, without their places. */
function given(text: string, language: 'en' | 'nl' | 'el' | 'tr' = 'en'): unknown {
  const [annotation] = readAnnotations(caseTextOf(splitLines(text)), language);
  return plain(annotation?.given);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'span');
  const [only] = entries;
  if (only?.[0] === 'value' && entries.length === 1) return plain(only[1]);
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
}

/** `rule: words` for each problem of the text. */
function problemsOf(text: string, language: 'en' | 'nl' | 'el' | 'tr' = 'en'): readonly string[] {
  const lines = caseTextOf(splitLines(text));
  return readAnnotations(lines, language).flatMap(({ problems }) =>
    problems.map(({ rule, span }) => `${rule.replace('notation/', '')}: ${textIn(lines, span)}`),
  );
}

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

describe('spellings that are understood', () => {
  test.each([
    ['@penalty E ♠K, ♥Q, dropped.', 'en', { seat: 'E', cards: ['SK', 'HQ'], exposure: 'dropped' }],
    ['@penalty E SKJ HT', 'en', { seat: 'E', cards: ['SK', 'SJ', 'HT'] }],
    ['@penalty E ªK ©10 ¨9 §8', 'en', { seat: 'E', cards: ['SK', 'HT', 'D9', 'C8'] }],
    ['@penalty E ♠️K♥️Q', 'en', { seat: 'E', cards: ['SK', 'HQ'] }],
    ['@penalty E ♠HV', 'nl', { seat: 'E', cards: ['SK', 'SQ'] }],
    ['@penalty E ♠RV', 'tr', { seat: 'E', cards: ['SK', 'SJ'] }],
    ['@penalty E ♠Κ ♥Τ', 'el', { seat: 'E', cards: ['SK', 'HT'] }],
    [
      '@play S ♣7 W ♦9',
      'en',
      {
        plays: [
          { seat: 'S', card: 'C7' },
          { seat: 'W', card: 'D9' },
        ],
      },
    ],
    [
      '@play SC7 WD9',
      'en',
      {
        plays: [
          { seat: 'S', card: 'C7' },
          { seat: 'W', card: 'D9' },
        ],
      },
    ],
    ['@PENALTY E ♠K Dropped', 'en', { seat: 'E', cards: ['SK'], exposure: 'dropped' }],
    ['@ruling: committee', 'en', { body: 'committee' }],
    ['@contract 3NT x S', 'en', { contract: { level: 3, denomination: 'NT', risk: 'x' }, seat: 'S' }],
    ['@contract 3SA Z', 'nl', { contract: { level: 3, denomination: 'NT', risk: '' }, seat: 'S' }],
    ['@cites Law 51 B 2 (b)', 'en', { paragraph: '51B2(b)' }],
    ['@cites 51Β2(β)', 'el', { paragraph: '51B2(b)' }],
    ['@vul E-W', 'en', { vulnerability: 'EW' }],
  ] as const)('%s', (text, language, expected) => {
    expect(given(text, language)).toEqual(expected);
  });

  test.each([
    ['@on-lead oost', 'nl', 'E'],
    ['@on-lead Z', 'nl', 'S'],
    ['@on-lead Δ', 'el', 'W'],
    ['@on-lead Doğu', 'tr', 'E'],
    ['@on-lead south', 'el', 'S'],
    ['@on-lead w', 'en', 'W'],
  ] as const)('%s is understood, and its letter is named', (text, language, seat) => {
    expect(given(text, language)).toEqual({ seat });
    expect(problemsOf(text, language)).toEqual([`foreign-seat: ${text.slice('@on-lead '.length)}`]);
  });

  it('takes a Greek nu for no seat: it is south and looks like north', () => {
    expect(problemsOf('@on-lead Ν', 'el')).toEqual(['unknown-seat: Ν']);
  });

  it('takes a Latin N for north in every language', () => {
    expect(problemsOf('@on-lead N', 'el')).toEqual([]);
    expect(given('@on-lead N', 'el')).toEqual({ seat: 'N' });
  });

  it('never takes a letter for an honour of another language', () => {
    expect(problemsOf('@penalty E ♠V', 'en')).toEqual(['unknown-card: ♠V']);
  });

  test.each(['@rulıng', '@RULİNG', '@ruliηg'])('%s is @ruling, and said to be', (text) => {
    expect(annotationWord(text)).toBe('ruling');
    expect(problemsOf(text)).toEqual([`unknown-word: ${text}`]);
  });
});

describe('what does not fit', () => {
  test.each([
    ['@penalty E ♠K droped', ['unknown-argument: droped']],
    ['@penalty X ♠K', ['unknown-seat: X']],
    ['@penalty E ♠K ♥Z', ['unknown-card: ♥Z']],
    ['@penalty E ♠x', ['unknown-card: ♠x']],
    ['@penalty ♠K', ['missing-argument: @penalty']],
    ['@requires ♠K', ['unknown-suit: ♠K']],
    ['@requires ♠ by dumy', ['unknown-argument: dumy']],
    ['@offers require ♠K', ['unknown-suit: ♠K']],
    ['@play S♣7 ♦9 N♣8', ['unexpected-argument: ♦9']],
    ['@play S♣7 X♦9', ['unknown-seat: X']],
    ['@designates ♠KJ', ['unexpected-argument: J']],
    ['@on-lead W and then East', ['unexpected-argument: and then East']],
    ['@may-not-lead W ♠ until the end of play', ['unknown-argument: the end of play']],
    ['@may-play E anny', ['unknown-argument: anny']],
    ['@kind E ♠7 small', ['unknown-argument: small']],
    ['@verdict of the committee', ['unknown-argument: of the committee']],
    ['@chooses the offender', ['unknown-argument: the']],
    ['@chooses leider', ['unknown-argument: leider']],
    ['@vul everyone else', ['unexpected-argument: else']],
    ['@date 2016-02-30', ['unexpected-argument: 2016-02-30']],
    ['@board 0', ['unexpected-argument: 0']],
    ['@contract 8NT S', ['unexpected-argument: 8NT']],
    ['@laws 2027', ['unknown-argument: 2027']],
    ['@language ελ', ['unknown-argument: ελ']],
    ['@cites nothing much', ['unexpected-argument: nothing much']],
    ['@hand N ♠AQ53 ♥- ♦K4', ['missing-argument: ♠AQ53 ♥- ♦K4']],
    ['@hand N ♠AQ53 ♥- ♦K4 ♣- here', ['unexpected-argument: here']],
    ['@hand N nothing', ['unexpected-argument: nothing']],
  ])('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });

  test.each([
    ['@kind E ♠7 small', 'major / minor'],
    ['@penalty E ♠K droped', 'dropped'],
    ['@chooses leider', 'declarer'],
    ['@neither by dumy', 'dummy'],
    ['@offers forbid ♠', 'require / prohibit / neither'],
    ['@must-lead W ♠ until end', 'end-of-play'],
  ])('%s is told what fits', (text, fits) => {
    const annotations = readAnnotations(caseTextOf([text]), 'nl');
    const problems = annotations.flatMap((annotation) => annotation.problems);
    expect(problems[0]?.nouns.nearest).toEqual({ text: fits });
  });

  it('leaves what was understood', () => {
    expect(given('@penalty E ♠K foo ♥Q')).toEqual({ seat: 'E', cards: ['SK', 'HQ'] });
    expect(given('@play S♣7 ♦9 N♣8')).toEqual({
      plays: [
        { seat: 'S', card: 'C7' },
        { seat: 'N', card: 'C8' },
      ],
    });
  });

  test.each(['@pen', '@penalty', '@penalty E', '@penalty E ♠', '@penalty E ♠K ♥', '@offers', '@offers pro'])(
    'half of a line, %s, is one problem',
    (half) => {
      expect(problemsOf(`@on-lead W\n${half}`)).toHaveLength(1);
    },
  );

  test.each([
    ['@prohibit ♠', '@prohibits'],
    ['@picksup E ♠K', '@picks-up'],
    ['@penality E ♠K', '@penalty'],
    ['@onlead W', '@on-lead'],
    ['@langauge en', '@language'],
  ])('%s is near %s', (text, nearest) => {
    const problems = read(text).flatMap((annotation) => annotation.problems);
    expect(problems.map(({ rule, nouns }) => ({ rule, nearest: nouns.nearest }))).toEqual([
      { rule: 'notation/unknown-word', nearest: { text: nearest } },
    ]);
  });

  it('leaves a strange word alone where nothing else is annotated', () => {
    expect(problemsOf('@waives ♠')).toEqual([]);
    expect(problemsOf('@on-lead W\n@waives ♠')).toEqual(['unknown-word: @waives']);
    expect(problemsOf('@on-lead W\n@someone said that East …')).toEqual([]);
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
