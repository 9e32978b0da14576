// What a file of a deal holds, whatever its format: PBN, LIN, the address of a hand viewer, or a case of a write-up.
import type { Call } from '../bridge/calls.ts';
import type { Card } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import type { Nouns } from '../bridge/nouns.ts';
import type { BySeat, Seat, Vulnerability } from '../bridge/seats.ts';
import type { Contract } from '../bridge/terms.ts';
import type { Wording } from '../messages/wording.ts';
import type { Span } from '../text/span.ts';

/** A call as the record tells it. */
export type MadeCall = {
  readonly call: Call;
  /** Marked as alerted, with or without words. */
  readonly isAlerted: boolean;
  /** What the record says of the call. */
  readonly note: string;
};

/** A card as it was played; `note` is what the record says of it. */
export type PlayedCard = { readonly card: Card; readonly note: string };

/** The cards of one trick, the first column that of the leader of the whole play; `undefined` where none was played. */
export type TrickRow = readonly (PlayedCard | undefined)[];

/** The play: in each row the columns stand for the same players, clockwise from the opening leader. */
export type Play = {
  readonly leader: Seat;
  readonly tricks: readonly TrickRow[];
};

/** Something of one format that has no place elsewhere in a record: kept word for word, and written back to that format. */
export type Kept =
  /** A tag of PBN with rows below it that is not wholly one of ours. */
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly rows: readonly string[] }
  /** A comment of PBN; it stands behind the tag that is named, or before all tags. */
  | { readonly kind: 'comment'; readonly text: string; readonly after: string }
  /** A pair of LIN; it stands behind so many calls and so many cards. */
  | {
      readonly kind: 'pair';
      readonly key: string;
      readonly value: string;
      readonly calls: number;
      readonly cards: number;
    }
  /** A parameter of a hand viewer's address. */
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string };

/** One board of a file. What it does not tell is `undefined`, or empty. */
export type DealRecord = {
  /** A hand that is not known has no entry. */
  readonly hands: BySeat<Hand>;
  readonly boardNumber: number | undefined;
  readonly dealer: Seat | undefined;
  readonly vulnerability: Vulnerability | undefined;
  /** `passed` where nobody bid. */
  readonly contract: Contract | 'passed' | undefined;
  readonly declarer: Seat | undefined;
  /** The calls from the dealer on; `undefined` where no auction is told. */
  readonly auction: readonly MadeCall[] | undefined;
  readonly play: Play | undefined;
  /** How many tricks declarer won in all. */
  readonly tricks: number | undefined;
  readonly players: BySeat<string>;
  /** Where and when it was played, by the names of PBN: Event, Site, Date, Scoring … */
  readonly tags: { readonly [name: string]: string };
  readonly kept: readonly Kept[];
};

export const EMPTY_RECORD: DealRecord = {
  hands: {},
  boardNumber: undefined,
  dealer: undefined,
  vulnerability: undefined,
  contract: undefined,
  declarer: undefined,
  auction: undefined,
  play: undefined,
  tricks: undefined,
  players: {},
  tags: {},
  kept: [],
};

/** Something of a file that could not be read, or that a format cannot hold. */
export type RecordNotice = { readonly wording: Wording; readonly nouns: Nouns };

/** The same with its place in the text that was read. */
export type RecordProblem = RecordNotice & { readonly span: Span };

/** The boards of a text, in its order, and what in it could not be read. */
export type ReadRecords = {
  readonly records: readonly DealRecord[];
  readonly problems: readonly RecordProblem[];
};

/** A record as a text of some format, and what that format could not hold. */
export type Written = { readonly text: string; readonly lost: readonly RecordNotice[] };
