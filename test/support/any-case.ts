// Any facts that a case can state, sensible or not, for property tests; and the same facts seen otherwise.
import fc from 'fast-check';
import {
  type Card,
  cardOf,
  DECK,
  type Denomination,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '../../server/core/bridge/cards.ts';
import { type Hand, handOf } from '../../server/core/bridge/hand.ts';
import type { Role } from '../../server/core/bridge/nouns.ts';
import { type BySeat, nextSeat, SEATS, type Seat } from '../../server/core/bridge/seats.ts';
import {
  type Choice,
  type Claim,
  DURATIONS,
  type Event,
  EXPOSURES,
  type Facts,
  type Option,
  type RulingClaim,
} from '../../server/core/facts/facts.ts';
import type { Located } from '../../server/core/text/span.ts';
import { NO_FACTS } from './no-facts.ts';

/** Another way to name the same case: other seats for the seats, other suits for the suits. */
export type Renaming = { readonly seat: (seat: Seat) => Seat; readonly suit: (suit: Suit) => Suit };

const seat = fc.constantFrom(...SEATS);
const suit = fc.constantFrom(...SUITS);
const suits = fc.uniqueArray(suit, { minLength: 1, maxLength: 3 });
const role = fc.constantFrom<Role>('declarer', 'dummy', 'offender', 'partner', 'director', ...SEATS);
const at = { start: 0, end: 1 };
const located = <T>(value: T): Located<T> => ({ value, span: at });

const option: fc.Arbitrary<Option> = fc.oneof(
  suits.map((value): Option => ({ kind: 'require', suits: value.slice(0, 1) })),
  suits.map((value): Option => ({ kind: 'prohibit', suits: value })),
  fc.constant<Option>({ kind: 'neither' }),
);

/** Honours and small cards of every suit, few enough for cards, suits and seats to meet. */
const CARDS = DECK.filter((card) => 'AKT975'.includes(rankOf(card)));

/** The cards of the four, in the order of the seats. */
export type Hands = readonly (readonly Card[])[];

/** Five of them for each of the four. */
export const anyDeal: fc.Arbitrary<Hands> = fc
  .shuffledSubarray(CARDS, { minLength: 20 })
  .map((cards) => SEATS.map((_, index) => cards.slice(index * 5, index * 5 + 5)));

/** Anything, one card, or the suits of some cards. */
function choiceOf(card: fc.Arbitrary<Card>): fc.Arbitrary<Choice> {
  const suitsOfCards = fc.uniqueArray(card.map(suitOf), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.constant<Choice>({ kind: 'any' }),
    suitsOfCards.map((value): Choice => ({ kind: 'suits', suits: value.map(located) })),
    card.map((value): Choice => ({ kind: 'cards', cards: [located(value)] })),
  );
}

function eventOf(hands: readonly (readonly Card[])[]): fc.Arbitrary<Event> {
  const card = fc.constantFrom(...hands.flat());
  const own = (of: Seat) => fc.constantFrom(...(hands[SEATS.indexOf(of)] ?? []));
  const cards = seat.chain((of) =>
    fc.tuple(fc.constant(of), fc.uniqueArray(own(of), { minLength: 1, maxLength: 3 })),
  );
  const plays = fc.tuple(seat, fc.integer({ min: 1, max: 4 })).chain(([first, count]) => {
    const players = [first, nextSeat(first), nextSeat(nextSeat(first)), nextSeat(nextSeat(nextSeat(first)))];
    return fc.tuple(
      ...players.slice(0, count).map((of) => own(of).map((played) => ({ seat: of, card: located(played) }))),
    );
  });
  return fc.oneof(
    fc
      .tuple(cards, fc.option(fc.constantFrom(...EXPOSURES), { nil: undefined }))
      .map(
        ([[of, all], how]): Event => ({ kind: 'penalty', span: at, seat: of, cards: all.map(located), how }),
      ),
    seat.map((of): Event => ({ kind: 'on-lead', span: at, seat: of })),
    plays.map((all): Event => ({ kind: 'play', span: at, plays: all })),
    fc
      .tuple(option, fc.option(role, { nil: undefined, freq: 1 }))
      .map(([value, by]): Event => ({ kind: 'option', span: at, option: value, by })),
    fc.constant<Event>({ kind: 'no-option', span: at }),
    card.map((value): Event => ({ kind: 'designates', span: at, card: located(value), by: undefined })),
    card.map((value): Event => ({ kind: 'accepts', span: at, card: located(value) })),
    card.map((value): Event => ({ kind: 'rejects', span: at, card: located(value) })),
  );
}

const CLAIMS_OF_CARDS = ['picks-up', 'remains', 'may-use', 'may-not-use'] as const;

/** A claim about a player names cards of his own, and suits that he has. */
function claimOf(hands: readonly (readonly Card[])[]): fc.Arbitrary<Claim> {
  const until = fc.option(fc.constantFrom(...DURATIONS).map(located), { nil: undefined });
  const kinds = fc.constantFrom('major' as const, 'minor' as const);
  const ofPlayer = fc.constantFrom(...SEATS).chain((of): fc.Arbitrary<Claim> => {
    const card = fc.constantFrom(...(hands[SEATS.indexOf(of)] ?? []));
    const base = { span: at, seat: of };
    return fc.oneof(
      fc
        .tuple(fc.constantFrom(...CLAIMS_OF_CARDS), card)
        .map(([kind, one]): Claim => ({ kind, ...base, cards: [located(one)] })),
      card.map((one): Claim => ({ kind: 'may-take-back', ...base, card: located(one) })),
      fc
        .tuple(card, kinds)
        .map(
          ([one, called]): Claim => ({ kind: 'kind', ...base, card: located(one), called: located(called) }),
        ),
      fc
        .tuple(
          fc.constantFrom('may-play' as const, 'must-play' as const, 'may-lead' as const),
          choiceOf(card),
        )
        .map(([kind, choice]): Claim => ({ kind, ...base, choice })),
      fc
        .tuple(fc.constantFrom('must-lead' as const, 'may-not-lead' as const), choiceOf(card), until)
        .map(([kind, choice, long]): Claim => ({ kind, ...base, choice, until: long })),
    );
  });
  const ofDeclarer = fc
    .tuple(fc.constantFrom('offers' as const, 'denies' as const), option)
    .map(([kind, value]): Claim => ({ kind, span: at, option: value }));
  return fc.oneof(
    { weight: 5, arbitrary: ofPlayer },
    ofDeclarer,
    role.map((value): Claim => ({ kind: 'chooses', span: at, role: located(value) })),
    fc
      .constantFrom('51B1(b)', '51B2(a)', '51B2(c)', '59', '51B3', '16B1(a)')
      .map((value): Claim => ({ kind: 'cites', span: at, paragraph: located(value) })),
  );
}

/** Facts of a case: some hands, some events, one ruling. Each event and each claim has a span of its own. */
export const anyFacts: fc.Arbitrary<Facts> = anyDeal.chain((hands) =>
  fc
    .record({
      shown: fc.subarray([...SEATS]),
      declarer: fc.option(seat, { nil: undefined }),
      trumps: fc.option(fc.constantFrom<Denomination>('NT', ...SUITS), { nil: undefined }),
      events: fc.array(eventOf(hands), { maxLength: 9 }),
      claims: fc.array(claimOf(hands), { maxLength: 6 }),
    })
    .map(({ shown, declarer, trumps, events, claims }): Facts => {
      const handsShown: BySeat<Hand> = Object.fromEntries(
        shown.map((of) => [of, handOf(hands[SEATS.indexOf(of)] ?? [])]),
      );
      const told = events.map((event, index) => ({
        ...event,
        span: { start: 10 * index, end: 10 * index + 9 },
      }));
      const said = claims.map((claim, index): RulingClaim => {
        const start = 10 * (events.length + index);
        return { ...claim, span: { start, end: start + 9 }, after: events.length };
      });
      return {
        ...NO_FACTS,
        hands: handsShown,
        declarer: declarer && located(declarer),
        trumps: trumps && located(trumps),
        events: told,
        rulings: [{ by: undefined, overruled: false, verdict: undefined, claims: said, span: at }],
      };
    }),
);

/** A rotation of the table and a permutation of the suits. */
export const anyRenaming: fc.Arbitrary<Renaming> = fc
  .tuple(fc.nat(3), fc.shuffledSubarray([...SUITS], { minLength: 4 }))
  .map(([turns, order]) => ({
    seat: (of) => SEATS[(SEATS.indexOf(of) + turns) % 4] ?? of,
    suit: (of) => order[SUITS.indexOf(of)] ?? of,
  }));

/** The facts with other names for seats and suits. */
export function renamed(facts: Facts, to: Renaming): Facts {
  const hands = Object.entries(facts.hands).map(([of, hand]) => [renameRole(of, to), renameHand(hand, to)]);
  return {
    ...facts,
    hands: Object.fromEntries(hands),
    declarer: facts.declarer && { ...facts.declarer, value: to.seat(facts.declarer.value) },
    trumps: facts.trumps && { ...facts.trumps, value: renameTrumps(facts.trumps.value, to) },
    events: facts.events.map((event) => renameEvent(event, to)),
    rulings: facts.rulings.map((ruling) => ({
      ...ruling,
      claims: ruling.claims.map((claim) => ({ ...renameClaim(claim, to), after: claim.after })),
    })),
  };
}

function renameEvent(event: Event, to: Renaming): Event {
  switch (event.kind) {
    case 'penalty':
      return { ...event, seat: to.seat(event.seat), cards: event.cards.map((card) => renameCard(card, to)) };
    case 'on-lead':
      return { ...event, seat: to.seat(event.seat) };
    case 'play':
      return {
        ...event,
        plays: event.plays.map((play) => ({ seat: to.seat(play.seat), card: renameCard(play.card, to) })),
      };
    case 'option':
      return { ...event, option: renameOption(event.option, to), by: event.by && renameRole(event.by, to) };
    case 'no-option':
      return event;
    case 'designates':
    case 'accepts':
    case 'rejects':
      return { ...event, card: renameCard(event.card, to) };
  }
}

function renameClaim(claim: Claim, to: Renaming): Claim {
  switch (claim.kind) {
    case 'picks-up':
    case 'remains':
    case 'may-use':
    case 'may-not-use':
      return { ...claim, seat: to.seat(claim.seat), cards: claim.cards.map((card) => renameCard(card, to)) };
    case 'kind':
    case 'may-take-back':
      return { ...claim, seat: to.seat(claim.seat), card: renameCard(claim.card, to) };
    case 'chooses':
      return { ...claim, role: { ...claim.role, value: renameRole(claim.role.value, to) } };
    case 'offers':
    case 'denies':
      return { ...claim, option: renameOption(claim.option, to) };
    case 'cites':
      return claim;
    default:
      return { ...claim, seat: to.seat(claim.seat), choice: renameChoice(claim.choice, to) };
  }
}

function renameChoice(choice: Choice, to: Renaming): Choice {
  switch (choice.kind) {
    case 'any':
      return choice;
    case 'suits':
      return { ...choice, suits: choice.suits.map((one) => ({ ...one, value: to.suit(one.value) })) };
    case 'cards':
      return { ...choice, cards: choice.cards.map((card) => renameCard(card, to)) };
  }
}

function renameCard(card: Located<Card>, to: Renaming): Located<Card> {
  return { ...card, value: cardOf(to.suit(suitOf(card.value)), rankOf(card.value)) };
}

function renameHand(hand: Hand, to: Renaming): Hand {
  const ranks = SUITS.map((of) => [to.suit(of), hand[of]]);
  return { S: '', H: '', D: '', C: '', ...Object.fromEntries(ranks) };
}

function renameOption(value: Option, to: Renaming): Option {
  return value.kind === 'neither' ? value : { ...value, suits: value.suits.map(to.suit) };
}

function renameRole<T extends string>(value: T, to: Renaming): T | Seat {
  const of = SEATS.find((one) => one === value);
  return of ? to.seat(of) : value;
}

function renameTrumps(value: Denomination, to: Renaming): Denomination {
  return value === 'NT' ? value : to.suit(value);
}
