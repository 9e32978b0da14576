// Hands in the middle of a sentence.
import { SUITS } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { foldWord, readRole, readSeat } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { type Located, located } from '../../text/span.ts';
import { glyphAt, nextGlyphUnit } from '../glyphs.ts';
import { areRanks } from '../signs.ts';
import type { ReadHand } from '../tree.ts';
import { cellsOf, settingOf } from './board-cells.ts';
import { piecesOf } from './board-line.ts';
import { type Holding, handOfHoldings, honoursIn } from './holding.ts';

/** A hand that a sentence names, and whose it is where the same line says so. */
export type LooseHand = { readonly hand: ReadHand; readonly seat: Located<Seat> | undefined };

/**
 * The hands in a line of prose: at least three suits in falling order with nothing but commas between, as
 * in `Dummy held ♠AQ53 ©--- ¨K4 and South declared`. Single cards are none, nor are the © and § of a law.
 */
export function looseHands(line: string, base: number, language: Language): readonly LooseHand[] {
  const signs = signsOfSuits(line);
  if (signs.length < FEWEST_SUITS || ANNOTATION.test(line)) return NONE;
  const hands: LooseHand[] = [];
  let end = 0;
  for (const [order, { at }] of signs.entries()) {
    if (at < end || !mayBeHand(signs, order)) continue;
    const behind = signs[order + MOST_SIGNS]?.at ?? line.length;
    const run = runFrom(line.slice(0, Math.min(behind, at + LONGEST_HAND)), at, base);
    end = run.at(-1)?.end ?? at;
    if (!isHand(run)) continue;
    const hand = handOfHoldings(run, honoursIn(run, language));
    hands.push({ hand, seat: seatBefore(line, at, base, language) });
  }
  return hands;
}

const NONE: readonly LooseHand[] = [];
const FEWEST_SUITS = 3;

/** The longest hand in a sentence, in signs of the text. */
const LONGEST_HAND = 100;

/** So many suits from its first on tell how its cards are set. */
const MOST_SIGNS = 8;

/** An annotation says for itself whose hand it gives. */
const ANNOTATION = /^[\s>*-]{0,12}(?:<!--\s*)?@/;

type SuitSign = { readonly at: number; readonly order: number };

/** Where suit signs stand in the line, and the order of their suits. */
function signsOfSuits(line: string): readonly SuitSign[] {
  const signs: SuitSign[] = [];
  for (let at = nextGlyphUnit(line, 0); at < line.length; at = nextGlyphUnit(line, at + 1)) {
    const glyph = glyphAt(line, at);
    if (glyph !== undefined) signs.push({ at, order: SUITS.indexOf(glyph.suit) });
  }
  return signs;
}

/** Whether three falling suits follow each other closely from sign `order`. */
function mayBeHand(signs: readonly SuitSign[], order: number): boolean {
  const [first, second, third] = [signs[order], signs[order + 1], signs[order + 2]];
  if (first === undefined || second === undefined || third === undefined) return false;
  return first.order < second.order && second.order < third.order && third.at - first.at < LONGEST_HAND;
}

/** The suits from `at` that fall, with nothing but commas between them. */
function runFrom(line: string, at: number, base: number): readonly Holding[] {
  const board = { line, base, number: 0, pieces: piecesOf(line, at).pieces };
  const run: Holding[] = [];
  for (const cell of cellsOf(board, settingOf([board])).cells) {
    const last = run.at(-1);
    if (cell.kind !== 'holding' || (last !== undefined && !goesOn(last, cell.holding))) break;
    run.push(cell.holding);
  }
  return run;
}

function goesOn(last: Holding, next: Holding): boolean {
  const isLower = SUITS.indexOf(last.suit) < SUITS.indexOf(next.suit);
  return isLower && /^[\s,;]*$/.test(next.line.slice(last.end, next.start));
}

/** Three suits need a void or several cards in two of them, four suits one that is no single card. */
function isHand(run: readonly Holding[]): boolean {
  const isRead = run.every(
    (holding) => areRanks(holding.signs) && (0 < holding.signs.length || isVoid(holding)),
  );
  const several = run.filter(({ signs }) => 1 < signs.length).length;
  if (!isRead || several === 0 || run.length < FEWEST_SUITS) return false;
  return run.length === SUITS.length || run.some(isVoid) || 1 < several;
}

/** Whether the suit says that it has no card; a sign alone is the name of a suit. */
function isVoid({ line, start, end, signs }: Holding): boolean {
  return signs.length === 0 && (glyphAt(line, start)?.end ?? end) < end;
}

/** How far before a hand its owner may be named, in signs and in words. */
const NEAR = 60;
const MOST_WORDS = 4;

const WORD = letterPattern(String.raw`[\p{L}]+`, 'g');
const SENTENCE_END = /[.;!?♠-♧]/u;

/** The seat in the words just before the hand; for dummy, the partner of the declarer that the line names. */
function seatBefore(line: string, at: number, base: number, language: Language): Located<Seat> | undefined {
  const from = Math.max(0, at - NEAR);
  const lead = line.slice(from, at).split(SENTENCE_END).at(-1) ?? '';
  const words = wordsIn(lead, at - lead.length).slice(-MOST_WORDS);
  const seats = words.flatMap(({ text, start, end }, order) => {
    const isBeside = order === words.length - 1;
    const seat =
      isBeside && text === text.toUpperCase() ? readSeat(text, language) : seatNamed(text, language);
    return seat === undefined ? [] : [located(seat, base + start, base + end)];
  });
  if (seats.length !== 0) return seats.length === 1 ? seats[0] : undefined;
  const dummy = words.find(({ text }) => readRole(text, language) === 'dummy');
  const declarer = dummy && declarerOn(line, at, language);
  return dummy && declarer && located(partnerOf(declarer), base + dummy.start, base + dummy.end);
}

type Word = { readonly text: string; readonly start: number; readonly end: number };

function wordsIn(text: string, offset: number): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: offset + index,
    end: offset + index + word.length,
  }));
}

function seatNamed(word: string, language: Language): Seat | undefined {
  return word.length === 1 ? undefined : readSeat(word, language);
}

/** Verbs that say who plays the contract, beside the word for declarer. */
const DECLARES: ReadonlySet<string> = new Set(
  'declared declares declaring speelt speelde παίζει έπαιζε oynuyor oynuyordu oynamaktadır'
    .split(' ')
    .map(foldWord),
);

/** How far around the hand the declarer is looked for. */
const SAME_SENTENCE = 200;

/** The one seat that stands beside a word for declaring. */
function declarerOn(line: string, at: number, language: Language): Seat | undefined {
  const words = wordsIn(line.slice(Math.max(0, at - SAME_SENTENCE), at + SAME_SENTENCE), 0);
  const declarers = words.flatMap(({ text }, order) => {
    if (!DECLARES.has(foldWord(text)) && readRole(text, language) !== 'declarer') return [];
    const beside = [words[order - 1], words[order + 1], words[order + 2]];
    return beside.flatMap((word) => seatNamed(word?.text ?? '', language) ?? []);
  });
  return new Set(declarers).size === 1 ? declarers[0] : undefined;
}
