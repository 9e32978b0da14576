// Cards of several hands in rows without any sign of a suit: the ways to divide them that make a legal deal.
import { RANKS, type Rank, SUITS } from '../../bridge/cards.ts';

/** A card, or a word that says there is none. */
export type Token = {
  readonly rank: Rank | undefined;
  /** White space before it; wider space is the likelier division. */
  readonly gap: number;
};

/**
 * Cards as they follow one another, of one hand or of two in turn: spades of the first, spades of the second, hearts
 * of the first … `ends` are the places behind the last card of each suit, where the lines tell them.
 */
export type Stream = {
  readonly hands: 1 | 2;
  readonly tokens: readonly Token[];
  readonly ends: readonly number[] | undefined;
};

/** One way to divide the streams: for each of them the places behind its holdings, suit by suit and hand by hand. */
export type Division = readonly (readonly number[])[];

/** More divisions than this are not told apart. */
export const MOST_DIVISIONS = 12;

/** So many steps the search takes at most; rows of a whole deal need some hundreds, one long line some thousands. */
export const MOST_STEPS = 20_000;

/** What the search has found; nothing where it would have taken too many steps. */
export type Divisions = { readonly found: readonly Division[]; readonly steps: number };

/**
 * The divisions in which every suit of a hand falls, no card comes twice, and all hands have one length; of a whole
 * deal every suit must be there to the last card. The likelier come first.
 */
export function divisionsOf(streams: readonly Stream[]): Divisions {
  const cards = streams.flatMap(({ tokens }) => tokens).filter(({ rank }) => rank !== undefined).length;
  const count = streams.reduce((sum, { hands }) => sum + hands, 0);
  if (cards % count !== 0) return { found: [], steps: 0 };
  const search: Search = {
    streams,
    order: streams.flatMap(({ hands }, stream) =>
      Array.from({ length: hands }, (_, hand) => ({ stream, hand })),
    ),
    size: cards / count,
    isWhole: cards === RANKS.length * SUITS.length,
    found: [],
    steps: 0,
  };
  const start: State = {
    at: streams.map(() => 0),
    ends: streams.map(() => []),
    sizes: search.order.map(() => 0),
  };
  divideSuit(search, start, 0, 0, 0);
  const isCutShort = MOST_STEPS < search.steps && search.found.length < MOST_DIVISIONS;
  return { found: isCutShort ? [] : search.found, steps: search.steps };
}

type Search = {
  readonly streams: readonly Stream[];
  /** The hands of one suit in the order in which they are divided. */
  readonly order: readonly { readonly stream: number; readonly hand: number }[];
  readonly size: number;
  readonly isWhole: boolean;
  readonly found: Division[];
  steps: number;
};

/** How far the streams are divided, and how many cards each hand has. */
type State = {
  readonly at: readonly number[];
  readonly ends: Division;
  readonly sizes: readonly number[];
};

const ALL_RANKS = 2 ** RANKS.length - 1;

/** Divides what is left from the `turn`th hand of suit `suit` on; `held` are the ranks of the suit that are taken. */
function divideSuit(search: Search, state: State, suit: number, turn: number, held: number): void {
  search.steps += 1;
  if (MOST_STEPS < search.steps || MOST_DIVISIONS <= search.found.length) return;
  const place = search.order[turn];
  if (place === undefined) {
    if (search.isWhole && held !== ALL_RANKS) return;
    if (suit < SUITS.length - 1) divideSuit(search, state, suit + 1, 0, 0);
    else if (isDone(search, state)) search.found.push(state.ends);
    return;
  }
  const stream = search.streams[place.stream];
  const from = state.at[place.stream] ?? 0;
  const size = state.sizes[turn] ?? 0;
  if (stream === undefined) return;
  for (const end of endsFrom(stream, from, suit, place.hand)) {
    const ranks = ranksBetween(stream, from, end);
    const length = lengthOf(ranks);
    if ((held & ranks) !== 0 || search.size < size + length) continue;
    divideSuit(search, moved(state, place.stream, end, turn, size + length), suit, turn + 1, held | ranks);
  }
}

/** Whether nothing is left, and the hands are of one length. */
function isDone({ streams, size }: Search, { at, sizes }: State): boolean {
  return (
    streams.every(({ tokens }, one) => at[one] === tokens.length) && sizes.every((length) => length === size)
  );
}

function moved(state: State, stream: number, end: number, turn: number, size: number): State {
  return {
    at: state.at.map((at, one) => (one === stream ? end : at)),
    ends: state.ends.map((ends, one) => (one === stream ? [...ends, end] : ends)),
    sizes: state.sizes.map((before, one) => (one === turn ? size : before)),
  };
}

/** Where a holding that begins at `from` may end, the likelier first. */
function endsFrom(
  { hands, tokens, ends }: Stream,
  from: number,
  suit: number,
  hand: number,
): readonly number[] {
  const limit = ends?.[suit] ?? tokens.length;
  const isLast = hand === hands - 1;
  const first = tokens[from];
  if (first === undefined || limit <= from) return [];
  if (first.rank === undefined) return isLast && ends !== undefined && from + 1 !== limit ? [] : [from + 1];
  const places: number[] = [];
  let last = -1;
  for (let at = from; at < limit; at++) {
    const rank = tokens[at]?.rank;
    const order = rank === undefined ? -1 : RANKS.indexOf(rank);
    if (order <= last) break;
    last = order;
    places.push(at + 1);
  }
  if (isLast && ends !== undefined) return places.filter((end) => end === limit);
  const gap = (at: number) => tokens[at]?.gap ?? 0;
  const half = (from + limit) / 2;
  return places.sort((one, other) => gap(other) - gap(one) || Math.abs(one - half) - Math.abs(other - half));
}

/** The ranks of a holding as bits. */
function ranksBetween({ tokens }: Stream, from: number, end: number): number {
  let ranks = 0;
  for (let at = from; at < end; at++) {
    const rank = tokens[at]?.rank;
    if (rank !== undefined) ranks |= 1 << RANKS.indexOf(rank);
  }
  return ranks;
}

function lengthOf(ranks: number): number {
  let length = 0;
  for (let left = ranks; left !== 0; left &= left - 1) length += 1;
  return length;
}

/**
 * The places behind the holdings of a stream in rows, where the order of the ranks tells them whatever the deal: every
 * row of two hands rises once, or has a word for none.
 */
export function risesOf({ hands, tokens, ends }: Stream): readonly number[] | undefined {
  if (ends === undefined) return undefined;
  const places: number[] = [];
  let from = 0;
  for (const end of ends) {
    const rises: number[] = [];
    for (let at = from + 1; at < end; at++) if (!follows(tokens[at - 1], tokens[at])) rises.push(at);
    if (rises.length !== hands - 1) return undefined;
    places.push(...rises, end);
    from = end;
  }
  return places;
}

/** Whether a card may stand behind another in one suit of a hand. */
function follows(before: Token | undefined, token: Token | undefined): boolean {
  if (before?.rank === undefined || token?.rank === undefined) return false;
  return RANKS.indexOf(before.rank) < RANKS.indexOf(token.rank);
}
