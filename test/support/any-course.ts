// Any course of play that goes by turns, lawful or not: exposures, options, plays, cards taken back.
import fc from 'fast-check';
import { type Card, type Denomination, SUITS, type Suit } from '../../server/core/bridge/cards.ts';
import { handOf } from '../../server/core/bridge/hand.ts';
import { isDefender, nextSeat, SEATS, type Seat } from '../../server/core/bridge/seats.ts';
import type { Event, Facts, Option } from '../../server/core/facts/facts.ts';
import type { Located } from '../../server/core/text/span.ts';
import { anyDeal, type Hands } from './any-case.ts';
import { NO_FACTS } from './no-facts.ts';

/** What happens next; the numbers choose among what is there then. */
type Step = { readonly kind: (typeof STEPS)[number]; readonly one: number; readonly other: number };

const STEPS = [
  'expose',
  'lead',
  'option',
  'no-option',
  'designate',
  'play',
  'play',
  'play',
  'withdraw',
  'accept',
  'reject',
] as const;

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEPS),
  one: fc.nat(11),
  other: fc.nat(11),
});

/** The facts of a case in which each plays in his turn and holds what he plays. */
export const anyCourse: fc.Arbitrary<Facts> = fc
  .record({
    hands: anyDeal,
    declarer: fc.constantFrom(...SEATS),
    trumps: fc.constantFrom<Denomination>('NT', ...SUITS),
    isShown: fc.boolean(),
    steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  })
  .map(({ hands, declarer, trumps, isShown, steps }): Facts => {
    const events = eventsOf(hands, declarer, steps);
    const shown = isShown ? SEATS.map((seat, at) => [seat, handOf(hands[at] ?? [])]) : [];
    return {
      ...NO_FACTS,
      hands: Object.fromEntries(shown),
      declarer: { value: declarer, span: AT },
      trumps: { value: trumps, span: AT },
      events: events.map((event, at) => ({ ...event, span: { start: 10 * at, end: 10 * at + 9 } })),
    };
  });

const AT = { start: 0, end: 1 };

function eventsOf(hands: Hands, declarer: Seat, steps: readonly Step[]): readonly Event[] {
  const held = new Map(SEATS.map((seat, at) => [seat, [...(hands[at] ?? [])]]));
  const trick: { seat: Seat; card: Card }[] = [];
  let turn = nextSeat(declarer);
  const located = (value: Card): Located<Card> => ({ value, span: AT });
  const eventOf = ({ kind, one, other }: Step): Event | undefined => {
    const defender = SEATS.filter((seat) => isDefender(seat, declarer))[one % 2] ?? 'E';
    const card = pick(held.get(defender) ?? [], other);
    const last = trick.at(-1 - (one % 2));
    switch (kind) {
      case 'expose':
        return (
          card && { kind: 'penalty', span: AT, seat: defender, cards: [located(card)], how: pick(HOW, one) }
        );
      case 'withdraw':
        if (last === undefined) return undefined;
        return { kind: 'penalty', span: AT, seat: last.seat, cards: [located(last.card)], how: 'revoke' };
      case 'lead':
        turn = pick(SEATS, other) ?? turn;
        trick.length = 0;
        return { kind: 'on-lead', span: AT, seat: turn };
      case 'option':
        return { kind: 'option', span: AT, option: optionOf(one, other), by: undefined };
      case 'no-option':
        return { kind: 'no-option', span: AT };
      case 'designate':
        return card && { kind: 'designates', span: AT, card: located(card), by: undefined };
      case 'accept':
      case 'reject':
        return (
          last && { kind: kind === 'accept' ? 'accepts' : 'rejects', span: AT, card: located(last.card) }
        );
      case 'play': {
        const hand = held.get(turn) ?? [];
        const played = pick(hand, other);
        if (played === undefined) return undefined;
        hand.splice(hand.indexOf(played), 1);
        if (trick.length === 4) trick.length = 0;
        trick.push({ seat: turn, card: played });
        const event: Event = { kind: 'play', span: AT, plays: [{ seat: turn, card: located(played) }] };
        turn = nextSeat(turn);
        return event;
      }
    }
  };
  return steps.flatMap((one) => eventOf(one) ?? []);
}

const HOW = ['dropped', 'deliberate', undefined] as const;

function optionOf(one: number, other: number): Option {
  const suits = SUITS.filter((_, at) => ((other + 1) >> at) % 2 === 1);
  const [first = 'S', ...more]: readonly Suit[] = suits;
  if (one % 3 === 0) return { kind: 'neither' };
  return one % 3 === 1 ? { kind: 'require', suits: [first] } : { kind: 'prohibit', suits: [first, ...more] };
}

function pick<T>(all: readonly T[], at: number): T | undefined {
  return all[at % all.length];
}
