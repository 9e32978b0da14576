// A board that a sentence tells: players and their hands one behind the other, in a case that shows none.
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { type CaseText, lineOf } from '../../text/lines.ts';
import { hull } from '../../text/span.ts';
import { nextGlyphUnit } from '../glyphs.ts';
import type { Board } from '../tree.ts';
import { cellsOf, settingOf } from './board-cells.ts';
import { piecesOf } from './board-line.ts';
import { diagramAt } from './diagram.ts';
import type { LooseHand } from './loose-hand.ts';
import { labelOf } from './seat-label.ts';
import { remarkEnd } from './seat-remark.ts';

/** The board among the loose hands of a case: several on one line, or four on four, of one length, each behind its player; one at most. */
export function toldBoards(
  text: CaseText,
  hands: readonly LooseHand[],
  language: Language,
): readonly Board[] {
  const starts = hands.map(({ hand }) => hand.span.start);
  const lines = starts.map((start) => lineOf(text, start));
  const first = lines.findIndex((line, at) => line === lines[at + 1] && line !== lines[at - 1]);
  const [start, number] = [starts[first], lines[first]];
  if (start === undefined || number === undefined) return boardOnLines(hands, lines);
  const base = text.starts[number] ?? 0;
  const line = text.lines[number] ?? '';
  const places = [nextGlyphUnit(line, 0), start - base]; // A hand of Greek honours is known only among others.
  const boards = places.flatMap((at) => boardFrom(line, at, base, language) ?? []);
  return boards.slice(0, 1);
}

/** Four hands one below the other, each behind its player and whatever else: who sent it and when, or his name. */
function boardOnLines(hands: readonly LooseHand[], lines: readonly number[]): readonly Board[] {
  const whose = new Map(hands.flatMap(({ seat, hand }) => (seat === undefined ? [] : [[seat.value, hand]])));
  const isTogether = lines.every(
    (line, at) => at === 0 || line - (lines[at - 1] ?? line) <= MOST_LINES_APART,
  );
  const span = hull(hands.map(({ hand }) => hand.span));
  if (hands.length !== SEATS.length || whose.size !== SEATS.length || !isTogether || !span) return [];
  const board: Board = { hands: Object.fromEntries(whose), span };
  return isSure(board) ? [board] : [];
}

const MOST_LINES_APART = 2;

/** The board whose first hand begins at `at`: all before its player and all behind the last card is taken for blanks. */
function boardFrom(line: string, at: number, base: number, language: Language): Board | undefined {
  const from = playerBefore(line, at);
  if (from === undefined) return undefined;
  const row = { line, number: 0, base, pieces: piecesOf(line, from).pieces };
  const last = cellsOf(row, settingOf([row])).cells.findLast(({ kind }) => kind === 'holding');
  const end = last?.kind === 'holding' ? last.holding.end : from;
  const alone = ' '.repeat(from) + line.slice(from, end);
  const board = diagramAt([alone], 0, base, language)?.board;
  if (board === undefined || !isSure(board)) return undefined;
  return { ...board, span: { start: base + from, end: board.span.end } };
}

/** Where the player stands who is named right before `at`, a verb between at the most. */
function playerBefore(line: string, at: number): number | undefined {
  const from = Math.max(0, at - LONGEST_LEAD);
  const words = [...line.slice(from, at).matchAll(WORD)].slice(-2).reverse();
  const player = words.find(
    ({ 0: word, index }) =>
      labelOf(word) !== undefined && isNothing(line.slice(remarkEnd(line, from + index + word.length), at)),
  );
  return player && from + player.index;
}

const LONGEST_LEAD = 40;
const WORD = letterPattern(String.raw`[\p{L}]+`, 'g');

function isNothing(between: string): boolean {
  return /^[\s:=(–—-]*$/.test(between);
}

/** Several hands of one length that can be read in one way only, no card twice. */
function isSure({ hands, doubt }: Board): boolean {
  const all = Object.values(hands);
  const cards = all.flatMap((hand) => hand.cards);
  const isEqual = all.every((hand) => hand.cards.length === all[0]?.cards.length);
  const isLegal = new Set(cards.map(({ suit, rank }) => `${suit}${rank}`)).size === cards.length;
  return doubt === undefined && 1 < all.length && isEqual && isLegal;
}
