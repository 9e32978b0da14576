// Suits in the signs of old fonts, of play sites, HTML and LaTeX as ♠ ♥ ♦ ♣: only where the reader took them for suits.
import { SUITS } from '../bridge/cards.ts';
import { SEATS } from '../bridge/seats.ts';
import { suitGlyph } from '../bridge/words.ts';
import { SUIT_FONTS } from '../syntax/boards/font-suit.ts';
import { glyphAt, nextGlyphUnit } from '../syntax/glyphs.ts';
import { suitInCase } from '../syntax/suit-in-case.ts';
import type { Board, ReadHand } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { type CaseText, lineOf } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import { isIn, type LeftAlone } from './left-alone.ts';
import { isOfProgram } from './of-program.ts';
import { replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/** The edits that write every suit sign of a case as ♠ ♥ ♦ or ♣; letters and names of suits stay as they are. */
export function suitSignEdits(tree: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  const { text, diagrams, looseHands } = tree;
  const boards = diagrams.map(({ board }) => board).filter(({ span }) => !isIn(alone.strictly, span.start));
  const drawn = boards.filter((board) => !isOfProgram(text, board)).flatMap((board) => inBoard(text, board));
  const loose = looseHands.flatMap(({ hand }) => inHand(text, hand, false));
  const held = boards.map(({ span }) => span);
  const told = text.lines.flatMap((_, line) => inLine(tree, line, held));
  const inProse = [...loose, ...told].filter(({ span }) => !isIn(alone.inProse, span.start));
  const isAboutCards = 0 < held.length || inProse.some(({ span }) => !isOrdinal(tree, span));
  return withoutOverlaps([...drawn, ...(isAboutCards ? inProse : [])]);
}

/** `1ª`, `4©`: a bid in a text that has other suits, else an ordinal or a mark. */
function isOrdinal({ text }: CaseTree, { start }: Span): boolean {
  const { line, base } = lineAt(text, start);
  return /[ª©¨§]/.test(line.charAt(start - base)) && /[1-7]/.test(line.charAt(start - base - 1));
}

function inBoard(text: CaseText, { hands }: Board): readonly TextEdit[] {
  return SEATS.flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : inHand(text, hand, true);
  });
}

/** The signs of a hand's suits. */
function inHand(text: CaseText, { suits }: ReadHand, isDrawn: boolean): readonly TextEdit[] {
  return SUITS.flatMap((suit) => {
    const place = suits[suit];
    if (place === undefined) return [];
    const { line, base } = lineAt(text, place.start);
    const at = place.start - base;
    const glyph = glyphAt(line, at);
    const isFont =
      isDrawn && SUIT_FONTS.some((keys) => keys.indexOf(line.charAt(at)) === SUITS.indexOf(suit));
    const end = glyph?.end ?? (isFont ? at + 1 : at);
    return end === at ? [] : changed(line, base, at, end, suitGlyph(suit));
  });
}

/** The signs in a line of prose or of annotations. */
function inLine(tree: CaseTree, number: number, boards: readonly Span[]): readonly TextEdit[] {
  const line = tree.text.lines[number] ?? '';
  const base = tree.text.starts[number] ?? 0;
  const edits: TextEdit[] = [];
  for (let at = nextGlyphUnit(line, 0); at < line.length; at = nextGlyphUnit(line, at + 1)) {
    if (isIn(boards, base + at)) continue;
    const glyph = isArgument(tree, base + at) ? glyphAt(line, at) : suitInCase(tree.text, number, at);
    if (glyph === undefined || isExclamation(line, at)) continue;
    edits.push(...changed(line, base, at, glyph.end, suitGlyph(glyph.suit)));
    at = glyph.end - 1;
  }
  return edits;
}

/** Behind an annotation only a suit can be meant, but in what its author says in words of his own. */
function isArgument({ annotations }: CaseTree, offset: number): boolean {
  return annotations.some(
    ({ word, written, span }) =>
      word !== undefined &&
      word !== 'case' &&
      word !== 'ignore' &&
      written.span.end <= offset &&
      offset < span.end,
  );
}

/** `Stop!S`: the mark belongs to the word before it. */
function isExclamation(line: string, at: number): boolean {
  return line.charAt(at) === '!' && /\p{L}/u.test(line.charAt(at - 1));
}

function changed(line: string, base: number, at: number, end: number, sign: string): readonly TextEdit[] {
  return line.slice(at, end) === sign ? [] : [replacement(base + at, base + end, sign)];
}

function lineAt(text: CaseText, offset: number): { readonly line: string; readonly base: number } {
  const number = lineOf(text, offset);
  return { line: text.lines[number] ?? '', base: text.starts[number] ?? 0 };
}
