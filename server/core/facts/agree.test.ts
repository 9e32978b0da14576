import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAnnotations } from '../syntax/annotations/annotation.ts';
import { readHand } from '../syntax/boards/hand.ts';
import type { Headers } from '../syntax/headers/header.ts';
import { type CaseText, caseTextOf, splitLines, textIn } from '../text/lines.ts';
import { factsOf } from './agree.ts';
import type { Board, Facts } from './facts.ts';

const HANDS = `@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
`;

function stated(text: string, headers: readonly Headers[] = [], boards: readonly Board[] = []): Facts {
  const annotations = readAnnotations(caseTextOf(splitLines(text)), 'en');
  return factsOf({
    boards,
    headers,
    annotations,
    auctions: [],
    plays: [],
    sentences: [],
    preamble: [],
    citations: [],
    lostSigns: [],
    language: 'en',
  });
}

/** `rule: words > other words` for each problem. */
function problemsOf(text: string, facts = stated(text)): readonly string[] {
  const lines = caseTextOf(splitLines(text));
  return facts.problems.map(({ rule, span, related = [] }) =>
    [`${rule}: ${textIn(lines, span)}`, ...related.map((place) => textIn(lines, place))].join(' > '),
  );
}

/** A board whose lines `N ♠… ♥… ♦… ♣…` are a part of the text. */
function boardIn(text: CaseText, first: number): Board {
  const hands = text.lines.slice(first, first + 4).map((line, at) => {
    const start = (text.starts[first + at] ?? 0) + 2;
    return [line.charAt(0), readHand(line.slice(2), start, 'en')];
  });
  const start = text.starts[first] ?? 0;
  return { hands: Object.fromEntries(hands), span: { start, end: start + 60 } };
}

describe('the course of a case', () => {
  it('tells events in order and each claim with the number of events before it', () => {
    const facts = stated(`@penalty E ♠K ♥Q dropped
@ruling director
@picks-up E ♠K
@on-lead W
@neither
@may-lead W any
@verdict wrong
@ruling committee overruled
@remains E ♠K ♥Q`);
    expect(facts.events.map(({ kind }) => kind)).toEqual(['penalty', 'on-lead', 'option']);
    const rulings = facts.rulings.map(({ by, overruled, verdict, claims }) => ({
      by,
      overruled,
      verdict,
      claims: claims.map(({ kind, after }) => `${kind} after ${after}`),
    }));
    expect(rulings).toEqual([
      {
        by: 'director',
        overruled: false,
        verdict: 'wrong',
        claims: ['picks-up after 1', 'may-lead after 3'],
      },
      { by: 'committee', overruled: true, verdict: undefined, claims: ['remains after 3'] },
    ]);
  });

  it('opens a ruling for a claim that comes before any', () => {
    const { rulings } = stated('@picks-up E ♠K\n@ruling\n@cites 59');
    expect(rulings.map(({ claims }) => claims.map(({ kind }) => kind))).toEqual([['picks-up'], ['cites']]);
  });

  it('makes one claim of each card whose kind is named', () => {
    const { rulings } = stated('@kind E ♠7 ♥6 major');
    expect(rulings.flatMap(({ claims }) => claims.map(({ kind }) => kind))).toEqual(['kind', 'kind']);
  });

  it('keeps how a card was exposed, who chose and how long a restriction runs', () => {
    const facts = stated('@penalty E ♠7 two-cards\n@requires ♠ by dummy\n@must-lead W ♠ this-trick');
    expect(facts.events).toMatchObject([{ how: 'two-cards' }, { by: 'dummy', option: { suits: ['S'] } }]);
    expect(facts.rulings[0]?.claims).toMatchObject([{ until: { value: 'this-trick' } }]);
  });
});

describe('single facts', () => {
  it('come from the contract, or one by one', () => {
    expect(stated('@contract 4♥x S')).toMatchObject({
      contract: { value: { level: 4, denomination: 'H', risk: 'x' } },
      declarer: { value: 'S' },
      trumps: { value: 'H' },
    });
    expect(stated('@declarer W\n@trumps NT')).toMatchObject({
      contract: undefined,
      declarer: { value: 'W' },
      trumps: { value: 'NT' },
    });
  });

  it('want a declarer for a contract', () => {
    expect(problemsOf('@contract 3NT')).toEqual(['notation/missing-argument: @contract']);
    expect(problemsOf('@contract 3NT\n@declarer S')).toEqual([]);
  });

  test.each([
    ['@contract 3NT S\n@declarer W', 'W > S'],
    ['@declarer W\n@declarer E', 'E > W'],
    ['@contract 3NT S\n@trumps ♠', '♠ > 3NT'],
    ['@contract 3NT S\n@contract 3NTx S', '3NTx > 3NT'],
    ['@dealer N\n@dealer S', 'S > N'],
    ['@date 2016-05-21\n@date 2016-05-22', '2016-05-22 > 2016-05-21'],
  ])('do not agree in %j', (text, places) => {
    expect(problemsOf(text)).toEqual([`facts/annotations-disagree: ${places}`]);
  });

  it('may be said twice', () => {
    expect(problemsOf('@contract 3NT S\n@declarer S\n@trumps NT\n@contract 3NT S')).toEqual([]);
  });

  it('are settled by the annotation, which is told of what is printed otherwise', () => {
    const text = 'Board 14 East\n@dealer N\n@board 14';
    const headers: Headers[] = [
      {
        boardNumber: { value: 14, span: { start: 6, end: 8 } },
        dealer: { value: 'E', span: { start: 9, end: 13 } },
      },
    ];
    const facts = stated(text, headers);
    expect(facts).toMatchObject({ boardNumber: { value: 14 }, dealer: { value: 'N' } });
    expect(problemsOf(text, facts)).toEqual(['facts/text-disagrees: N > East']);
  });

  it('are those that are printed where no annotation gives them', () => {
    const vulnerability = { value: 'NS', span: { start: 0, end: 2 } } as const;
    expect(stated('', [{}, { vulnerability }]).vulnerability).toEqual(vulnerability);
  });

  it('hold what is expected and what is ignored', () => {
    const facts = stated('@expect 51B2(b)\n@ignore board/card-twice as printed\n@ignore law');
    expect(facts.expects.map(({ value }) => value)).toEqual(['51B2(b)']);
    expect(facts.ignores.map(({ rule, reason }) => [rule.value, reason])).toEqual([
      ['board/card-twice', 'as printed'],
      ['law', ''],
    ]);
  });
});

describe('the position', () => {
  it('is that of the @hand lines', () => {
    const facts = stated(HANDS);
    expect(facts.boards).toHaveLength(1);
    expect(facts.hands.E).toEqual({ S: 'KJ', H: 'Q', D: '6', C: '' });
  });

  it('is the last board before the first event', () => {
    const text = caseTextOf(
      splitLines(`N ♠A5 ♥7 ♦- ♣8
E ♠KJ ♥Q ♦6 ♣-
S ♠Q3 ♥A ♦- ♣7
W ♠84 ♥K ♦9 ♣-
The remaining cards are:
N ♠A ♥- ♦- ♣-
E ♠K ♥- ♦- ♣-
S ♠Q ♥- ♦- ♣-
W ♠8 ♥- ♦- ♣-
@penalty E ♠K`),
    );
    const boards = [boardIn(text, 0), boardIn(text, 5)];
    const facts = stated(text.lines.join('\n'), [], boards);
    expect(facts.hands.W).toEqual({ S: '8', H: '', D: '', C: '' });
    expect(facts.problems).toEqual([]);
  });

  it('begins anew where a seat gets another hand after something happened', () => {
    const facts = stated(`${HANDS}@on-lead W\n@hand N ♠A ♥- ♦- ♣-\n@hand E ♠K ♥- ♦- ♣-`);
    expect(facts.boards.map(({ hands }) => Object.keys(hands).join(''))).toEqual(['NESW', 'NE']);
    expect(facts.hands.N).toEqual({ S: 'A5', H: '7', D: '', C: '8' });
  });

  it('has a seat only once where nothing happened between', () => {
    expect(problemsOf('@hand N ♠A5 ♥7 ♦- ♣8\n@hand N ♠A6 ♥7 ♦- ♣8')).toEqual([
      'facts/two-hands-for-a-seat: N > ♠A5 ♥7 ♦- ♣8',
    ]);
    expect(problemsOf('@hand N ♠A5 ♥7 ♦- ♣8\n@hand N ♠A5 ♥7 ♦- ♣8')).toEqual([]);
  });

  it('has the cards that were played before it was shown', () => {
    const facts = stated('@play S♣9 W♦2\n@hand S ♠3 ♥- ♦- ♣-\n@hand W ♠8 ♥- ♦- ♣-');
    expect(facts.hands.S).toEqual({ S: '3', H: '', D: '', C: '9' });
    expect(facts.hands.W).toEqual({ S: '8', H: '', D: '2', C: '' });
  });
});

describe('a card and its hand', () => {
  test.each([
    ['@penalty E ♠K ♥Q', []],
    ['@penalty E ♠K ♠8', ['facts/card-in-another-hand: ♠8 > 8']],
    ['@play S♣7 W♦6', ['facts/card-in-another-hand: ♦6 > 6']],
    ['@penalty E ♠8\n@play E♠8', ['facts/card-in-another-hand: ♠8 > 8']],
    ['@penalty E ♣K', ['facts/card-in-no-hand: ♣K']],
    ['@play E♠K\n@penalty E ♠K', []],
    ['@penalty S ♠Q', []],
    ['@ruling\n@picks-up E ♠8', []],
  ])('%s', (text, expected) => {
    expect(problemsOf(HANDS + text)).toEqual(expected);
  });

  it('says nothing of a card in no hand where a hand is not shown, or shows a card without a name', () => {
    expect(problemsOf('@hand N ♠A5 ♥7 ♦- ♣8\n@penalty E ♣K')).toEqual([]);
    expect(problemsOf(`${HANDS.replace('♠84', '♠8x')}@penalty W ♠4`)).toEqual([]);
  });

  it('says nothing of a card that was played before the hands were shown', () => {
    expect(problemsOf(`@play E♣K\n${HANDS}`)).toEqual([]);
  });

  it('holds @hand lines against the diagram above them', () => {
    const text = caseTextOf(
      splitLines(`N ♠A5 ♥7 ♦- ♣8
E ♠KJ ♥Q ♦6 ♣-
S ♠Q3 ♥A ♦- ♣7
W ♠84 ♥K ♦9 ♣-
@hand E ♠K8 ♥Q ♦6 ♣-`),
    );
    const facts = stated(text.lines.join('\n'), [], [boardIn(text, 0)]);
    expect(problemsOf(text.lines.join('\n'), facts)).toEqual(['facts/card-in-another-hand: 8 > 8']);
  });
});

describe('an annotation that was half read', () => {
  test.each(['@penalty E ♠K ♥', '@penalty E', '@play S♣7 X♦9', '@hand N ♠A', '@prohibit ♠', '@requires ♠K'])(
    '%s leaves facts that are not whole',
    (text) => {
      expect(stated(`@on-lead W\n${text}`).halfRead).toHaveLength(1);
    },
  );

  test.each(['@on-lead West', '@on-lead W and so on', '@picks-up E ♠', '@cites nothing', '@vul both sides'])(
    '%s does not',
    (text) => {
      expect(stated(`@on-lead W\n${text}`).halfRead).toEqual([]);
    },
  );
});

it('is found for any lines at all, its problems within the text', () => {
  const line = fc.constantFrom(
    ...HANDS.trim().split('\n'),
    '@penalty E ♠K ♣2',
    '@penalty W',
    '@play S♣7 W♦9 N♣8 E♦6',
    '@hand N ♠x ♥7 ♦- ♣8',
    '@contract 3NT',
    '@contract 4♠ W',
    '@declarer S',
    '@ruling overruled',
    '@verdict right',
    '@picks-up E ♠K',
    '@neither',
    'Prose.',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const text = lines.join('\n');
      const { problems, rulings, events } = stated(text);
      for (const { span, related = [] } of problems) {
        for (const place of [span, ...related]) expect(textIn(caseTextOf(lines), place)).not.toBe('');
      }
      for (const { claims } of rulings) {
        for (const { after } of claims) expect(after).toBeLessThanOrEqual(events.length);
      }
    }),
  );
});
