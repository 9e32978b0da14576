import { describe, expect, it, test } from 'vitest';
import type { Language } from './bridge/nouns.ts';
import { DEFAULT_SETTINGS } from './case.ts';
import { check } from './check.ts';
import { hoverAt } from './hover.ts';
import { hoverInCase } from './hover-in-case.ts';

const BOARD = `North: ♠AQ53 ♥- ♦K4 ♣-
East: ♠KJ ♥Q ♦T53 ♣-
South: ♠7 ♥J3 ♦AJ2 ♣-
West: ♠9 ♥T98 ♦Q7 ♣-
`;
const STORY =
  '3NT by South. East drops the ♠K and the ♥Q. Both are penalty cards. West is on lead.\n' +
  'South prohibited spades. East picks up the ♠K and West may not lead a spade until he loses the lead.\n';

/** What is shown at the beginning of some words, and the words it is about. */
function hover(text: string, words: string, language?: Language) {
  const found = hoverAt(text, text.indexOf(words) + 1, language && { settings: { language } });
  return { shown: found?.markdown ?? '', about: found && text.slice(found.span.start, found.span.end) };
}

describe('a plain sentence', () => {
  it('shows what it was taken for, and the annotation that says the same', () => {
    const { shown, about } = hover(BOARD + STORY, 'drops');
    expect(shown).toContain('*How this sentence was understood:*');
    expect(shown).toContain(
      '- From here on East’s penalty cards are ♠K and ♥Q.  \n  `@penalty E ♠K ♥Q dropped`',
    );
    expect(about).toBe('East drops the ♠K and the ♥Q');
  });

  it('shows what the law gives once it has happened', () => {
    expect(hover(BOARD + STORY, 'prohibited').shown).toMatch(/`@prohibits ♠`\n {2}- .*51B2\(b\)/);
  });

  it('shows each part for itself', () => {
    expect(hover(BOARD + STORY, 'picks').shown).toContain('`@picks-up E ♠K`');
    expect(hover(BOARD + STORY, 'picks').shown).not.toContain('@may-not-lead');
    expect(hover(BOARD + STORY, 'may not').shown).toContain('`@may-not-lead W ♠ until lead-lost`');
  });

  test.each([
    ['en', 'From here on East’s penalty cards are ♠K and ♥Q.'],
    ['el', 'Τιμωρημένα φύλλα της Ανατολής από εδώ και πέρα: ♠K και ♥Q.'],
    ['nl', 'Strafkaarten van oost vanaf hier: ♠H en ♥V.'],
    ['tr', 'Doğu’nun buradan sonraki cezalı kartları: ♠K ve ♥Q.'],
  ] as const)('is told in the language chosen: %s', (language, sentence) => {
    expect(hover(STORY, 'drops', language).shown).toContain(`- ${sentence}`);
  });

  it('shows nothing where it was not understood, or an annotation settles the matter', () => {
    expect(hover(`${STORY}The players shook hands.\n`, 'shook').shown).toBe('');
    expect(hover(`${STORY}@prohibits ♠\n`, 'prohibited').shown).toBe('');
  });
});

describe('a board', () => {
  it('is drawn, and the hand under the pointer is counted', () => {
    const { shown, about } = hover(BOARD, 'T53');
    expect(shown).toBe(
      [
        'East: 6 cards, 6 points, shape 2-1-3-0',
        '',
        '```text',
        '       ♠AQ53',
        '       ♥–',
        '       ♦K4',
        '       ♣–',
        '♠9       N     ♠KJ',
        '♥T98   W   E   ♥Q',
        '♦Q7      S     ♦T53',
        '♣–             ♣–',
        '       ♠7',
        '       ♥J3',
        '       ♦AJ2',
        '       ♣–',
        '```',
      ].join('\n'),
    );
    expect(about).toContain('♠KJ ♥Q ♦T53');
  });

  it('is drawn in the letters of the language', () => {
    expect(hover(BOARD, 'North', 'el').shown).toContain('♠9       Β     ♠KJ');
  });

  it('is drawn with a line for each hand where some are not shown', () => {
    const two = BOARD.split('\n').slice(0, 2).join('\n');
    expect(hover(two, 'North').shown).toContain(
      '```text\nNorth: ♠AQ53 ♥– ♦K4  ♣–\nEast:  ♠KJ   ♥Q ♦T53 ♣–\n```',
    );
  });
});

describe('a finding', () => {
  const RULING = `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;
  const [report] = check(RULING).cases.map((one) => one.report);
  const at = RULING.lastIndexOf('♥Q');

  it('shows why it is said: facts, paragraph, what follows, and the words of the law', () => {
    const { shown, about } = hover(RULING, '♥Q\n');
    expect(about).toBe('♥Q');
    expect(shown).toContain(`**Why this is reported:**

1. \\@penalty E ♠K ♥Q dropped – The penalty card is mentioned here.
2. \\@prohibits ♠ – Declarer’s option is stated here.
3. Law 51B2(b): Declarer prohibits one or more suits.
4. ♥Q – ♥Q stays on the table: declarer prohibited only spades.`);
    expect(shown).toContain('> (b) When a defender has penalty cards in more than one suit');
  });

  it('points at the words, and at the page of the rule, where the editor opens addresses', () => {
    const links = {
      toWords: ({ start }: { readonly start: number }) => `file:///a.ruling#${start}`,
      toPage: (rule: string) => `file:///rules.md#${rule}`,
    };
    const markdown = report && hoverInCase(report, at, DEFAULT_SETTINGS, links)?.markdown;
    expect(markdown).toContain(
      '[51B2(b)/picked-up-without-cause](file:///rules.md#51B2(b)/picked-up-without-cause)',
    );
    expect(markdown).toContain(`[\\@prohibits ♠](file:///a.ruling#${RULING.indexOf('@prohibits')})`);
    expect(markdown).toContain(`[♥Q](file:///a.ruling#${at})`);
  });

  it('that is only a question has no chain', () => {
    const text = RULING.replace('@prohibits ♠\n', '');
    expect(hover(text, '@picks-up').shown).not.toContain('Why this is reported');
  });
});
