// Hands in the dots of PBN: `AQ53.-.K4.-`, suits spades to clubs.
import { SUITS } from '../bridge/cards.ts';
import type { Holding } from './holding.ts';
import { areRanks, signsIn } from './signs.ts';

/** A hand with dots and where it ends; `-` alone is a hand that is not shown, with no holdings. */
export type DottedHand = { readonly holdings: readonly Holding[]; readonly end: number };

/** The hand with dots at `start` of a line that begins at `base`. */
export function dottedHandAt(line: string, start: number, base: number): DottedHand | undefined {
  const end = wordEnd(line, start);
  if (end === start) return undefined;
  if (line.slice(start, end) === '-') return { holdings: [], end };
  const holdings: Holding[] = [];
  let from = start;
  for (const suit of SUITS) {
    const to = suit === 'C' ? end : dotBefore(line, from, end);
    if (to === undefined) return undefined;
    const signs = isVoid(line, from, to) ? [] : signsIn(line, from, to);
    if (signs === undefined) return undefined;
    holdings.push({ suit, signs, base, start: from, end: to, line });
    from = to + 1;
  }
  return isHand(holdings) ? { holdings, end } : undefined;
}

/** A paragraph such as `51.B.2.` is none: a strange sign is a misprint only among many good ones. */
function isHand(holdings: readonly Holding[]): boolean {
  const signs = holdings.flatMap((holding) => holding.signs);
  return areRanks(signs) || MANY_SIGNS <= signs.length;
}

const MANY_SIGNS = 6;

function wordEnd(line: string, start: number): number {
  let end = start;
  while (end < line.length && end - start <= LONGEST_HAND && /[^\s"'\]<>,;]/.test(line.charAt(end))) end += 1;
  return end;
}

/** Thirteen cards, tens in two signs, and three dots. */
const LONGEST_HAND = 24;

function dotBefore(line: string, from: number, end: number): number | undefined {
  const dot = line.indexOf('.', from);
  return dot === -1 || end <= dot ? undefined : dot;
}

function isVoid(line: string, from: number, to: number): boolean {
  return from === to || /^[-–—]{1,3}$/.test(line.slice(from, to));
}
