// What holds of the law whatever a case states.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card, Suit } from '../server/core/bridge/cards.ts';
import { partnerOf, SEATS, type Seat } from '../server/core/bridge/seats.ts';
import type { Event, Facts, RulingClaim } from '../server/core/facts/facts.ts';
import { EDITIONS, type Edition } from '../server/core/laws/editions.ts';
import type { Election, Position } from '../server/core/model/position.ts';
import { readingsAt } from '../server/core/model/readings.ts';
import { placedStationsOf } from '../server/core/model/station.ts';
import { judge } from '../server/core/rules/judge.ts';
import { lawGives } from '../server/core/rules/law-gives.ts';
import { optionsAt } from '../server/core/rules/options-at.ts';
import type { Located, Span } from '../server/core/text/span.ts';
import { anyFacts, anyRenaming, type Renaming, renamed } from './support/any-case.ts';
import { anyCourse } from './support/any-course.ts';
import { NO_FACTS } from './support/no-facts.ts';
import { renamedAnswer } from './support/renamed-answer.ts';

const RUNS = { numRuns: 150 };

const readingsIn = (facts: Facts): readonly Position[] =>
  [...readingsAt(facts, '2017', [0, ...facts.events.map((_, at) => at + 1)]).values()].flat();

/** All cards that were picked up by one option after another. */
function pickedUpBy(election: Election | undefined): readonly Card[] {
  if (election === undefined) return [];
  const own = election.pickedUp.map(({ card }) => card);
  return [...pickedUpBy(election.before.election), ...own];
}

/** How often the text tells that a card was exposed. */
function exposuresOf(facts: Facts, card: Card): number {
  const told = facts.events.flatMap((event) => {
    if (event.kind === 'penalty') return event.cards.map(({ value }) => value);
    return event.kind === 'rejects' ? [event.card.value] : [];
  });
  return told.filter((one) => one === card).length;
}

test('a card is picked up no more often than it was exposed', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { election } of readingsIn(facts)) {
        const all = pickedUpBy(election);
        for (const card of all) {
          const times = all.filter((other) => other === card).length;
          expect(times).toBeLessThanOrEqual(exposuresOf(facts, card));
        }
      }
    }),
    RUNS,
  );
});

test('a card lies on the table or has gone, never both', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { penaltyCards, past } of readingsIn(facts)) {
        for (const seat of SEATS) {
          const names = [...penaltyCards[seat], ...past[seat]].map(({ card }) => card);
          expect(new Set(names).size).toBe(names.length);
        }
      }
    }),
    RUNS,
  );
});

test('two penalty cards of one defender are major', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { penaltyCards } of readingsIn(facts)) {
        for (const seat of SEATS) {
          if (penaltyCards[seat].length < 2) continue;
          expect(penaltyCards[seat].every(({ kind }) => kind === 'major')).toBe(true);
        }
      }
    }),
    RUNS,
  );
});

test('a prohibition binds nobody but the player who is on lead', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { trick, prohibitions } of readingsIn(facts)) {
        if (trick === undefined || trick.plays.length > 0) continue;
        expect(prohibitions.every(({ player }) => player === trick.leader)).toBe(true);
      }
    }),
    RUNS,
  );
});

const located = <T>(value: T): Located<T> => ({ value, span: { start: 0, end: 1 } });

const rulingOf = (...claims: readonly RulingClaim[]): Facts['rulings'] => [
  { by: undefined, overruled: false, verdict: undefined, claims, span: { start: 0, end: 1 } },
];

const exposed = (seat: Seat, start: number, ...cards: readonly Card[]): Event => {
  const span = { start, end: start + 9 };
  return { kind: 'penalty', span, seat, cards: cards.map(located), how: undefined };
};

/** The winner of the trick has not led, and the ruling says what another must play: what it asks turned on the suits. */
const MUST_PLAY_BEFORE_THE_LEAD: Facts = {
  ...NO_FACTS,
  declarer: located('N'),
  trumps: located('NT'),
  events: [
    {
      kind: 'play',
      span: { start: 0, end: 9 },
      plays: [
        { seat: 'N', card: located('D5') },
        { seat: 'E', card: located('H7') },
        { seat: 'S', card: located('S5') },
        { seat: 'W', card: located('CT') },
      ],
    },
    exposed('S', 10, 'S5'),
  ],
  rulings: rulingOf({
    kind: 'must-play',
    span: { start: 20, end: 29 },
    seat: 'S',
    choice: { kind: 'suits', suits: [located('S')] },
    after: 2,
  }),
};

/** Partners have two penalty cards each, and one of them is to choose: whose cards were named turned on the seats. */
const TWO_CARDS_EACH: Facts = {
  ...NO_FACTS,
  events: [exposed('S', 0, 'SA', 'C7'), exposed('N', 10, 'SK', 'D5')],
  rulings: rulingOf({ kind: 'chooses', span: { start: 20, end: 29 }, role: located('N'), after: 2 }),
};

/** Partners have one penalty card each, and the law for two is cited: whose card comes first turned on the seats. */
const ONE_CARD_EACH: Facts = {
  ...NO_FACTS,
  declarer: located('E'),
  events: [exposed('S', 0, 'SA'), exposed('N', 10, 'DK')],
  rulings: rulingOf({ kind: 'cites', span: { start: 20, end: 29 }, paragraph: located('51B2(a)'), after: 2 }),
};

const BLACK_SUITS: { readonly [suit in Suit]: Suit } = { S: 'C', H: 'H', D: 'D', C: 'S' };
const BLACK_SUITS_EXCHANGED: Renaming = { seat: (seat) => seat, suit: (suit) => BLACK_SUITS[suit] };
const PARTNERS_EXCHANGED: Renaming = { seat: partnerOf, suit: (suit) => suit };

const EXAMPLES: [Facts, Renaming, Edition][] = [
  [MUST_PLAY_BEFORE_THE_LEAD, BLACK_SUITS_EXCHANGED, '2007'],
  [TWO_CARDS_EACH, PARTNERS_EXCHANGED, '2007'],
  [ONE_CARD_EACH, PARTNERS_EXCHANGED, '2017'],
];

test('the law does not ask for names: seats and suits renamed change nothing else, by both editions', () => {
  const told = (facts: Facts, edition: Edition) => {
    const { verdict, missing, findings, stations } = judge(facts, edition, undefined);
    const objections = findings.map(({ rule, severity, span, nouns }) => ({
      place: `${rule} ${severity} ${span.start}-${span.end}`,
      nouns,
    }));
    const open = placedStationsOf(facts, edition).map((placed) => optionsAt(facts, edition, placed));
    return { verdict, missing, objections, stations, open };
  };
  const cases = fc.oneof(anyFacts, anyCourse);
  fc.assert(
    fc.property(cases, anyRenaming, fc.constantFrom(...EDITIONS), (facts, to, edition) => {
      const same = { seat: (seat: Seat) => seat, suit: (suit: Suit) => suit };
      const answer = renamedAnswer(told(facts, edition), to);
      expect(renamedAnswer(told(renamed(facts, to), edition), same)).toEqual(answer);
    }),
    { ...RUNS, examples: EXAMPLES },
  );
});

test('a case less well told is not objected to more', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      // Who designates is asked as if there were something to designate, and a hand that is not shown is taken to
      // hold more than the cards that a claim forces.
      const isPresumed = /^citation\/|\/(chosen-by-another|forced-without-cause)$/;
      const claimOf = ({ span }: { readonly span: Span }) => Math.floor(span.start / 10);
      const told = (of: Facts) =>
        judge(of, '2017', undefined).findings.filter(({ severity }) => severity !== 'hint');
      const claims = new Set(told(facts).map(claimOf));
      for (const finding of told({ ...facts, hands: {} })) {
        if (!isPresumed.test(finding.rule)) expect(claims).toContain(claimOf(finding));
      }
    }),
    RUNS,
  );
});

test('the law gives an answer to every event without a fault', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const event of facts.events) {
        for (const { wording } of lawGives(facts, '2007', event)) expect(wording.en).not.toBe('');
      }
    }),
    { numRuns: 100 },
  );
});
