// Whose hands the suits of a diagram are: the order of the suits and the labels tell.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { type BySeat, SEATS, type Seat } from '../../bridge/seats.ts';
import type { Cell } from './board-cells.ts';
import type { Holding } from './holding.ts';
import { type Alphabet, alphabetsOf, type Label, seatsIn } from './seat-label.ts';
import { areHands, isHidden, sizeOf } from './shown-hands.ts';

/** The suits of each hand. */
export type Hands = BySeat<readonly Holding[]>;

/** The hands as they were shared out, and the number of the line behind the last of them. */
export type Layout = {
  readonly hands: Hands;
  readonly endLine: number;
  /** The other ways to share them out that make a legal deal; mostly there are none. */
  readonly others?: readonly Hands[];
};

/**
 * One hand (♠ ♥ ♦ ♣), or two side by side (♠ ♠ ♥ ♥ ♦ ♦ ♣ ♣), with the labels before and among its suits.
 * It makes no difference whether the suits stand under one another or all on one line.
 */
type Block = {
  readonly before: readonly Label[];
  readonly inside: Label[];
  readonly left: Holding[];
  /** Empty where the hand stands alone. */
  readonly right: Holding[];
  endLine: number;
};

/** Which seat each hand is, the hands in the order of the text. */
type Seating = readonly Seat[];

/** Shares the suits out among the seats; `undefined` where nothing tells whose they are. */
export function layOut(cells: readonly Cell[], language: Language): Layout | undefined {
  const blocks = blocksOf(cells);
  if (blocks.some(({ left, right }) => right.length !== 0 && right.length !== left.length)) return undefined;
  const one = oneBoard(blocks);
  const seatings = one.length === 0 || isKingTaken(one) ? [] : seatingsOf(one, language);
  const hands = one.flatMap(handsOf);
  const [first, ...others] = seatings.map((seating): Hands => seated(hands, seating));
  if (first === undefined || !areHands(hands.filter((hand) => !isHidden(hand)))) return undefined;
  return { hands: first, others, endLine: Math.max(...one.map(({ endLine }) => endLine)) };
}

/**
 * Four hands one after the other without a name: the layout does not say whose they are. Rows mostly come as North,
 * West, East, South, lists clockwise; `toldFor` gives the order that the words beside the hands up to `endLine` tell.
 */
export function layOutUnnamed(
  cells: readonly Cell[],
  toldFor: (endLine: number) => Seating | undefined,
): Layout | undefined {
  const blocks = blocksOf(cells);
  const hands = blocks.flatMap(handsOf);
  const isNamed = cells.slice(0, cells.findLastIndex(isHolding)).some((cell) => !isHolding(cell));
  if (isNamed || blocks.length !== SEATS.length || hands.length !== SEATS.length) return undefined;
  const isSpelledOut = hands.every((hand) => hand.length === SUITS.length && FEWEST_UNNAMED <= sizeOf(hand));
  if (!isSpelledOut) return undefined;
  const endLine = Math.max(...blocks.map((block) => block.endLine));
  const told = toldFor(endLine);
  const orders = told === undefined ? ordersOf(hands) : [told];
  const [first, ...others] = orders.map((seating) => seated(hands, seating));
  return first && { hands: first, others, endLine };
}

function isHolding({ kind }: Cell): boolean {
  return kind === 'holding';
}

/** The orders that unnamed hands may have, the likeliest first. */
function ordersOf(hands: readonly (readonly Holding[])[]): readonly Seating[] {
  const isList = hands.every((hand) => hand.every(({ base }) => base === hand[0]?.base));
  return !isList
    ? [IN_READING_ORDER, WEST_FIRST, CLOCKWISE]
    : isCrossOfLines(hands)
      ? [IN_READING_ORDER]
      : [CLOCKWISE, IN_READING_ORDER, WEST_FIRST];
}

/**
 * Whether the second and the third of the hands stand side by side and each of the others by itself, or all stand as
 * in a cross: the first and the last under one another, the second left of them, the third right.
 */
function isCrossOfLines(hands: readonly (readonly Holding[])[]): boolean {
  const [north, west, east, south] = hands.map(([suit]) => suit);
  if (north === undefined || west === undefined || east === undefined || south === undefined) return false;
  const isPaired = north.base !== west.base && west.base === east.base && east.base !== south.base;
  return isPaired || (north.start === south.start && west.start < north.start && north.start < east.start);
}

/** Hands of fewer cards may be no deal at all. */
const FEWEST_UNNAMED = 5;
const CLOCKWISE: Seating = SEATS;
const WEST_FIRST: Seating = ['W', 'N', 'E', 'S'];

function seated(hands: readonly (readonly Holding[])[], seating: Seating): Hands {
  return Object.fromEntries(
    seating.map((seat, at) => [seat, hands[at] ?? []] as const).filter(([, hand]) => !isHidden(hand)),
  );
}

/** Whether all four hands are there. */
export function isOfFour({ hands }: Layout): boolean {
  return Object.keys(hands).length === SEATS.length;
}

/** Whether all hands have the same number of cards. */
export function areEqual({ hands }: Layout): boolean {
  const sizes = Object.values(hands).map(sizeOf);
  return sizes.every((size) => size === sizes[0]);
}

function handsOf({ left, right }: Block): readonly (readonly Holding[])[] {
  return right.length === 0 ? [left] : [left, right];
}

/** The hands in the order of the text, four at most; what follows belongs to another board. */
function blocksOf(cells: readonly Cell[]): readonly Block[] {
  const blocks: Block[] = [];
  const isNamed = isOfNamedLines(cells);
  let labels: Label[] = [];
  for (const cell of cells) {
    if (cell.kind === 'label') {
      labels.push(cell.label);
      continue;
    }
    const open = blocks.at(-1);
    const side = open && !(isNamed && labels.length !== 0) ? sideFor(open, cell.holding) : undefined;
    if (open !== undefined && side !== undefined) {
      side.push(cell.holding);
      open.inside.push(...labels);
      open.endLine = cell.number + 1;
    } else if (blocks.flatMap(handsOf).length === SEATS.length) break;
    else
      blocks.push({ before: labels, inside: [], left: [cell.holding], right: [], endLine: cell.number + 1 });
    labels = [];
  }
  return blocks;
}

/** Whether each of several lines begins with a player and has his suits behind: there no label is of a compass. */
function isOfNamedLines(cells: readonly Cell[]): boolean {
  let [lines, suits, last] = [0, FEWEST_ON_LINE, -1];
  for (const { kind, number } of cells) {
    const isNew = number !== last;
    if (isNew !== (kind === 'label') || (isNew && suits < FEWEST_ON_LINE)) return false;
    if (isNew) lines += 1;
    suits = isNew ? 0 : suits + 1;
    last = number;
  }
  return 1 < lines && FEWEST_ON_LINE <= suits;
}

/** A player's line with fewer suits is no hand. */
const FEWEST_ON_LINE = 2;

/** The hand of the block that the next suit belongs to; none where a new block begins. */
function sideFor({ left, right }: Block, { suit }: Holding): Holding[] | undefined {
  const last = left.at(-1)?.suit;
  if (last === undefined) return undefined;
  const isSame = suit === last;
  const isLower = SUITS.indexOf(last) < SUITS.indexOf(suit);
  if (right.length === left.length) return isLower ? left : undefined;
  if (right.length !== 0) return isSame ? right : undefined;
  if (isSame && left.length === 1) return right;
  return isLower ? left : undefined;
}

/** `B D` among the suits without a `K`: the north of a Turkish compass was taken for a king. */
function isKingTaken(blocks: readonly Block[]): boolean {
  const letters = blocks.flatMap(({ before, inside }) =>
    [...before, ...inside].flatMap((label) => ('letter' in label ? [label.letter] : [])),
  );
  const isPairInside = blocks.some(({ inside }) => 2 <= inside.length);
  return isPairInside && letters.includes('B') && letters.includes('D') && !letters.includes('K');
}

/** The blocks of the first board: where each hand has its own label, a label that comes again begins another. */
function oneBoard(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.every(({ before, right }) => before.length === 1 && right.length === 0)) return blocks;
  const seen = new Set<string>();
  const again = blocks.findIndex(({ before: [label] }) => {
    const name = JSON.stringify(label);
    return seen.size === seen.add(name).size;
  });
  return again === -1 ? blocks : blocks.slice(0, again);
}

/** The seats by every alphabet that the labels may be in; the language's own decides where alphabets differ. */
function seatingsOf(blocks: readonly Block[], language: Language): readonly Seating[] {
  const labels = blocks.flatMap(({ before, inside }) => [...before, ...inside]);
  const letters = new Set(labels.flatMap((label) => ('letter' in label ? [label.letter] : [])));
  const found = alphabetsOf(labels, language).flatMap((alphabet) => {
    const seating = isLikely(alphabet, letters, language) ? seatingIn(blocks, alphabet) : undefined;
    return seating === undefined ? [] : [{ seating, isOwn: alphabet.language === language }];
  });
  const [first] = found;
  if (first?.isOwn) return [first.seating];
  return [...new Map(found.map(({ seating }) => [seating.join(), seating])).values()];
}

/**
 * One letter alone is no sign of a foreign alphabet: `B` may head the second of several hands, and in Greek
 * some mean north by a Latin `N`, some south.
 */
function isLikely({ language: of }: Alphabet, letters: ReadonlySet<string>, language: Language): boolean {
  if (of === language || letters.size !== 1) return true;
  return of === 'en' && !(language === 'el' && letters.has('N'));
}

function seatingIn(blocks: readonly Block[], alphabet: Alphabet): Seating | undefined {
  const seated = blocks.map(({ before, inside, right }) => ({
    before: seatsIn(before, alphabet),
    inside: seatsIn(inside, alphabet),
    hands: right.length === 0 ? 1 : 2,
  }));
  return (
    ownLabels(seated) ??
    labelsApart(seated) ??
    labelsPaired(seated) ??
    compassAmong(seated) ??
    compassBetween(seated) ??
    cross(seated)
  );
}

/** A block with the seats that its labels name. */
type Seated = { readonly before: readonly Seat[]; readonly inside: readonly Seat[]; readonly hands: number };

/** How a diagram is read: north on top, then west and east, south below. */
const IN_READING_ORDER: Seating = ['N', 'W', 'E', 'S'];

/** Each hand has its own label before it, and no seat two hands. */
function ownLabels(blocks: readonly Seated[]): Seating | undefined {
  const isLabelled = ({ before, inside, hands }: Seated) =>
    before.length === hands && (hands === 2 || inside.length === 0);
  if (!blocks.every(isLabelled)) return undefined;
  const seats = blocks.flatMap(({ before }) => before);
  return new Set(seats).size === seats.length ? seats : undefined;
}

/** West, North, the hand of north, East, the hands of west and east, South, the hand of south. */
function labelsApart(blocks: readonly Seated[]): Seating | undefined {
  const written = blocks.map(({ before, hands }) => before.join('') + hands).join();
  return written === 'WN1,E1,1,S1' ? IN_READING_ORDER : undefined;
}

/** North, the hand of north, West and East, their two hands one after the other, South, the hand of south. */
function labelsPaired(blocks: readonly Seated[]): Seating | undefined {
  const isPaired = blocks.map(({ before, hands }) => `${before.length}${hands}`).join() === '11,21,01,11';
  const seats = blocks.flatMap(({ before }) => before);
  const isFree = blocks.every(({ inside }) => inside.length === 0);
  return isPaired && isFree && new Set(seats).size === SEATS.length ? seats : undefined;
}

/** West, north with the compass among its suits, east, south; the compass's last letter is with north's or with south's. */
function compassAmong(blocks: readonly Seated[]): Seating | undefined {
  const written = blocks.map(({ before, inside, hands }) => before.join('') + hands + inside.join('')).join();
  return COMPASSES_AMONG.has(written) ? ['W', 'N', 'E', 'S'] : undefined;
}

const COMPASSES_AMONG: ReadonlySet<string> = new Set(['1,1NWE,1,1S', '1,1NWE,1,S1', '1,1NWES,1,1']);

/** North, west, both letters of the compass, east, south, each hand by itself. */
function compassBetween(blocks: readonly Seated[]): Seating | undefined {
  const written = blocks.map(({ before, inside, hands }) => before.join('') + hands + inside.join('')).join();
  return written === '1,1,WE1,1' ? IN_READING_ORDER : undefined;
}

/** North on top, west and east side by side, south below; a compass, labels or nothing among them. */
function cross(blocks: readonly Seated[]): Seating | undefined {
  const [top, middle, bottom] = blocks;
  if (blocks.map(({ hands }) => hands).join() !== '1,2,1') return undefined;
  if (top === undefined || middle === undefined || bottom === undefined) return undefined;
  const seats = blocks.flatMap(({ before, inside }) => [...before, ...inside]);
  const isInOrder = (first: Seat, second: Seat) =>
    !seats.includes(first) || !seats.includes(second) || seats.indexOf(first) < seats.lastIndexOf(second);
  const fits =
    top.before.every((seat) => seat === 'N') &&
    middle.before.every((seat) => seat === 'W' || seat === 'E') &&
    new Set(middle.inside).size === middle.inside.length &&
    bottom.before.at(-1) !== 'N' &&
    isInOrder('N', 'S') &&
    isInOrder('W', 'E');
  return fits ? IN_READING_ORDER : undefined;
}
