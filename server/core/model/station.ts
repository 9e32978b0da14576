import type { Card } from '../bridge/cards.ts';
import type { BySeat, Seat } from '../bridge/seats.ts';
import type { Option } from '../facts/facts.ts';

/** A moment at which declarer's option, or the play of a penalty card, was due. */
export type Station = {
  readonly declarer: Seat | undefined;
  /** The defender whose lead it is; `undefined` where the offender only plays to a trick. */
  readonly onLead: Seat | undefined;
  /** The penalty cards as they lay before it; a seat without one is left out. */
  readonly penaltyCards: BySeat<readonly Card[]>;
  /** What declarer chose; `undefined` where the text does not say. */
  readonly choice: Option | undefined;
};
