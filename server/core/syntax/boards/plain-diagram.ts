// Labelled hands whose suits have letters, or dots between them; and hands one after the other in general.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import type { Cell } from './board-cells.ts';
import { contentStart, firstPieceOf } from './board-line.ts';
import { dottedHandAt } from './deal-string.ts';
import type { Holding } from './holding.ts';
import { KeptReadings } from './kept-readings.ts';
import { type Layout, layOut } from './layout.ts';
import { letterHandOn } from './letter-hand.ts';
import { assignedSeat, type Label } from './seat-label.ts';
import { remarkEnd } from './seat-remark.ts';

/** Where reading stands: the line, counted as the caller counts, and its place in the case. */
export type Place = { readonly number: number; readonly base: number };

/** One labelled hand, or two side by side, and where reading goes on. */
export type Reading = { readonly cells: readonly Cell[]; readonly next: Place };

/** The labelled hands that begin at line `at`, their suits given by letters, or by dots between them. */
export function labelledLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const start = { number: at, base };
  const cells = readAll(lines, start, (place) => labelledHand(lines, place, language));
  return cells.length === 0 ? undefined : layOut(cells, language);
}

const MOST_BLANKS = 2;

/** The cells of one hand after another, lines without words between them left out. */
export function readAll(
  lines: readonly string[],
  start: Place,
  read: (place: Place) => Reading | undefined,
): readonly Cell[] {
  const cells: Cell[] = [];
  let place = start;
  for (let hands = 0, blanks = 0; hands < SEATS.length && blanks <= MOST_BLANKS; ) {
    const found = read(place);
    if (found !== undefined) {
      cells.push(...found.cells);
      place = found.next;
      hands += countOfLabels(found.cells);
      blanks = 0;
    } else if (cells.length !== 0 && lines[place.number]?.trim() === '') {
      place = after(lines, place, 1);
      blanks += 1;
    } else break;
  }
  return cells;
}

function countOfLabels(cells: readonly Cell[]): number {
  return cells.filter(({ kind }) => kind === 'label').length;
}

/** The place `count` lines further on. */
export function after(lines: readonly string[], { number, base }: Place, count: number): Place {
  let end = base;
  for (let line = number; line < number + count; line++) end += (lines[line] ?? '').length + 1;
  return { number: number + count, base: end };
}

/** A label, and behind it a hand whose suits are letters or have dots between them. */
function labelledHand(lines: readonly string[], place: Place, language: Language): Reading | undefined {
  const label = labelBeforeTag(lines[place.number] ?? '');
  if (label === undefined) return undefined;
  return isSpades(lines, place, label.end)
    ? letterHands(lines, place, label, language)
    : dottedHands(lines, place, label);
}

export type LabelOnLine = { readonly label: Label; readonly end: number };

/** `W  SB9875 HA76 RB976 K7`, or the label on its own line and the suits below it; other such hands may stand behind. */
function letterHands(
  lines: readonly string[],
  place: Place,
  label: LabelOnLine,
  language: Language,
): Reading | undefined {
  const hand = letterHandOn(
    [0, 1, 2, 3, 4].flatMap((offset) => {
      const { number, base } = after(lines, place, offset);
      const line = lines[number];
      if (line === undefined) return [];
      return [{ line, base, from: offset === 0 ? label.end : contentStart(line) }];
    }),
    language,
  );
  if (hand === undefined) return undefined;
  const next = after(lines, place, hand.lines);
  const cells = cellsFor([label.label], [hand.holdings], next.number - 1);
  const last = lines[next.number - 1] ?? '';
  if (END_OF_TAG.test(last.slice(hand.rest, hand.rest + LONGEST_LEAD))) return { cells, next };
  const other = hand.lines === 1 ? labelAt(last, hand.rest) : undefined;
  const more = other && letterHands(lines, place, other, language);
  return more && { cells: [...cells, ...more.cells], next: more.next };
}

/** `N: AJ.A975.T82.JT52`, and other such hands behind it on the line. */
function dottedHands(lines: readonly string[], place: Place, first: LabelOnLine): Reading | undefined {
  const line = lines[place.number] ?? '';
  if (line.slice(first.end).trim() === '') return dottedHandBelow(lines, after(lines, place, 1), first);
  const cells: Cell[] = [];
  for (let labelled: LabelOnLine | undefined = first; labelled !== undefined; ) {
    const lead = BEHIND_LABEL.exec(line.slice(labelled.end, labelled.end + LONGEST_LEAD))?.[0].length ?? 0;
    const hand = dottedHandAt(line, labelled.end + lead, place.base);
    if (hand === undefined || hand.holdings.length === 0) return undefined;
    cells.push(...cellsFor([labelled.label], [hand.holdings], place.number));
    const next =
      hand.end + (BETWEEN_HANDS.exec(line.slice(hand.end, hand.end + LONGEST_LEAD))?.[0].length ?? 0);
    if (next === line.length) return isAddress(cells) ? undefined : { cells, next: after(lines, place, 1) };
    labelled = labelAt(line, next);
  }
  return undefined;
}

/** The hand on the line under its label. */
function dottedHandBelow(
  lines: readonly string[],
  place: Place,
  { label }: LabelOnLine,
): Reading | undefined {
  const line = lines[place.number] ?? '';
  const hand = dottedHandAt(line, contentStart(line), place.base);
  if (hand === undefined || hand.holdings.length === 0 || line.slice(hand.end).trim() !== '')
    return undefined;
  return { cells: cellsFor([label], [hand.holdings], place.number), next: after(lines, place, 1) };
}

/** `North 10.9.8.7 South 10.9.8.6`: several hands without any honour are numbers of something else. */
function isAddress(cells: readonly Cell[]): boolean {
  return (
    1 < countOfLabels(cells) && !cells.some((cell) => cell.kind === 'holding' && hasHonour(cell.holding))
  );
}

const BETWEEN_HANDS = /^[\s,;/|]*/;
const BEHIND_LABEL = /^[\s:=)]*(?:[-–—]\s+)?/;

/** Whether the letter of spades comes next, on this line or below it. */
function isSpades(lines: readonly string[], { number }: Place, end: number): boolean {
  const rest = (lines[number] ?? '').slice(end, end + LONGEST_LEAD);
  const next =
    SPADES.exec(rest) ??
    (rest.trim() === '' ? SPADES.exec((lines[number + 1] ?? '').slice(0, LONGEST_LEAD)) : null);
  return next !== null;
}

const SPADES = /^[\s:=()>*_]*(?:s|P:|Π)/i;

/** The label that stands at `from` or behind white space. */
export function labelAt(line: string, from: number): LabelOnLine | undefined {
  return labels.of(line, from, readLabel);
}

const labels = new KeptReadings<LabelOnLine | undefined>();

function readLabel(line: string, from: number): LabelOnLine | undefined {
  const assigned = assignedSeat(line, from);
  if (assigned !== undefined) return { label: { seat: assigned }, end: from + 2 };
  const first = firstPieceOf(line.slice(0, from + LONGEST_LEAD), from);
  return first?.kind === 'word' && first.label !== undefined
    ? { label: first.label, end: remarkEnd(line, first.end) }
    : undefined;
}

/** The same before the tag that some programs have for a hand: `North {| s:KQ7 h:- d:T4 c:J92 --partial |}`. */
function labelBeforeTag(line: string): LabelOnLine | undefined {
  const label = labelAt(line, contentStart(line));
  const tag = label && TAG.exec(line.slice(label.end, label.end + LONGEST_LEAD));
  return label && { ...label, end: label.end + (tag?.[0].length ?? 0) };
}

const TAG = /^[\s:]*\{\|/;

/** Nothing, or the end of such a tag with its options. */
const END_OF_TAG = /^(?:\s*--[a-z]+)*\s*(?:\|?\})?\s*$/;

const LONGEST_LEAD = 60;

/** Labels and suits in the order in which a signed diagram would have them. */
export function cellsFor(
  labels: readonly Label[],
  hands: readonly (readonly Holding[])[],
  number: number,
): readonly Cell[] {
  return [
    ...labels.map((label): Cell => ({ kind: 'label', label, number })),
    ...SUITS.flatMap((_, at) =>
      hands.flatMap((hand): Cell[] => {
        const holding = hand[at];
        return holding === undefined ? [] : [{ kind: 'holding', holding, number }];
      }),
    ),
  ];
}

/** Whether a card of the suit is an honour above the ten. */
export function hasHonour({ signs }: Holding): boolean {
  return signs.some(({ letter }) => /[AKQJHVRDB]/.test(letter));
}
