// The line that gives the contract and who plays it: `Contract: 4♥x by East`, `3NT S -1`, `Συμβόλαιο: 3ΧΑ Ν -2`.
import { denominationOf, levelOf } from '../../bridge/calls.ts';
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Contract } from '../../bridge/terms.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import type { Located } from '../../text/span.ts';
import { bidAt } from '../auctions/auction-word.ts';
import { labelOf } from '../boards/seat-label.ts';
import type { Headers } from './header.ts';
import { seatOf } from './header-words.ts';

/**
 * What the line says of the contract; nothing where it says anything else. Without a word for it a result or the word
 * "by" must tell that the bid was the last; a list of bids is none.
 */
export function contractOn(line: string, base: number, language: Language): Headers {
  const [lead = '', word] = LEAD.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const bid = bidAt(rest, language) ?? bidAt(DOUBLED.exec(rest)?.[0] ?? '', language);
  if (bid === undefined) return NOTHING;
  const [doubled = '', risk = ''] = RISK.exec(rest.slice(bid.length)) ?? [];
  const end = lead.length + bid.length + doubled.length;
  const declarer = sayings(line, end, word !== undefined)
    .map((saying) => playerIn(saying, end, base, language, word !== undefined))
    .find((player) => player !== undefined);
  if (declarer === undefined) return NOTHING;
  const value: Contract = {
    level: levelOf(bid.call),
    denomination: denominationOf(bid.call),
    risk: risk === '' ? '' : risk.length === 1 ? 'x' : 'xx',
  };
  return { contract: { value, span: { start: base + lead.length, end: base + end } }, declarer };
}

/** What may say who plays it: the rest of the line; behind a word for the contract also what stands up to a comma. */
function sayings(line: string, from: number, isMarked: boolean): readonly string[] {
  const rest = line.slice(from).replace(/[\s.]+$/, '');
  if (!isMarked) return [rest];
  const sentence = /^[^.;:()]*/.exec(rest)?.[0] ?? '';
  const commas = [...sentence.matchAll(/,/g)].map(({ index }) => sentence.slice(0, index));
  return [sentence, ...commas.reverse()];
}

/** The one player whom the words name, all others being a result or words that belong to it. */
function playerIn(
  saying: string,
  from: number,
  base: number,
  language: Language,
  isMarked: boolean,
): Located<Seat> | undefined {
  const seats: Located<Seat>[] = [];
  let isKnown = isMarked;
  for (const { 0: text, index } of saying.matchAll(PART)) {
    const start = base + from + index;
    const seat = playerOf(text, language);
    const isResult = RESULT.test(text);
    if (seat !== undefined) seats.push({ value: seat, span: { start, end: start + text.length } });
    else if (!isResult && !WORDS.has(foldWord(text))) return undefined;
    isKnown ||= isResult || BY.has(foldWord(text));
  }
  return isKnown && seats.length === 1 ? seats[0] : undefined;
}

/** Whether the line may begin with a bid or a word for the contract: a cheap test. */
export function mayBeContract(line: string): boolean {
  return line.length <= LONGEST_LINE && BEGINNING.test(line);
}

const BEGINNING = /^(?:[1-7]\s?[^\s\d]|[\s>*_#|]{0,8}[cefhkstΚκΣσςΤτ])/i;

const NOTHING: Headers = {};
const LONGEST_LINE = 80;

/** The word for the contract, in front of it. */
const LEAD = letterPattern(
  String.raw`^[\s>*_#|]{0,8}(?:final |het |τελικό |son )?(contract|eindcontract|συμβόλαιο|kontrat|kontratı)[\s:*_]{1,4}`,
  'i',
);

/** The bid of `4HX`, whose last letter is no suit. */
const DOUBLED = /^[1-7]\s?[A-Za-z]{1,2}(?=[xX]{1,2}(?![A-Za-z]))/;

/** Doubled, or redoubled. */
const RISK = /^\s?([xX]{1,2}|[χΧ]{1,2})(?![\p{L}])/u;

const PART = /[-–—−+]\s?\d{1,2}|=|[^\s=+,]+/g;
const RESULT = /^(?:=|[-–—−+]\s?\d{1,2})$/;

const BY: ReadonlySet<string> = new Set(
  'by played door gespeeld από εκτελεστής declarer leider deklaran dekleran'.split(' ').map(foldWord),
);

/** Words that may stand between the bid and its player. */
const WORDS: ReadonlySet<string> = new Set([
  ...BY,
  ...'the de den ο η τον την doubled gedoubleerd κοντρέ kontrlu made gemaakt'.split(' ').map(foldWord),
]);

function playerOf(word: string, language: Language): Seat | undefined {
  const label = word.length === 1 ? undefined : labelOf(word);
  return label !== undefined && 'seat' in label ? label.seat : seatOf(word, language);
}
