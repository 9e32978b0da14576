// Voids in one form, the one that the formatter writes.
import { SUITS } from '../bridge/cards.ts';
import { SEATS } from '../bridge/seats.ts';
import { VOID_SIGN } from '../format/render-board.ts';
import { isVoidWord } from '../syntax/boards/board-line.ts';
import { glyphAt } from '../syntax/glyphs.ts';
import type { ReadHand } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { type CaseText, textIn } from '../text/lines.ts';
import { isIn, type LeftAlone } from './left-alone.ts';
import { isOfProgram } from './of-program.ts';
import { replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/** The edits that write `♥–` for every suit that a hand of the case says it does not have. */
export function voidEdits(tree: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  const { text, diagrams, looseHands, annotations } = tree;
  const drawn = diagrams
    .map(({ board }) => board)
    .filter((board) => !isIn(alone.strictly, board.span.start) && !isOfProgram(text, board))
    .flatMap(({ hands }) => SEATS.flatMap((seat) => hands[seat] ?? []));
  const told = [
    ...annotations.flatMap(({ given }) => given.hand ?? []),
    ...looseHands.map(({ hand }) => hand),
  ].filter(({ span }) => !isIn(alone.inProse, span.start));
  return withoutOverlaps([...drawn, ...told].flatMap((hand) => inHand(text, hand)));
}

function inHand(text: CaseText, { suits, cards }: ReadHand): readonly TextEdit[] {
  return SUITS.flatMap((suit) => {
    const place = suits[suit];
    if (place === undefined || cards.some((card) => card.suit === suit)) return [];
    const written = textIn(text, place);
    const sign = glyphAt(written, 0)?.end ?? 0;
    const word = /[^\s:=]+$/u.exec(written.slice(sign))?.[0] ?? '';
    if (word === VOID_SIGN || (word === '' && sign === 0)) return [];
    if (word !== '' && !isVoidWord(word)) return [];
    const start = sign === 0 ? place.end - word.length : place.start + sign;
    return [replacement(start, place.end, VOID_SIGN)];
  });
}
