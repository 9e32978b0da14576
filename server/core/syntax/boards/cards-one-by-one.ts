// Hands that give each card its suit: `♠K ♠7 ♥4`, `K♠ 10♠ 4♥`, `SK S7 H4`, `Ks 7s 4h`, `{Ks} {7s}`, `KS, 7S, 4H`.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { glyphAt } from '../glyphs.ts';
import { areRanks, type Sign, signsIn } from '../signs.ts';
import type { Holding } from './holding.ts';

/** A card with its suit; offsets are those of the line. */
type Card = { readonly suit: Suit; readonly sign: Sign; readonly start: number; readonly end: number };

/**
 * The hand that the line has from `from` to its end, the cards of each suit together; more than a trick's four, since
 * a trick is written so as well.
 */
export function handByCards(line: string, from: number, base: number): readonly Holding[] | undefined {
  if (LONGEST_LINE < line.length) return undefined;
  const cards: Card[] = [];
  const form = FORMS.find((one) => cardAt(line, skip(line, from), one) !== undefined);
  for (let at = skip(line, from); at < line.length; at = skip(line, cards.at(-1)?.end ?? line.length)) {
    const card = form && cardAt(line, at, form);
    if (card === undefined || cards.length === MOST_CARDS) return undefined;
    cards.push(card);
  }
  if (cards.length <= CARDS_OF_A_TRICK || !areTogether(cards) || 1 < strangeIn(cards)) return undefined;
  return SUITS.map((suit): Holding => {
    const held = cards.filter((card) => card.suit === suit);
    const start = held[0]?.start ?? from;
    return { suit, signs: held.map(({ sign }) => sign), base, start, end: held.at(-1)?.end ?? start, line };
  });
}

/** Thirteen cards, each with a sign as long as those of LaTeX. */
const LONGEST_LINE = 260;
const MOST_CARDS = 13;
const CARDS_OF_A_TRICK = 4;

/** Where the suit of a card stands, and as what. */
const FORMS = ['sign before', 'sign behind', 'letter before', 'letter behind'] as const;
type Form = (typeof FORMS)[number];

function cardAt(line: string, at: number, form: Form): Card | undefined {
  const start = line.charCodeAt(at) === BRACE && form === 'letter behind' ? at + 1 : at;
  const isBefore = form.endsWith('before');
  const suit = isBefore ? suitAt(line, start, form) : undefined;
  const rank = isBefore ? suit?.end : start;
  const rankEnd = rank === undefined ? undefined : rankEndAt(line, rank);
  if (rank === undefined || rankEnd === undefined) return undefined;
  const found = suit ?? suitAt(line, rankEnd, form);
  const end = isBefore ? rankEnd : found?.end;
  const [sign, ...more] = signsIn(line, rank, rankEnd) ?? [];
  if (found === undefined || end === undefined || sign === undefined || more.length !== 0) return undefined;
  const behind = start === at ? end : line.charCodeAt(end) === CLOSING_BRACE ? end + 1 : undefined;
  const isAlone = behind !== undefined && (behind === line.length || DIVIDER.test(line.charAt(behind)));
  return isAlone ? { suit: found.suit, sign, start: at, end: behind } : undefined;
}

function suitAt(
  line: string,
  at: number,
  form: Form,
): { readonly suit: Suit; readonly end: number } | undefined {
  if (form.startsWith('sign')) return glyphAt(line, at);
  const suit = SUITS.find((one) => one === line.charAt(at).toUpperCase());
  return suit && { suit, end: at + 1 };
}

function rankEndAt(line: string, at: number): number | undefined {
  if (line.startsWith('10', at) || line.startsWith('Ντ', at)) return at + 2;
  return RANK.test(line.charAt(at)) ? at + 1 : undefined;
}

/** Letters of honours in all languages that are read, and those that may be a misprint; a suit's letter tells itself from them. */
const RANK = /[1-9A-ZΑΚΤΡΝΒ]/;
const DIVIDER = /[\s,;]/;
const BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

function skip(line: string, from: number): number {
  let at = from;
  while (at < line.length && /[\s,;:=]/.test(line.charAt(at))) at += 1;
  return at;
}

/** How many signs are no ranks. */
function strangeIn(cards: readonly Card[]): number {
  return cards.filter(({ sign }) => !areRanks([sign])).length;
}

/** Whether no suit comes again behind another. */
function areTogether(cards: readonly Card[]): boolean {
  const changes = cards.filter(({ suit }, at) => suit !== cards[at - 1]?.suit);
  return new Set(changes.map(({ suit }) => suit)).size === changes.length;
}
