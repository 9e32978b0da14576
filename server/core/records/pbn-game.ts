// One game of PBN: from its tags to a record.
import type { Call } from '../bridge/calls.ts';
import type { Hand } from '../bridge/hand.ts';
import {
  type BySeat,
  nextSeat,
  SEATS,
  type Seat,
  VULNERABILITIES,
  type Vulnerability,
} from '../bridge/seats.ts';
import * as words from '../messages/records.ts';
import type { Span } from '../text/span.ts';
import { problemAt } from './problem.ts';
import {
  type DealRecord,
  EMPTY_RECORD,
  type Kept,
  type MadeCall,
  type PlayedCard,
  type RecordProblem,
} from './record.ts';
import { callIn, cardIn, contractIn, dottedHandOf, seatIn } from './signs.ts';

/** A row of a section, with its place. */
type Row = { readonly text: string; readonly span: Span };

/** A tag of a game with the rows below it. */
export type PbnTag = {
  readonly name: string;
  readonly value: string;
  readonly rows: Row[];
  readonly span: Span;
};

/** What stands between two empty lines. */
export type Game = {
  readonly tags: readonly PbnTag[];
  readonly comments: readonly { readonly text: string; readonly after: string }[];
};

/** What is gathered of a record. */
type Draft = { -readonly [part in keyof DealRecord]: DealRecord[part] };

/** The record of a game; what cannot be read is told and, where a tag says it, kept in its own words. */
export function recordOfGame({ tags, comments }: Game, problems: RecordProblem[]): DealRecord {
  const draft: Draft = { ...EMPTY_RECORD };
  const told: [string, string][] = [];
  const kept: Kept[] = [];
  for (const [at, tag] of tags.entries()) {
    const { name, value } = tag;
    const own = ownWords(tag, () => notesBehind(tags, at), draft, problems);
    if (own === 'value') told.push([name, value]);
    if (own === 'section') kept.push(sectionOf(tag, notesBehind(tags, at)));
  }
  for (const comment of comments) kept.push({ kind: 'comment', ...comment });
  return { ...draft, tags: Object.fromEntries(told), kept };
}

/** The notes that belong to the section of tag `at`, by their number. */
function notesBehind(tags: readonly PbnTag[], at: number): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (let next = at + 1; tags[next]?.name === 'Note'; next++) {
    const value = tags[next]?.value ?? '';
    const [, number = '', text = ''] = /^\s*(\d+)\s*:(.*)$/s.exec(value) ?? [];
    notes.set(number, text.trim());
  }
  return notes;
}

const UNKNOWN = /^\s*\??\s*$/;

/** Reads a tag into the draft; what is not held there is to be kept as the tag's value, or as the whole section. */
function ownWords(
  tag: PbnTag,
  notes: () => ReadonlyMap<string, string>,
  draft: Draft,
  problems: RecordProblem[],
): 'value' | 'section' | undefined {
  const { name, value } = tag;
  if (name === 'Note') return undefined;
  if (name === 'Auction') return readAuction(draft, tag, notes(), problems) ? undefined : 'section';
  if (name === 'Play') return readPlay(draft, tag, notes(), problems) ? undefined : 'section';
  if (0 < tag.rows.length) return 'section';
  return UNKNOWN.test(value) ? undefined : readValue(draft, tag, problems);
}

function readValue(draft: Draft, tag: PbnTag, problems: RecordProblem[]): 'value' | undefined {
  const part = partOf(tag, problems);
  if (part === 'unread')
    problems.push(
      problemAt(tag.span, words.unreadValue, { text: { text: tag.value }, name: { text: tag.name } }),
    );
  if (part === 'unread' || part === undefined) return 'value';
  Object.assign(draft, part, { players: { ...draft.players, ...part.players } });
  return undefined;
}

const VULNERABLE: ReadonlyMap<string, Vulnerability> = new Map([
  ...VULNERABILITIES.map((value): [string, Vulnerability] => [value.toLowerCase(), value]),
  ['love', 'none'],
  ['-', 'none'],
  ['both', 'all'],
]);

/** What a tag with one value says; `undefined` where it has no place of its own. */
function partOf(tag: PbnTag, problems: RecordProblem[]): Partial<DealRecord> | 'unread' | undefined {
  const { name, value } = tag;
  const seat = SEATS.find((one) => PLAYER_TAGS[one] === name);
  if (seat !== undefined) return { players: { [seat]: value } };
  switch (name) {
    case 'Board':
      return /^\d{1,4}$/.test(value.trim()) ? { boardNumber: Number(value) } : undefined;
    case 'Dealer':
      return orUnread('dealer', seatIn(value));
    case 'Declarer':
      return orUnread('declarer', seatIn(value));
    case 'Vulnerable':
      return orUnread('vulnerability', VULNERABLE.get(value.trim().toLowerCase()));
    case 'Contract':
      return orUnread('contract', /^\s*pass\s*$/i.test(value) ? 'passed' : contractIn(value));
    case 'Result':
      return /^\d{1,2}$/.test(value.trim()) && Number(value) <= 13 ? { tricks: Number(value) } : undefined;
    case 'Deal':
      return orUnread('hands', handsIn(tag, problems));
    default:
      return undefined;
  }
}

/** The tags that name the players. */
export const PLAYER_TAGS: { readonly [seat in Seat]: string } = {
  W: 'West',
  N: 'North',
  E: 'East',
  S: 'South',
};

function orUnread<K extends keyof DealRecord>(
  part: K,
  value: DealRecord[K] | undefined,
): Partial<DealRecord> | 'unread' {
  return value === undefined ? 'unread' : { [part]: value };
}

/** `N:` and four hands clockwise; `-` is a hand that is not known. */
function handsIn({ value, span }: PbnTag, problems: RecordProblem[]): BySeat<Hand> | undefined {
  const [, first = '', rest = ''] = /^\s*([NESW])\s*:(.*)$/is.exec(value) ?? [];
  const start = seatIn(first);
  const written = rest.trim().split(/\s+/);
  if (start === undefined || written.length !== SEATS.length) return undefined;
  const hands: { [seat in Seat]?: Hand } = {};
  let seat = start;
  for (const text of written) {
    const hand = dottedHandOf(text);
    if (hand !== undefined) hands[seat] = hand;
    else if (text !== '-')
      problems.push(problemAt(span, words.unreadHand, { seat: { seat }, text: { text } }));
    seat = nextSeat(seat);
  }
  return hands;
}

/** The tag, its rows and its notes in their own words: what we write back is what was there. */
function sectionOf({ name, value, rows }: PbnTag, notes: ReadonlyMap<string, string>): Kept {
  const written = [...notes].map(([number, text]) => `[Note "${number}:${text.replace(/["\\]/g, '\\$&')}"]`);
  return { kind: 'tag', name, value, rows: [...rows.map(({ text }) => text), ...written] };
}

/** A word of a section with its place. */
type Word = { readonly text: string; readonly span: Span };

function wordsIn(rows: readonly Row[]): readonly Word[] {
  return rows.flatMap(({ text, span }) =>
    Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
      text: word,
      span: { start: span.start + index, end: span.start + index + word.length },
    })),
  );
}

/** Reads the calls; whether they are all that the section says. */
function readAuction(
  draft: Draft,
  { value, rows }: PbnTag,
  notes: ReadonlyMap<string, string>,
  problems: RecordProblem[],
): boolean {
  const calls: MadeCall[] = [];
  draft.dealer ??= seatIn(value);
  draft.auction = calls;
  let isAll = true;
  for (const { text, span } of wordsIn(rows)) {
    const note = noteOf(text, notes);
    const last = calls.at(-1);
    if (note !== undefined && last !== undefined)
      calls[calls.length - 1] = { ...last, isAlerted: true, note };
    else if (/^AP$/i.test(text)) calls.push(...allPass(calls));
    else if (text === '+' || text === '-' || /^\$\d{1,3}$/.test(text)) isAll = false;
    else if (text !== '*') {
      const made = callWithMarks(text, notes);
      if (made === undefined) {
        problems.push(problemAt(span, words.unreadCall, { text: { text } }));
        return false;
      }
      isAll &&= made.isAll;
      calls.push(made.call);
    }
  }
  return isAll;
}

const LONGEST_CALL = 24;

/** `1D=2=`, `1C!`: a call with what is glued to it; opinions of a call have no place in a record. */
function callWithMarks(
  text: string,
  notes: ReadonlyMap<string, string>,
): { readonly call: MadeCall; readonly isAll: boolean } | undefined {
  if (LONGEST_CALL < text.length) return undefined;
  const bare = text.replace(/(?:=\d+=|[!?]|\$\d+)+$/, '');
  const call = callIn(bare);
  if (call === undefined) return undefined;
  const [reference = ''] = /=\d+=/.exec(text) ?? [];
  const note = noteOf(reference, notes);
  return {
    call: { call, isAlerted: note !== undefined, note: note ?? '' },
    isAll: bare.length + reference.length === text.length,
  };
}

function noteOf(text: string, notes: ReadonlyMap<string, string>): string | undefined {
  const number = /^=(\d+)=$/.exec(text)?.[1];
  return number === undefined ? undefined : (notes.get(number) ?? '');
}

/** The passes that end the auction. */
function allPass(calls: readonly MadeCall[]): readonly MadeCall[] {
  const isBid = ({ call }: { readonly call: Call }) => call !== 'P';
  const behind = calls.length - 1 - calls.findLastIndex(isBid);
  const passes = (calls.some(isBid) ? 3 : 4) - behind;
  return new Array<MadeCall>(Math.max(0, passes)).fill({ call: 'P', isAlerted: false, note: '' });
}

/** Reads the cards; whether they are all that the section says. */
function readPlay(
  draft: Draft,
  { value, rows }: PbnTag,
  notes: ReadonlyMap<string, string>,
  problems: RecordProblem[],
): boolean {
  const leader = seatIn(value);
  if (leader === undefined) return rows.length === 0;
  const cards: (PlayedCard | undefined)[] = [];
  let isAll = true;
  for (const { text, span } of wordsIn(rows)) {
    const note = noteOf(text, notes);
    const last = cards.at(-1);
    const card = cardIn(text);
    if (note !== undefined && last !== undefined) cards[cards.length - 1] = { ...last, note };
    else if (text === '-') cards.push(undefined);
    else if (text === '+') isAll = false;
    else if (card !== undefined) cards.push({ card, note: '' });
    else if (text !== '*') {
      problems.push(problemAt(span, words.unreadCard, { text: { text } }));
      isAll = false;
      break;
    }
  }
  const tricks = Array.from({ length: Math.ceil(cards.length / SEATS.length) }, (_, order) =>
    Array.from(SEATS, (_seat, column) => cards[order * SEATS.length + column]),
  ).filter((row) => row.some((card) => card !== undefined));
  draft.play = tricks.length === 0 ? undefined : { leader, tricks };
  return isAll;
}
