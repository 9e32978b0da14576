// A line of a diagram as its pieces: suit signs, words, and what only divides.

import { SUITS, type Suit } from '../../bridge/cards.ts';
import { foldWord } from '../../bridge/fold.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { isBracketOfCard, markEnd } from '../card-mark.ts';
import { glyphAt, isOldTerminalSuit, mayBeginGlyph } from '../glyphs.ts';
import { areRanks, GREEK_JACK, GREEK_QUEEN, type Sign, signsIn } from '../signs.ts';
import { fontSuitAt, type SuitFont } from './font-suit.ts';
import { KeptReadings } from './kept-readings.ts';
import { articleEnd, isBracketedLabel, type Label, labelOf, roleLabelAt } from './seat-label.ts';
import { arePoints, remarkEnd } from './seat-remark.ts';
import { suitWordAt } from './suit-word.ts';

/** A piece of a line; offsets are those of the line, `gap` is the white space before it. */
export type Piece = { readonly start: number; readonly end: number; readonly gap: number } & (
  | { readonly kind: 'suit'; readonly suit: Suit }
  | {
      readonly kind: 'word';
      /** The word as signs of ranks, where it may be that. */
      readonly signs: readonly Sign[] | undefined;
      /** Whether all signs are ranks in somebody's letters; not Β alone, before other Greek honours are met. */
      readonly isRanks: boolean;
      /** Whether it says that there is no card. */
      readonly isVoid: boolean;
      readonly label: Label | undefined;
    }
  | { readonly kind: 'divider' }
);
export type WordPiece = Extract<Piece, { readonly kind: 'word' }>;

/** Words for "none" in a suit; those of two words are known by each of them. */
const VOID_WORDS: ReadonlySet<string> = new Set(
  'void none nil renonce chicane geen σικάν δεν έχει κανένα καμία τίποτα κενό şikan yok'
    .split(' ')
    .map(foldWord),
);

/** No line of a diagram has more pieces. */
const MOST_PIECES = 120;
const LONGEST_WORD = 26;

/** White space as wide as this stands between two hands. */
export const WIDE = 3;

/** The pieces that a line begins with, and whether they are the whole line. */
export type LinePieces = { readonly pieces: readonly Piece[]; readonly isWhole: boolean };
type LineReader = (line: string, from: number) => LinePieces;

/** The pieces of `line` from `from`, as far as they can be part of a diagram. */
export const piecesOf: LineReader = keptReader(pieceAt);

/** The first of `piecesOf`, found without cutting the others. */
export function firstPieceOf(line: string, from: number): Piece | undefined {
  const start = skipSpaces(line, from);
  return start === line.length ? undefined : pieceAt(line, start, gapBetween(line, from, start));
}

/** As `piecesOf`, the suits by their names: `spades K8, hearts J`. */
export const wordedPiecesOf: LineReader = keptReader(wordedPieceAt);

function wordedPieceAt(line: string, at: number, gap: number): Piece | undefined {
  const word = suitWordAt(line, at);
  return word === undefined
    ? pieceAt(line, at, gap)
    : { kind: 'suit', suit: word.suit, start: at, end: word.end, gap };
}

/** As `piecesOf`, the suits by the keys of a symbol font; at the beginning of the line or behind wide white space. */
export function fontPiecesOf(line: string, from: number, font: SuitFont): LinePieces {
  return byKeys[font](line, from);
}

const byKeys: { readonly [font in SuitFont]: LineReader } = {
  '[]{}': keptReader(fontReader('[]{}')),
  xuvw: keptReader(fontReader('xuvw')),
};

function fontReader(font: SuitFont): PieceReader {
  return (line, at, gap, before) => {
    const mayBeSuit = font === '[]{}' || before === undefined || 1 < gap || before.kind === 'divider';
    const suit = mayBeSuit ? fontSuitAt(line, at, font) : undefined;
    return suit === undefined ? pieceAt(line, at, gap) : { kind: 'suit', suit, start: at, end: at + 1, gap };
  };
}

type PieceReader = (line: string, at: number, gap: number, before: Piece | undefined) => Piece | undefined;

/** Reads lines so that what was read of the last ones is kept. */
function keptReader(read: PieceReader): LineReader {
  const kept = new KeptReadings<LinePieces>();
  const readLine: LineReader = (line, from) => readPieces(line, from, read);
  return (line, from) => kept.of(line, from, readLine);
}

function readPieces(line: string, from: number, read: PieceReader): LinePieces {
  const pieces: Piece[] = [];
  let at = from;
  while (at < line.length) {
    const start = skipSpaces(line, at);
    if (start === line.length || arePoints(line, at)) break;
    const piece = read(line, start, gapBetween(line, at, start), pieces.at(-1));
    if (piece === undefined || pieces.length === MOST_PIECES) return { pieces, isWhole: false };
    if (piece.kind === 'suit' && isLabelWithDash(pieces)) pieces.pop();
    pieces.push(piece);
    at = isLabel(piece) ? remarkEnd(line, piece.end) : piece.end;
  }
  return { pieces, isWhole: true };
}

/** `North –`: before a suit the dash is no void. */
function isLabelWithDash(pieces: readonly Piece[]): boolean {
  const dash = pieces[1];
  return pieces.length === 2 && isLabel(pieces[0]) && dash?.kind === 'word' && dash.isVoid;
}

function isLabel(piece: Piece | undefined): boolean {
  return piece?.kind === 'word' && piece.label !== undefined;
}

/** The suits' letters, spades to clubs: the international ones, and the Dutch. */
export const SUIT_ALPHABETS = ['SHDC', 'SHRK'] as const;
export type SuitAlphabet = (typeof SUIT_ALPHABETS)[number];

/** As `piecesOf`, the suits by letters: at the beginning of the line, behind a divider or behind wide white space. */
export function letteredPiecesOf(line: string, from: number, alphabet: SuitAlphabet): LinePieces {
  return byLetters[alphabet](line, from);
}

const byLetters: { readonly [alphabet in SuitAlphabet]: LineReader } = {
  SHDC: keptReader(letterReader('SHDC')),
  SHRK: keptReader(letterReader('SHRK')),
};

function letterReader(alphabet: SuitAlphabet): PieceReader {
  return (line, at, gap, before) => {
    const mayBeSuit = before === undefined || 1 < gap || before.kind === 'divider';
    return (mayBeSuit && suitLetterAt(line, at, gap, alphabet)) || pieceAt(line, at, gap);
  };
}

/** A suit's letter with cards or a void behind it; alone on its line an S is south. */
function suitLetterAt(line: string, at: number, gap: number, alphabet: SuitAlphabet): Piece | undefined {
  const suit = SUITS[alphabet.indexOf(line.charAt(at))];
  const behind = line.slice(at + 1, at + 1 + LONGEST_WORD);
  if (suit === undefined || !(CARDS_BEHIND.test(behind) || isVoidBehind(behind))) return undefined;
  if (suit === 'S' && isSouth(line, at, alphabet)) return undefined;
  if (line.slice(0, at).trim() === '' && SPADES_BEHIND.test(behind)) return undefined;
  return { kind: 'suit', suit, start: at, end: at + 1, gap };
}

/** Whether the S is the compass's: nothing stands behind it, or wide white space or a bar on a row of another suit. */
function isSouth(line: string, at: number, alphabet: SuitAlphabet): boolean {
  const first = line.charAt(lineStart(line));
  const isOtherRow = first !== 'S' && alphabet.includes(first);
  return isOtherRow ? WIDE_BEHIND.test(line.slice(at + 1, at + 4)) : line.slice(at + 1).trim() === '';
}

const WIDE_BEHIND = /^(?:\s\s|\t|\s?\||\s?$)/;

/** Behind the letter of a seat its hand begins with spades: `D: S K72 H 4`, `S S K72`. */
const SPADES_BEHIND = /^:?\s?S(?:[\s:-]|10|[2-9AKQJTHVBRDx])/;

/** Cards, their first sign perhaps misprinted, or a void. */
const CARDS_BEHIND =
  /^:?\s?(?:(?:10|[2-9AKQJTHVBRDx])|[-–—]{1,3}(?:\s|$)|\s|$)|^[1A-Z](?:10|[2-9AKQJTHVBRDx])|^\s?[1ILMPXY](?:\s|$)/;

const VOID_WORD = letterPattern(String.raw`^:?\s([\p{L}]{3,})`, '');

function isVoidBehind(behind: string): boolean {
  return isVoidWord(VOID_WORD.exec(behind)?.[1] ?? '');
}

function skipSpaces(line: string, from: number): number {
  let at = from;
  while (at < line.length) {
    const end = isSpace(line.charCodeAt(at)) ? at + 1 : markEnd(line, at);
    if (end === at) break;
    at = end;
  }
  return at;
}

/** Where the words of a line begin, behind white space, marks of quotation, and the bracket around a seat. */
export function lineStart(line: string): number {
  let at = markEnd(line, 0);
  while (at < line.length && (isSpace(line.charCodeAt(at)) || line.charCodeAt(at) === 0x3e)) at += 1;
  return line.charCodeAt(at) === BRACKET && isBracketedLabel(line, at) ? at + 1 : at;
}

/** Where the words of a line begin, behind all that and one list bullet, or the article of a seat. */
export function contentStart(line: string): number {
  const at = articleEnd(line, lineStart(line));
  if (!mayBeginBullet(line.charCodeAt(at))) return at;
  const bullet = BULLET.exec(line.slice(at, at + LONGEST_BULLET));
  return bullet === null ? at : at + bullet[0].length;
}

const BULLET = /^(?:[-•]|\d{1,2}[.)])[ \t]+(?![-–—])/;
const LONGEST_BULLET = 8;

function mayBeginBullet(unit: number): boolean {
  return unit === 0x2d || unit === 0x2022 || (0x30 <= unit && unit <= 0x39);
}

/** White space of every width; a colon, an equals sign, brackets and marks of emphasis and code count as such. */
export function isSpace(unit: number): boolean {
  if (unit <= 0x20) return !isOldTerminalSuit(unit);
  if (unit < 0xa0)
    return (0x28 <= unit && unit <= 0x2a) || unit === 0x3a || unit === 0x3d || unit === 0x5f || unit === 0x60;
  return (
    unit === 0xa0 || unit === 0xad || (0x2000 <= unit && unit <= 0x200b) || unit === 0x202f || unit === 0x3000
  );
}

function pieceAt(line: string, at: number, gap: number): Piece | undefined {
  const unit = line.charCodeAt(at);
  const glyph = mayBeginGlyph(unit) ? glyphAt(line, at) : undefined;
  if (glyph !== undefined) return { kind: 'suit', suit: glyph.suit, start: at, end: glyph.end, gap };
  if (isDivider(unit) || isLoneDot(line, at))
    return { kind: 'divider', start: at, end: dividerEnd(line, at), gap };
  const rule = unit === DASH ? RULE.exec(line.slice(at, at + LONGEST_RULE)) : null;
  if (rule !== null) return { kind: 'divider', start: at, end: at + rule[0].length, gap };
  const lineBreak = unit === LESS ? LINE_BREAK.exec(line.slice(at, at + 6)) : null;
  if (lineBreak !== null) return { kind: 'divider', start: at, end: at + lineBreak[0].length, gap };
  return wordAt(line, at, gap);
}

const DASH = 0x2d;
const LONGEST_RULE = 30;

/** The side of a box; a void has fewer dashes. */
const RULE = /^-{4,}/;

const DOT = 0x2e;
const LESS = 0x3c;
const GREATER = 0x3e;
const BRACKET = 0x5b;
const CLOSING = 0x5d;
const LINE_BREAK = /^<br ?\/?>/i;
const DASHES = /^(?:[-–—−‐‑]{1,3}|[∅⌀])$/;
const LONGEST_DASHES = 3;

function wordAt(line: string, start: number, gap: number): WordPiece | undefined {
  let end = start;
  while (end < line.length && end - start <= LONGEST_WORD && !endsWord(line, end)) end += 1;
  if (LONGEST_WORD < end - start) return undefined;
  const isStopped = 1 < end - start && line.charCodeAt(end - 1) === 0x2e;
  const wordEnd = isStopped ? end - 1 : end;
  const word = line.slice(start, wordEnd);
  const signs = signsIn(line, start, wordEnd);
  const isRanks = signs !== undefined && areRanks(signs) && word !== GREEK_JACK && word !== GREEK_QUEEN;
  const label = labelOf(word);
  const isVoid = !isRanks && label === undefined && isVoidWord(word);
  if (signs !== undefined || label !== undefined || isVoid)
    return { kind: 'word', start, end, gap, signs, isRanks, isVoid, label };
  const role = roleLabelAt(line, start);
  return role && { kind: 'word', start, gap, signs, isRanks, isVoid, ...role };
}

/** Whether the word says that there is no card of the suit. */
export function isVoidWord(word: string): boolean {
  if (word.length <= LONGEST_DASHES && DASHES.test(word)) return true;
  return word === '0' || VOID_WORDS.has(foldWord(word));
}

function endsWord(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  if (isSpace(unit) || isDivider(unit) || unit === LESS || unit === GREATER || unit === CLOSING) return true;
  if (unit === BRACKET && isBracketOfCard(line, at)) return true;
  return mayBeginGlyph(unit) && glyphAt(line, at) !== undefined;
}

/** `, / ; \ | · • +` and the lines of boxes. */
function isDivider(unit: number): boolean {
  if (unit < 0x80)
    return unit === 0x2c || unit === 0x2f || unit === 0x3b || unit === 0x5c || unit === 0x7c || unit === 0x2b;
  return unit === 0xb7 || unit === 0x2022 || (0x2500 <= unit && unit <= 0x257f);
}

/** The dots of `6 . - . R7 . DV`; one behind cards belongs to them. */
function isLoneDot(line: string, at: number): boolean {
  if (line.charCodeAt(at) !== DOT || at === 0) return false;
  return isSpace(line.charCodeAt(at - 1)) && (at + 1 === line.length || isSpace(line.charCodeAt(at + 1)));
}

/** `+-----+` divides as a whole. */
function dividerEnd(line: string, at: number): number {
  if (line.charCodeAt(at) !== 0x2b) return at + 1;
  return at + (/^\+(?:-+\+)*/.exec(line.slice(at, at + 40))?.[0].length ?? 1);
}

const TAB_WIDTH = 8;

function gapBetween(line: string, from: number, to: number): number {
  let gap = 0;
  for (let at = from; at < to; at++) gap += line.charCodeAt(at) === 0x09 ? TAB_WIDTH : 1;
  return gap;
}
