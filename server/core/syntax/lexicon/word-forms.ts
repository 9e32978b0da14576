// The words of a phrase as a lexicon writes them, and whether a word of a text is one of them.
import { foldWord } from '../../bridge/fold.ts';

/** A word as it is compared: `full` with what stands behind an apostrophe, `stem` without. */
export type PhraseWord = {
  readonly full: string;
  readonly stem: string;
  /** A bit for its first unit, of which the last five bits count: most words differ there. */
  readonly firstUnit: number;
  /** Whether another part of the sentence begins with it, so that no phrase goes on over it. */
  readonly beginsPart: boolean;
};

/** The word that is compared as `full`. */
export function phraseWord(full: string): PhraseWord {
  const apostrophe = full.indexOf("'");
  const stem = apostrophe === -1 ? full : full.slice(0, apostrophe);
  return { full, stem, firstUnit: firstUnitOf(full), beginsPart: PART_BEGINS.has(full) };
}

/** Dutch words with which another part of the sentence begins: no verb and its particle stand on both sides of one. */
const PART_BEGINS: ReadonlySet<string> = new Set(
  'zodat omdat terwijl doordat nadat voordat aangezien waarna waarop zolang'.split(' '),
);

/** What may stand at one place of a phrase. */
export type Step = {
  readonly forms: readonly WordForm[];
  /** The bits of the units with which its forms begin. */
  readonly firstUnits: number;
  readonly isBehindGap: boolean;
};
type WordForm = { readonly stem: string; readonly match: 'exact' | 'prefix' | 'ending' | 'verb' };

/** The endings of the language. */
export type Endings = {
  readonly endings: ReadonlySet<string>;
  /** What may stand behind the stem of a verb; where undefined, no phrase is given by one. */
  readonly inflections: RegExp | undefined;
};

/** What a word has beside its stem, and whether the lexicon gives it by that stem. */
export type Ending = { readonly ending: string; readonly isStem: boolean };

/** What the word has beside the stem of the first form of the step that it is; `undefined` where it is none. */
export function endingIn(word: PhraseWord, { forms, firstUnits }: Step, book: Endings): Ending | undefined {
  if ((firstUnits & word.firstUnit) === 0) return undefined;
  for (const form of forms) {
    const ending = endingOf(word, form, book);
    if (ending !== undefined) return { ending, isStem: form.match === 'prefix' || form.match === 'verb' };
  }
  return undefined;
}

/** The bit of the unit with which a word begins. */
function firstUnitOf(text: string): number {
  return 1 << (text.charCodeAt(0) & 31);
}

/** What `word` has beside the form's stem; `undefined` where it is another word. */
function endingOf(
  { full, stem }: PhraseWord,
  form: WordForm,
  { endings, inflections }: Endings,
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

/** The steps of a phrase as it is written: see `lexicon.ts`. */
export function stepsOf(written: string): readonly Step[] {
  const steps: Step[] = [];
  let isBehindGap = false;
  for (const word of written.trim().split(/\s+/)) {
    if (word === '…') isBehindGap = true;
    else if (word !== '') {
      const forms = word.split('/').map(formOf);
      const firstUnits = forms.reduce((bits, { stem }) => bits | firstUnitOf(stem), 0);
      steps.push({ forms, firstUnits, isBehindGap });
      isBehindGap = false;
    }
  }
  return steps;
}

function formOf(written: string): WordForm {
  const folded = foldWord(written).replace('’', "'");
  if (folded.endsWith('*')) return { stem: folded.slice(0, -1), match: 'prefix' };
  if (folded.endsWith('^')) return { stem: folded.slice(0, -1), match: 'verb' };
  if (folded.endsWith('~')) return { stem: folded.slice(0, -1), match: 'ending' };
  return { stem: folded, match: 'exact' };
}
