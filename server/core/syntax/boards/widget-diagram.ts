// Diagrams of a blog's widget, copied as text: the letter and the name of a seat on two lines, four bare rows below them,
// and the board's number, dealer and vulnerability on lines of their own among the hands.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import type { Cell } from './board-cells.ts';
import { lineStart, piecesOf, type WordPiece } from './board-line.ts';
import type { Holding } from './holding.ts';
import { type Layout, layOut } from './layout.ts';
import { alphabetsOf, type Label, seatsIn } from './seat-label.ts';

/** So many lines may stand between two hands, and so many hands there are. */
const MOST_BETWEEN = 5;
const HANDS = 4;
const LONGEST_LINE = 40;

/** The hands of the widget that begins at line `at`: all four, each under its letter and its name. */
export function widgetLayoutAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  const cells: Cell[] = [];
  let [number, start, between, hands] = [at, base, 0, 0];
  while (hands < HANDS && between <= MOST_BETWEEN && number < lines.length) {
    const rows = lines.slice(number, number + 2 + SUITS.length);
    const hand = handIn(rows, number, start, language);
    if (hand === undefined && cells.length === 0) return undefined;
    const taken = hand === undefined ? 1 : rows.length;
    if (hand !== undefined) {
      cells.push(...hand);
      hands += 1;
    }
    between = hand === undefined ? between + 1 : 0;
    for (const row of rows.slice(0, taken)) start += row.length + 1;
    number += taken;
  }
  return hands === HANDS ? layOut(cells, language) : undefined;
}

/** The letter, the name, and the four rows. */
function handIn(
  [letter = '', name = '', ...rows]: readonly string[],
  number: number,
  base: number,
  language: Language,
): readonly Cell[] | undefined {
  const label = twinLabel(letter, name, language);
  if (label === undefined || rows.length !== SUITS.length) return undefined;
  const cells: Cell[] = [{ kind: 'label', label, number }];
  let start = base + letter.length + name.length + 2;
  for (const [at, suit] of SUITS.entries()) {
    const line = rows[at] ?? '';
    const words = wordsOf(line);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined || !words.every(isHeld)) return undefined;
    const signs = words.flatMap((word) => (word.isRanks ? (word.signs ?? []) : []));
    const holding: Holding = { suit, signs, base: start, start: first.start, end: last.end, line };
    cells.push({ kind: 'holding', holding, number: number + 2 + at });
    start += line.length + 1;
  }
  return cells;
}

function isHeld({ isRanks, isVoid }: WordPiece): boolean {
  return isRanks || isVoid;
}

/** The name of the seat that both lines name. */
function twinLabel(letter: string, name: string, language: Language): Label | undefined {
  const short = labelAlone(letter);
  if (short === undefined || !('letter' in short)) return undefined;
  const long = labelAlone(name);
  if (long === undefined || !('seat' in long)) return undefined;
  const isTwin = alphabetsOf([short], language).some(
    (alphabet) => seatsIn([short], alphabet)[0] === long.seat,
  );
  return isTwin ? long : undefined;
}

function labelAlone(line: string): Label | undefined {
  const words = wordsOf(line);
  return words.length === 1 ? words[0]?.label : undefined;
}

/** The words of a short line that has nothing else. */
function wordsOf(line: string): readonly WordPiece[] {
  if (LONGEST_LINE < line.length) return [];
  const { pieces, isWhole } = piecesOf(line, lineStart(line));
  const words = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece] : []));
  return isWhole && words.length === pieces.length ? words : [];
}
