// Boards: where one begins, and which of its layouts it has.
import type { Language } from '../bridge/nouns.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import { dealOn } from './deal-string.ts';
import { mayBeginGlyph } from './glyphs.ts';
import type { Headers } from './header.ts';
import { handOfHoldings, honoursIn } from './holding.ts';
import type { Layout } from './layout.ts';
import { plainLayoutAt } from './plain-diagram.ts';
import { isSeatLetter } from './seat-label.ts';
import { signedLayoutAt } from './signed-diagram.ts';
import { tableAt } from './table-diagram.ts';
import type { Board, ReadHand } from './tree.ts';

/** A board as it was read; `endLine` is the line behind it, counted like `at`. */
export type ReadDiagram = { readonly board: Board; readonly endLine: number; readonly headers: Headers };

/**
 * The board that begins exactly at line `at`. Spans count from `base`, the place of that line in the case.
 * The language decides only what the layout leaves open; where it is not sure whose the hands are there is
 * no board.
 */
export function diagramAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): ReadDiagram | undefined {
  const line = lines[at] ?? '';
  if (!mayBeginBoard(line)) return undefined;
  const deal = dealOn(line, base);
  if (deal !== undefined)
    return diagramOf({ hands: deal.hands, endLine: at + 1 }, deal.headers, base, language);
  const layout =
    signedLayoutAt(lines, at, base, language) ??
    plainLayoutAt(lines, at, base, language) ??
    tableAt(lines, at, base, language);
  return layout && diagramOf(layout, {}, base, language);
}

function diagramOf(
  { hands, endLine }: Layout,
  headers: Headers,
  start: number,
  language: Language,
): ReadDiagram {
  const holdings = Object.values(hands).flat();
  const honours = honoursIn(holdings, language);
  const read: { [seat in Seat]?: ReadHand } = {};
  for (const seat of SEATS) {
    const hand = hands[seat];
    if (hand !== undefined) read[seat] = handOfHoldings(hand, honours);
  }
  const end = Math.max(...holdings.map((holding) => holding.base + holding.end));
  return { board: { hands: read, span: { start, end } }, endLine, headers };
}

/** Whether a board may begin on the line: by its first sign, so that most lines of prose cost nothing more. */
function mayBeginBoard(line: string): boolean {
  let at = 0;
  let unit = line.charCodeAt(at);
  while (isLead(unit)) unit = line.charCodeAt(++at);
  return mayBeginGlyph(unit) || isSeatLetter(unit) || unit === BRACKET || unit === BAR;
}

const BRACKET = 0x5b;
const BAR = 0x7c;

/** White space, marks of quotation and emphasis, and list bullets. */
function isLead(unit: number): boolean {
  return (
    unit === 0x20 ||
    unit === 0x09 ||
    unit === 0x3e ||
    unit === 0x2a ||
    unit === 0x2d ||
    unit === 0xa0 ||
    (0x2000 <= unit && unit <= 0x200b)
  );
}
