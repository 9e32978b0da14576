import { describe, expect, it } from 'vitest';
import type { CaseReport } from './case.ts';
import { check } from './check.ts';
import { nothingToChoose, optionsInCase, optionsLines, optionsTitle } from './options.ts';

const DEAL = ['@contract 3NT S', '@hand W ♠84 ♥K ♦9 ♣-', '@penalty E ♠K ♥Q dropped'];

function reportOn(...lines: readonly string[]): CaseReport {
  const [only] = check(lines.join('\n')).cases;
  if (only === undefined) throw new Error('A text holds a case.');
  return only.report;
}

const openIn = (...lines: readonly string[]) => optionsInCase(reportOn(...lines));
const titlesOf = (...lines: readonly string[]) => {
  const report = reportOn(...lines);
  return optionsInCase(report).map((here) => optionsTitle(report, here));
};

describe('declarer’s options', () => {
  it('are each given with what follows from it (Laws 51B, 59)', () => {
    const [here] = openIn(...DEAL, '@on-lead W');
    expect(here?.options.map(({ option, paragraph }) => ({ ...option, paragraph }))).toEqual([
      { kind: 'require', suits: ['S'], paragraph: '51B2(a)' },
      { kind: 'require', suits: ['H'], paragraph: '51B2(a)' },
      { kind: 'prohibit', suits: ['S'], paragraph: '51B2(b)' },
      { kind: 'prohibit', suits: ['H'], paragraph: '51B2(b)' },
      { kind: 'prohibit', suits: ['S', 'H'], paragraph: '51B2(b)' },
      { kind: 'neither', paragraph: '51B2(c)' },
    ]);
    expect(here?.options[2]).toEqual({
      option: { kind: 'prohibit', suits: ['S'] },
      paragraph: '51B2(b)',
      pickedUp: ['SK'],
      remains: ['HQ'],
      lead: {
        player: 'W',
        suits: ['S'],
        rule: 'may-not',
        until: 'lead-lost',
        canComply: true,
        mustLead: [],
        cards: ['HK', 'D9'],
      },
      offender: { player: 'E', mustPlay: ['HQ'] },
    });
    expect(here?.missing).toEqual([]);
  });

  it('do not tell what the leader may lead whose hand is not shown', () => {
    const [here] = openIn('@contract 3NT S', '@penalty E ♠K ♥Q', '@on-lead W');
    expect(here?.options[0]?.lead).toMatchObject({ canComply: undefined, cards: undefined });
    const report = reportOn('@contract 3NT S', '@penalty E ♠K ♥Q', '@on-lead W');
    expect(
      optionsInCase(report)
        .flatMap((one) => optionsLines(report, one))
        .at(-1),
    ).toBe('- If unable to comply, West may lead any card. (Law 59)');
  });

  it('free a leader who cannot comply (Law 59)', () => {
    const [here] = openIn('@contract 3NT S', '@hand W ♠- ♥K ♦9 ♣-', DEAL[2] ?? '', '@on-lead W');
    expect(here?.options[0]?.lead).toMatchObject({ rule: 'must', canComply: false, cards: ['HK', 'D9'] });
  });

  it('are those before the choice that the text tells, and come again when the lead is kept', () => {
    const [first, again] = openIn(
      ...['@contract 3NT S', '@hand W ♠84 ♥K ♦A9 ♣-', '@hand N ♠A5 ♥73 ♦- ♣8', '@hand E ♠KJ ♥Q ♦J2 ♣-'],
      ...['@hand S ♠Q3 ♥A ♦- ♣76', '@penalty E ♠K ♥Q', '@on-lead W', '@prohibits ♠'],
      '@play W♦A N♣8 E♦2 S♣6',
    );
    expect(first?.choice).toEqual({ kind: 'prohibit', suits: ['S'] });
    expect(first?.options).toHaveLength(6);
    expect(again?.options.map(({ option }) => option)).toEqual([
      { kind: 'require', suits: ['H'] },
      { kind: 'prohibit', suits: ['H'] },
      { kind: 'neither' },
    ]);
    expect(again?.options[0]?.lead.cards).toEqual(['HK']);
  });

  it('go with the leader’s own penalty card as each lets it be led (Law 50D1)', () => {
    const [here] = openIn(
      ...['@contract 3NT S', '@hand W ♠J4 ♥K ♦9 ♣-', '@penalty W ♠J dropped', '@penalty E ♠2 deliberate'],
      '@on-lead W',
    );
    const led = here?.options.map(({ option, lead }) => [option.kind, lead.mustLead, lead.cards]);
    expect(led).toEqual([
      ['require', ['SJ'], ['SJ']],
      ['prohibit', [], ['HK', 'D9']],
      ['neither', ['SJ'], ['SJ']],
    ]);
  });

  it('leave open whether a small card that is left alone is still major', () => {
    const [here] = openIn('@contract 3NT S', '@penalty E ♠7 ♥6 dropped', '@on-lead W');
    expect(here?.options[0]?.offender.mustPlay).toBeUndefined();
  });

  it('are those of the edition', () => {
    const [here] = openIn('@laws 2007', ...DEAL, '@on-lead W');
    expect(here?.options.at(-1)?.paragraph).toBe('50D2(b)');
  });
});

describe('a penalty card that has to be played', () => {
  it('is told with its paragraph, and who designates one of several', () => {
    const [several] = openIn(...DEAL, '@on-lead E');
    expect(several?.plays).toEqual([{ player: 'E', isLead: true, cards: ['SK', 'HQ'], paragraph: '51A' }]);
    const [one] = openIn(...DEAL, '@hand E ♠KJ ♥Q ♦6 ♣-', '@on-lead S', '@play S♠3 W♠4 N♠5');
    expect(one?.plays).toEqual([{ player: 'E', isLead: false, cards: ['SK'], paragraph: '50D1(a)' }]);
    expect(one?.options).toEqual([]);
  });
});

describe('what the text does not say', () => {
  it('is named where the answer turns on it', () => {
    const [exposure] = openIn('@contract 3NT S', '@penalty E ♠7', '@on-lead W');
    expect(exposure).toMatchObject({ options: [], missing: ['exposure'] });
    const [lead] = openIn(...DEAL);
    expect(lead?.missing).toEqual(['on-lead']);
    expect(lead?.options).toHaveLength(6);
  });

  it('is the deal itself where that has a fault', () => {
    const report = reportOn(...DEAL, '@hand N ♠K ♥- ♦- ♣-', '@hand E ♠K ♥Q ♦- ♣-', '@on-lead W');
    const [here] = optionsInCase(report);
    expect(here).toMatchObject({ options: [], missing: ['board'] });
    expect(here && optionsLines(report, here)).toEqual([
      'The deal or the facts have a fault: it has to be mended before the law can be asked.',
    ]);
  });

  it('is nothing where there is no penalty card', () => {
    const report = reportOn('@contract 3NT S', '@on-lead W');
    expect(optionsInCase(report)).toEqual([]);
    expect(nothingToChoose(report)).toMatch(/^The text mentions no penalty card/);
  });
});

describe('the title', () => {
  it('counts the options and tells the choice', () => {
    expect(titlesOf(...DEAL, '@on-lead W')).toEqual(['Declarer’s options (6)']);
    expect(titlesOf(...DEAL, '@on-lead W', '@prohibits ♠ ♥')).toEqual([
      'Declarer’s options (6) · prohibited: spades and hearts',
    ]);
    expect(titlesOf('@language nl', ...DEAL, '@on-lead W', '@requires ♠')).toEqual([
      'Keuzes van de leider (6) · eiste: schoppen',
    ]);
    expect(titlesOf('@language el', ...DEAL, '@on-lead W', '@neither')).toEqual([
      'Επιλογές του εκτελεστή (6) · ούτε απαίτησε ούτε απαγόρευσε',
    ]);
    expect(titlesOf('@language tr', ...DEAL, '@on-lead E')).toEqual(['Deklaran belirler: ♠K ya da ♥Q']);
  });
});
