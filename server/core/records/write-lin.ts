// LIN, written strictly: names, hands, vulnerability, auction, play, claim; one line a board.
import type { Call } from '../bridge/calls.ts';
import { SUITS } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import type { Noun } from '../bridge/nouns.ts';
import { SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import { type LostThing, lost as words } from '../messages/records.ts';
import { inOrderOfPlay, type PlayedBy, tricksWon } from './play-order.ts';
import { LIN_SEATS } from './read-lin.ts';
import type { DealRecord, MadeCall, RecordNotice, Written } from './record.ts';

/** A whole file: the event once, then one line a board. */
export function writeLinFile(records: readonly DealRecord[]): Written {
  const boards = records.map(writeLin);
  const event = eventOf(records);
  const lines = boards.map(({ text }) => text).join('');
  return {
    text: event === undefined ? lines : `${event}\n${lines}`,
    lost: boards.flatMap(({ lost }) => lost),
  };
}

/** One board. */
export function writeLin(record: DealRecord): Written {
  const signs = new Set<string>();
  const clean = (text: string) =>
    text.replace(/[|\r\n]+/g, (found) => {
      signs.add(found.includes('|') ? '|' : '↵');
      return ' ';
    });
  const { cards } = record.play === undefined ? { cards: [] } : inOrderOfPlay(record.play, record.contract);
  const pairs = [
    ...keptAt(record, 0, 0, HEAD),
    ...roomOf(record),
    ...namesOf(record, clean),
    'st||',
    `md|${LIN_SEATS.indexOf(record.dealer ?? 'N') + 1}${handsOf(record)}|`,
    'rh||',
    ...(record.boardNumber === undefined ? [] : [`ah|Board ${record.boardNumber}|`]),
    ...(record.vulnerability === undefined ? [] : [`sv|${VULNERABLE[record.vulnerability]}|`]),
    ...keptAt(record, 0, 0, BODY),
    ...callsOf(record, clean),
    ...playOf(record, cards),
    ...claimOf(record),
    ...keptBehind(record, cards.length),
  ];
  return { text: `${pairs.join('')}\n`, lost: lostOf(record, cards, signs) };
}

/** What stands before the hands, and what behind them. */
const HEAD = /^(vg|rs|pn|qx)$/;
const BODY = /^(?!(?:vg|rs|pn|qx)$)/;

const VULNERABLE: { readonly [vulnerability in Vulnerability]: string } = {
  none: 'o',
  NS: 'n',
  EW: 'e',
  all: 'b',
};

/** The event where the file came from another format: `vg|…|`. */
function eventOf(records: readonly DealRecord[]): string | undefined {
  const [first] = records;
  const last = records.at(-1);
  if (first?.tags.Event === undefined || last === undefined) return undefined;
  if (first.kept.some((kept) => kept.kind === 'pair' && kept.key === 'vg')) return undefined;
  const { Event, Round = '', Scoring = '', HomeTeam = '', VisitTeam = '' } = first.tags;
  const parts = [
    Event,
    Round,
    /IMP/i.test(Scoring) ? 'I' : 'P',
    first.boardNumber ?? 1,
    last.boardNumber ?? records.length,
    HomeTeam,
    0,
    VisitTeam,
    0,
  ];
  return `vg|${parts.map((part) => String(part).replace(/[|,\r\n]/g, ' ')).join(',')}|`;
}

function roomOf({ tags, boardNumber, kept }: DealRecord): readonly string[] {
  if (tags.Room === undefined || kept.some((one) => one.kind === 'pair' && one.key === 'qx')) return [];
  const room = /^c/i.test(tags.Room) ? 'c' : 'o';
  return boardNumber === undefined ? [] : [`qx|${room}${boardNumber}|`];
}

function namesOf({ players }: DealRecord, clean: (text: string) => string): readonly string[] {
  if (SEATS.every((seat) => players[seat] === undefined)) return [];
  const names = LIN_SEATS.map((seat) => clean((players[seat] ?? '').replaceAll(',', ' ')));
  return [`pn|${names.join(',')}|`];
}

function handsOf({ hands }: DealRecord): string {
  return LIN_SEATS.map((seat) => lettered(hands[seat])).join(',');
}

function lettered(hand: Hand | undefined): string {
  if (hand === undefined) return '';
  return SUITS.map((suit) => suit + hand[suit].replaceAll('x', '')).join('');
}

function callsOf(record: DealRecord, clean: (text: string) => string): readonly string[] {
  return (record.auction ?? []).flatMap((made, at) => [
    ...spellCall(made, clean),
    ...(at + 1 < (record.auction ?? []).length ? keptAt(record, at + 1, 0) : []),
  ]);
}

function spellCall({ call, isAlerted, note }: MadeCall, clean: (text: string) => string): readonly string[] {
  const letters = LETTERS[call] ?? call.replace('NT', 'N');
  return [`mb|${letters}${isAlerted ? '!' : ''}|`, ...(note === '' ? [] : [`an|${clean(note)}|`])];
}

const LETTERS: { readonly [call in Call]?: string } = { P: 'p', X: 'd', XX: 'r' };

function playOf(record: DealRecord, cards: readonly PlayedBy[]): readonly string[] {
  const calls = record.auction?.length ?? 0;
  if (cards.length === 0) return calls === 0 ? [] : keptAt(record, calls, 0);
  return [
    'pg||',
    ...(calls === 0 ? [] : keptAt(record, calls, 0)),
    ...cards.flatMap(({ card }, at) => [
      `pc|${card}|`,
      ...((at + 1) % SEATS.length === 0 ? ['pg||'] : []),
      ...keptAt(record, calls, at + 1),
    ]),
  ];
}

/** A number of tricks that the cards played do not tell. */
function claimOf(record: DealRecord): readonly string[] {
  const { tricks } = record;
  return tricks === undefined || tricks === tricksWon(record) ? [] : [`mc|${tricks}|`];
}

function keptAt({ kept }: DealRecord, calls: number, cards: number, keys = /./): readonly string[] {
  return kept.flatMap((one) =>
    one.kind === 'pair' && one.calls === calls && one.cards === cards && keys.test(one.key)
      ? [`${one.key}|${one.value}|`]
      : [],
  );
}

/** What stood behind more cards than are written. */
function keptBehind({ kept, auction }: DealRecord, cards: number): readonly string[] {
  const calls = auction?.length ?? 0;
  return kept.flatMap((one) =>
    one.kind === 'pair' && (cards < one.cards || calls < one.calls) ? [`${one.key}|${one.value}|`] : [],
  );
}

function lostOf(
  record: DealRecord,
  cards: readonly PlayedBy[],
  signs: ReadonlySet<string>,
): readonly RecordNotice[] {
  const { hands, dealer, contract, auction, play, kept, tags } = record;
  const played = play?.tricks.flat().filter((card) => card !== undefined) ?? [];
  const others = [
    ...Object.keys(tags).filter((name) => !HELD.has(name)),
    ...kept.flatMap((one) =>
      one.kind === 'tag'
        ? [one.name]
        : one.kind === 'comment'
          ? [`{${one.text}}`]
          : one.kind === 'parameter'
            ? [one.name]
            : [],
    ),
  ];
  const hasSpots = SEATS.some((seat: Seat) => SUITS.some((suit) => hands[seat]?.[suit].includes('x')));
  return [
    ...(dealer === undefined ? [notice('dealer', { seat: { seat: 'N' } })] : []),
    ...(contract !== undefined && auction === undefined ? [notice('contract')] : []),
    ...(cards.length < played.length ? [notice('play-order')] : []),
    ...(played.some(({ note }) => note !== '') ? [notice('notes')] : []),
    ...(hasSpots ? [notice('spot-cards')] : []),
    ...[...signs].map((text) => notice('signs', { text: { text } })),
    ...(0 < others.length ? [notice('other', { text: { text: [...new Set(others)].join(', ') } })] : []),
  ];
}

/** Tags that LIN has a place for. */
const HELD: ReadonlySet<string> = new Set(['Event', 'Round', 'HomeTeam', 'VisitTeam', 'Room']);

function notice(thing: LostThing, nouns: { readonly [hole: string]: Noun } = {}): RecordNotice {
  return { wording: words[thing], nouns: { format: { text: 'LIN' }, ...nouns } };
}
