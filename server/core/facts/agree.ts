// From what the layers of a case state, each by itself, to what the case states.
import type { Seat, Vulnerability } from '../bridge/seats.ts';
import type { Annotation } from '../syntax/annotation.ts';
import type { Located } from '../text/span.ts';
import type { Board, Facts } from './facts.ts';

/** What is printed about a board in or beside its diagram. */
export type Header = {
  readonly boardNumber?: Located<number> | undefined;
  readonly dealer?: Located<Seat> | undefined;
  readonly vulnerability?: Located<Vulnerability> | undefined;
};

/** What the parser found in a case, as far as it states facts. */
export type FactParts = {
  /** The diagrams and deal strings, in the order of the text; `@hand` lines are not among them. */
  readonly boards: readonly Board[];
  readonly headers: readonly Header[];
  readonly annotations: readonly Annotation[];
};

/** All that a case states; where two layers disagree, that is one of its problems. */
export function factsOf(_parts: FactParts): Facts {
  return {
    boards: [],
    hands: {},
    boardNumber: undefined,
    dealer: undefined,
    vulnerability: undefined,
    contract: undefined,
    declarer: undefined,
    trumps: undefined,
    date: undefined,
    events: [],
    rulings: [],
    expects: [],
    ignores: [],
    problems: [],
  };
}
