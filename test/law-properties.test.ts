// What holds of the law whatever a case states.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card, Suit } from '../server/core/bridge/cards.ts';
import { SEATS, type Seat } from '../server/core/bridge/seats.ts';
import type { Facts } from '../server/core/facts/facts.ts';
import { EDITIONS, type Edition } from '../server/core/laws/editions.ts';
import type { Election, Position } from '../server/core/model/position.ts';
import { readingsAt } from '../server/core/model/readings.ts';
import { placedStationsOf } from '../server/core/model/station.ts';
import { judge } from '../server/core/rules/judge.ts';
import { lawGives } from '../server/core/rules/law-gives.ts';
import { optionsAt } from '../server/core/rules/options-at.ts';
import type { Span } from '../server/core/text/span.ts';
import { anyFacts, anyRenaming, renamed } from './support/any-case.ts';
import { anyCourse } from './support/any-course.ts';
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
    RUNS,
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
