// Whose the hands of a diagram without names are, where the words behind it tell their order.
import { foldWord } from '../bridge/fold.ts';
import type { Language } from '../bridge/nouns.ts';
import { SEATS, type Seat } from '../bridge/seats.ts';
import { letterPattern } from '../text/letter-pattern.ts';
import { alphabetsOf, type Label, labelOf, seatsIn } from './seat-label.ts';

/** The seats in the order that the first words behind line `end` give: `(North, East, South, West in that order)`. */
export function orderToldBehind(
  lines: readonly string[],
  end: number,
  language: Language,
): readonly Seat[] | undefined {
  const line = lines.slice(end, end + MOST_BLANKS + 1).find((one) => one.trim() !== '');
  const sentence = SENTENCE.exec(line?.slice(0, LONGEST_SENTENCE) ?? '')?.[0] ?? '';
  const words = [...sentence.matchAll(WORDS)].map(({ 0: word, index }) => ({
    word,
    index,
    label: labelOf(word),
  }));
  const labels = words.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const others = words.flatMap(({ word, label }) => (label === undefined ? [foldWord(word)] : []));
  const isOrder = sentence.trimStart().startsWith('(') || others.some((word) => WORDS_FOR_ORDER.has(word));
  if (!isOrder || !others.every((word) => WORDS_FOR_ORDER.has(word) || WORDS_BESIDE.has(word)))
    return undefined;
  const [alphabet] = alphabetsOf(labels, language);
  const seats = alphabet === undefined ? [] : seatsIn(labels, alphabet);
  const isOfAll = labels.length === SEATS.length && new Set(seats).size === SEATS.length;
  return isOfAll && isList(sentence.slice(words.find(isSeat)?.index, words.findLast(isSeat)?.index))
    ? seats
    : undefined;
}

function isSeat({ label }: { readonly label: Label | undefined }): boolean {
  return label !== undefined;
}

/** Words with commas between, before the last an "and" perhaps; a heading of an auction has no commas. */
function isList(upToLast: string): boolean {
  return LIST.test(upToLast);
}

const MOST_BLANKS = 2;
const LONGEST_SENTENCE = 120;

/** Up to the bracket's end, or the sentence's; what names a card or a number is no such sentence. */
const SENTENCE = /^[^).\d♠♥♦♣]*(?:[).]|$)/;

const LIST = letterPattern(
  String.raw`^(?:[\p{L}’']{1,18},\s*){2}[\p{L}’']{1,18}(?:,\s*|\s+)(?:(?:and|en|και|ve)\s+)?$`,
  '',
);
const WORDS = letterPattern(String.raw`[\p{L}]+`, 'g');

/** Where any other word stands, it may be the order of something else: of calls, or of the players' names. */
const WORDS_FOR_ORDER: ReadonlySet<string> = new Set(
  'order clockwise σειρά volgorde sıra sırayla sırasıyla'.split(' ').map(foldWord),
);
const WORDS_BESIDE: ReadonlySet<string> = new Set(
  'in that this the hands are of and με τη την αυτή τα χέρια είναι και die deze de handen zijn van en bu eller ve'
    .split(' ')
    .map(foldWord),
);
