// The address of a hand viewer, and the tag of a forum with the same parameters: `…handviewer.html?n=…&d=s&a=…`, `[hv=…]`.
import { outcomeOf } from '../bridge/calls.ts';
import type { Hand } from '../bridge/hand.ts';
import { SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import * as words from '../messages/records.ts';
import type { Span } from '../text/span.ts';
import { playOf, tricksWon } from './play-order.ts';
import { problemAt } from './problem.ts';
import { readLin } from './read-lin.ts';
import {
  type DealRecord,
  EMPTY_RECORD,
  type MadeCall,
  type PlayedCard,
  type ReadRecords,
  type RecordProblem,
} from './record.ts';
import { callAt, cardIn, letteredHandOf } from './signs.ts';

/** A parameter with the place of its value. */
type Parameter = { readonly name: string; readonly value: string; readonly span: Span };

const ADDRESS = /handviewer\.html\?([^\s"'<>]*)/gi;
const TAG = /\[hv=([^\][]*)\]/gi;

/** Whether the text holds such an address or tag. */
export function holdsViewer(text: string): boolean {
  return /handviewer\.html\?|\[hv=/i.test(text);
}

/** The boards of all addresses and tags in a text. */
export function readViewer(text: string): ReadRecords {
  const found = [...text.matchAll(ADDRESS), ...text.matchAll(TAG)].sort(
    (one, other) => one.index - other.index,
  );
  const read = found.map(({ 0: written, 1: query = '', index }) => {
    const start = index + written.indexOf(query, written.search(/[?=]/) + 1);
    return recordsOf(parametersOf(query, start));
  });
  return {
    records: read.flatMap(({ records }) => records),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function parametersOf(query: string, start: number): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let at = start;
  for (const part of query.split(/&(?:amp;)?/)) {
    const [name = ''] = part.split('=', 1);
    const value = part.slice(name.length + 1);
    const from = at + name.length + 1;
    parameters.push({
      name: name.toLowerCase(),
      value: decoded(value),
      span: { start: from, end: from + value.length },
    });
    at += part.length + (query.startsWith('&amp;', at + part.length - start) ? '&amp;'.length : 1);
  }
  return parameters.filter(({ name }) => name !== '');
}

/** Percent signs and plus signs of an address; one that is damaged stays as it is. */
function decoded(value: string): string {
  return value.replaceAll('+', ' ').replace(/(?:%[0-9A-Fa-f]{2})+/g, (written) => {
    try {
      return decodeURIComponent(written);
    } catch {
      return written;
    }
  });
}

function recordsOf(parameters: readonly Parameter[]): ReadRecords {
  const lin = parameters.find(({ name, value }) => name === 'lin' && value.includes('|'));
  if (lin !== undefined) {
    const { records, problems } = readLin(lin.value);
    return { records, problems: problems.map((problem) => ({ ...problem, span: lin.span })) };
  }
  const problems: RecordProblem[] = [];
  const record = parameters.reduce(
    (read, parameter) => withParameter(read, parameter, problems),
    EMPTY_RECORD,
  );
  const hasDeal = SEATS.some((seat) => record.hands[seat] !== undefined) || record.auction !== undefined;
  return { records: hasDeal ? [agreed(record, parameters, problems)] : [], problems };
}

/** What auction and play come to, once dealer and hands are known. */
function agreed(record: DealRecord, parameters: readonly Parameter[], problems: RecordProblem[]): DealRecord {
  const { dealer, auction = [] } = record;
  const outcome =
    dealer === undefined
      ? undefined
      : outcomeOf(
          dealer,
          auction.map(({ call }) => call),
        );
  const withContract: DealRecord =
    outcome?.isOver === true
      ? { ...record, contract: outcome.contract ?? 'passed', declarer: outcome.declarer }
      : record;
  const played = parameters.find(({ name }) => name === 'p');
  if (played === undefined) return withContract;
  const cards = cardsIn(played, problems);
  const { play, count } = playOf(cards, withContract);
  const stray = cards[count];
  if (stray !== undefined)
    problems.push(problemAt(played.span, words.playerUnknown, { card: { card: stray.card } }));
  const told = { ...withContract, play };
  return { ...told, tricks: told.tricks ?? tricksWon(told) };
}

const VULNERABLE: { readonly [letter: string]: Vulnerability } = {
  o: 'none',
  '-': 'none',
  '0': 'none',
  n: 'NS',
  e: 'EW',
  b: 'all',
};

function withParameter(record: DealRecord, parameter: Parameter, problems: RecordProblem[]): DealRecord {
  const { name, value, span } = parameter;
  const seat = SEATS.find((one) => one.toLowerCase() === name);
  if (seat !== undefined) return withHand(record, seat, parameter, problems);
  const named = SEATS.find((one) => `${one.toLowerCase()}n` === name);
  if (named !== undefined) return { ...record, players: { ...record.players, [named]: value } };
  const unread = () => {
    problems.push(problemAt(span, words.unreadValue, { text: { text: value }, name: { text: name } }));
    return keeping(record, parameter);
  };
  switch (name) {
    case 'd': {
      const dealer = SEATS.find((one) => one.toLowerCase() === value.toLowerCase());
      return dealer === undefined ? unread() : { ...record, dealer };
    }
    case 'v': {
      const vulnerability = VULNERABLE[value.toLowerCase()];
      return vulnerability === undefined ? unread() : { ...record, vulnerability };
    }
    case 'b':
      return /^\d{1,4}$/.test(value) ? { ...record, boardNumber: Number(value) } : unread();
    case 'c':
      return /^\d{1,2}$/.test(value) ? { ...record, tricks: Number(value) } : unread();
    case 'a':
      return { ...record, auction: callsIn(parameter, problems) };
    case 'p':
      return record;
    case 'pc':
      return record; // How a hand viewer draws cards.
    default:
      return keeping(record, parameter);
  }
}

function keeping(record: DealRecord, { name, value }: Parameter): DealRecord {
  return { ...record, kept: [...record.kept, { kind: 'parameter', name, value }] };
}

function withHand(
  record: DealRecord,
  seat: Seat,
  parameter: Parameter,
  problems: RecordProblem[],
): DealRecord {
  const hand: Hand | undefined = letteredHandOf(parameter.value);
  if (hand !== undefined) return { ...record, hands: { ...record.hands, [seat]: hand } };
  problems.push(
    problemAt(parameter.span, words.unreadHand, { seat: { seat }, text: { text: parameter.value } }),
  );
  return record;
}

/** `1n(15-17)p2h!ppp`: calls in a run, each with its alert and its words. */
function callsIn({ value, span }: Parameter, problems: RecordProblem[]): readonly MadeCall[] {
  const calls: MadeCall[] = [];
  const marks = /(!?)(?:\(([^()]*)\)?)?[!\s,]*/y;
  for (let at = /^[-\s]*/.exec(value)?.[0].length ?? 0; at < value.length; at = marks.lastIndex) {
    const found = callAt(value.slice(at, at + LONGEST_CALL));
    if (found === undefined) {
      problems.push(problemAt(span, words.unreadCall, { text: { text: value.slice(at) } }));
      break;
    }
    marks.lastIndex = at + found.length;
    const [, alert = '', note = ''] = marks.exec(value) ?? [];
    calls.push({ call: found.call, isAlerted: alert !== '', note });
  }
  return calls;
}

const LONGEST_CALL = 10;

/** `d8dad2d3`: cards in a run; also with dashes or commas between. */
function cardsIn({ value, span }: Parameter, problems: RecordProblem[]): readonly PlayedCard[] {
  const cards: PlayedCard[] = [];
  for (const text of value.match(/[shdc](?:10|[^\s,-])|[^\s,-]+/gi) ?? []) {
    const card = cardIn(text);
    if (card === undefined) {
      problems.push(problemAt(span, words.unreadCard, { text: { text } }));
      break;
    }
    cards.push({ card, note: '' });
  }
  return cards;
}
