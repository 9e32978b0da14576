// Cards, suits and plays as annotations write them.
import { type Card, cardOf, isSuit, type Suit } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import { readRank, readSuit } from '../../bridge/words.ts';
import { type Located, located, type Span } from '../../text/span.ts';
import { glyphAt } from '../glyphs.ts';
import { ownHonourOf } from '../signs.ts';
import type { Choice, Problem, ReadCard } from '../tree.ts';
import { readSeatToken } from './annotation-seats.ts';
import {
  notationProblem,
  type Reader,
  type Source,
  type Taken,
  type Token,
  taken,
  wordsIn,
} from './annotation-source.ts';
import { type CardList, readCards as readCardList } from './card-list.ts';

/** A card that a seat plays. */
export type Play = { readonly seat: Seat; readonly card: Located<Card> };

/** `♠KJ ♥Q`, also `♠ KJ`, `♠KJ♥Q`, `SKJ HQ`; the first card of a suit takes the sign into its span. */
export const readCards: Reader<readonly Located<Card>[]> = (source, at) => {
  const cards: Located<Card>[] = [];
  const problems: Problem[] = [];
  let next = at;
  for (let run = readRun(source, next); run !== undefined; run = readRun(source, next)) {
    cards.push(...run.cards);
    problems.push(...run.problems);
    next = run.next;
  }
  if (next === at) return undefined;
  return { value: cards.length === 0 ? undefined : cards, next, problems };
};

/** One card; any more beside it do not belong there. */
export const readCard: Reader<Located<Card>> = (source, at) => {
  const all = readCards(source, at);
  const [card, ...others] = all?.value ?? [];
  if (all === undefined || card === undefined) return undefined;
  const surplus = others.map(({ span }) =>
    notationProblem('unexpected-argument', wordsIn(source, span), span),
  );
  return taken(card, all.next, [...all.problems, ...surplus]);
};

/** `♠ ♥`, also `♠♥`, `S H`, `spades`. */
export const readSuits: Reader<readonly Located<Suit>[]> = (source, at) => {
  const suits: Located<Suit>[] = [];
  let next = at;
  for (const token of source.tokens.slice(at)) {
    const read = suitsOfToken(token, source);
    if (read.length === 0) break;
    suits.push(...read);
    next += 1;
  }
  return suits.length === 0 ? undefined : taken(suits, next);
};

/** Cards or suits, whichever stand there. */
export function readCardsOrSuits(source: Source, at: number): Taken<Choice> | undefined {
  const cards = readCards(source, at);
  if (cards?.value) return taken({ kind: 'cards', cards: cards.value }, cards.next, cards.problems);
  const suits = readSuits(source, at);
  if (suits?.value) return taken({ kind: 'suits', suits: suits.value }, suits.next, suits.problems);
  return undefined;
}

/** `S♣7 W♦9`, also `S ♣7` and `SC7`: to the end, since nothing else may follow. */
export const readPlays: Reader<readonly Play[]> = (source, at) => {
  const plays: Play[] = [];
  const problems: Problem[] = [];
  let next = at;
  while (next < source.tokens.length) {
    const play = readPlay(source, next);
    if (play?.value) plays.push(play.value);
    problems.push(...(play?.problems ?? playProblems(source.tokens[next])));
    next = play?.next ?? next + 1;
  }
  return { value: 0 < plays.length ? plays : undefined, next, problems };
};

/** Whether a suit sign stands anywhere in the word. */
export function hasSuitSign(word: string): boolean {
  return firstGlyphIn(word) !== undefined;
}

/** Suits are S H D C in every language, so that a Dutch K is always a king. */
const NOTATION = 'en';

type Run = {
  readonly cards: readonly Located<Card>[];
  readonly problems: readonly Problem[];
  readonly next: number;
};

/** The cards of one word, or of a suit sign and the word of ranks behind it. */
function readRun(source: Source, at: number): Run | undefined {
  const token = source.tokens[at];
  if (token === undefined) return undefined;
  const alone = readCardList(token.text, token.start, NOTATION);
  if (0 < alone.cards.length && alone.unread.length === 0) return runOf(alone, token, source, at + 1);
  const behind = alone.suits.length === 1 ? source.tokens[at + 1] : undefined;
  if (behind === undefined) return undefined;
  const pair = readCardList(wordsIn(source, { ...token, end: behind.end }), token.start, NOTATION);
  const isPair = pair.cards.length > 0 && pair.suits.length === 0 && pair.unread.length === 0;
  return isPair ? runOf(pair, token, source, at + 2) : undefined;
}

/** Honours are those of the language or A K Q J: a letter of another language is not guessed at. */
function runOf(list: CardList, token: Token, source: Source, next: number): Run {
  const cards: Located<Card>[] = [];
  const problems: Problem[] = list.suits.map(({ span }) => cardProblem(source, span));
  for (const [at, card] of list.cards.entries()) {
    const isFirstOfSuit = list.cards[at - 1]?.suit !== card.suit;
    const start = isFirstOfSuit ? signBefore(source, token, card) : card.span.start;
    const rank = readRank(card.written, source.language) ?? ownHonourOf(card.written, source.language);
    if (rank === undefined) problems.push(cardProblem(source, { start, end: card.span.end }));
    else cards.push(located(cardOf(card.suit, rank), start, card.span.end));
  }
  return { cards, problems, next };
}

/** Where the suit sign before a card begins; a letter in its place begins the word. */
function signBefore(source: Source, token: Token, card: ReadCard): number {
  const before = wordsIn(source, { start: token.start, end: card.span.start });
  let at = before.length - 1;
  while (0 < at && glyphAt(before, at) === undefined) at -= 1;
  return token.start + at;
}

function firstGlyphIn(text: string): number | undefined {
  for (let at = 0; at < text.length; at++) if (glyphAt(text, at) !== undefined) return at;
  return undefined;
}

function suitsOfToken(token: Token, source: Source): readonly Located<Suit>[] {
  const word = readSuit(token.text, source.language) ?? readSuit(token.text, 'en');
  if (word !== undefined) return [located(word, token.start, token.end)];
  const list = readCardList(token.text, token.start, NOTATION);
  return list.cards.length === 0 && list.unread.length === 0 ? list.suits : [];
}

/** One seat and its card, in one word or in two. */
function readPlay(source: Source, at: number): Taken<Play> | undefined {
  const token = source.tokens[at];
  if (token === undefined) return undefined;
  const glued = splitAfterSeat(token);
  const [seatToken, cardToken] = glued ?? [token, source.tokens[at + 1]];
  const seat = readSeatToken(seatToken, source.language);
  if (seat === undefined || cardToken === undefined) return undefined;
  const next = at + (glued ? 1 : 2);
  const read = readCard({ ...source, tokens: [cardToken] }, 0);
  if (read?.value === undefined)
    return { value: undefined, next, problems: [cardProblem(source, cardToken)] };
  return taken({ seat: seat.seat.value, card: read.value }, next, [...seat.problems, ...read.problems]);
}

/** `S♣7`, `S:♣7` and `SC7` cut behind the seat; a word without a card behind a seat is left whole. */
function splitAfterSeat(token: Token): readonly [Token, Token] | undefined {
  const glyph = firstGlyphIn(token.text);
  const cut = glyph ?? 1;
  if (cut === 0 || token.text.length < cut + 2) return undefined;
  if (glyph === undefined && !isSuit(token.text.charAt(1))) return undefined;
  const seat = token.text.slice(0, cut).replace(/:$/, '');
  return [
    { text: seat, start: token.start, end: token.start + seat.length },
    { text: token.text.slice(cut), start: token.start + cut, end: token.end },
  ];
}

function playProblems(token: Token | undefined): readonly Problem[] {
  if (token === undefined) return [];
  const [seat] = splitAfterSeat(token) ?? [];
  const fault = seat ? 'unknown-seat' : 'unexpected-argument';
  const { text, start, end } = seat ?? token;
  return [notationProblem(fault, text, { start, end })];
}

function cardProblem(source: Source, span: Span): Problem {
  return notationProblem('unknown-card', wordsIn(source, span), span);
}
