// What is known while the sentences of a case are read.
import type { Card, Suit } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Located } from '../../text/span.ts';
import type { Board, Event, Option } from '../facts.ts';

/** Whom a word names: a seat, or a role that is no seat. */
export type Person = Seat | 'director' | 'committee' | 'dummy' | 'other';

/** The case as far as it has been read. */
export type Story = {
  readonly boards: readonly Board[];
  readonly declarer: Seat | undefined;
  /** The cards told to be penalty cards, in the order of the text, by their holder. */
  readonly penalty: { readonly [seat in Seat]: Card[] };
  /** Who is on lead, or leads; changed as the text goes on. */
  leader: Seat | undefined;
  /** The suit led to that trick. */
  led: Suit | undefined;
  /** Who has played to the trick that was told last. */
  played: Seat[];
  option: Option | undefined;
  /** The latest demand or prohibition. */
  restriction: (Event & { readonly kind: 'option' }) | undefined;
  /** Whom it binds. */
  restricted: Seat | undefined;
  /** Whether a ruling has said something of the options that the law has otherwise: what it says beyond follows from that. */
  isDenied: boolean;
  /** The option that is spoken of as open: *he may prohibit spades*. */
  offered: Option | undefined;
  /** Whether the other option is open too, in the same suit: *he may require a spade, or forbid it*. */
  isOfferedToo: boolean;
  /** Whether a defender has shown two cards at once. */
  isTwoAtOnce: boolean;
  /** Options told for the present lead. */
  options: Option[];
  /** Options told so far, for whatever lead. */
  readonly chosen: Option[];
  /** The one whom the clause before was about. */
  subject: Person | undefined;
  /** How many sentences have been read. */
  sentence: number;
  /** The sentence in which cards were named last. */
  cardsNamedIn: number;
  /** Two cards shown and not named yet. */
  unnamed: { readonly seat: Seat; readonly sentence: number } | undefined;
  /** The seat of the one who writes, where he tells it: *I was South*. */
  self: Seat | undefined;
  /** Who says the words in quotation marks, where that is known. */
  speaker: Person | undefined;
  /** The other one whom that clause named: *I told declarer …*. */
  addressed: Person | undefined;
  /** Whether the one who writes was declarer: *I played 2 ♠*. */
  isTellerDeclarer: boolean;
  /** What declarer has just chosen or wished to choose, while nobody else has been named since. */
  askedFor: Option | undefined;
  /** Whether a word for a choice of declarer's stands anywhere in the case. */
  readonly speaksOfOptions: boolean;
  /** Whether the case says anywhere that a card is a penalty card; else what falls may have fallen in the course of play. */
  readonly speaksOfPenaltyCards: boolean;
  /** Whether another has led since that restriction was told. */
  hasLeadChanged: boolean;
  /** Whether the text tells of another choice, or of a lead lost, that is not among what was understood. */
  isClouded: boolean;
  /** Whether the text goes on to tricks of which it does not tell the cards: *the ♦A and another diamond*. */
  isTrickUnread: boolean;
  /** Whether somebody is told to have no card of a suit since the option. */
  isUnable: boolean;
  /** Who won the trick that the sentence before told of. */
  lastWinner: Seat | undefined;
  lastEvent: Event | undefined;
  /** What was told just before the last designation. */
  beforeDesignation: Event | undefined;
  /** What was told just before a player's last play. */
  readonly beforePlay: Map<Seat, Event | undefined>;
  /** Cards told to have been played. */
  readonly gone: Card[];
  /** All cards named so far, each once. */
  readonly mentioned: Card[];
  /** Whether what was said last is that somebody has penalty cards: *West the ♣Q, East the ♥A* may follow; `more` where he dropped some. */
  awaitsCards: boolean | 'more';
  /** Whether the sentence has spoken of both cards. */
  saysBoth: boolean;
  /** The one who was just told something, in languages that mark him. */
  addressee: Person | undefined;
  /** The player whom a clause was about last. */
  player: Seat | undefined;
  /** The cards named last. */
  cards: readonly Located<Card>[];
  suits: readonly Suit[];
  /** The cards named last, or the penalty cards meant by their ranks alone, and the sentence that did. */
  meant: { readonly cards: readonly Located<Card>[]; readonly sentence: number } | undefined;
};

export function newStory(
  boards: readonly Board[],
  declarer: Seat | undefined,
  speaksOfOptions: boolean,
  speaksOfPenaltyCards: boolean,
): Story {
  return {
    boards,
    declarer,
    penalty: { N: [], E: [], S: [], W: [] },
    leader: undefined,
    led: undefined,
    played: [],
    option: undefined,
    restriction: undefined,
    restricted: undefined,
    offered: undefined,
    isOfferedToo: false,
    isTwoAtOnce: false,
    isDenied: false,
    options: [],
    chosen: [],
    subject: undefined,
    sentence: 0,
    cardsNamedIn: 0,
    unnamed: undefined,
    self: undefined,
    speaker: undefined,
    addressed: undefined,
    isTellerDeclarer: false,
    askedFor: undefined,
    speaksOfOptions,
    speaksOfPenaltyCards,
    hasLeadChanged: false,
    isClouded: false,
    isTrickUnread: false,
    isUnable: false,
    lastWinner: undefined,
    lastEvent: undefined,
    beforeDesignation: undefined,
    beforePlay: new Map(),
    gone: [],
    mentioned: [],
    awaitsCards: false,
    saysBoth: false,
    addressee: undefined,
    player: undefined,
    cards: [],
    suits: [],
    meant: undefined,
  };
}
