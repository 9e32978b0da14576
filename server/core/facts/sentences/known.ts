// What is known of a case before its sentences are read.
import type { Seat } from '../../bridge/seats.ts';
import type { Citation } from '../../syntax/citations/citation.ts';
import type { Board, Event } from '../facts.ts';

/** What the sentences of a case are read against. */
export type Known = {
  readonly boards: readonly Board[];
  readonly declarer: Seat | undefined;
  readonly citations: readonly Citation[];
  /** What annotations tell to have happened. */
  readonly annotated: readonly Event[];
};
