// What a ruling bars a player from leading.
import { type Card, type Suit, suitOf } from '../../bridge/cards.ts';
import { freeAsNothingChosen, mustLeadRequired } from '../../messages/law-play.ts';
import { limitBroken } from '../../model/duty.ts';
import { holdsSome, isNotHeld } from '../../model/held.ts';
import { spotMeets } from '../../model/limit.ts';
import type { Span } from '../../text/span.ts';
import { enforces, type Freedom, type Obstacle, type Player, viewed } from '../law-duty.ts';
import { freedomOf } from '../law-freedom.ts';
import { type ClaimOf, defineLawRule, IDLE, type Opinion, RIGHT, unstated, wrongWhere } from '../law-rule.ts';

type BarClaim = ClaimOf<'may-not-lead'>;
type FaultName = 'barred-without-cause';

export const mayNotLead = defineLawRule({
  family: 'law',
  claims: ['may-not-lead'],
  compare: (claim, position) =>
    viewed<FaultName>(claim, claim.seat, position, {
      bound: (player) => compared(claim, player),
      before: (obstacle) => notEnforced(claim, obstacle),
      suits: claim.choice.kind === 'suits' ? claim.choice.suits.map(({ value }) => value) : [],
    }),
  faults: {
    'barred-without-cause': {
      severity: 'error',
      wording: freeAsNothingChosen,
      good: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@may-not-lead W ♠ until lead-lost`,
      ],
      bad: [
        `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@may-not-lead W ♠
                ^ 51B2(c)/barred-without-cause: West may lead any card: declarer neither required nor prohibited a lead.`,
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦J2 ♣-
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@play W♦9 N♣8 E♦J S♣6
@on-lead E
@ruling
@may-not-lead E ♠
                ^ 51B1(b)/barred-without-cause: East may lead freely: declarer’s restriction was for an earlier lead and has ended.`,
      ],
    },
  },
});

/** Declarer's option is not one that the law gives: it bars nothing. */
function notEnforced({ choice }: BarClaim, obstacle: Obstacle): Opinion<FaultName> {
  const named = choice.kind === 'suits' ? choice.suits : [];
  const barred = named.find(({ value }) => enforces(obstacle, 'prohibit', value));
  if (barred === undefined) return unstated('choice');
  return wrongWhere([{ fault: 'barred-without-cause', span: barred.span, ...obstacle.freedom }]);
}

function compared({ choice }: BarClaim, player: Player): Opinion<FaultName> {
  switch (choice.kind) {
    case 'any':
      return IDLE;
    case 'suits':
      return barred(
        choice.suits.map(({ value, span }) => ({ isOpen: isSuitOpen(value, player), span })),
        player,
      );
    case 'cards':
      return barred(
        choice.cards.map(({ value, span }) => ({ isOpen: isCardOpen(value, player), span })),
        player,
      );
  }
}

/** Wrong where a suit or card that is barred may be led. */
function barred(
  named: readonly { readonly isOpen: boolean | undefined; readonly span: Span }[],
  player: Player,
): Opinion<FaultName> {
  const open = named.find(({ isOpen }) => isOpen === true);
  if (open === undefined) {
    return named.some(({ isOpen }) => isOpen === undefined) ? unstated(`hand of ${player.seat}`) : RIGHT;
  }
  const freedom = requirementOf(player) ?? freedomOf(player);
  if (freedom === undefined) return IDLE;
  return wrongWhere([{ fault: 'barred-without-cause', span: open.span, ...freedom }]);
}

/** Where a suit is required, that says enough of what may be led. */
function requirementOf({ seat, duty }: Player): Freedom | undefined {
  const required = duty.limits.find(({ kind }) => kind === 'requirement');
  if (required === undefined || !('suits' in required)) return undefined;
  const nouns = { seat: { seat }, suits: { suits: required.suits } };
  return { basis: required.basis, wording: mustLeadRequired, nouns };
}

/** Whether he may lead a card of the suit; a suit that the law leaves open is open though his hand is not shown. */
function isSuitOpen(suit: Suit, { seat, position, duty }: Player): boolean | undefined {
  const isFree = duty.limits.every((limit) => spotMeets(limit, suit));
  const holds = holdsSome(
    position,
    seat,
    (card) => suitOf(card) === suit && limitBroken(duty, card) === undefined,
    (spot) => spot === suit && isFree,
  );
  return holds ?? (isFree ? true : undefined);
}

function isCardOpen(card: Card, { seat, position, duty }: Player): boolean {
  return !isNotHeld(position, seat, card) && limitBroken(duty, card) === undefined;
}
