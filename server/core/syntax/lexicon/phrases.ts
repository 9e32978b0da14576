// The phrases of a lexicon, made ready to be found in a row of words.
import { foldWord } from '../../bridge/fold.ts';
import { keep } from './kept.ts';
import { type Ending, type Endings, endingIn, type PhraseWord, type Step, stepsOf } from './word-forms.ts';

/** A row of words; an undefined one ends every phrase. */
type Row = readonly (PhraseWord | undefined)[];

/** Something that a phrase stands for, and the words it takes. */
type Phrase<T> = {
  readonly value: T;
  readonly steps: readonly Step[];
  /** The bits of the units with which the word may begin that goes on behind the two first, or behind a gap before. */
  readonly unitsBehind: number;
};

type Phrases<T> = readonly Phrase<T>[];

/** Phrases by the beginning of their first word. */
export type PhraseBook<T> = Endings & {
  readonly heads: ReadonlyMap<string, Head<T>>;
  /** What a phrase stands for where its last word, given by its stem, has this ending. */
  readonly withEnding: (value: T, ending: string) => T;
  /** How many words a gap may be wide. */
  readonly gap: number;
};

/** The phrases of one beginning, as they are written; made ready when a text first has a word that begins so. */
type Head<T> = { readonly values: T[]; readonly written: string[]; ready?: Phrases<T> };

/** A phrase found, and what its last word has beside its stem. */
export type FoundPhrase<T> = {
  readonly value: T;
  readonly ending: string;
  /** How many words it reaches over, and how many of them stand before its first gap. */
  readonly length: number;
  readonly row: number;
};

/** Phrases that more words than were looked at decide, those that win first; else this one is found. */
type Undecided<T> = { readonly longer: Phrases<T>; readonly found: FoundPhrase<T> | undefined };

/** What a word begins, and what it begins before the words that texts had behind it. */
export type Beginning<T> = Undecided<T> & {
  /** The bits of the units with which the word behind it may begin; all where a phrase has a gap there. */
  readonly nextUnits: number;
  readonly before: Map<string, Undecided<T>>;
};

const GAP = 5;
const WIDE_GAP = 9;
const HEAD = 2;

/** Makes a book of rows: a value, and its phrases divided by `|`. */
export function phraseBook<T>(
  rows: readonly (readonly [T, string])[],
  endings: string,
  hasWideGaps: boolean,
  inflections: string | undefined,
  withEnding: PhraseBook<T>['withEnding'],
): PhraseBook<T> {
  const heads = new Map<string, Head<T>>();
  for (const [value, phrases] of rows)
    for (const written of phrases.split('|'))
      for (const head of headsOf(written.trim())) {
        const known = heads.get(head);
        if (known === undefined) heads.set(head, { values: [value], written: [written] });
        else {
          known.values.push(value);
          known.written.push(written);
        }
      }
  return {
    heads,
    endings: new Set(foldWord(endings).split(/\s+/)),
    inflections: inflections === undefined ? undefined : new RegExp(inflections),
    withEnding,
    gap: hasWideGaps ? WIDE_GAP : GAP,
  };
}

/** The beginnings of the first word of a phrase, each once; none where it begins with a gap or is empty. */
function headsOf(written: string): readonly string[] {
  const end = written.indexOf(' ');
  const first = end === -1 ? written : written.slice(0, end);
  if (first === '' || first === '…') return [];
  return first.includes('/') ? [...new Set(first.split('/').map(headOf))] : [headOf(first)];
}

/** The beginning of a word of the lexicon; none mixes alphabets, so that a part is folded as the whole is. */
function headOf(word: string): string {
  const folded = foldWord(word.slice(0, HEAD));
  return BEHIND_STEM.has(folded.slice(-1)) ? folded.slice(0, -1) : folded;
}

/** What may stand behind the stem of a word in the lexicon: words are looked up by their stems (*I’d*: `i`). */
const BEHIND_STEM: ReadonlySet<string> = new Set(['*', '~', '^', "'", '’']);

/** Phrases with more words come first, then those with longer ones. */
function readyHead<T>({ values, written }: Head<T>): Phrases<T> {
  return values
    .map((value, at) => phraseOf(value, stepsOf(written[at] ?? '')))
    .sort((one, other) => weightOf(other) - weightOf(one));
}

function phraseOf<T>(value: T, steps: readonly Step[]): Phrase<T> {
  const behind = steps[1]?.isBehindGap ? steps[1] : steps[2];
  return { value, steps, unitsBehind: behind?.firstUnits ?? 0 };
}

function weightOf({ steps }: Phrase<unknown>): number {
  return steps.reduce((sum, { forms }) => sum + 100 + Math.max(...forms.map(({ stem }) => stem.length)), 0);
}

/** What a word begins: most words of a text begin nothing, and the others only a few of the phrases of their head. */
export function beginningWith<T>(book: PhraseBook<T>, word: PhraseWord): Beginning<T> {
  const head = book.heads.get(word.stem.slice(0, HEAD));
  if (head === undefined) return { longer: [], found: undefined, nextUnits: 0, before: NOTHING };
  head.ready ??= readyHead(head);
  const { longer, found } = goingOnWith(head.ready, 0, word, book);
  if (longer.length === 0) return { longer, found, nextUnits: 0, before: NOTHING };
  const nextUnits = longer.reduce((bits, { steps: [, next] }) => bits | unitsOf(next), 0);
  return { longer, found, nextUnits, before: new Map() };
}

/** Kept by those that nothing goes on from. */
const NOTHING = new Map<string, never>();

function unitsOf(step: Step | undefined): number {
  return step?.isBehindGap ? -1 : (step?.firstUnits ?? 0);
}

/** Whether no phrase begins so. */
export function isEmpty({ longer, found }: Beginning<unknown>): boolean {
  return longer.length === 0 && found === undefined;
}

/** Those of the phrases that have the word as step `at`, up to the first of which it is the last. */
function goingOnWith<T>(
  phrases: Phrases<T>,
  at: number,
  word: PhraseWord,
  book: PhraseBook<T>,
): Undecided<T> {
  const longer: Phrase<T>[] = [];
  for (const phrase of phrases) {
    const step = phrase.steps[at];
    if (step?.isBehindGap) longer.push(phrase);
    else if (step !== undefined) {
      const ending = endingIn(word, step, book);
      if (ending === undefined) continue;
      if (phrase.steps.length === at + 1)
        return { longer, found: foundIn(phrase, ending, at + 1, at + 1, book) };
      longer.push(phrase);
    }
  }
  return { longer, found: undefined };
}

/** So many words behind a first one are kept. */
const MOST_NEXT = 500;

/** The longest phrase that begins at word `at`, of what that word begins. */
export function phraseFrom<T>(
  beginning: Beginning<T>,
  book: PhraseBook<T>,
  words: Row,
  at: number,
): FoundPhrase<T> | undefined {
  if (beginning.longer.length === 0) return beginning.found;
  const next = words[at + 1];
  if (next === undefined || (beginning.nextUnits & next.firstUnit) === 0) return beginning.found;
  const { longer, found } = before(beginning, next, book);
  if (longer.length === 0) return found;
  const units = unitsBehind(words, at, book);
  for (let nth = 0; nth < longer.length; nth++) {
    const phrase = longer[nth];
    const other = phrase && (phrase.unitsBehind & units) !== 0 ? matched(phrase, book, words, at) : undefined;
    if (other) return other;
  }
  return found;
}

/** The bits of the units with which the words behind word `at` begin, as far as the next step of a phrase may stand. */
function unitsBehind(words: Row, at: number, { gap }: { readonly gap: number }): number {
  let units = 0;
  for (let place = at + 1; place <= at + 2 + gap; place++) {
    const word = words[place];
    if (word === undefined) break;
    units |= word.firstUnit;
  }
  return units;
}

function before<T>(
  { longer, found, before: known }: Beginning<T>,
  next: PhraseWord,
  book: PhraseBook<T>,
): Undecided<T> {
  const kept = known.get(next.full);
  if (kept !== undefined) return kept;
  const decided = goingOnWith(longer, 1, next, book);
  return keep(known, next.full, { longer: decided.longer, found: decided.found ?? found }, MOST_NEXT);
}

/** Matches the steps behind those that the first two words were found to be. */
function matched<T>(
  phrase: Phrase<T>,
  book: PhraseBook<T>,
  words: Row,
  start: number,
): FoundPhrase<T> | undefined {
  const { steps } = phrase;
  const from = steps[1]?.isBehindGap ? 1 : 2;
  let at = start + from;
  let row = from;
  let ending: Ending | undefined;
  for (let nth = from; nth < steps.length; nth++) {
    const step = steps[nth];
    if (step === undefined) return undefined;
    const last = at + (step.isBehindGap ? book.gap : 0);
    ending = undefined;
    for (; at <= last && ending === undefined; at++) {
      const word = words[at];
      if (word === undefined) return undefined;
      ending = endingIn(word, step, book);
      if (ending === undefined && word.beginsPart) return undefined;
      if (ending === undefined && word.full === 'dat' && words[at - 1]?.full === 'en') return undefined;
    }
    if (ending === undefined) return undefined;
    if (row === at - start - 1) row += 1;
  }
  return ending === undefined ? undefined : foundIn(phrase, ending, at - start, row, book);
}

function foundIn<T>(
  { value }: Phrase<T>,
  { ending, isStem }: Ending,
  length: number,
  row: number,
  { withEnding }: PhraseBook<T>,
): FoundPhrase<T> {
  return { value: isStem && ending !== '' ? withEnding(value, ending) : value, ending, length, row };
}
