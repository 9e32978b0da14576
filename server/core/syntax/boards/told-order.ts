// Whose the hands of a diagram without names are, where the words behind it or above it tell their order.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';
import { nextSeat, SEATS, type Seat } from '../../bridge/seats.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { alphabetsOf, type Label, labelOf, seatsIn } from './seat-label.ts';

/** The seats in the order that the words next to the hands of lines `at` to `end` give, those behind them first. */
export function orderTold(
  lines: readonly string[],
  at: number,
  end: number,
  language: Language,
): readonly Seat[] | undefined {
  const behind = lines.slice(end, end + MOST_BLANKS + 1).find(isWritten);
  const above = lines.slice(Math.max(0, at - MOST_BLANKS - 1), at).findLast(isWritten);
  return (
    orderIn(FIRST_SENTENCE.exec(behind?.slice(0, LONGEST_SENTENCE) ?? '')?.[0] ?? '', language) ??
    orderIn(LAST_SENTENCE.exec(above?.slice(-LONGEST_SENTENCE) ?? '')?.[0] ?? '', language)
  );
}

/** `(North, East, South, West in that order)`, `The hands in the order W N E S:`, `Clockwise from North:`. */
function orderIn(sentence: string, language: Language): readonly Seat[] | undefined {
  const words = [...sentence.matchAll(WORDS)].map(({ 0: word, index }) => ({
    word,
    index,
    label: labelOf(word),
  }));
  const labels = words.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const others = words.flatMap(({ word, label }) => (label === undefined ? [foldWord(word)] : []));
  const isNamed = others.some((word) => WORDS_FOR_ORDER.has(word));
  const isOrder = isNamed || sentence.trimStart().startsWith('(');
  if (!isOrder || !others.every((word) => WORDS_FOR_ORDER.has(word) || WORDS_BESIDE.has(word)))
    return undefined;
  const [alphabet] = alphabetsOf(labels, language);
  const seats = alphabet === undefined ? [] : seatsIn(labels, alphabet);
  const [first] = seats;
  if (labels.length === 1 && first !== undefined && others.some((word) => CLOCKWISE.has(word)))
    return clockwiseFrom(first);
  const isOfAll = labels.length === SEATS.length && new Set(seats).size === SEATS.length;
  const list = sentence.slice(words.find(isSeat)?.index, words.findLast(isSeat)?.index);
  return isOfAll && (LIST.test(list) || (isNamed && ROW.test(list))) ? seats : undefined;
}

function clockwiseFrom(first: Seat): readonly Seat[] {
  const second = nextSeat(first);
  const third = nextSeat(second);
  return [first, second, third, nextSeat(third)];
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

function isSeat({ label }: { readonly label: Label | undefined }): boolean {
  return label !== undefined;
}

const MOST_BLANKS = 2;
const LONGEST_SENTENCE = 120;

/** Up to the bracket's end, or the sentence's; what names a card or a number is no such sentence. */
const FIRST_SENTENCE = /^[^).\d♠♥♦♣]*(?:[).]|$)/;

/** The last sentence of a line, its own full stop or colon with it. */
const LAST_SENTENCE = /[^.\d♠♥♦♣]*[.:)]?\s*$/;

/** Words with commas between, before the last an "and" perhaps; a heading of an auction has no commas. */
const LIST = letterPattern(
  String.raw`^(?:[\p{L}’']{1,18},\s*){2}[\p{L}’']{1,18}(?:,\s*|\s+)(?:(?:and|en|και|ve)\s+)?$`,
  '',
);

/** Where a word says that it is an order, white space, dashes or strokes may stand between as well. */
const ROW = letterPattern(String.raw`^(?:[\p{L}’']{1,18}[\s/–-]{1,3}){3}$`, '');
const WORDS = letterPattern(String.raw`[\p{L}]+`, 'g');

/** Words that say which way round. */
const CLOCKWISE: ReadonlySet<string> = new Set('clockwise klok yönünde δεξιόστροφα'.split(' ').map(foldWord));

/** Where any other word stands, it may be the order of something else: of calls, or of the players' names. */
const WORDS_FOR_ORDER: ReadonlySet<string> = new Set([
  ...'order σειρά volgorde sıra sırayla sırasıyla sırası'.split(' ').map(foldWord),
  ...CLOCKWISE,
]);
const WORDS_BESIDE: ReadonlySet<string> = new Set(
  'in that this the hands are of and from starting with given shown με τη την αυτή τα χέρια είναι και από δίνονται die deze de het handen zijn staan van en met mee vanaf te beginnen bu eller ellerin ve saat başlayarak itibaren'
    .split(' ')
    .map(foldWord),
);
