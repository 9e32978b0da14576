// The play as it is printed: a column for each player and a line for each trick, as in PBN; or the row of cards of LIN.
import { type Card, cardOf } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { nextSeat, SEATS, type Seat } from '../../bridge/seats.ts';
import type { CaseText } from '../../text/lines.ts';
import { hull, type Located, type Span } from '../../text/span.ts';
import { readCards } from '../annotations/card-list.ts';

/** A card in the column of its player. */
export type PlayedCard = { readonly seat: Seat; readonly card: Located<Card> };

/** Tricks of which every card was read; those of columns do not tell who led. */
export type PlayRecord = { readonly span: Span } & (
  | {
      readonly kind: 'columns';
      /** Each trick in the order of the columns; only the last may lack cards. */
      readonly tricks: readonly (readonly PlayedCard[])[];
      /** Who led to the first trick of the play, where the record says so: PBN. */
      readonly opening: Seat | undefined;
      /** Whether the first line is the first trick of the play, as far as it has a number. */
      readonly isFromStart: boolean;
    }
  | { readonly kind: 'row'; readonly cards: readonly Located<Card>[] }
);

const LONGEST_LINE = 120;
const MOST_TRICKS = 13;

/** The tricks on the lines from `from` on, under a line of four players; a table with anything in it that is no card is none. */
export function playBelow(
  text: CaseText,
  from: number,
  seats: readonly Seat[],
  opening: Seat | undefined,
  language: Language,
): PlayRecord | undefined {
  const tricks: (readonly PlayedCard[])[] = [];
  let first: number | undefined;
  for (let line = from; line < text.lines.length && tricks.length < MOST_TRICKS; line++) {
    const written = text.lines[line] ?? '';
    if (RULE.test(written) && line === from) continue;
    if (END.test(written)) break;
    const row = rowOn(written, text.starts[line] ?? 0, seats, language);
    const last = tricks.at(-1);
    if (row === undefined || (last !== undefined && last.length < SEATS.length)) return undefined;
    first ??= row.number;
    tricks.push(row.cards);
  }
  const cards = tricks.flat();
  const span = hull(cards.map(({ card }) => card.span));
  const isDealt = new Set(cards.map(({ card }) => card.value)).size === cards.length;
  if (span === undefined || !isDealt || tricks[0]?.length !== SEATS.length) return undefined;
  return { kind: 'columns', tricks, opening, isFromStart: first === undefined || first === 1, span };
}

/** The line of bars and dashes in a Markdown table, or of dashes alone. */
const RULE = /^[\s|>:-]*--[\s|>:-]*$/;

/** An empty line, the star behind the play of PBN, or its next tag. */
const END = /^\s*(?:$|\*\s*$|\[)/;

type Row = { readonly number: number | undefined; readonly cards: readonly PlayedCard[] };

/** The number of a trick before its cards. */
const NUMBER = /^[\s>|]*(\d{1,2})(?:[.):]|\s*\||\s{2,})\s*/;

/** A trick: a card, or a dash for none, in each column. */
function rowOn(line: string, base: number, seats: readonly Seat[], language: Language): Row | undefined {
  if (LONGEST_LINE < line.length) return undefined;
  const [lead = '', number] = NUMBER.exec(line) ?? [];
  const cells = cellsOf(line, lead.length);
  if (cells.length !== seats.length) return undefined;
  const cards: PlayedCard[] = [];
  for (const [column, { text, start }] of cells.entries()) {
    if (NO_CARD.test(text)) continue;
    const seat = seats[column];
    const card = cardIn(text, base + start, language);
    if (card === undefined || seat === undefined) return undefined;
    cards.push({ seat, card });
  }
  return { number: number === undefined ? undefined : Number(number), cards };
}

/** The one card that the words are, and nothing else. */
function cardIn(text: string, base: number, language: Language): Located<Card> | undefined {
  const { cards, suits, unread } = readCards(text, base, language);
  const [card, more] = cards;
  const isOne = card !== undefined && more === undefined && suits.length + unread.length === 0;
  if (!isOne || card.rank === undefined || card.rank === 'x') return undefined;
  return { value: cardOf(card.suit, card.rank), span: { start: base, end: base + text.length } };
}

const NO_CARD = /^[-–—]{1,3}$/;

type Cell = { readonly text: string; readonly start: number };

/** What stands between bars, or else between white space. */
function cellsOf(line: string, from: number): readonly Cell[] {
  const words = line.includes('|') ? /[^|\s](?:[^|]*[^|\s])?/g : /\S+/g;
  return Array.from(line.slice(from).matchAll(words), ({ 0: text, index }) => ({
    text,
    start: from + index,
  }));
}

/** The cards of `…|pc|HQ|pc|H3|…` in the order of play. */
export function playOnLine(line: string, base: number): PlayRecord | undefined {
  const cards = Array.from(
    line.slice(0, LONGEST_LIN).matchAll(/(?:^|\|)pc\|([SHDC])([2-9TAKQJ])(?=\|)/gi),
    ({ 0: written, 1: suit = '', 2: rank = '', index }): Located<Card> => {
      const end = base + index + written.length;
      const value = `${suit}${rank}`.toUpperCase() as Card; // The pattern has the letters of suits and ranks.
      return { value, span: { start: end - suit.length - rank.length, end } };
    },
  );
  const span = hull(cards.map((card) => card.span));
  const isDealt = new Set(cards.map(({ value }) => value)).size === cards.length;
  return span && isDealt ? { kind: 'row', cards, span } : undefined;
}

/** No record of one board is longer. */
const LONGEST_LIN = 3000;

/** Tricks of which each has a line, the leader before his card: `W:TH,KH,AH,4H;`. */
export function playOfLeaders(text: CaseText, from: number): PlayRecord | undefined {
  const tricks: (readonly PlayedCard[])[] = [];
  for (let line = from; line < text.lines.length && tricks.length < MOST_TRICKS; line++) {
    const trick = ledTrick(text.lines[line] ?? '', text.starts[line] ?? 0);
    if (trick === undefined || (tricks.at(-1)?.length ?? SEATS.length) < SEATS.length) break;
    tricks.push(trick);
  }
  const cards = tricks.flat();
  const span = hull(cards.map(({ card }) => card.span));
  const opening = cards[0]?.seat;
  const isDealt = new Set(cards.map(({ card }) => card.value)).size === cards.length;
  if (span === undefined || opening === undefined || !isDealt) return undefined;
  return { kind: 'columns', tricks, opening, isFromStart: true, span };
}

/** Whether the line is such a trick: a cheap test. */
export function mayBeLedTrick(line: string): boolean {
  return line.charCodeAt(1) === COLON && LED_TRICK.test(line);
}

const COLON = 0x3a;
const LED_TRICK = /^([NESW]):((?:[2-9TAKQJ][SHDC],?){1,4});?\s*$/;

function ledTrick(line: string, base: number): readonly PlayedCard[] | undefined {
  const [, leader, written = ''] = LED_TRICK.exec(line) ?? [];
  let seat = SEATS.find((one) => one === leader);
  if (seat === undefined) return undefined;
  const trick: PlayedCard[] = [];
  for (const { 0: text, 1: rank = '', 2: suit = '', index } of written.matchAll(/([2-9TAKQJ])([SHDC])/g)) {
    const start = base + 2 + index;
    const value = `${suit}${rank}` as Card; // The pattern has the letters of suits and ranks.
    trick.push({ seat, card: { value, span: { start, end: start + text.length } } });
    seat = nextSeat(seat);
  }
  return trick;
}
