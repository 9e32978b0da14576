import { describe, expect, it, test } from 'vitest';
import { given, problemsOf, read } from '../../../../test/support/annotations-read.ts';
import { caseTextOf } from '../../text/lines.ts';
import { annotationWord, readAnnotations } from './annotation.ts';

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
