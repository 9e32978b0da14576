// What has become of a card that was a penalty card (Laws 48A, 50A, 51B, 52B).
import type { Card } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Option } from '../facts/facts.ts';
import { type Basis, wordsOf } from './basis.ts';
import type { PenaltyCard } from './penalty-card.ts';
import type { Position } from './position.ts';

/** Where a card that the text calls a penalty card is now. */
export type Fate = {
  readonly kind: 'remains' | 'picked-up' | 'was-played' | 'never-one';
  readonly basis: Basis;
  readonly card: PenaltyCard;
  /** The option by which it was picked up. */
  readonly freedBy: Option | undefined;
};

/** What has become of a penalty card of `seat`; `undefined` where the text tells of none. */
export function fateOf(position: Position, seat: Seat, card: Card): Fate | undefined {
  const lying = position.penaltyCards[seat].find((other) => other.card === card);
  if (lying) {
    return {
      kind: 'remains',
      basis: basisOfRemaining(position, seat, lying),
      card: lying,
      freedBy: undefined,
    };
  }
  const past = position.past[seat].find((other) => other.card === card);
  return past && { kind: past.fate, basis: past.basis, card: past, freedBy: past.freedBy };
}

/** Why a penalty card still lies on the table: the option did not touch it, or nothing has freed it (Law 50A). */
function basisOfRemaining(position: Position, seat: Seat, card: PenaltyCard): Basis {
  const { election, failure, trick } = position;
  if (card.told.kind === 'rejects') return wordsOf('52B2', card.told);
  if (failure?.seat === seat && failure.outcome === 'accepted') return wordsOf('52B1(c)', failure.event);
  const isOfThisLead = trick !== undefined && trick.election === election;
  const concerns = election?.leader === partnerOf(seat) || isOfThisLead;
  return election && concerns ? election.basis : wordsOf('50A', card.told);
}
