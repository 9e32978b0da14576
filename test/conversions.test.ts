// Conversions through their door: what they write otherwise, what they leave alone, and that a case says the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../server/core/case.ts';
import { check } from '../server/core/check.ts';
import { CONVERSIONS, type Conversion, convertWriteUp } from '../server/core/conversions.ts';
import { linesAfter } from '../server/core/edits/text-edit.ts';
import { meaningOf } from '../server/core/meaning.ts';
import { FIXTURES } from './support/fixtures.ts';

/** The text after a conversion. */
function converted(text: string, conversion: Conversion, at?: { from: number; to: number }): string {
  const lines = text.split('\n');
  const options = { settings: DEFAULT_SETTINGS, layout: 'labelled' as const, lines: at };
  for (const { firstLine, text: of, edits } of convertWriteUp(
    lines,
    'ruling',
    conversion,
    options,
  ).toReversed())
    lines.splice(firstLine, of.lines.length, ...linesAfter(of, edits));
  return lines.join('\n');
}

const seed = (name: string) => readFileSync(join(FIXTURES, 'seeds', name), 'utf8');
const TURKISH = seed('003_634cbecfebb97063.txt');
const ENGLISH_ON_GREEK_PAGES = [seed('000_19ade3672fd6418f.txt'), seed('002_ae6d9e01165d9ce3.txt')];

const hands = (text: string) =>
  check(text).cases.flatMap(({ report }) =>
    report.facts.boards.map((board) => Object.entries(board.hands).map(([seat, { hand }]) => [seat, hand])),
  );

describe('suits of old fonts', () => {
  it('become clean signs in the Turkish page, with the same hands', () => {
    const clean = converted(TURKISH, 'suits');
    expect(clean).not.toMatch(/[ª©¨§]/);
    expect(hands(clean)).toEqual(hands(TURKISH));
    expect(hands(clean)[0]).toHaveLength(4);
    expect(clean).toContain('10’lu♥ ile');
    expect(clean.replace(/[♠♥♦♣]/g, '')).toBe(TURKISH.replace(/[♠♥♦♣ª©¨§]/g, ''));
  });

  test.each(ENGLISH_ON_GREEK_PAGES)(
    'leave a page of the law as it is, but for the (c) that is offered',
    (page) => {
      const others = CONVERSIONS.filter((conversion) => conversion !== 'paragraph-c');
      for (const conversion of others) expect(converted(page, conversion)).toBe(page);
      expect(converted(page, 'paragraph-c')).toBe(page.replace('© When', '(c) When'));
    },
  );

  test.each([
    ['the ©K and ¨A, 4© by South', 'the ♥K and ♦A, 4♥ by South'],
    ['Gever Oost. Contract 4ª door Zuid, uitkomst ¨H.', 'Gever Oost. Contract 4♠ door Zuid, uitkomst ♦H.'],
    ['East holds \uF0AAKJ and \uF0A9Q', 'East holds ♠KJ and ♥Q'],
    ['at least 5!d, with !sK and ♤Q ♡️A', 'at least 5♦, with ♠K and ♠Q ♥A'],
    ['the &spades;K and $\\heartsuit$A', 'the ♠K and ♥A'],
    ['East dropped ªA and ©3; South prohibits ª.', 'East dropped ♠A and ♥3; South prohibits ♠.'],
    ['East dropped ªA and ©3.\nSouth prohibits ª.', 'East dropped ♠A and ♥3.\nSouth prohibits ♠.'],
    ['@penalty E ªK ©Q', '@penalty E ♠K ♥Q'],
    ['<!-- @penalty E ªK ©Q -->', '<!-- @penalty E ♠K ♥Q -->'],
    [
      'North: ª AQ53 © - ¨ K4 § -\nSouth: ª 7 © J3 ¨ AJ2 § 5',
      'North: ♠ AQ53 ♥ - ♦ K4 ♣ -\nSouth: ♠ 7 ♥ J3 ♦ AJ2 ♣ 5',
    ],
    ['```\nNorth: ª AQ53 © - ¨ K4 § -\n```', '```\nNorth: ♠ AQ53 ♥ - ♦ K4 ♣ -\n```'],
  ])('are found: %s', (text, clean) => {
    expect(converted(text, 'suits')).toBe(clean);
  });

  test.each([
    'Copyright © 2019 by the club; © When a defender …',
    '§ 51, §52 and Law 51B2©; (c) of it',
    'The 1ª edition, and a footnote 4© alone',
    'Stop!S and wow!so',
    '`©K` and ``the ¨A`` beside ♠K',
    '```js\nif (a !== "©K") ¨A\n```',
    '---\ntitle: ©K of hearts\n---\n\n♠K fell.',
    'See https://example.org/?a=&spades;K and [it](x/©K) with ♠K',
    '[Deal "N:AQ53.-.K4.- 7.J3.AJ2.- 9.T98.Q7.- KJ.Q.T53.-"]',
    '♠K ♥Q',
  ])('are not seen where there are none: %s', (text) => {
    expect(converted(text, 'suits')).toBe(text);
  });

  it('are converted on the lines that are asked for', () => {
    const text = 'East dropped the ©K.\nWest holds the ¨A.';
    expect(converted(text, 'suits', { from: 1, to: 2 })).toBe('East dropped the ©K.\nWest holds the ♦A.');
  });
});

describe('the ten', () => {
  test.each([
    [
      'N: ♠AT5 ♥7 ♦- ♣K\nDeclarer led the ♠T, the ♥QT9.\n@penalty E ♥T',
      'N: ♠A105 ♥7 ♦- ♣K\nDeclarer led the ♠10, the ♥Q109.\n@penalty E ♥10',
    ],
    ['@hand N ♠AT5 ♥7 ♦- ♣K\n@play S♣T W♦9', '@hand N ♠A105 ♥7 ♦- ♣K\n@play S♣10 W♦9'],
  ])('is written as 10, and as T again', (letter, digits) => {
    expect(converted(letter, 'ten-as-10')).toBe(digits);
    expect(converted(digits, 'ten-as-letter')).toBe(letter);
  });

  test.each(['10 tricks, 10 IMPs, Law 10, page T', '♠K 10 minutes later'])(
    'is no other number: %s',
    (text) => {
      expect(converted(text, 'ten-as-letter')).toBe(text);
      expect(converted(text, 'ten-as-10')).toBe(text);
    },
  );
});

describe('honours', () => {
  const dutch = '@language nl\nNoord: ♠AV53 ♥- ♦H4 ♣-\nZuid: ♠7 ♥B3 ♦AB2 ♣5\nOost speelde ♥V.\n@penalty E ♠H';
  const international =
    '@language nl\nNoord: ♠AQ53 ♥- ♦K4 ♣-\nZuid: ♠7 ♥J3 ♦AJ2 ♣5\nOost speelde ♥Q.\n@penalty E ♠K';

  it('become A K Q J, and those of the country again', () => {
    expect(converted(dutch, 'international-honours')).toBe(international);
    expect(converted(international, 'national-honours')).toBe(dutch);
  });

  it('are A R D V in Turkish', () => {
    const text = '@language tr\nKuzey: ♠AQ53 ♥- ♦K4 ♣-\nGüney: ♠7 ♥J3 ♦AJ2 ♣5';
    expect(converted(text, 'national-honours')).toContain('♠AD53 ♥- ♦R4');
    expect(converted(converted(text, 'national-honours'), 'international-honours')).toBe(text);
  });

  it('are as they are in English', () => {
    expect(converted('N: ♠AQ5 ♥7 ♦- ♣K', 'national-honours')).toBe('N: ♠AQ5 ♥7 ♦- ♣K');
  });
});

describe('letters that only look like others', () => {
  test.each([
    ['N: ♠AΚ5 ♥T7 ♦- ♣K', 'N: ♠AK5 ♥T7 ♦- ♣K'],
    ['East dropped the ♠Κ (Law 51Β2(a)).', 'East dropped the ♠K (Law 51B2(a)).'],
    ['@language el\nΟ Νόμος 51B2(α) λέει.', '@language el\nΟ Νόμος 51Β2(α) λέει.'],
  ])('are written as what they stand for: %s', (text, clean) => {
    expect(converted(text, 'look-alikes')).toBe(clean);
  });

  it('are right in a citation of their own language', () => {
    const text = '@language el\nΟ Νόμος 51Β2(α) λέει. Law 51B2(a)';
    expect(converted(text, 'look-alikes')).toBe(text);
  });
});

test('voids have one form', () => {
  const text = 'North: ♠AQ53 ♥--- ♦K4 ♣ void\nSouth: ♠7 ♥J3 ♦AJ2 ♣-\n@hand E ♠KJ ♥Q ♦T53 ♣-';
  expect(converted(text, 'voids')).toBe(
    'North: ♠AQ53 ♥– ♦K4 ♣–\nSouth: ♠7 ♥J3 ♦AJ2 ♣–\n@hand E ♠KJ ♥Q ♦T53 ♣–',
  );
});

describe('what is missing of a deal', () => {
  const three = `North: ♠AQ53 ♥K42 ♦J73 ♣864
East: ♠K94 ♥QJT9 ♦A52 ♣KQJ
South: ♠JT2 ♥A83 ♦KQ64 ♣A32`;

  it('is the fourth hand', () => {
    expect(converted(`> ${three.replaceAll('\n', '\n> ')}`, 'missing-cards')).toBe(
      `> ${three.replaceAll('\n', '\n> ')}\n> West: ♠876 ♥765 ♦T98 ♣T975`,
    );
  });

  it('is an annotation where the others are', () => {
    const listed = three.replace(/^(.)\w+:/gm, '@hand $1');
    expect(converted(listed, 'missing-cards')).toBe(`${listed}\n@hand W ♠876 ♥765 ♦T98 ♣T975`);
  });

  it('is the cards that a hand lacks', () => {
    const deal = `${three}\nWest: ♠876 ♥765 ♦T98 ♣T975`;
    expect(converted(deal.replace('♣T975', '♣T95'), 'missing-cards')).toBe(deal);
    expect(converted(deal.replace('♠876', '♠-'), 'missing-cards')).toBe(deal);
    expect(converted(deal.replace('♥QJT9 ♦A52', '♥JT9 ♦A2'), 'missing-cards')).toBe(deal);
  });

  test.each([
    three.replace('♣864', '♣86'),
    three.replace('♥K42', '♥K2'),
    'North: ♠AQ ♥- ♦K ♣-\nSouth: ♠7 ♥J ♦A ♣-',
  ])('is not guessed at: %s', (text) => {
    expect(converted(text, 'missing-cards')).toBe(text);
  });
});

describe('a case turned so that South declares', () => {
  const text = `Dealer West

North: ♠A5 ♥7 ♦- ♣-
East:  ♠KJ ♥Q ♦- ♣-
South: ♠Q3 ♥A ♦- ♣-
West:  ♠84 ♥K ♦- ♣-
@contract 3NT E
@vul NS
@penalty N ♠A ♥7 dropped
@on-lead S
@prohibits ♠ by W
@ruling
@picks-up N ♠A ♥7`;

  it('has every seat in its new place', () => {
    expect(converted(text, 'south-declares')).toBe(`Dealer North

North: ♠84 ♥K ♦– ♣–
East:  ♠A5 ♥7 ♦– ♣–
South: ♠KJ ♥Q ♦– ♣–
West:  ♠Q3 ♥A ♦– ♣–
@contract 3NT S
@vul EW
@penalty E ♠A ♥7 dropped
@on-lead W
@prohibits ♠ by N
@ruling
@picks-up E ♠A ♥7`);
  });

  test.each([
    ['a player is named in prose', `${text}\n\nNorth was sorry.`],
    ['the board has a number', text.replace('Dealer', 'Board 4\nDealer')],
    ['an annotation is not understood', text.replace('dropped', 'droped')],
    ['South declares', text.replace('3NT E', '3NT S')],
    ['nobody is known to declare', text.replace('@contract 3NT E\n', '')],
    ['sides are vulnerable in prose', text.replace('@vul NS', 'N-S vulnerable.')],
  ])('stays where %s', (_, stays) => {
    expect(converted(stays, 'south-declares')).toBe(stays);
  });
});

it('have each a command in the manifest', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { commands }: { commands: readonly { command: string }[] } = JSON.parse(manifest).contributes;
  const prefix = 'bridgeRulings.convert.';
  const named = commands.flatMap(({ command }) =>
    command.startsWith(prefix) ? [command.slice(prefix.length)] : [],
  );
  expect(named).toEqual([...CONVERSIONS]);
});

/** The fixtures that are prose, pages, or write-ups of every language and layout. */
const texts = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!law51-cases).*\.(?:ruling|txt)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(FIXTURES, name), 'utf8') }));

describe.each(CONVERSIONS.filter((one) => one !== 'missing-cards' && one !== 'south-declares'))(
  'after %s',
  (conversion) => {
    it.each(texts)('$name says the same, and has nothing left to convert', ({ text }) => {
      const after = converted(text, conversion);
      if (after === text) return;
      const said = (of: string) => check(of).cases.map(({ report }) => meaningOf(report));
      expect(said(after)).toEqual(said(text));
      expect(converted(after, conversion)).toBe(after);
    });
  },
);
