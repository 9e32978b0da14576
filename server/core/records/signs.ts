// The signs of cards and calls in the formats of programs: English letters, large or small.
import { bidOf, type Call } from '../bridge/calls.ts';
import {
  type Card,
  cardOf,
  type Denomination,
  isRank,
  isSuit,
  RANKS,
  SUITS,
  type Suit,
} from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import type { Contract } from '../bridge/terms.ts';

const HIGH_TO_LOW = [...RANKS, 'x'].join('');

/** The ranks of a holding in falling order; `-` is a void, `undefined` what is no holding. */
export function holdingOf(text: string): string | undefined {
  const signs = text.trim().toUpperCase().replaceAll('10', 'T').replaceAll('X', 'x');
  if (/^(-+|–|—)?$/.test(signs)) return '';
  const ranks = [...signs];
  if (!ranks.every((sign) => HIGH_TO_LOW.includes(sign))) return undefined;
  return ranks.sort((one, other) => HIGH_TO_LOW.indexOf(one) - HIGH_TO_LOW.indexOf(other)).join('');
}

/** `AQ53.-.K4.`, also with the suit's letter before each holding: `SAQ53.H.DK4.C`. */
export function dottedHandOf(text: string): Hand | undefined {
  const parts = text.trim().split('.');
  if (parts.length !== SUITS.length) return undefined;
  return handOfParts(SUITS.map((suit, order) => [suit, withoutLetter(parts[order] ?? '', suit)]));
}

function withoutLetter(part: string, suit: Suit): string {
  return part.charAt(0).toUpperCase() === suit ? part.slice(1) : part;
}

/** `SAQ53HDK4C`, the suits in any order; a suit that is not named is a void. */
export function letteredHandOf(text: string): Hand | undefined {
  const parts = text.trim().split(/(?=[SHDC])/i);
  if (parts.length === 0 || SUITS.length < parts.length) return undefined;
  const holdings = parts.map((part): [string, string] => [part.charAt(0).toUpperCase(), part.slice(1)]);
  return handOfParts(holdings);
}

function handOfParts(parts: readonly (readonly [string, string])[]): Hand | undefined {
  const hand: { [suit in Suit]: string } = { S: '', H: '', D: '', C: '' };
  for (const [suit, text] of parts) {
    const ranks = holdingOf(text);
    if (ranks === undefined || !isSuit(suit)) return undefined;
    hand[suit] += ranks;
  }
  return hand;
}

/** `SK`, `h10`. */
export function cardIn(text: string): Card | undefined {
  const signs = text.toUpperCase().replace('10', 'T');
  const [suit, rank] = [signs.charAt(0), signs.charAt(1)];
  return signs.length === 2 && isSuit(suit) && isRank(rank) ? cardOf(suit, rank) : undefined;
}

/** The seat of a letter or an English word that begins with it. */
export function seatIn(text: string): Seat | undefined {
  const word = text.trim().toUpperCase();
  return SEATS.find((seat) => seat === word || FULL_SEATS[seat] === word);
}

const FULL_SEATS: { readonly [seat in Seat]: string } = { N: 'NORTH', E: 'EAST', S: 'SOUTH', W: 'WEST' };

const CALL = /^(?:([1-7])(NT|N|S|H|D|C)|(P(?:ASS)?)|(XX|R(?:DBL)?|REDOUBLE)|(X|D(?:BL|OUBLE)?))/i;

/** The call that `text` begins with, and how long it is. */
export function callAt(text: string): { readonly call: Call; readonly length: number } | undefined {
  const [written, level, denomination, pass, redouble] = CALL.exec(text) ?? [];
  if (written === undefined) return undefined;
  const { length } = written;
  if (level !== undefined && denomination !== undefined)
    return { call: bidOf(Number(level), denominationIn(denomination)), length };
  if (pass !== undefined) return { call: 'P', length };
  return { call: redouble === undefined ? 'X' : 'XX', length };
}

/** The call that `text` is. */
export function callIn(text: string): Call | undefined {
  const found = callAt(text);
  return found?.length === text.length ? found.call : undefined;
}

function denominationIn(letters: string): Denomination {
  const letter = letters.charAt(0).toUpperCase();
  return isSuit(letter) ? letter : 'NT';
}

/** `4HX`, `3NT`, `1n xx`. */
export function contractIn(text: string): Contract | undefined {
  const [, level, denomination, risk = ''] = /^\s*([1-7])\s*(NT|N|S|H|D|C)\s*(XX|X|)\s*$/i.exec(text) ?? [];
  if (level === undefined || denomination === undefined) return undefined;
  const risks = { '': '', X: 'x', XX: 'xx' } as const;
  return {
    level: Number(level),
    denomination: denominationIn(denomination),
    risk: risks[risk.toUpperCase() as keyof typeof risks], // One of the three that the pattern lets through.
  };
}
