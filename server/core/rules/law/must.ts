// What a ruling makes a player play or lead.
import { type Card, type Suit, suitOf } from '../../bridge/cards.ts';
import type { Choice } from '../../facts/facts.ts';
import { noneOfDeclaringSide } from '../../messages/law-cards.ts';
import { freeAsPickedUp, freeThoughMinor, freeToPlay } from '../../messages/law-play.ts';
import { basisOf } from '../../model/basis.ts';
import { limitBroken, playablePenaltyCards } from '../../model/duty.ts';
import { holdsSome, isNotHeld } from '../../model/held.ts';
import { spotMeets } from '../../model/limit.ts';
import { isMajor } from '../../model/penalty-card.ts';
import type { Span } from '../../text/span.ts';
import { enforces, type Obstacle, type Player, possibleIn, viewed } from '../law-duty.ts';
import { freedomOf } from '../law-freedom.ts';
import { departureOfOwnCard, LIMIT_PAGES, type LimitFault } from '../law-limits.ts';
import {
  type ClaimOf,
  type Departure,
  defineLawRule,
  IDLE,
  type Opinion,
  RIGHT,
  unstated,
  wrongWhere,
} from '../law-rule.ts';

type MustClaim = ClaimOf<'must-play' | 'must-lead'>;
type FaultName = LimitFault | 'forced-without-cause';

/** A card or a suit that the claim names. */
type Named = { readonly span: Span } & ({ readonly card: Card } | { readonly suit: Suit });

export const must = defineLawRule({
  family: 'law',
  claims: ['must-play', 'must-lead'],
  compare: (claim, position) =>
    viewed<FaultName>(claim, claim.seat, position, {
      bound: (player) => compared(namedIn(claim.choice), player),
      before: (obstacle) => notEnforced(claim, obstacle),
      suits: [],
    }),
  faults: {
    ...LIMIT_PAGES,
    'forced-without-cause': {
      severity: 'error',
      wording: freeToPlay,
      good: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠ ♥
@ruling
@must-lead W ♦`,
      ],
      bad: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@must-play W ♠4
             ^^ 51B2(a)/forced-without-cause: West may lead any card of the suit: declarer required spades, and can name no card.`,
        `@contract 3NT S
@hand W ♠- ♥K2 ♦9 ♣T
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@must-lead W ♥
             ^ 59/forced-without-cause: West cannot lead as required and may therefore lead any card.`,
      ],
    },
  },
});

/** Declarer's option is not one that the law gives: it binds nobody. */
function notEnforced(claim: MustClaim, obstacle: Obstacle): Opinion<FaultName> {
  const named = namedIn(claim.choice).find((one) => enforces(obstacle, 'require', suitNamed(one)));
  if (named === undefined) return unstated('choice');
  return wrongWhere([{ fault: 'forced-without-cause', span: named.span, ...obstacle.freedom }]);
}

function compared(named: readonly Named[], player: Player): Opinion<FaultName> {
  const held = named.filter((one) => isPossible(one, player));
  if (held.length === 0) return IDLE;
  const barred = held.flatMap((one) => departureOf(one, player));
  const another = barred.length > 0 || mayPlayAnother(held, player);
  if (another === false) return RIGHT;
  if (another === 'designation') return unstated('designation');
  if (another === undefined) return unstated(`hand of ${player.seat}`);
  const forced = held.flatMap((one) => freedFrom(one, player));
  if (forced.length > 0) return wrongWhere(forced);
  if (barred.length > 0) return wrongWhere(barred);
  const freedom = freedomOf(player);
  const [first] = held;
  if (freedom === undefined || first === undefined) return IDLE;
  return wrongWhere([{ fault: 'forced-without-cause', span: first.span, ...freedom }]);
}

/** A card named that is no penalty card any more, never was one, or is a minor one, forces nothing by itself. */
function freedFrom(named: Named, { seat, position }: Player): readonly Departure<FaultName>[] {
  if (!('card' in named)) return [];
  const nouns = {
    seat: { seat },
    cards: { cards: [named.card] },
    penaltyCards: { cards: [named.card] },
  };
  const forced = { fault: 'forced-without-cause', span: named.span, nouns } as const;
  const past = position.past[seat].find(({ card }) => card === named.card);
  if (past?.fate === 'picked-up') return [{ ...forced, basis: past.basis, wording: freeAsPickedUp }];
  if (past?.fate === 'never-one') return [{ ...forced, basis: past.basis, wording: noneOfDeclaringSide }];
  const lying = position.penaltyCards[seat].find(({ card }) => card === named.card);
  if (lying === undefined || isMajor(lying)) return [];
  return [
    {
      ...forced,
      basis: basisOf('a minor one before small cards', position.edition, lying.told),
      wording: freeThoughMinor,
    },
  ];
}

/** Whether he may legally play a card that is not named; of several penalty cards declarer designates one. */
function mayPlayAnother(named: readonly Named[], player: Player): boolean | 'designation' | undefined {
  const { seat, position, duty } = player;
  const playable = playablePenaltyCards(duty);
  if (playable.length > 1) return playable.every((card) => isNamed(named, card)) ? false : 'designation';
  const holds = holdsSome(
    position,
    seat,
    (card) => limitBroken(duty, card) === undefined && !isNamed(named, card),
    (suit) => duty.limits.every((limit) => spotMeets(limit, suit)) && !isSuitNamed(named, suit),
  );
  return holds ?? (duty.limits.length === 0 ? true : undefined);
}

/** What is wrong with naming a card that he may not play, or a suit of which he may play no card. */
function departureOf(named: Named, player: Player): readonly Departure<LimitFault>[] {
  const cards = cardsNamed(named, player);
  const limits = cards.map((card) => limitBroken(player.duty, card));
  const [limit] = limits;
  if (limit === undefined || limits.includes(undefined)) return [];
  return [departureOfOwnCard(limit, player, named.span, cards)];
}

function isPossible(named: Named, player: Player): boolean {
  if ('card' in named) return !isNotHeld(player.position, player.seat, named.card);
  return cardsNamed(named, player).length > 0;
}

function cardsNamed(named: Named, { seat, position }: Player): readonly Card[] {
  return 'card' in named ? [named.card] : possibleIn(position, seat, named.suit);
}

function namedIn(choice: Choice): readonly Named[] {
  switch (choice.kind) {
    case 'any':
      return [];
    case 'suits':
      return choice.suits.map(({ value, span }) => ({ suit: value, span }));
    case 'cards':
      return choice.cards.map(({ value, span }) => ({ card: value, span }));
  }
}

function suitNamed(named: Named): Suit {
  return 'card' in named ? suitOf(named.card) : named.suit;
}

function isNamed(named: readonly Named[], card: Card): boolean {
  return named.some((one) => ('card' in one ? one.card === card : one.suit === suitOf(card)));
}

function isSuitNamed(named: readonly Named[], suit: Suit): boolean {
  return named.some((one) => 'suit' in one && one.suit === suit);
}
