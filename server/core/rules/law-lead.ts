// The lead that a claim about declarer's options speaks of.
import type { Seat } from '../bridge/seats.ts';
import type { Option } from '../facts/facts.ts';
import { isSameOption } from '../model/election.ts';
import { isOnDeclaringSide, type Position } from '../model/position.ts';

/** A lead before which declarer may have options, and the position before he states one. */
export type QuestionedLead = { readonly position: Position; readonly leader: Seat };

/**
 * The lead that is due, before an option is stated for it, or, once it is made, the lead of this trick where the
 * option is the one that was stated. Not a lead that follows only from an option: that may be the irregular one.
 */
export function leadInQuestion(position: Position, option: Option): QuestionedLead | undefined {
  const { trick } = position;
  if (trick === undefined || trick.isInferred || isOnDeclaringSide(position, trick.leader)) return undefined;
  const before = trick.election?.before;
  if (trick.plays.length === 0) return { position: before ?? position, leader: trick.leader };
  const isStated = trick.election?.option !== undefined && isSameOption(trick.election.option, option);
  return before && isStated ? { position: before, leader: trick.leader } : undefined;
}
