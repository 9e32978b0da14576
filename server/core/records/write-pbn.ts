// PBN, written strictly: the fifteen tags that every game has in their order, then all else that the record tells.
import { type Call, isBid } from '../bridge/calls.ts';
import { SUITS } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { nextSeat, SEATS, type Vulnerability } from '../bridge/seats.ts';
import { type LostThing, lost as words } from '../messages/records.ts';
import { PLAYER_TAGS } from './pbn-game.ts';
import type { DealRecord, Kept, MadeCall, PlayedCard, RecordNotice, Written } from './record.ts';

/** A whole file of games. */
export function writePbnFile(records: readonly DealRecord[]): Written {
  const games = records.map(writePbn);
  return {
    text: ['% PBN 2.1\n% EXPORT\n', ...games.map(({ text }) => text)].join('\n'),
    lost: games.flatMap(({ lost }) => lost),
  };
}

/** One game. */
export function writePbn(record: DealRecord): Written {
  const comments = (after: string) =>
    record.kept.flatMap((kept) =>
      kept.kind === 'comment' && kept.after === after ? [commentOf(kept.text)] : [],
    );
  const tags = [...mandatoryTags(record), ...otherTags(record)];
  const lines = [
    ...comments(''),
    ...tags.flatMap(([name, value]) => [tagLine(name, value), ...comments(name)]),
    ...sectionsOf(record).flatMap((section) => [...section.lines, ...comments(section.name)]),
  ];
  const named = new Set(['', ...tags.map(([name]) => name), ...sectionsOf(record).map(({ name }) => name)]);
  const homeless = record.kept.flatMap((kept) =>
    kept.kind === 'comment' && !named.has(kept.after) ? [commentOf(kept.text)] : [],
  );
  return { text: `${[...lines, ...homeless].join('\n')}\n`, lost: lostOf(record) };
}

function tagLine(name: string, value: string): string {
  const plain = value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
  return `[${name} "${plain}"]`;
}

/** A comment holds no closing brace; one that a program wrote as a line of its own stays that. */
function commentOf(text: string): string {
  return text.startsWith('%') ? text : `{${text.replaceAll('}', ')')}}`;
}

type Tag = readonly [name: string, value: string];

const VULNERABLE: { readonly [vulnerability in Vulnerability]: string } = {
  none: 'None',
  NS: 'NS',
  EW: 'EW',
  all: 'All',
};

function mandatoryTags(record: DealRecord): readonly Tag[] {
  const { boardNumber, dealer, vulnerability, declarer, contract, tricks, players, tags } = record;
  const isPassed = contract === 'passed';
  const known: { readonly [name: string]: string | undefined } = {
    Board: boardNumber?.toString(),
    Dealer: dealer,
    Vulnerable: vulnerability && VULNERABLE[vulnerability],
    Deal: dealOf(record),
    Declarer: isPassed ? '' : declarer,
    Contract: contractOf(contract),
    Result: isPassed ? '' : tricks?.toString(),
    ...Object.fromEntries(SEATS.map((seat) => [PLAYER_TAGS[seat], players[seat]])),
  };
  return MANDATORY.map((name): Tag => [name, known[name] ?? tags[name] ?? '?']);
}

const MANDATORY =
  'Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result'.split(
    ' ',
  );

function otherTags({ tags }: DealRecord): readonly Tag[] {
  return Object.entries(tags).filter(([name]) => !MANDATORY.includes(name));
}

function contractOf(contract: DealRecord['contract']): string | undefined {
  if (contract === undefined) return undefined;
  if (contract === 'passed') return 'Pass';
  return `${contract.level}${contract.denomination}${contract.risk.toUpperCase()}`;
}

/** The deal from the dealer on. */
function dealOf({ hands, dealer = 'N' }: DealRecord): string | undefined {
  if (SEATS.every((seat) => hands[seat] === undefined)) return undefined;
  const written: string[] = [];
  for (let seat = dealer, turn = 0; turn < SEATS.length; turn++, seat = nextSeat(seat)) {
    const hand = hands[seat];
    written.push(hand === undefined ? '-' : dotted(hand));
  }
  return `${dealer}:${written.join(' ')}`;
}

function dotted(hand: Hand): string {
  return SUITS.map((suit) => hand[suit].replaceAll('x', '')).join('.');
}

type Section = { readonly name: string; readonly lines: readonly string[] };

/** Auction and play with their notes right behind each, then what was kept. */
function sectionsOf(record: DealRecord): readonly Section[] {
  const kept = record.kept.flatMap((one) => (one.kind === 'tag' ? [one] : []));
  const own = (name: string, section: Section | undefined) => {
    const words = kept.find((one) => one.name === name);
    return words !== undefined ? [verbatim(words)] : section === undefined ? [] : [section];
  };
  return [
    ...own('Auction', auctionOf(record)),
    ...own('Play', playOf(record)),
    ...kept.filter(({ name }) => name !== 'Auction' && name !== 'Play').map(verbatim),
  ];
}

function verbatim({ name, value, rows }: Extract<Kept, { readonly kind: 'tag' }>): Section {
  return { name, lines: [tagLine(name, value), ...rows] };
}

/** The notes of a section, numbered in the order in which they first come. */
class Notes {
  readonly #numbers = new Map<string, number>();

  markOf(text: string): string {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return ` =${number}=`;
  }

  get lines(): readonly string[] {
    return [...this.#numbers].map(([text, number]) => tagLine('Note', `${number}:${text}`));
  }
}

const CALLS_A_LINE = 4;

function auctionOf({ auction, dealer }: DealRecord): Section | undefined {
  if (auction === undefined) return undefined;
  const notes = new Notes();
  const written = auction.map(
    (made) => spellCall(made.call) + (isExplained(made) ? notes.markOf(made.note) : ''),
  );
  const rows = inRows(written, CALLS_A_LINE).map((row) => row.join(' '));
  const end = isEnded(auction) ? [] : ['*'];
  return { name: 'Auction', lines: [tagLine('Auction', dealer ?? '?'), ...rows, ...end, ...notes.lines] };
}

function isExplained({ isAlerted, note }: MadeCall): boolean {
  return isAlerted || note !== '';
}

function isEnded(auction: readonly MadeCall[]): boolean {
  const passes = auction.length - 1 - auction.findLastIndex(({ call }) => call !== 'P');
  return (auction.some(({ call }) => isBid(call)) ? 3 : 4) <= passes;
}

function spellCall(call: Call): string {
  return call === 'P' ? 'Pass' : call;
}

function playOf({ play }: DealRecord): Section | undefined {
  if (play === undefined) return undefined;
  const notes = new Notes();
  const spell = (played: PlayedCard | undefined) =>
    played === undefined ? '-' : played.card + (played.note === '' ? '' : notes.markOf(played.note));
  const rows = play.tricks.map((row) => row.map(spell).join(' '));
  const end = play.tricks.length < TRICKS ? ['*'] : [];
  return { name: 'Play', lines: [tagLine('Play', play.leader), ...rows, ...end, ...notes.lines] };
}

const TRICKS = 13;

function inRows<T>(things: readonly T[], length: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(things.length / length) }, (_, row) =>
    things.slice(row * length, (row + 1) * length),
  );
}

function lostOf({ hands, kept, auction }: DealRecord): readonly RecordNotice[] {
  const others = kept.flatMap((one) =>
    one.kind === 'pair' ? [one.key] : one.kind === 'parameter' ? [one.name] : [],
  );
  const hasSpots = SEATS.some((seat) => SUITS.some((suit) => hands[seat]?.[suit].includes('x')));
  const hasUnalerted = auction?.some(({ isAlerted, note }) => !isAlerted && note !== '') ?? false;
  return [
    ...(hasSpots ? [notice('spot-cards')] : []),
    ...(hasUnalerted ? [notice('alerts')] : []),
    ...(0 < others.length
      ? [{ wording: words.other, nouns: { format: FORMAT, text: { text: [...new Set(others)].join(', ') } } }]
      : []),
  ];
}

const FORMAT = { text: 'PBN' };

function notice(thing: LostThing): RecordNotice {
  return { wording: words[thing], nouns: { format: FORMAT } };
}
