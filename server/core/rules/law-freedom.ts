// Why a player is free where a claim binds him: the option that binds him less, or none at all.

import { partnerOf } from '../bridge/seats.ts';
import {
  freeAsMinor,
  freeAsNotGiven,
  freeAsNothingChosen,
  freeAsRestrictionEnded,
  freeAsUnable,
  freeButProhibited,
  freeToPlay,
  freeWithinRequired,
} from '../messages/law-play.ts';
import type { Wording } from '../messages/wording.ts';
import { type Basis, basisOf } from '../model/basis.ts';
import { suitsNamed } from '../model/election.ts';
import type { Election } from '../model/position.ts';
import type { Freedom, Player } from './law-duty.ts';

/** Why the player is not bound further than by his duty; `undefined` where no penalty card concerns him. */
export function freedomOf(player: Player): Freedom | undefined {
  const { seat, position, duty, isLeading } = player;
  if (duty.excused) {
    return freedom(
      player,
      basisOf('unable to comply', position.edition, duty.excused.basis.because),
      freeAsUnable,
    );
  }
  const ofTrick = position.trick?.election;
  if (!isLeading) {
    return ofTrick?.leader === partnerOf(seat) ? freedom(player, ofTrick.basis, freeToPlay) : undefined;
  }
  if (ofTrick) return freedom(player, ofTrick.basis, wordingOf(ofTrick), ofTrick);
  const { election } = position;
  if (election && (election.leader === seat || election.leader === partnerOf(seat))) {
    const isRunning = duty.limits.some(({ kind }) => kind === 'prohibition');
    return freedom(player, election.basis, isRunning ? freeButProhibited : freeAsRestrictionEnded, election);
  }
  const [minor] = position.penaltyCards[partnerOf(seat)];
  return (
    minor && freedom(player, basisOf('no option for a minor one', position.edition, minor.told), freeAsMinor)
  );
}

function freedom({ seat }: Player, basis: Basis, wording: Wording, election?: Election): Freedom {
  const suits = suitsNamed(election?.option);
  return { basis, wording, nouns: { seat: { seat }, suits: { suits } } };
}

function wordingOf({ option, isGiven }: Election): Wording {
  if (!isGiven) return freeAsNotGiven;
  switch (option?.kind) {
    case 'require':
      return freeWithinRequired;
    case 'prohibit':
      return freeButProhibited;
    default:
      return freeAsNothingChosen;
  }
}
