import type { Facts } from '../../server/core/facts/facts.ts';

/** A case that states nothing. */
export const NO_FACTS: Facts = {
  boards: [],
  hands: {},
  boardNumber: undefined,
  dealer: undefined,
  vulnerability: undefined,
  contract: undefined,
  declarer: undefined,
  trumps: undefined,
  date: undefined,
  auction: undefined,
  events: [],
  rulings: [],
  expects: [],
  ignores: [],
  halfRead: [],
  problems: [],
};
