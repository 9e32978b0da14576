// Diagrams that have lost every sign of a suit: rows of cards, those of West and East on one row; or all on one line.
import { isRank, SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { type BySeat, SEATS, type Seat } from '../../bridge/seats.ts';
import type { Honours, Sign } from '../signs.ts';
import { lineStart, piecesOf, type WordPiece } from './board-line.ts';
import { type Division, divisionsOf, risesOf, type Stream, type Token } from './divide.ts';
import { type Holding, honoursIn } from './holding.ts';
import { KeptReadings } from './kept-readings.ts';
import type { Layout } from './layout.ts';
import { alphabetsOf, type Label, seatsIn } from './seat-label.ts';

/**
 * The hands of the diagram that begins at line `at`: North, West and East, South, or four hands each under its seat.
 * All ways to divide them are tried; where several make a legal deal, the likeliest comes with the others.
 */
export function suitlessLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const read = groupsFrom(lines, at, base);
  if (read === undefined) return undefined;
  const { groups, endLine } = read;
  const named = namedGroups(groups, language) ?? crossOf(groups);
  if (named === undefined) return undefined;
  const honours = honoursIn(
    named.map(({ cells }) => ({ ...EMPTY, signs: cells.flatMap(({ sign }) => sign ?? []) })),
    language,
  );
  const streams = named.map((group) => streamOf(group, honours));
  if (!streams.every((stream) => stream !== undefined)) return undefined;
  const isFlat = streams.some(({ ends }) => ends === undefined);
  const count = named.flatMap(({ cells }) => cells).filter(({ sign }) => sign !== undefined).length;
  if (count !== WHOLE_DEAL && (isFlat || named.every(({ labels }) => labels === 0) || count < FEWEST_CARDS))
    return undefined;
  const divisions = divisionsOf(streams).found.filter((division) => standOnLines(named, division));
  const [first, ...others] = divisions.map((division) => handsOf(named, division));
  return first === undefined ? nearestIn(named, streams, endLine) : { hands: first, others, endLine };
}

const WHOLE_DEAL = 52;
const FEWEST_CARDS = 8;

/** Hands that make no legal deal, where each row is divided by the order of its ranks: four named, nearly whole. */
function nearestIn(
  groups: readonly NamedGroup[],
  streams: readonly Stream[],
  endLine: number,
): Layout | undefined {
  const division = streams.map(risesOf);
  if (groups.some(({ labels }) => labels === 0) || !division.every((ends) => ends !== undefined))
    return undefined;
  const hands = handsOf(groups, division);
  const sizes = SEATS.map((seat) => (hands[seat] ?? []).reduce((sum, { signs }) => sum + signs.length, 0));
  const isNear = sizes.every((size) => Math.abs(size - WHOLE_DEAL / SEATS.length) <= 1);
  return isNear && standOnLines(groups, division) ? { hands, endLine } : undefined;
}

/** A card, or a word for none, with its place. */
type Cell = {
  readonly sign: Sign | undefined;
  readonly gap: number;
  readonly line: string;
  readonly number: number;
  readonly base: number;
  readonly start: number;
  readonly end: number;
};

/** Labels, and the cards behind them. */
type Group = { readonly labels: readonly Label[]; readonly cells: readonly Cell[] };

/** The cards of one seat, or of two in turn; `labels` is how many seats are named before them. */
type NamedGroup = {
  readonly seats: readonly Seat[];
  readonly labels: number;
  readonly cells: readonly Cell[];
};

const EMPTY: Holding = { suit: 'S', signs: [], base: 0, start: 0, end: 0, line: '' };

/** No diagram has more lines, more characters on one, or more cards and labels. */
const MOST_LINES = 32;
const LONGEST_LINE = 400;
const MOST_BLANKS = 2;

/** The groups from line `at` on; none where a rank comes more often than a pack has it, or there are more labels than seats. */
function groupsFrom(
  lines: readonly string[],
  at: number,
  base: number,
): { readonly groups: readonly Group[]; readonly endLine: number } | undefined {
  const groups: { labels: Label[]; cells: Cell[] }[] = [];
  const count = new Map<string, number>();
  let [cards, labels] = [0, 0];
  let [start, endLine, blanks] = [base, at, 0];
  for (let number = at; number < Math.min(lines.length, at + MOST_LINES) && blanks <= MOST_BLANKS; number++) {
    const line = lines[number] ?? '';
    const words = LONGEST_LINE < line.length ? undefined : wordsOn(line);
    if (words === undefined || (WHOLE_DEAL <= cards && !areVoids(words))) break;
    blanks = words.length === 0 ? blanks + 1 : 0;
    for (const word of words) {
      const open = groups.at(-1);
      const label = labelIn(word, words);
      if (label !== undefined) {
        labels += 1;
        if (SEATS.length < labels) return undefined;
        if (open === undefined || open.cells.length !== 0) groups.push({ labels: [label], cells: [] });
        else open.labels.push(label);
        continue;
      }
      const cells = cellsIn(word, line, number, start);
      if (open === undefined) groups.push({ labels: [], cells });
      else open.cells.push(...cells);
      endLine = number + 1;
      for (const { sign } of cells) {
        if (sign === undefined) continue;
        const same = (count.get(sign.letter) ?? 0) + 1;
        if (SUITS.length + 1 < same) return undefined; // One may be a slip.
        count.set(sign.letter, same);
        cards += 1;
      }
    }
    start += line.length + 1;
  }
  return { groups, endLine };
}

/** What may follow when all cards have come. */
function areVoids(words: readonly WordPiece[]): boolean {
  return words.length !== 0 && words.every(({ isVoid }) => isVoid);
}

/** The words of a line that has nothing but seats, cards and strokes; `undefined` for any other. */
function wordsOn(line: string): readonly WordPiece[] | undefined {
  return wordsOfLines.of(line, lineStart(line), readWords);
}

const wordsOfLines = new KeptReadings<readonly WordPiece[] | undefined>();

function readWords(line: string, from: number): readonly WordPiece[] | undefined {
  const { pieces, isWhole } = piecesOf(line, from);
  if (!isWhole || pieces.some(({ kind }) => kind === 'suit')) return undefined;
  return pieces.flatMap((piece) => (piece.kind === 'word' ? [piece] : []));
}

/** A seat's name; its letter where it is alone with others on its line and is no card. */
function labelIn(word: WordPiece, line: readonly WordPiece[]): Label | undefined {
  if (word.label === undefined || 'seat' in word.label) return word.label;
  return !word.isRanks && line.every(({ label }) => label !== undefined) ? word.label : undefined;
}

function cellsIn(word: WordPiece, line: string, number: number, base: number): Cell[] {
  const { gap, start, end } = word;
  if (word.isVoid || word.signs === undefined)
    return [{ sign: undefined, gap, line, number, base, start, end }];
  return word.signs.map((sign, order) => ({
    sign,
    gap: order === 0 ? gap : 0,
    line,
    number,
    base,
    start: sign.start,
    end: sign.end,
  }));
}

/** North, West and East, South; or each seat by itself. */
function namedGroups(groups: readonly Group[], language: Language): readonly NamedGroup[] | undefined {
  const labels = groups.flatMap((group) => group.labels);
  const [alphabet] = alphabetsOf(labels, language);
  if (alphabet === undefined) return undefined;
  const named = groups.map(({ labels: own, cells }) => ({
    seats: seatsIn(own, alphabet),
    labels: own.length,
    cells,
  }));
  const seats = named.flatMap((group) => group.seats);
  const isOne = seats.length === SEATS.length && new Set(seats).size === SEATS.length;
  const shape = named.map((group) => group.seats.length).join();
  const isCross = shape === '1,2,1' && seats.join('') === 'NWES';
  return isOne && (isCross || shape === '1,1,1,1') ? named : undefined;
}

/** Twelve rows without a name: four of North, four of West and East, four of South. */
function crossOf(groups: readonly Group[]): readonly NamedGroup[] | undefined {
  const [only, more] = groups;
  if (only === undefined || more !== undefined || only.labels.length !== 0) return undefined;
  const rows = [...new Set(only.cells.map(({ number }) => number))];
  if (rows.length !== 3 * SUITS.length) return undefined;
  const between = (from: number, to: number) =>
    only.cells.filter(({ number }) => from <= rows.indexOf(number) && rows.indexOf(number) < to);
  return [
    { seats: ['N'], labels: 0, cells: between(0, 4) },
    { seats: ['W', 'E'], labels: 0, cells: between(4, 8) },
    { seats: ['S'], labels: 0, cells: between(8, 12) },
  ];
}

/** The cards as the search has them, their lines as what they tell of the suits. */
function streamOf({ seats, cells }: NamedGroup, honours: Honours): Stream | undefined {
  const tokens: Token[] = [];
  for (const { sign, gap } of cells) {
    const rank = sign && honours(sign.letter);
    if (sign !== undefined && (rank === undefined || rank === 'x' || !isRank(rank))) return undefined;
    tokens.push({ rank: rank === 'x' ? undefined : rank, gap });
  }
  const rows = [...new Set(cells.map(({ number }) => number))];
  const hands = seats.length === 2 ? 2 : 1;
  // The first row may stand on two lines.
  const perSuit = rows.length === SUITS.length + 1 && hands === 2 ? rows.slice(1) : rows;
  if (rows.length === 1) return { hands, tokens, ends: undefined };
  if (perSuit.length !== SUITS.length) return undefined;
  return {
    hands,
    tokens,
    ends: perSuit.map((row) => cells.findLastIndex(({ number }) => number === row) + 1),
  };
}

/** Whether no suit of a hand goes on from one line to the next. */
function standOnLines(groups: readonly NamedGroup[], division: Division): boolean {
  return groups.every(({ cells }, order) => {
    let from = 0;
    return (division[order] ?? []).every((end) => {
      const isOne = cells[from]?.number === cells[end - 1]?.number;
      from = end;
      return isOne;
    });
  });
}

function handsOf(groups: readonly NamedGroup[], division: Division): BySeat<readonly Holding[]> {
  const hands: { [seat in Seat]?: Holding[] } = {};
  for (const [order, { seats, cells }] of groups.entries()) {
    let from = 0;
    for (const [turn, end] of (division[order] ?? []).entries()) {
      const seat = seats[turn % seats.length];
      const suit = SUITS[Math.floor(turn / seats.length)];
      const held = cells.slice(from, end);
      const [first, last] = [held[0], held.at(-1)];
      if (seat !== undefined && suit !== undefined && first !== undefined && last !== undefined) {
        const { line, base, start } = first;
        const signs = held.flatMap(({ sign }) => sign ?? []);
        const holding = { suit, signs, base, start, end: last.end, line };
        hands[seat] = [...(hands[seat] ?? []), holding];
      }
      from = end;
    }
  }
  return hands;
}
