// What a ruling lets a player play or lead.
import type { Card, Suit } from '../../bridge/cards.ts';
import { mayNotLeadYet } from '../../messages/law-play.ts';
import { basisOf } from '../../model/basis.ts';
import { limitBroken } from '../../model/duty.ts';
import { holdsSome, isNotHeld } from '../../model/held.ts';
import { type Limit, meets, spotMeets } from '../../model/limit.ts';
import type { Located, Span } from '../../text/span.ts';
import { type Obstacle, type Player, possibleIn, viewed } from '../law-duty.ts';
import { departureFrom, LIMIT_PAGES, type LimitFault } from '../law-limits.ts';
import { type ClaimOf, defineLawRule, IDLE, type Opinion, unstated, wrongWhere } from '../law-rule.ts';

type MayClaim = ClaimOf<'may-play' | 'may-lead'>;
type FaultName = LimitFault | 'lead-before-option';

export const may = defineLawRule({
  family: 'law',
  claims: ['may-play', 'may-lead'],
  compare: (claim, position) =>
    viewed<FaultName>(claim, claim.seat, position, {
      bound: (player) => compared(claim, player),
      before: (obstacle) => early(claim, obstacle),
      suits: [],
    }),
  faults: {
    ...LIMIT_PAGES,
    'lead-before-option': {
      severity: 'warning',
      wording: mayNotLeadYet,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@may-lead W any`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@no-option
@ruling
@may-lead W any
^^^^^^^^^^^^^^^ 50D2/lead-before-option: West may not lead until declarer has stated an option. Our text of this paragraph has not yet been compared with a law book.`,
      ],
    },
  },
});

/** A lead before declarer has stated an option is premature (Law 50D2). */
function early({ span }: MayClaim, { seat, position, kind, freedom }: Obstacle): Opinion<FaultName> {
  if (kind === 'no such option') return unstated('choice');
  const nouns = { seat: { seat } };
  const basis = basisOf('option first, then the lead', position.edition, freedom.basis.because);
  return wrongWhere([{ fault: 'lead-before-option', span, nouns, basis }]);
}

function compared({ choice, span }: MayClaim, player: Player): Opinion<LimitFault> {
  switch (choice.kind) {
    case 'any':
      return comparedAny(player, span);
    case 'suits':
      return comparedEach(choice.suits, player, (suit) => limitOfSuit(suit, player));
    case 'cards':
      return comparedEach(choice.cards, player, (card) => limitOfCard(card, player));
  }
}

/** Each thing named by itself: wrong where a limit bars one of them. */
function comparedEach<T>(
  named: readonly Located<T>[],
  player: Player,
  limitOf: (value: T) => Limit | 'not held' | undefined,
): Opinion<LimitFault> {
  const limits = named.map(({ value, span }) => ({ limit: limitOf(value), span }));
  const departures = limits.flatMap(({ limit, span }) =>
    limit === undefined || limit === 'not held' ? [] : [departureFrom(limit, player, span)],
  );
  return limits.every(({ limit }) => limit === 'not held') ? IDLE : wrongWhere(departures);
}

function limitOfCard(card: Card, { seat, position, duty }: Player): Limit | 'not held' | undefined {
  return isNotHeld(position, seat, card) ? 'not held' : limitBroken(duty, card);
}

/** The limit that bars every card of a suit that he can hold. */
function limitOfSuit(suit: Suit, { seat, position, duty }: Player): Limit | 'not held' | undefined {
  const limits = possibleIn(position, seat, suit).map((card) => limitBroken(duty, card));
  if (limits.length === 0) return 'not held';
  return limits.some((limit) => limit === undefined) ? undefined : limits[0];
}

/** `any` is what following suit and the rest of the hand allow: wrong where another limit bars a card of it. */
function comparedAny(player: Player, span: Span): Opinion<LimitFault> {
  const limits = player.duty.limits.filter(({ kind }) => kind !== 'follow-suit' && kind !== 'minor-card');
  const barring = limits.map((limit) => ({ limit, bars: barsSome(limit, player) }));
  const [broken] = barring.filter(({ bars }) => bars === true);
  if (broken) return wrongWhere([departureFrom(broken.limit, player, span)]);
  return barring.some(({ bars }) => bars === undefined) ? unstated(`hand of ${player.seat}`) : wrongWhere([]);
}

/** Whether the limit bars a card that he could else play. A hand not wholly known holds more than its penalty cards. */
function barsSome(limit: Limit, { seat, position, duty }: Player): boolean | undefined {
  const suit = duty.limits.filter(({ kind }) => kind === 'follow-suit');
  const bars = holdsSome(
    position,
    seat,
    (card) => suit.every((other) => meets(other, card)) && !meets(limit, card),
    (spot) => suit.every((other) => spotMeets(other, spot)) && !spotMeets(limit, spot),
  );
  return bars ?? ('cards' in limit && suit.length === 0 ? true : undefined);
}
