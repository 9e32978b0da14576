// LIN, the records of Bridge Base Online: pairs of a key and a value between bars, on one line or on many.

import { outcomeOf } from '../bridge/calls.ts';
import { type Card, DECK } from '../bridge/cards.ts';
import { cardsOf, type Hand, handOf, isWhollyNamed, sizeOf } from '../bridge/hand.ts';
import { type BySeat, SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import * as words from '../messages/records.ts';
import type { Span } from '../text/span.ts';
import { playOf, tricksWon } from './play-order.ts';
import { problemAt } from './problem.ts';
import {
  type DealRecord,
  EMPTY_RECORD,
  type Kept,
  type MadeCall,
  type PlayedCard,
  type ReadRecords,
  type RecordProblem,
} from './record.ts';
import { callAt, cardIn, letteredHandOf } from './signs.ts';

/** A pair of a LIN text; `span` is the place of its value. */
type Pair = { readonly key: string; readonly value: string; readonly span: Span };

/** A board while its pairs are read. */
type Draft = {
  record: DealRecord;
  readonly calls: MadeCall[];
  readonly cards: PlayedCard[];
  readonly kept: Kept[];
  /** A call or a card was not understood: what comes after it is kept as it is. */
  isBroken: boolean;
  /** The place of the last call or card. */
  end: Span;
};

/** The boards of a LIN text, in one piece or in many lines. */
export function readLin(text: string): ReadRecords {
  const problems: RecordProblem[] = [];
  const records = boardsOf(pairsOf(text))
    .map((pairs) => recordOf(pairs, problems))
    .filter((record) => record !== undefined);
  return { records, problems };
}

/** Two letters and a value behind a bar; what cannot be a key is passed over, so that one lost bar does not spoil the rest. */
function pairsOf(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const pattern = /(?:^|[|\s])([A-Za-z][A-Za-z0-9])\|([^|]*)/g;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [written, key = '', value = ''] = found;
    const end = found.index + written.length;
    pairs.push({ key: key.toLowerCase(), value: value.trim(), span: { start: end - value.length, end } });
    // The bar behind the value may stand right before the next key.
    pattern.lastIndex = end;
  }
  return pairs;
}

/** A board begins at its number, or at names or hands where the board before has hands already. What stands before belongs to the first. */
function boardsOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const boards: Pair[][] = [];
  let open: Pair[] = [];
  let hasHands = false;
  for (const pair of pairs) {
    if (hasHands && /^(qx|pn|st|md)$/.test(pair.key)) {
      boards.push(open);
      open = [];
      hasHands = false;
    }
    open.push(pair);
    hasHands ||= pair.key === 'md';
  }
  if (hasHands) return [...boards, open];
  const last = boards.pop();
  return last === undefined ? [] : [...boards, [...last, ...open]];
}

function recordOf(pairs: readonly Pair[], problems: RecordProblem[]): DealRecord | undefined {
  const draft: Draft = {
    record: EMPTY_RECORD,
    calls: [],
    cards: [],
    kept: [],
    isBroken: false,
    end: { start: 0, end: 0 },
  };
  for (const pair of pairs) addPair(draft, pair, problems);
  const { record, calls, cards } = draft;
  const bid =
    record.dealer === undefined
      ? undefined
      : outcomeOf(
          record.dealer,
          calls.map(({ call }) => call),
        );
  const withAuction: DealRecord = {
    ...record,
    auction: calls.length === 0 ? undefined : calls,
    contract: bid?.isOver === true ? (bid.contract ?? 'passed') : undefined,
    declarer: bid?.isOver === true ? bid.declarer : undefined,
  };
  const { play, count } = playOf(cards, withAuction);
  const stray = cards.slice(count);
  if (stray[0] !== undefined)
    problems.push(problemAt(draft.end, words.playerUnknown, { card: { card: stray[0].card } }));
  const strayPairs: readonly Kept[] = stray.map(({ card }) => pairAt('pc', card, calls.length, count));
  const told: DealRecord = { ...withAuction, play, kept: [...draft.kept, ...strayPairs] };
  return { ...told, tricks: told.tricks ?? tricksWon(told) };
}

function pairAt(key: string, value: string, calls: number, cards: number): Kept {
  return { kind: 'pair', key, value, calls, cards };
}

/** Without a value these only part one thing from another. */
const FORMATTING = /^(st|rh|pg|ah|sv|an|nt|up|mc)$/;

function addPair(draft: Draft, pair: Pair, problems: RecordProblem[]): void {
  const { key, value, span } = pair;
  if (value === '' && FORMATTING.test(key)) return;
  const part = partOf(draft, pair, problems);
  if (part === 'unread')
    problems.push(problemAt(span, words.unreadValue, { text: { text: value }, name: { text: key } }));
  if (part === 'done') return;
  if (part === 'unread' || part === undefined || part.isKept) keep(draft, key, value);
  if (part !== 'unread' && part !== undefined) draft.record = { ...draft.record, ...part.told };
}

function keep({ kept, calls, cards }: Draft, key: string, value: string): void {
  kept.push(pairAt(key, value, calls.length, cards.length));
}

/** What a pair tells of the board, and whether it says more than that. */
type Part = { readonly told: Partial<DealRecord>; readonly isKept: boolean };

/** `undefined` where a pair has no place of its own in a record, `done` where it is a call or a card. */
function partOf(draft: Draft, pair: Pair, problems: RecordProblem[]): Part | 'unread' | 'done' | undefined {
  const { value } = pair;
  const { record } = draft;
  switch (pair.key) {
    case 'md':
      return saying(withHands(record, pair, problems));
    case 'pn':
      return playersIn(value);
    case 'sv': {
      const vulnerability = VULNERABLE[value.toLowerCase()];
      return vulnerability === undefined ? 'unread' : saying({ vulnerability });
    }
    case 'ah': {
      const number = /^board\s+(\d{1,4})$/i.exec(value)?.[1];
      return number === undefined ? undefined : saying({ boardNumber: Number(number) });
    }
    case 'qx':
      return roomIn(value, record);
    case 'vg':
      return { told: { tags: { ...record.tags, ...eventIn(value) } }, isKept: true };
    case 'mb':
      return draft.isBroken ? undefined : addCalls(draft, pair, problems);
    case 'an':
      return addNote(draft, value);
    case 'pc':
      return draft.isBroken ? undefined : addCard(draft, pair, problems);
    case 'mc':
      return /^\d{1,2}$/.test(value) ? saying({ tricks: Number(value) }) : undefined;
    default:
      return undefined;
  }
}

function saying(told: Partial<DealRecord>): Part {
  return { told, isKept: false };
}

const VULNERABLE: { readonly [letter: string]: Vulnerability } = {
  o: 'none',
  '0': 'none',
  '-': 'none',
  n: 'NS',
  e: 'EW',
  b: 'all',
};

/** South, west, north, east: so LIN counts the players, and the first digit the dealer among them. */
export const LIN_SEATS: readonly Seat[] = ['S', 'W', 'N', 'E'];

function withHands(record: DealRecord, { value, span }: Pair, problems: RecordProblem[]): DealRecord {
  const [, digit = '', rest = ''] = /^\s*([0-4]?)(.*)$/s.exec(value) ?? [];
  const dealer = LIN_SEATS[Number(digit) - 1];
  const hands: { [seat in Seat]?: Hand } = {};
  for (const [order, text] of rest.split(',').slice(0, SEATS.length).entries()) {
    const seat = LIN_SEATS[order];
    if (seat === undefined || text.trim() === '') continue;
    const hand = letteredHandOf(text);
    if (hand !== undefined) hands[seat] = hand;
    else problems.push(problemAt(span, words.unreadHand, { seat: { seat }, text: { text: text.trim() } }));
  }
  return { ...record, dealer: dealer ?? record.dealer, hands: { ...hands, ...fourthHand(hands) } };
}

/** Three whole hands give the fourth, which LIN leaves out. */
function fourthHand(hands: BySeat<Hand>): BySeat<Hand> {
  const missing = SEATS.filter((seat) => hands[seat] === undefined);
  const shown = SEATS.flatMap((seat) => hands[seat] ?? []);
  const [seat] = missing;
  const isWhole = shown.every((hand) => sizeOf(hand) === WHOLE && isWhollyNamed(hand));
  if (seat === undefined || missing.length !== 1 || !isWhole) return {};
  const held = new Set<Card>(shown.flatMap(cardsOf));
  if (held.size !== 3 * WHOLE) return {};
  return { [seat]: handOf(DECK.filter((card) => !held.has(card))) };
}

const WHOLE = 13;

/** Four names; eight, where there are two rooms, are kept as they are. */
function playersIn(value: string): Part | undefined {
  const names = value.split(',').map((name) => name.trim());
  if (SEATS.length < names.length) return undefined;
  const named = LIN_SEATS.flatMap((seat, order): [Seat, string][] => {
    const name = names[order];
    return name === undefined || name === '' ? [] : [[seat, name]];
  });
  return saying({ players: Object.fromEntries(named) });
}

/** `o7`: board 7 in the open room. */
function roomIn(value: string, { tags }: DealRecord): Part | undefined {
  const [, room, number] = /^([oc])(\d{1,4})\b/i.exec(value) ?? [];
  if (room === undefined || number === undefined) return undefined;
  const Room = room.toLowerCase() === 'o' ? 'Open' : 'Closed';
  return { told: { boardNumber: Number(number), tags: { ...tags, Room } }, isKept: true };
}

/** The event, its round and the two teams. */
function eventIn(value: string): DealRecord['tags'] {
  const [event, round, , , , home, , away] = value.split(',').map((part) => part.trim());
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['Event', event],
    ['Round', round],
    ['HomeTeam', home],
    ['VisitTeam', away],
  ];
  return Object.fromEntries(
    parts.flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : [])),
  );
}

/** One call, or several in a run. */
function addCalls(draft: Draft, { value, span }: Pair, problems: RecordProblem[]): 'done' | undefined {
  const made: MadeCall[] = [];
  let rest = value;
  while (rest !== '' && rest !== '-') {
    const found = callAt(rest);
    if (found === undefined) {
      problems.push(problemAt(span, words.unreadCall, { text: { text: rest } }));
      draft.isBroken = true;
      return undefined;
    }
    rest = rest.slice(found.length);
    const isAlerted = rest.startsWith('!');
    rest = rest.replace(/^[!\s]+/, '');
    made.push({ call: found.call, isAlerted, note: '' });
  }
  for (const call of made) draft.calls.push(call);
  draft.end = span;
  return 'done';
}

/** What is said of the last call, if nothing was said of it yet. */
function addNote({ calls, cards, isBroken }: Draft, note: string): 'done' | undefined {
  const last = calls.at(-1);
  if (last === undefined || last.note !== '' || 0 < cards.length || isBroken) return undefined;
  calls[calls.length - 1] = { ...last, note };
  return 'done';
}

function addCard(draft: Draft, { value, span }: Pair, problems: RecordProblem[]): 'done' | undefined {
  const card = cardIn(value);
  if (card === undefined) {
    problems.push(problemAt(span, words.unreadCard, { text: { text: value } }));
    draft.isBroken = true;
    return undefined;
  }
  draft.cards.push({ card, note: '' });
  draft.end = span;
  return 'done';
}
