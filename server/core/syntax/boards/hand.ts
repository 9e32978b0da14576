// One hand on a line, as `@hand` gives it: `♠AQ53 ♥- ♦K4 ♣-`, `SAQ53 H- DK4 C-`, `AQ53.-.K4.-`.
import type { Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import type { ReadHand } from '../tree.ts';
import { cellsOf, settingOf, withGreekJacks } from './board-cells.ts';
import { contentStart, piecesOf } from './board-line.ts';
import { dottedHandAt } from './deal-string.ts';
import { type Holding, handOfHoldings, honoursIn } from './holding.ts';
import { letterHandOn } from './letter-hand.ts';

/**
 * The hand that `text` begins with: suits by their signs, in any order and each once; suits by letters; or
 * four holdings with dots between. Spans count from `base`. What stands behind the hand is not read: the
 * hand's span tells how far it goes.
 */
export function readHand(text: string, base: number, language: Language): ReadHand | undefined {
  const start = contentStart(text);
  const holdings =
    signedHandAt(text, start, base) ??
    letterHandOn([{ line: text, base, from: start }], language)?.holdings ??
    dottedHandAt(text, start, base)?.holdings;
  return holdings && handOfHoldings(holdings, honoursIn(holdings, language));
}

/** The suits at `start` that are given by their signs, up to the first that was given before. */
function signedHandAt(line: string, start: number, base: number): readonly Holding[] | undefined {
  const read = { line, base, number: 0, pieces: piecesOf(line, start).pieces };
  const [board = read] = withGreekJacks([read]);
  const holdings: Holding[] = [];
  const seen = new Set<Suit>();
  for (const cell of cellsOf(board, settingOf([board])).cells) {
    if (cell.kind !== 'holding' || seen.has(cell.holding.suit)) break;
    seen.add(cell.holding.suit);
    holdings.push(cell.holding);
  }
  return holdings.some(({ signs }) => 0 < signs.length) ? holdings : undefined;
}
