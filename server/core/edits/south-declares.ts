// A case turned around the table so that South declares: its boards, its annotations and what is printed beside them.
// It is turned wholly or not at all: where prose names a player, an auction or a board's number stands, it stays.
import { foldWord } from '../bridge/fold.ts';
import type { Language } from '../bridge/nouns.ts';
import { partnerOf, SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import { readSeat, readVulnerability } from '../bridge/words.ts';
import type { Facts } from '../facts/facts.ts';
import { handsOf, redrawnBoard } from '../format/board-edit.ts';
import type { BoardLayout } from '../format/layouts.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import type { Board } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import type { Located, Span } from '../text/span.ts';
import { isIn } from './left-alone.ts';
import { seatLike } from './seat-spelling.ts';
import { replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/** Where each seat goes. */
type Turn = { readonly [seat in Seat]: Seat };

/** A part of the turn; `undefined` where it cannot be made, and then none is. */
type Part = readonly TextEdit[] | undefined;

/** The edits that make South declarer; none where he is, or where the case would not be wholly turned. */
export function southDeclaresEdits(tree: CaseTree, facts: Facts, layout: BoardLayout): readonly TextEdit[] {
  const { declarer, boardNumber } = facts;
  if (declarer === undefined || declarer.value === 'S' || boardNumber !== undefined) return [];
  if (tree.auctions.length !== 0) return [];
  const turn = turnFor(declarer.value);
  const beside = besideBoards(tree, facts);
  const parts: readonly Part[] = [
    ...tree.diagrams.map(({ board }) => boardPart(tree, board, turn, layout)),
    ...tree.annotations.map((annotation) => annotationPart(tree, annotation, turn)),
    ...beside.map((seat) => seatPart(tree, seat, turn)),
    ...tree.headers.map(({ vulnerability }) => (vulnerability ? sidePart(tree, vulnerability, turn) : [])),
  ];
  if (namesPlayer(tree, [...beside.map(({ span }) => span), ...vulnerabilities(tree)])) return [];
  const made = parts.filter((part) => part !== undefined);
  return made.length === parts.length ? withoutOverlaps(made.flat()) : [];
}

/** The seats, each moved by as many places as declarer is away from South. */
export function turnFor(declarer: Seat): Turn {
  const by = SEATS.indexOf('S') - SEATS.indexOf(declarer) + SEATS.length;
  const to = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + by) % SEATS.length] ?? seat;
  return { N: to('N'), E: to('E'), S: to('S'), W: to('W') };
}

/** Dealers in headers, and declarer where prose names him. */
function besideBoards({ headers, annotations }: CaseTree, { declarer }: Facts): readonly Located<Seat>[] {
  const dealers = headers.flatMap(({ dealer }) => dealer ?? []);
  const annotated = annotations.map(({ span }) => span);
  const isTold = declarer !== undefined && !isIn(annotated, declarer.span.start);
  return isTold ? [...dealers, declarer] : dealers;
}

function vulnerabilities({ headers }: CaseTree): readonly Span[] {
  return headers.flatMap(({ vulnerability }) => vulnerability?.span ?? []);
}

function boardPart({ text, language }: CaseTree, board: Board, turn: Turn, layout: BoardLayout): Part {
  const shown = handsOf(board);
  const hands = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = shown[seat];
      return hand === undefined ? [] : [[turn[seat], hand]];
    }),
  );
  const edit = redrawnBoard(text, board, hands, layout, language);
  if (edit === undefined) return undefined;
  const last = edit.to - 1;
  const end = (text.starts[last] ?? 0) + (text.lines[last] ?? '').length;
  return [replacement(text.starts[edit.from] ?? 0, end, edit.lines.join('\n'))];
}

function annotationPart(tree: CaseTree, { word, given, problems }: Annotation, turn: Turn): Part {
  if (word === undefined || 0 < problems.length) return undefined;
  const { seat, by, role, plays = [], vulnerability } = given;
  const seats = [seat, by, role].flatMap((named) => {
    const value = SEATS.find((one) => one === named?.value);
    return named === undefined || value === undefined ? [] : [{ value, span: named.span }];
  });
  const parts: readonly Part[] = [
    ...seats.map(({ value, span }) => [replacement(span.start, span.end, turn[value])]),
    ...plays.map((play) => playPart(tree, play, turn)),
    ...(vulnerability ? [sidePart(tree, vulnerability, turn)] : []),
  ];
  const made = parts.filter((part) => part !== undefined);
  return made.length === parts.length ? made.flat() : undefined;
}

/** `S♣7`, `S:♣7`, `S ♣7`: the seat stands right before the card. */
function playPart(
  { text }: CaseTree,
  { seat, card }: { readonly seat: Seat; readonly card: Located<unknown> },
  turn: Turn,
): Part {
  const from = Math.max(0, card.span.start - 4);
  const before = textIn(text, { start: from, end: card.span.start });
  const at = before.search(/[NESW]\s?:?\s?$/);
  if (at === -1 || before.charAt(at) !== seat) return undefined;
  return [replacement(from + at, from + at + 1, turn[seat])];
}

/** A seat in prose, as letter or word of the language, its capital kept. */
function seatPart({ text, language }: CaseTree, { value, span }: Located<Seat>, turn: Turn): Part {
  const written = textIn(text, span);
  if (readSeat(written, language) !== value) return undefined;
  const name = seatLike(written, value, turn[value], language);
  return name === undefined ? undefined : [replacement(span.start, span.end, name)];
}

/** The side that is vulnerable; only `NS` and `EW` as they stand are changed. */
function sidePart({ text }: CaseTree, { value, span }: Located<Vulnerability>, turn: Turn): Part {
  const staysWithSide = turn.N === 'N' || turn.N === partnerOf('N');
  if (staysWithSide || value === 'none' || value === 'all') return [];
  if (textIn(text, span) !== value) return undefined;
  return [replacement(span.start, span.end, value === 'NS' ? 'EW' : 'NS')];
}

/** The beginnings of the names of seats. */
const STEMS: { readonly [language in Language]: RegExp } = {
  en: /^(?:north|east|south|west)/,
  el: /^(?:βορρ|ανατολ|νοτ|δυσ)/,
  nl: /^(?:noord|oost|zuid|west)/,
  tr: /^(?:kuzey|dogu|guney|bati)/,
};

/** Whether prose speaks of a player by his seat, beside the places that are turned. */
function namesPlayer({ text, language, diagrams, annotations }: CaseTree, turned: readonly Span[]): boolean {
  const known = [
    ...diagrams.map(({ board }) => board.span),
    ...annotations.map(({ span }) => span),
    ...turned,
  ];
  return text.lines.some((line, at) =>
    Array.from(line.matchAll(/[\p{L}\p{M}]+/gu)).some(
      ({ 0: word, index }) => !isIn(known, (text.starts[at] ?? 0) + index) && isPlayer(word, language),
    ),
  );
}

function isPlayer(word: string, language: Language): boolean {
  const folded = foldWord(word);
  if (1 < word.length && (STEMS[language].test(folded) || STEMS.en.test(folded))) return true;
  if (word.length === 1) return word === word.toUpperCase() && readSeat(word, language) !== undefined;
  const side = word === word.toUpperCase() ? readVulnerability(word, language) : undefined;
  return side === 'NS' || side === 'EW';
}
