// The honours of each language where they stand in cards: in boards, in annotations, beside suit signs in prose.
import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { check } from '../../check.ts';

const HONOURS: readonly (readonly [Language, string, readonly [string, string, string, string]])[] = [
  ['en', 'A K Q J', ['A', 'K', 'Q', 'J']],
  ['el', 'A K Q J', ['A', 'K', 'Q', 'J']],
  ['el', 'Α Κ Q J, typed as Greek', ['Α', 'Κ', 'Q', 'J']],
  ['el', 'Α Ρ Ντ Β', ['Α', 'Ρ', 'Ντ', 'Β']],
  ['nl', 'A H V B', ['A', 'H', 'V', 'B']],
  ['nl', 'A K Q J', ['A', 'K', 'Q', 'J']],
  ['tr', 'A R D V', ['A', 'R', 'D', 'V']],
  ['tr', 'A K Q J', ['A', 'K', 'Q', 'J']],
];

function reportOf(text: string) {
  const [only] = check(text).cases;
  if (only === undefined) throw new Error('one case');
  return only.report;
}

describe.each(HONOURS)('in %s, %s', (language, _, [ace, king, queen, jack]) => {
  test.each(['10', 'T'])('a board has them, with %s for the ten', (ten) => {
    const { facts, findings } = reportOf(`@language ${language}

N: ♠${ace}${king}${ten} ♥${queen}9 ♦- ♣-
E: ♠${queen}${jack} ♥${ace} ♦${king} ♣${jack}
S: ♠98 ♥${jack}${ten} ♦- ♣2
W: ♠5 ♥${king} ♦${ace}${queen} ♣${ten}`);
    const hands = SEATS.map((seat) => Object.values(facts.boards[0]?.hands[seat]?.hand ?? {}).join('.'));
    expect(hands).toEqual(['AKT.Q9..', 'QJ.A.K.J', '98.JT..2', '5.K.AQ.T']);
    expect(findings.filter(({ rule }) => rule !== 'board/look-alike')).toEqual([]);
  });

  it('annotations have them', () => {
    const { facts, findings } = reportOf(`@language ${language}
@contract 3NT S
@penalty E ♠${ace}${king} ♥${queen} ♦${jack}`);
    expect(
      facts.events
        .flatMap((event) => (event.kind === 'penalty' ? event.cards : []))
        .map(({ value }) => value),
    ).toEqual(['SA', 'SK', 'HQ', 'DJ']);
    expect(findings).toEqual([]);
  });

  it('a hand in a sentence has them', () => {
    const { tree } = reportOf(`@language ${language}

♠${ace}${king}2 ♥${queen}4 ♦${jack}3 ♣5 …`);
    const [hand] = tree.looseHands.map((loose) => loose.hand.hand);
    expect(hand).toEqual({ S: 'AK2', H: 'Q4', D: 'J3', C: '5' });
  });
});

it('says of a letter that is nobody’s honour that it is no card', () => {
  const { findings } = reportOf('@language el\n@contract 3NT S\n@penalty E ♠Ω');
  expect(findings.map(({ rule }) => rule)).toEqual(['notation/unknown-card']);
});

it('takes no honour of another language in an annotation', () => {
  const { findings } = reportOf('@language nl\n@contract 3NT S\n@penalty E ♠R');
  expect(findings.map(({ rule }) => rule)).toEqual(['notation/unknown-card']);
});
