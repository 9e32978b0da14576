// The phrases of a lexicon, made ready to be found in a row of words.
import { foldWord } from '../../bridge/fold.ts';
import { keep } from './kept.ts';

/** A word as it is compared: `full` with what stands behind an apostrophe, `stem` without. */
export type PhraseWord = { readonly full: string; readonly stem: string };

/** Something that a phrase stands for, and the words it takes. */
export type Phrase<T> = { readonly value: T; readonly steps: readonly Step[] };

type Phrases<T> = readonly Phrase<T>[];

/** Phrases by the beginning of their first word. */
export type PhraseBook<T> = {
  readonly heads: ReadonlyMap<string, Head<T>>;
  /** What words begin, kept by the word, as texts say the same words again. */
  readonly known: Map<string, Beginning<T>>;
  readonly endings: ReadonlySet<string>;
  /** What may stand behind the stem of a verb; where undefined, no phrase is given by one. */
  readonly inflections: RegExp | undefined;
  /** How many words a gap may be wide. */
  readonly gap: number;
};

/** The phrases of one beginning, as they are written; made ready when a text first has a word that begins so. */
type Head<T> = { readonly values: T[]; readonly written: string[]; ready?: Phrases<T> };

/** The phrases that may begin with a word, those that win first; and the few of them that fit the word behind it too. */
type Beginning<T> = { readonly all: Phrases<T>; readonly before: Map<string, Phrases<T>> };

/** A phrase found at a place: `next` is behind its last word, `ending` what its last word has beside its stem. */
export type FoundPhrase<T> = {
  readonly value: T;
  readonly next: number;
  readonly taken: readonly number[];
  readonly ending: string;
  /** Whether the last word was given by its stem, `*`. */
  readonly isStem: boolean;
};

type Step = { readonly kind: 'gap' } | { readonly kind: 'word'; readonly words: readonly WordForm[] };
type WordForm = { readonly stem: string; readonly match: 'exact' | 'prefix' | 'ending' | 'verb' };

const GAP = 5;
const WIDE_GAP = 9;
const HEAD = 2;

/** Makes a book of rows: a value, and its phrases divided by `|`. */
export function phraseBook<T>(
  rows: readonly (readonly [T, string])[],
  endings: string,
  hasWideGaps: boolean,
  inflections?: string,
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
  const gap = hasWideGaps ? WIDE_GAP : GAP;
  return {
    heads,
    known: new Map(),
    endings: new Set(foldWord(endings).split(/\s+/)),
    inflections: inflections === undefined ? undefined : new RegExp(inflections),
    gap,
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

function readyHead<T>({ values, written }: Head<T>): Phrases<T> {
  return values
    .map((value, at) => ({ value, steps: stepsOf(written[at] ?? '') }))
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/** The phrases that may begin with a word: most words of a text begin none, and the others only a few of their head. */
function beginningWith<T>({ heads }: PhraseBook<T>, word: PhraseWord): Beginning<T> {
  const head = heads.get(word.stem.slice(0, HEAD));
  if (head === undefined) return { all: [], before: new Map() };
  head.ready ??= readyHead(head);
  const all = head.ready.filter(
    ({ steps: [first] }) => first?.kind === 'word' && mayBegin(word, first.words),
  );
  return { all, before: new Map() };
}

/** Those that may go on with the word behind the first one, or end before it; where there are many, they are kept. */
function goingOnWith<T>({ all, before }: Beginning<T>, next: PhraseWord | undefined): Phrases<T> {
  if (all.length < WORTH_KEEPING) return all;
  const word = next?.full ?? '';
  return (
    before.get(word) ??
    keep(
      before,
      word,
      all.filter((phrase) => mayGoOn(phrase, next)),
      MOST_NEXT,
    )
  );
}

function mayGoOn({ steps: [, second] }: Phrase<unknown>, next: PhraseWord | undefined): boolean {
  if (second === undefined || second.kind === 'gap') return true;
  return next !== undefined && beginsLikeOne(next, second.words);
}

function mayBegin({ full, stem }: PhraseWord, forms: readonly WordForm[]): boolean {
  return forms.some(
    (form) =>
      full === form.stem || stem === form.stem || (form.match !== 'exact' && stem.startsWith(form.stem)),
  );
}

/** Phrases with more words come first, then those with longer ones. */
function weightOf({ steps }: Phrase<unknown>): number {
  return steps.reduce(
    (sum, step) =>
      sum + (step.kind === 'gap' ? 0 : 100 + Math.max(...step.words.map(({ stem }) => stem.length))),
    0,
  );
}

/** So many phrases of one first word are looked through; more are kept by the second word too, for so many of these. */
const WORTH_KEEPING = 4;
const MOST_NEXT = 500;

/** The longest phrase that begins at word `at`; an undefined word ends every phrase. */
export function phraseAt<T>(
  book: PhraseBook<T>,
  words: readonly (PhraseWord | undefined)[],
  at: number,
): FoundPhrase<T> | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  const beginning = book.known.get(first.full) ?? keep(book.known, first.full, beginningWith(book, first));
  for (const phrase of goingOnWith(beginning, words[at + 1])) {
    const found = matched(phrase, book, words, at);
    if (found) return found;
  }
  return undefined;
}

function matched<T>(
  { value, steps }: Phrase<T>,
  book: PhraseBook<T>,
  words: readonly (PhraseWord | undefined)[],
  start: number,
): FoundPhrase<T> | undefined {
  if (!mayMatch(steps, words, start)) return undefined;
  const taken: number[] = [];
  let ending = '';
  let isStem = false;
  let at = start;
  for (let step = 0; step < steps.length; step++) {
    const wanted = steps[step];
    if (wanted?.kind === 'gap') continue;
    const isAfterGap = steps[step - 1]?.kind === 'gap';
    const reach = isAfterGap ? book.gap : 0;
    const hit = firstWithin(words, at, reach, wanted?.words ?? [], book);
    if (hit === undefined) return undefined;
    taken.push(hit.at);
    ending = hit.ending;
    isStem = hit.isStem;
    at = hit.at + 1;
  }
  return { value, next: at, taken, ending, isStem };
}

function firstWithin(
  words: readonly (PhraseWord | undefined)[],
  from: number,
  reach: number,
  forms: readonly WordForm[],
  book: PhraseBook<unknown>,
): { readonly at: number; readonly ending: string; readonly isStem: boolean } | undefined {
  for (let at = from; at <= from + reach; at++) {
    const word = words[at];
    if (word === undefined) return undefined;
    for (const form of forms) {
      const ending = endingOf(word, form, book);
      if (ending !== undefined)
        return { at, ending, isStem: form.match === 'prefix' || form.match === 'verb' };
    }
  }
  return undefined;
}

/** Whether the words from `start` begin like the steps, as far as no gap is among them: most phrases fail here. */
function mayMatch(
  steps: readonly Step[],
  words: readonly (PhraseWord | undefined)[],
  start: number,
): boolean {
  for (let step = 0; step < steps.length; step++) {
    const wanted = steps[step];
    if (wanted === undefined || wanted.kind === 'gap') return true;
    const word = words[start + step];
    if (word === undefined || !beginsLikeOne(word, wanted.words)) return false;
  }
  return true;
}

function beginsLikeOne({ full, stem }: PhraseWord, forms: readonly WordForm[]): boolean {
  for (const form of forms) if (stem.startsWith(form.stem) || full === form.stem) return true;
  return false;
}

/** What `word` has beside the form's stem; `undefined` where it is another word. */
function endingOf(
  { full, stem }: PhraseWord,
  form: WordForm,
  { endings, inflections }: PhraseBook<unknown>,
): string | undefined {
  if (full === form.stem) return form.match === 'verb' ? undefined : '';
  if (!stem.startsWith(form.stem)) return undefined;
  if (form.match === 'verb') return inflectionOf(stem.slice(form.stem.length), inflections);
  const behind = full.slice(stem.length).replace(/^['’]/, '');
  if (stem === form.stem && endings.has(behind)) return behind;
  if (form.match === 'exact') return undefined;
  const rest = stem.slice(form.stem.length);
  if (form.match === 'prefix') return rest + behind;
  return endings.has(rest) ? rest : undefined;
}

/** The ending of a verb, where what stands behind its stem is one. */
function inflectionOf(rest: string, inflections: RegExp | undefined): string | undefined {
  return inflections?.test(rest) ? rest : undefined;
}

function stepsOf(written: string): readonly Step[] {
  return written
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word): Step => (word === '…' ? { kind: 'gap' } : { kind: 'word', words: word.split('/').map(formOf) }),
    );
}

function formOf(written: string): WordForm {
  const folded = foldWord(written).replace('’', "'");
  if (folded.endsWith('*')) return { stem: folded.slice(0, -1), match: 'prefix' };
  if (folded.endsWith('^')) return { stem: folded.slice(0, -1), match: 'verb' };
  if (folded.endsWith('~')) return { stem: folded.slice(0, -1), match: 'ending' };
  return { stem: folded, match: 'exact' };
}
