// A whole deal where play has begun shows the most that each player can still hold: what the law answers then must be
// so whatever has been played.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, DECK, rankOf, SUITS, suitOf } from '../server/core/bridge/cards.ts';
import { type Hand, handOf } from '../server/core/bridge/hand.ts';
import { SEATS, type Seat } from '../server/core/bridge/seats.ts';
import { check } from '../server/core/check.ts';
import { familyOf } from '../server/core/rules/rule.ts';
import { lineOf } from '../server/core/text/lines.ts';

type Deal = { readonly [seat in Seat]: Hand };

const GLYPHS = { S: '♠', H: '♥', D: '♦', C: '♣' };
const spelled = (card: Card) => GLYPHS[suitOf(card)] + rankOf(card);

const board = (deal: Deal) =>
  SEATS.map(
    (seat) => `${seat}: ${SUITS.map((suit) => GLYPHS[suit] + (deal[seat][suit] || '-')).join(' ')}`,
  ).join('\n');

/** Whose deal it is, cards and order drawn: the first of each hand are those that are left. */
type Draw = {
  readonly deck: readonly Card[];
  readonly left: number;
  readonly penalty: number;
  readonly option: string;
  /** Whether East has led. */
  readonly isLed: boolean;
  readonly claims: readonly string[];
};

const SUIT_SETS = ['♠', '♥', '♦', '♣', '♠ ♥', '♦ ♣', '♥ ♣'];

const options = fc.oneof(
  fc.constantFrom('@neither', ''),
  fc.constantFrom(...SUITS).map((suit) => `@requires ${GLYPHS[suit]}`),
  fc.constantFrom(...SUIT_SETS).map((suits) => `@prohibits ${suits}`),
);

const claims = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('@may-lead E', '@must-lead E', '@may-not-lead E', '@may-play W'),
      fc.constantFrom(...SUIT_SETS, 'any'),
    )
    .filter(([word, what]) => what !== 'any' || word.startsWith('@may-lead') || word.startsWith('@may-play'))
    .map(([word, what]) => `${word} ${what}`),
  fc.constantFrom('@may-play W 0', '@may-play W 1', '@must-play W 0', '@must-play W 1', '@must-play W 0 1'),
  fc.constantFrom('@picks-up W 0', '@picks-up W 1', '@remains W 0', '@remains W 1', '@picks-up W 0 1'),
  fc.constantFrom('@may-lead E 2', '@may-lead E 3', '@must-lead E 2'),
);

const draws: fc.Arbitrary<Draw> = fc.record({
  deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  left: fc.integer({ min: 3, max: 12 }),
  penalty: fc.integer({ min: 1, max: 3 }),
  option: options,
  isLed: fc.boolean(),
  claims: fc.array(claims, { minLength: 1, maxLength: 3 }),
});

/** South declares, so that West leads first; here East is on lead, and West has penalty cards. */
function writtenAs({ deck, penalty, option, isLed, claims }: Draw, left: number): string {
  const hand = (turn: number) => deck.slice(13 * turn, 13 * turn + left);
  const deal: Deal = { N: handOf(hand(0)), E: handOf(hand(1)), S: handOf(hand(2)), W: handOf(hand(3)) };
  const exposed = hand(3).slice(0, penalty);
  const east = hand(1);
  const cards = [exposed[0], exposed[1], east[0], east[1]].map((card) => card && spelled(card));
  const named = claims.map((claim) =>
    claim.replace(/ (\d)/g, (_, at) => ` ${cards[Number(at)] ?? cards[0]}`),
  );
  return [
    board(deal),
    '',
    '@contract 3NT S',
    `@penalty W ${exposed.map(spelled).join(' ')} dropped`,
    '@on-lead E',
    option,
    isLed ? `@play E${cards[2]}` : '',
    '@ruling',
    ...named,
  ].join('\n');
}

/**
 * Whether the players still hold a card of each suit that the ruling speaks of for them, and may do something else than
 * it makes them do: who has nothing else to lead is let be called bound to lead it.
 */
function isOpenTo({ deck, left, claims }: Draw): boolean {
  const held = (turn: number) =>
    new Set(deck.slice(13 * turn, 13 * turn + left).map((card) => GLYPHS[suitOf(card)]));
  const [east, west] = [held(1), held(3)];
  return claims.every((claim) => {
    const player = claim.includes(' E ') ? east : west;
    const named = SUITS.map((suit) => GLYPHS[suit]).filter((glyph) => claim.includes(glyph));
    const isBound = claim.startsWith('@must') && named.length !== 0 && named.length === player.size;
    return !isBound && named.every((glyph) => player.has(glyph));
  });
}

/** What the law finds wrong, line by line, and whether it could judge. */
function judged(text: string) {
  const [only] = check(text).cases;
  if (only === undefined) throw new Error('one case');
  const { report } = only;
  const wrong = report.findings
    .filter(({ rule, severity }) => familyOf(rule) === 'law' && severity !== 'hint')
    .map(({ span }) => lineOf(report.text, span.start));
  return { wrong: [...new Set(wrong)].sort(), verdict: report.verdict, missing: report.missing };
}

describe('a whole deal where play has begun', () => {
  it('is answered only with what holds for every remainder', () => {
    let [compared, answered, wrong] = [0, 0, 0];
    fc.assert(
      fc.property(draws, (draw) => {
        const [whole, rest] = [writtenAs(draw, 13), writtenAs(draw, draw.left)];
        const [most, now] = [judged(whole), judged(rest)];
        if (now.missing.includes('board') || !isOpenTo(draw)) return;
        compared += 1;
        if (most.verdict === 'judged') answered += 1;
        if (most.wrong.length !== 0) wrong += 1;
        // What is wrong whatever was played is wrong now, and what is judged right is not wrong.
        for (const line of most.wrong) expect(now.wrong, `${whole}\n\n${rest}`).toContain(line);
        if (most.verdict === 'judged' && most.missing.length === 0)
          expect(now.wrong, `${whole}\n\n${rest}`).toEqual(most.wrong);
      }),
      { numRuns: 400 },
    );
    for (const count of [compared / 2, answered, wrong]) expect(count).toBeGreaterThan(50);
  });
});
