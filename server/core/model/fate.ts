// What has become of a card that was a penalty card (Laws 48A, 50A, 51B, 52B).
import type { Card } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Option } from '../facts/facts.ts';
import { type Basis, basisOf } from './basis.ts';
import type { PenaltyCard } from './penalty-card.ts';
import { type Failure, isOnDeclaringSide, type Position, type Trick } from './position.ts';

/** Where a card that the text calls a penalty card is now. */
export type Fate = {
  readonly kind: 'remains' | 'picked-up' | 'was-played' | 'never-one';
  readonly basis: Basis;
  /** The card as the text tells of it, if it does. */
  readonly card: PenaltyCard | undefined;
  /** The option by which it was picked up. */
  readonly freedBy: Option | undefined;
};

/** What has become of a card called a penalty card of `seat`; `undefined` where the text does not tell that it is one. */
export function fateOf(position: Position, seat: Seat, card: Card): Fate | undefined {
  const lying = position.penaltyCards[seat].find((other) => other.card === card);
  if (lying) {
    const basis = basisOfRemaining(position, seat, lying);
    return { kind: 'remains', basis, card: lying, freedBy: undefined };
  }
  const past = position.past[seat].find((other) => other.card === card);
  if (past) return { kind: past.fate, basis: past.basis, card: past, freedBy: past.freedBy };
  if (!isOnDeclaringSide(position, seat)) return undefined;
  return {
    kind: 'never-one',
    basis: basisOf('never one of declarer or dummy', position.edition),
    card: undefined,
    freedBy: undefined,
  };
}

/** Why a penalty card still lies on the table: the option did not touch it, or nothing has freed it (Law 50A). */
function basisOfRemaining(position: Position, seat: Seat, card: PenaltyCard): Basis {
  const { edition, election, failure, trick } = position;
  if (card.told.kind === 'rejects') return basisOf('becomes one when not accepted', edition, card.told);
  const isOfThisLead = trick?.election !== undefined;
  if (failure?.seat === seat && !isOfThisLead && isAccepted(failure, trick)) {
    return basisOf('stays though another card was accepted', edition, failure.event);
  }
  const concerns = election?.leader === partnerOf(seat) || isOfThisLead;
  return election && concerns ? election.basis : basisOf('stays on the table', edition, card.told);
}

/** Another card played in place of a penalty card is accepted by a word, or when play goes on (Law 52B1). */
function isAccepted({ outcome, trick: at }: Failure, trick: Trick | undefined): boolean {
  if (outcome !== undefined) return outcome === 'accepted';
  return trick === undefined || trick.number === at + 1;
}
