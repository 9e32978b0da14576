// Boards: where one begins, and which of its layouts it has.
import type { Language } from '../../bridge/nouns.ts';
import { type BySeat, SEATS, type Seat } from '../../bridge/seats.ts';
import { firstOfEach, type Headers } from '../headers/header.ts';
import { type Honours, honoursOf, otherHonoursOf } from '../signs.ts';
import type { Board, ReadHand } from '../tree.ts';
import { bareHandsAt, bareLayoutAt } from './bare-diagram.ts';
import { clearedOf, mayHaveHeaderBeside, mayHaveWordsBeside } from './beside.ts';
import { type Beginning, beginningOf, isRowOfCards } from './board-beginning.ts';
import { contentStart, piecesOf } from './board-line.ts';
import { columnsLayoutAt } from './columns-diagram.ts';
import { dealOn, tagOnLines } from './deal-string.ts';
import { handTableAt } from './hand-table.ts';
import { handsByCardsAt, handsOnLinesAt } from './hands-on-lines.ts';
import { handOfHoldings } from './holding.ts';
import { type Hands, isOfFour, type Layout } from './layout.ts';
import { linDealOn } from './lin-deal.ts';
import { withDoubt } from './open-reading.ts';
import { labelledLayoutAt } from './plain-diagram.ts';
import { roleHandsAt } from './role-hands.ts';
import {
  clearedLayoutAt,
  fontLayoutAt,
  letteredLayoutAt,
  restoredLayoutAt,
  signedLayoutAt,
  unnamedLayoutAt,
  wordedLayoutAt,
} from './signed-diagram.ts';
import { suitlessLayoutAt } from './suitless-diagram.ts';
import { mayHoldFourHands } from './suits-ahead.ts';
import { tableAt } from './table-diagram.ts';
import { widgetLayoutAt } from './widget-diagram.ts';

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
  const beginning = beginningOf(line);
  if (beginning === undefined)
    return mayHaveHeaderBeside(line) || mayHaveWordsBeside(line, lines[at + 1] ?? '')
      ? besideFacts(lines, at, base, language)
      : undefined;
  if (beginning === 'role') return roleHandsAt(lines, at, base, language, diagramAt);
  if (beginning !== 'suit') {
    const tag = tagOnLines(lines, at);
    const deal = dealOn(tag?.text ?? line, base) ?? linDealOn(line, base);
    if (deal !== undefined)
      return diagramOf({ hands: deal.hands, endLine: at + (tag?.count ?? 1) }, deal.headers, base, language);
  }
  const layout = layoutAt(beginning, lines, at, base, language);
  const isWhole = layout !== undefined && isOfFour(layout);
  const around = isWhole || !mayBeAround(line) ? undefined : besideFacts(lines, at, base, language);
  if (around !== undefined) return around;
  const open = layout === undefined ? openLayoutAt(beginning, lines, at, base, language) : undefined;
  if (open !== undefined) return diagramOf(open, {}, base, language);
  if (layout === undefined || isCutShort(layout, lines, at)) return undefined;
  return diagramOf(layout, {}, base, language);
}

/** The hands of a diagram that says less than others do: no names of the players, or no signs of the suits. */
function openLayoutAt(
  beginning: Beginning,
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (beginning === 'suit')
    return unnamedLayoutAt(lines, at, base, language) ?? handsOnLinesAt(lines, at, base, language);
  if (beginning !== 'label' && beginning !== 'cards') return undefined;
  return (
    widgetLayoutAt(lines, at, base, language) ??
    (isRowOfCards(lines[at] ?? '') ? bareHandsAt(lines, at, base, language) : undefined) ??
    suitlessLayoutAt(lines, at, base, language)
  );
}

/** Whether a diagram may begin with the line that has words beside its rows, on this line or below it. */
function mayBeAround(line: string): boolean {
  const { pieces, isWhole } = piecesOf(line, contentStart(line));
  const labels = pieces.filter((piece) => piece.kind === 'word' && piece.label !== undefined);
  const isHeadingOfAuction = labels.length === SEATS.length;
  const isRule = pieces.every(({ kind }) => kind === 'divider');
  return !isHeadingOfAuction && ((isWhole && !isRule) || mayHaveHeaderBeside(line));
}

/** The board among whose rows its number, dealer or vulnerability are printed, or other words. */
function besideFacts(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): ReadDiagram | undefined {
  if (!mayHoldFourHands(lines, at)) return undefined;
  for (const beside of ['headers', 'words'] as const) {
    const layout = clearedLayoutAt(lines, at, base, language, beside);
    if (layout === undefined) continue;
    let start = base;
    const said = lines.slice(at, layout.endLine).map((line) => {
      const { headers } = clearedOf(line, start, language, beside);
      start += line.length + 1;
      return headers;
    });
    return diagramOf(layout, firstOfEach(said), base, language);
  }
  return undefined;
}

/** Whether a hand that could not be read stands among those of a board that lacks some: it would be a wrong board. */
function isCutShort(layout: Layout, lines: readonly string[], at: number): boolean {
  if (isOfFour(layout)) return false;
  const before = Array.from(SEATS, (_, back) => lines[at - 1 - back]);
  const behind = Array.from(SEATS, (_, on) => lines[layout.endLine + on]);
  if (before[0] !== undefined && beginningOf(before[0]) === 'suit' && handOnLine(before[0]) === 'whole')
    return true;
  return [before, behind].some(
    (neighbours) => neighbours.map(handOnLine).find((hand) => hand !== 'whole') === 'spoilt',
  );
}

/** What a line beside a board is: a hand, a hand that goes on with something else, or no hand. */
function handOnLine(line: string | undefined): 'whole' | 'spoilt' | 'none' {
  const beginning = line === undefined ? undefined : beginningOf(line);
  if (line === undefined || (beginning !== 'suit' && beginning !== 'label')) return 'none';
  const { pieces, isWhole } = piecesOf(line, contentStart(line));
  const suits = pieces.filter(({ kind }) => kind === 'suit').length;
  const isHand = beginning === 'suit' ? 1 < suits : pieces[1]?.kind === 'suit';
  if (!isHand) return 'none';
  return isWhole ? 'whole' : 'spoilt';
}

function layoutAt(
  beginning: Beginning,
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
): Layout | undefined {
  if (beginning === 'tag' || beginning === 'deal' || beginning === 'cards') return undefined;
  if (beginning === 'font') return fontLayoutAt(lines, at, base, language);
  const byCards = beginning === 'label' ? handsByCardsAt(lines, at, base, language) : undefined;
  if (byCards !== undefined) return byCards;
  if (beginning === 'label' && !isOfPieces(lines[at] ?? ''))
    return (
      labelledLayoutAt(lines, at, base, language) ??
      wordedLayoutAt(lines, at, base, language) ??
      handsOnLinesAt(lines, at, base, language) ??
      fontLayoutAt(lines, at, base, language)
    );
  const columns = beginning === 'label' ? columnsLayoutAt(lines, at, base, language) : undefined;
  const signed = columns ?? signedLayoutAt(lines, at, base, language);
  if (signed !== undefined) return signed;
  const restored = restoredLayoutAt(lines, at, base, language);
  if (restored !== undefined || beginning === 'suit') return restored;
  if (beginning === 'row')
    return tableAt(lines, at, base, language) ?? handTableAt(lines, at, base, language);
  const lettered = fuller(
    labelledLayoutAt(lines, at, base, language),
    letteredLayoutAt(lines, at, base, language),
  );
  return (
    lettered ??
    wordedLayoutAt(lines, at, base, language) ??
    handsOnLinesAt(lines, at, base, language) ??
    bareLayoutAt(lines, at, base, language) ??
    fontLayoutAt(lines, at, base, language)
  );
}

/** The layout with more hands: one that ends too soon has not understood the rest. */
function fuller(one: Layout | undefined, other: Layout | undefined): Layout | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Object.keys(one.hands).length < Object.keys(other.hands).length ? other : one;
}

/** Whether the line has nothing but what diagrams have; no sentence is so. */
function isOfPieces(line: string): boolean {
  return piecesOf(line, contentStart(line)).isWhole;
}

function diagramOf(
  { hands, others = [], endLine }: Layout,
  headers: Headers,
  start: number,
  language: Language,
): ReadDiagram {
  const holdings = Object.values(hands).flat();
  const end = Math.max(...holdings.map((holding) => holding.base + holding.end));
  const letters = holdings.flatMap(({ signs }) => signs.map(({ letter }) => letter));
  const other = otherHonoursOf(letters, language);
  const [first, ...more] =
    other === undefined ? [honoursOf(letters, language)] : [honoursOf(letters, language), other];
  const readings = more.flatMap((honours) => [hands, ...others].map((way) => handsIn(way, honours)));
  const board = { hands: handsIn(hands, first), span: { start, end } };
  const ways = [...others.map((way) => handsIn(way, first)), ...readings.filter(isLegal)];
  return { board: ways.length === 0 ? board : withDoubt(board, ways), endLine, headers };
}

function handsIn(hands: Hands, honours: Honours): BySeat<ReadHand> {
  const read: { [seat in Seat]?: ReadHand } = {};
  for (const seat of SEATS) {
    const hand = hands[seat];
    if (hand !== undefined) read[seat] = handOfHoldings(hand, honours);
  }
  return read;
}

/** Whether every sign is a card, and none comes twice. */
function isLegal(hands: BySeat<ReadHand>): boolean {
  const cards = Object.values(hands).flatMap((hand) => hand.cards);
  const named = cards.filter(({ rank }) => rank !== undefined && rank !== 'x');
  const isRead = cards.every(({ rank }) => rank !== undefined);
  return isRead && new Set(named.map(({ suit, rank }) => `${suit}${rank}`)).size === named.length;
}
