// What a text can state, whoever states it: boards, annotations, later sentences. No law here.
import type { Card, Denomination } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import type { Role } from '../bridge/nouns.ts';
import type { BySeat, Seat, Vulnerability } from '../bridge/seats.ts';
import type { Contract, Duration, Exposure, Option } from '../bridge/terms.ts';
import type { Auction } from '../syntax/auctions/auction.ts';
import type { Board, Choice, Problem } from '../syntax/tree.ts';
import type { Located, Span } from '../text/span.ts';

export type { Contract, Duration, Exposure, Option } from '../bridge/terms.ts';

export { DURATIONS, EXPOSURES } from '../bridge/terms.ts';
export type { Auction } from '../syntax/auctions/auction.ts';
export type { Board, Choice, OpenPoint, Problem, ReadCard, ReadHand } from '../syntax/tree.ts';

/** Something that happened at the table; `span` is the whole statement. */
export type Event = { readonly span: Span } & (
  | {
      readonly kind: 'penalty';
      readonly seat: Seat;
      readonly cards: readonly Located<Card>[];
      readonly how: Exposure | undefined;
    }
  | { readonly kind: 'on-lead'; readonly seat: Seat }
  | {
      readonly kind: 'play';
      readonly plays: readonly { readonly seat: Seat; readonly card: Located<Card> }[];
    }
  | { readonly kind: 'option'; readonly option: Option; readonly by: Role | undefined }
  /** Declarer stated no option before the lead, told as a fact. */
  | { readonly kind: 'no-option' }
  | { readonly kind: 'designates'; readonly card: Located<Card>; readonly by: Role | undefined }
  | { readonly kind: 'accepts'; readonly card: Located<Card> }
  | { readonly kind: 'rejects'; readonly card: Located<Card> }
);

/** Something that a ruling says; `span` is the whole statement. */
export type Claim = { readonly span: Span } & (
  | { readonly kind: 'picks-up'; readonly seat: Seat; readonly cards: readonly Located<Card>[] }
  | { readonly kind: 'remains'; readonly seat: Seat; readonly cards: readonly Located<Card>[] }
  | {
      readonly kind: 'kind';
      readonly seat: Seat;
      readonly card: Located<Card>;
      readonly called: Located<'major' | 'minor'>;
    }
  | { readonly kind: 'may-play'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'must-play'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'may-lead'; readonly seat: Seat; readonly choice: Choice }
  | {
      readonly kind: 'must-lead';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly until: Located<Duration> | undefined;
    }
  | {
      readonly kind: 'may-not-lead';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly until: Located<Duration> | undefined;
    }
  /** The offender may take back, of his own accord, a card that he played in place of a penalty card. */
  | { readonly kind: 'may-take-back'; readonly seat: Seat; readonly card: Located<Card> }
  /** What the player knows from the sight of these cards is, or is not, authorized information for him. */
  | { readonly kind: 'may-use'; readonly seat: Seat; readonly cards: readonly Located<Card>[] }
  | { readonly kind: 'may-not-use'; readonly seat: Seat; readonly cards: readonly Located<Card>[] }
  | { readonly kind: 'chooses'; readonly role: Located<Role> }
  | { readonly kind: 'offers'; readonly option: Option }
  | { readonly kind: 'denies'; readonly option: Option }
  /** `paragraph` as `syntax/citation.ts` reads it, `51B2(b)`. */
  | { readonly kind: 'cites'; readonly paragraph: Located<string> }
);

/** A ruling of the write-up, with the claims that belong to it. */
export type Ruling = {
  readonly by: 'director' | 'committee' | undefined;
  readonly overruled: boolean;
  /** What the write-up itself says of the ruling. */
  readonly verdict: 'right' | 'wrong' | undefined;
  readonly claims: readonly RulingClaim[];
  readonly span: Span;
};

/** A claim with the number of events that the text tells before it. */
export type RulingClaim = Claim & { readonly after: number };

/** All that a case states, the layers agreed. */
export type Facts = {
  readonly boards: readonly Board[];
  /** The hands when the first event happened: as the board of the case shows them, faults and all. */
  readonly hands: BySeat<Hand>;
  readonly boardNumber: Located<number> | undefined;
  readonly dealer: Located<Seat> | undefined;
  readonly vulnerability: Located<Vulnerability> | undefined;
  readonly contract: Located<Contract> | undefined;
  readonly declarer: Located<Seat> | undefined;
  readonly trumps: Located<Denomination> | undefined;
  /** The auction of the board; `undefined` where none, or more than one, is printed. */
  readonly auction: Auction | undefined;
  /** Date of play, `2016-05-21`. */
  readonly date: Located<string> | undefined;
  readonly events: readonly Event[];
  readonly rulings: readonly Ruling[];
  /** Paragraphs under which the ruling is wrong on purpose (`@expect`). */
  readonly expects: readonly Located<string>[];
  /** Rules silenced for the case (`@ignore`), with the reason given. */
  readonly ignores: readonly {
    readonly rule: Located<string>;
    readonly reason: string;
    readonly span: Span;
  }[];
  /** Annotations that tell a fact and were understood in part: less stands in the facts than in the text. */
  readonly halfRead: readonly Span[];
  readonly problems: readonly Problem[];
};
