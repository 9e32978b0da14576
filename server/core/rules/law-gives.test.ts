import { describe, expect, it } from 'vitest';
import { defaultStyle } from '../bridge/words.ts';
import { check } from '../check.ts';
import { say } from '../messages/format.ts';
import { type Given, lawGives } from './law-gives.ts';

/** What is told at the event number `at` of a case, in English, what follows from a sentence indented below it. */
function toldAt(at: number, ...lines: readonly string[]): readonly string[] {
  const [only] = check(['@contract 3NT S', ...lines].join('\n')).cases;
  const event = only?.report.facts.events[at];
  if (only === undefined || event === undefined) return [];
  const told = (given: readonly Given[], indent: string): readonly string[] =>
    given.flatMap(({ wording, nouns, paragraph, consequences }) => [
      `${indent}${paragraph ?? '-'}: ${say(wording, nouns, defaultStyle('en'))}`,
      ...told(consequences, `${indent}  `),
    ]);
  return told(lawGives(only.report.facts, only.report.edition, event), '');
}

describe('at a penalty card the law gives', () => {
  it('its kind, the duty to play it, and the options at the lead of the partner', () => {
    expect(toldAt(0, '@penalty E ♠K dropped')).toEqual([
      '50B: ♠K is a major penalty card of East.',
      '50D1(a): East must play ♠K at the first legal opportunity.',
      '-: When West is to lead, declarer may choose one of these:',
      '  50D2(a): Require spades.',
      '    -: ♠K is picked up and is no longer a penalty card.',
      '    -: West must lead spades, for this lead only.',
      '    -: East may play any legal card.',
      '  50D2(a): Prohibit spades.',
      '    -: ♠K is picked up and is no longer a penalty card.',
      '    -: West may not lead spades until West loses the lead.',
      '    -: East may play any legal card.',
      '  50D2(b): Neither require nor prohibit a lead.',
      '    -: ♠K remains on the table as a penalty card.',
      '    -: West may lead any card; declarer has the options again if West keeps the lead.',
      '    50D1(a): East must play ♠K at the first legal opportunity.',
      '59: If unable to comply, West may lead any card.',
    ]);
  });

  it('the lighter rule of a minor one', () => {
    expect(toldAt(0, '@penalty E ♠7 dropped').map((line) => line.slice(0, 3))).toEqual(['50B', '50C']);
  });

  it('only what holds for either kind where the text does not say how it was exposed', () => {
    expect(toldAt(0, '@penalty E ♠7')).toEqual([
      '50B: ♠7 is a minor penalty card if it was exposed unintentionally, and a major one if it was played on purpose.',
    ]);
  });

  it('nothing but that for a card of declarer', () => {
    expect(toldAt(0, '@penalty S ♠Q')).toEqual([
      '48A: ♠Q is no penalty card: declarer and dummy never have one.',
    ]);
  });
});

describe('at a lead the law gives', () => {
  it('the options, and under each what the leader must lead of his own', () => {
    const told = toldAt(2, '@penalty E ♠2 deliberate', '@penalty W ♥J ♥4', '@on-lead W');
    expect(told[0]).toBe('-: When West is to lead, declarer may choose one of these:');
    const own = '    51A: West must lead one of ♥J and ♥4, and declarer designates which.';
    expect(told.slice(told.indexOf('  50D2(b): Neither require nor prohibit a lead.'))).toContain(own);
  });

  it('freedom where there is nothing to restrict it', () => {
    expect(toldAt(1, '@penalty E ♠7 dropped', '@on-lead W')).toEqual([
      '-: No penalty card restricts West’s lead.',
    ]);
  });
});

describe('at an option the law gives', () => {
  it('what is picked up, what remains, and how the leader is bound', () => {
    expect(toldAt(2, '@penalty E ♠K ♥Q', '@on-lead W', '@prohibits ♠')).toEqual([
      '51B2(b): ♠K is picked up and is no longer a penalty card.',
      '51B2(b): ♥Q remains on the table as a penalty card.',
      '51B2(b): West may not lead spades until West loses the lead.',
      '50D1(a): East must play ♥Q at the first legal opportunity.',
      '59: If unable to comply, West may lead any card.',
    ]);
  });

  it('a free lead to a hand that cannot comply', () => {
    const told = toldAt(2, '@hand W ♠- ♥K2 ♦9 ♣T', '@penalty E ♠K', '@on-lead W', '@requires ♠');
    expect(told.at(-1)).toBe('59: West cannot comply and may lead any card.');
  });

  it('nothing to an option that the law does not know', () => {
    expect(toldAt(2, '@penalty E ♠K ♥Q', '@on-lead W', '@requires ♦')).toEqual([
      '51B2(a): The law does not give declarer this option here: nothing is picked up and West is not bound by it.',
    ]);
  });
});
