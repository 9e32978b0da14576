// One call of an auction as people write it, with the marks that hang on it.
import { type Bid, bidOf, type Call } from '../../bridge/calls.ts';
import type { Denomination } from '../../bridge/cards.ts';
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import { readDenomination, readSuitLetter } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { glyphAt } from '../glyphs.ts';

/** A call, or the passes of all who come after; offsets are those of the line, marks are part of it. */
export type AuctionWord = {
  readonly word: Call | 'all pass';
  readonly start: number;
  readonly end: number;
};

const WORDS: ReadonlyMap<string, Call | 'all pass'> = new Map(
  (
    [
      ['P', 'p pass passes passe pas paso πάσο πας'],
      ['X', 'x dbl dble double doublet doubl d κοντρ kontr kontur kontra contra χ'],
      ['XX', 'xx rdbl rdble redbl redouble redoublet r σιρκόντρ ρεκόντρ sürkontr sürkontur rekontra χχ'],
      ['all pass', 'ap allpass end einde τέλος son'],
    ] as const
  ).flatMap(([call, words]) =>
    words.split(' ').map((word): [string, Call | 'all pass'] => [foldWord(word), call]),
  ),
);

const ALL_PASS = letterPattern(
  String.raw`^(?:(?:all|alle|allen|herkes|όλοι|ολοι)\s+(?:pass|pas|πάσο|πασο)|a\.\s?p\.?|//)(?![\p{L}])`,
  'i',
);
const MARKS = /^(?:[*!?]|[¹²³⁴-⁹]|\s?=\d{1,2}=|\s?\([^()]{0,40}\)|\d(?!\d)|\s[aA](?=\s*$|\s{2}|\s*[|\t]))*/u;
const WORD = letterPattern(String.raw`^[\p{L}]{1,12}(?![\p{L}])`, '');

/** The call at `at`, whatever stands behind it. */
export function auctionWordAt(line: string, at: number, language: Language): AuctionWord | undefined {
  const rest = line.slice(at, at + LONGEST_WORD);
  const all = ALL_PASS.exec(rest)?.[0];
  if (all !== undefined) return { word: 'all pass', start: at, end: at + all.length };
  const bid = bidAt(rest, language);
  if (bid !== undefined) return withMarks(bid.call, at, bid.length, rest);
  const written = WORD.exec(rest)?.[0];
  const word = written === undefined ? undefined : WORDS.get(foldWord(written));
  return word === undefined || written === undefined ? undefined : withMarks(word, at, written.length, rest);
}

const LONGEST_WORD = 70;

function withMarks(
  word: Call | 'all pass',
  start: number,
  length: number,
  rest: string,
): AuctionWord | undefined {
  const end = length + (MARKS.exec(rest.slice(length))?.[0].length ?? 0);
  const isWhole = end === rest.length || /^[\s|,.;)–—-]/.test(rest.slice(end));
  return isWhole ? { word, start, end: start + end } : undefined;
}

/** The bid that the words begin with: `1♣`, `2 ♥`, `3SA`, `1ΧΑ`, `2R`, `4κούπες`; `length` counts units. */
export function bidAt(
  rest: string,
  language: Language,
): { readonly call: Bid; readonly length: number } | undefined {
  const [opening, level] = /^([1-7])(?:\s|!(?=[nN](?![\p{L}])))?/u.exec(rest) ?? [];
  if (opening === undefined || level === undefined) return undefined;
  const glyph = glyphAt(rest, opening.length);
  if (glyph !== undefined) return { call: bidOf(Number(level), glyph.suit), length: glyph.end };
  const written = WORD.exec(rest.slice(opening.length))?.[0];
  const denomination = written === undefined ? undefined : denominationOf(written, language);
  if (written === undefined || denomination === undefined) return undefined;
  return { call: bidOf(Number(level), denomination), length: opening.length + written.length };
}

function denominationOf(word: string, language: Language): Denomination | undefined {
  return (
    readDenomination(word, language) ??
    (word.length === 1 ? readSuitLetter(word, language) : undefined) ??
    (/^(?:NT|N|SA)$/i.test(word) ? 'NT' : undefined)
  );
}
