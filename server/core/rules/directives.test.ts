import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../facts/agree.ts';
import { ignoreUnused } from '../messages/notation.ts';
import { readAnnotations } from '../syntax/annotations/annotation.ts';
import { caseTextOf, splitLines, textIn } from '../text/lines.ts';
import { applyDirectives } from './directives.ts';
import type { Finding } from './rule.ts';

const PICKED_UP = finding('51B2(b)/picked-up-without-cause', '51B2(b)');
const LED = finding('51B2(a)/led-another-suit', '51B2(a)');
const CARD_TWICE = finding('board/card-twice', undefined);
const WRONG_PARAGRAPH = finding('citation/wrong-paragraph', '51B2(b)');

function finding(rule: string, paragraph: string | undefined): Finding {
  return {
    rule,
    paragraph,
    certainty: undefined,
    laws: paragraph === undefined ? undefined : '2017',
    severity: 'error',
    wording: ignoreUnused,
    nouns: {},
    span: { start: 0, end: 1 },
    related: [],
  };
}

/** The rules that are left, those about directives with the words they stand under; and what was expected. */
function heard(text: string, findings: readonly Finding[]): readonly string[] {
  const lines = caseTextOf(splitLines(text));
  const annotations = readAnnotations(lines, 'en');
  const facts = factsOf({
    boards: [],
    headers: [],
    annotations,
    auctions: [],
    plays: [],
    sentences: [],
    preamble: [],
    citations: [],
    lostSigns: [],
    language: 'en',
  });
  const { findings: left, expected } = applyDirectives(facts, findings);
  return [
    ...left.map(({ rule, span }) =>
      findings.some((one) => one.rule === rule) ? rule : `${rule}: ${textIn(lines, span)}`,
    ),
    ...expected.map(({ value }) => `expected ${value}`),
  ];
}

describe('@expect', () => {
  it('takes out the fault that it foretells and leaves the others', () => {
    expect(heard('@expect 51B2(b)', [PICKED_UP, LED, CARD_TWICE])).toEqual([
      LED.rule,
      CARD_TWICE.rule,
      'expected 51B2(b)',
    ]);
  });

  test.each(['@expect 51B2', '@expect 51B', '@expect 51'])('%s stands for its parts', (text) => {
    expect(heard(text, [PICKED_UP])).toEqual([`expected ${text.slice('@expect '.length)}`]);
  });

  test.each(['@expect 51B2(a)', '@expect 5', '@expect 51A'])(
    '%s is told when nothing of the kind is found',
    (text) => {
      const paragraph = text.slice('@expect '.length);
      expect(heard(text, [PICKED_UP])).toEqual([PICKED_UP.rule, `notation/expected-not-found: ${paragraph}`]);
    },
  );

  it('is not met by a question, nor by a wrong citation', () => {
    const question = { ...PICKED_UP, severity: 'hint' } as const;
    expect(heard('@expect 51B2(b)', [question, WRONG_PARAGRAPH])).toEqual([
      question.rule,
      WRONG_PARAGRAPH.rule,
      'notation/expected-not-found: 51B2(b)',
    ]);
  });
});

describe('@ignore', () => {
  test.each([
    ['51B2(b)/picked-up-without-cause', [LED.rule, CARD_TWICE.rule]],
    ['51B2(b)', [LED.rule, CARD_TWICE.rule]],
    ['51B2', [CARD_TWICE.rule]],
    ['law', [CARD_TWICE.rule]],
    ['board', [PICKED_UP.rule, LED.rule]],
    ['board/card-twice', [PICKED_UP.rule, LED.rule]],
  ])('%s silences what it names', (name, left) => {
    expect(heard(`@ignore ${name} with a reason`, [PICKED_UP, LED, CARD_TWICE])).toEqual(left);
  });

  it('is told when it silences nothing', () => {
    expect(heard('@ignore board with a reason', [PICKED_UP])).toEqual([
      PICKED_UP.rule,
      'notation/ignore-unused: board',
    ]);
  });

  it('may silence what is said of @expect', () => {
    expect(heard('@expect 51A\n@ignore notation/expected-not-found a draft', [])).toEqual([]);
  });
});
