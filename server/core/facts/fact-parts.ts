import type { Language } from '../bridge/nouns.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import type { Auction } from '../syntax/auctions/auction.ts';
import type { PlayRecord } from '../syntax/auctions/play-table.ts';
import type { Citation } from '../syntax/citations/citation.ts';
import type { Headers } from '../syntax/headers/header.ts';
import type { Sentence } from '../syntax/sentences/clause.ts';
import type { Board, Problem } from './facts.ts';

/** What the parser found in a case, as far as it states facts. */
export type FactParts = {
  /** The diagrams and deal strings, in the order of the text; `@hand` lines are not among them. */
  readonly boards: readonly Board[];
  readonly headers: readonly Headers[];
  readonly annotations: readonly Annotation[];
  readonly auctions: readonly Auction[];
  readonly plays: readonly PlayRecord[];
  readonly sentences: readonly Sentence[];
  /** The sentences before the first case of the file. */
  readonly preamble: readonly Sentence[];
  readonly citations: readonly Citation[];
  readonly lostSigns: readonly Problem[];
  readonly language: Language;
};
