// What no sequence of events can bring about, step by step, in any reading of any text, by both editions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../server/core/bridge/cards.ts';
import { suitOf } from '../server/core/bridge/cards.ts';
import { isDefender, partnerOf, SEATS, type Seat } from '../server/core/bridge/seats.ts';
import type { Event, Facts } from '../server/core/facts/facts.ts';
import { EDITIONS, type Edition } from '../server/core/laws/editions.ts';
import { dutiesOf } from '../server/core/model/duty.ts';
import { optionsOf, penaltySuits } from '../server/core/model/options.ts';
import {
  type Election,
  isOptionDue,
  leaderIn,
  majorsOf,
  openingPosition,
  type Position,
} from '../server/core/model/position.ts';
import { after } from '../server/core/model/readings.ts';
import { anyFacts } from './support/any-case.ts';
import { anyCourse } from './support/any-course.ts';

/** A reading before an event, and one of those after it. */
type Step = { readonly before: Position; readonly event: Event; readonly now: Position };

const MOST_READINGS = 16;

function stepsOf(facts: Facts, edition: Edition): readonly Step[] {
  let readings: readonly Position[] = [openingPosition(facts, edition)];
  return facts.events.flatMap((event) => {
    const steps = readings.flatMap((before) => after(before, event).map((now) => ({ before, event, now })));
    readings = steps.map(({ now }) => now).slice(0, MOST_READINGS);
    return steps;
  });
}

/** The property of every step of any case, told by events at random or by a course of play. */
function holds(property: (step: Step) => void): void {
  const cases = fc.oneof(anyFacts, { weight: 2, arbitrary: anyCourse });
  fc.assert(
    fc.property(cases, fc.constantFrom(...EDITIONS), (facts, edition) => {
      for (const step of stepsOf(facts, edition)) property(step);
    }),
    { numRuns: 250 },
  );
}

const lying = ({ penaltyCards }: Position, seat: Seat) => penaltyCards[seat].map(({ card }) => card);
const pickedUp = ({ past }: Position, seat: Seat) =>
  past[seat].filter(({ fate }) => fate === 'picked-up').map(({ card }) => card);

/** The options stated for the lead of this trick, the latest first. */
function electionsOf(election: Election | undefined): readonly Election[] {
  return election ? [election, ...electionsOf(election.before.trick?.election)] : [];
}

describe('a penalty card', () => {
  test('is picked up only where it lay, by an option of its suit', () => {
    holds(({ before, now }) => {
      for (const seat of SEATS) {
        for (const card of pickedUp(now, seat)) {
          if (pickedUp(before, seat).includes(card)) continue;
          const { election } = now;
          const lay = [...lying(before, seat), ...(election ? lying(election.before, seat) : [])];
          expect(lay).toContain(card);
          expect(election?.pickedUp.map((one) => one.card)).toContain(card);
          expect(election?.option?.kind !== 'neither' && election?.option?.suits).toContain(suitOf(card));
          expect(election?.leader).toBe(partnerOf(seat));
        }
      }
    });
  });

  test('comes to lie only by being shown, or back from a trick or a choice that was another', () => {
    holds(({ before, event, now }) => {
      const shown: readonly Card[] =
        event.kind === 'penalty'
          ? event.cards.map(({ value }) => value)
          : event.kind === 'rejects'
            ? [event.card.value]
            : [];
      for (const seat of SEATS) {
        const others = lying(now, seat).filter((card) => !lying(before, seat).includes(card));
        for (const card of others.filter((one) => !shown.includes(one))) {
          const isFromTrick = now.trick !== before.trick && shown.length > 0;
          const isOfAnotherChoice = event.kind === 'option' && pickedUp(before, seat).includes(card);
          expect(isFromTrick || isOfAnotherChoice).toBe(true);
        }
      }
    });
  });

  test('has not been played', () => {
    holds(({ now }) => {
      for (const seat of SEATS) {
        for (const card of lying(now, seat)) expect(now.holdings[seat].gone).not.toContain(card);
      }
    });
  });

  test('is never one of declarer or dummy', () => {
    holds(({ now }) => {
      for (const seat of SEATS) {
        if (now.declarer && !isDefender(seat, now.declarer)) expect(lying(now, seat)).toEqual([]);
      }
    });
  });
});

describe('an option', () => {
  test('is due only at the lead of one whose partner has a major penalty card', () => {
    holds(({ now }) => {
      const leader = leaderIn(now);
      if (leader === undefined || majorsOf(now, partnerOf(leader)).length === 0) {
        expect(isOptionDue(now)).toBe(false);
      } else if (now.trick?.election === undefined) expect(isOptionDue(now)).toBe(true);
    });
  });

  test('names no suit of which every penalty card is gone', () => {
    holds(({ now }) => {
      for (const seat of SEATS) {
        const inHand = lying(now, seat).filter((card) => !now.holdings[seat].gone.includes(card));
        for (const option of optionsOf(majorsOf(now, seat))) {
          if (option.kind === 'neither') continue;
          for (const suit of option.suits) expect(inHand.map(suitOf)).toContain(suit);
        }
      }
    });
  });

  test('that is given names suits in which cards lay before it', () => {
    holds(({ now }) => {
      for (const { option, isGiven, leader, before } of electionsOf(now.trick?.election)) {
        if (!isGiven || option === undefined || option.kind === 'neither') continue;
        const suits = penaltySuits(majorsOf(before, partnerOf(leader)));
        for (const suit of option.suits) expect(suits).toContain(suit);
      }
    });
  });
});

describe('a restriction', () => {
  test('binds nobody but the player who leads', () => {
    holds(({ now }) => {
      for (const seat of SEATS) {
        for (const { kind } of dutiesOf(now, seat).flatMap(({ limits }) => limits)) {
          if (kind === 'requirement' || kind === 'prohibition') expect(leaderIn(now)).toBe(seat);
        }
      }
    });
  });

  test('that requires is for one lead: it comes from an option stated for that trick', () => {
    holds(({ now }) => {
      for (const seat of SEATS) {
        for (const limit of dutiesOf(now, seat).flatMap(({ limits }) => limits)) {
          if (limit.kind !== 'requirement' || !('suits' in limit)) continue;
          const required = electionsOf(now.trick?.election).filter(({ leader }) => leader === seat);
          const suits = required.flatMap(({ option }) => (option?.kind === 'require' ? option.suits : []));
          for (const suit of limit.suits) expect(suits).toContain(suit);
        }
      }
    });
  });

  test('that prohibits ends when another leads', () => {
    holds(({ now }) => {
      const leader = leaderIn(now);
      if (leader === undefined) return;
      for (const { player } of now.prohibitions) expect(player).toBe(leader);
    });
  });

  test('leaves the leader a card to lead', () => {
    holds(({ now }) => {
      const leader = leaderIn(now);
      if (leader === undefined) return;
      const { cards, spots, extent } = now.holdings[leader];
      if (extent !== 'whole' || spots.length > 0 || cards.length === 0) return;
      for (const { limits } of dutiesOf(now, leader)) {
        const isLed = (card: Card) =>
          limits.every(
            (limit) => !('suits' in limit) || limit.suits.includes(suitOf(card)) !== limit.isBarred,
          );
        expect(cards.some(isLed)).toBe(true);
      }
    });
  });
});
