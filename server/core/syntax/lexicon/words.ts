// The words of texts as they are looked up: each is made once, and keeps what the lexicon says of it. Texts say the same
// few hundred words again and again.
import { foldWord } from '../../bridge/fold.ts';
import { keep } from './kept.ts';
import type { Term } from './lexicon.ts';
import { beginningWith, type FoundPhrase, isEmpty, phraseFrom } from './phrases.ts';
import type { ReadyLexicon, TableNoun, Word, WordPart } from './ready.ts';
import { phraseWord } from './word-forms.ts';

/** A row of words; a mark between them is none. */
export type Words = readonly (Word | undefined)[];

/** The parts of a written word: itself; where it is a suit and another word written together, the two. */
export function partsOf(written: string, lexicon: ReadyLexicon): readonly WordPart[] {
  return lexicon.written.get(written) ?? keep(lexicon.written, written, divided(written, lexicon));
}

function divided(written: string, lexicon: ReadyLexicon): readonly WordPart[] {
  const as = lexicon.accented.get(written);
  if (as !== undefined) return [{ word: wordOf(as, lexicon), from: 0, to: written.length }];
  const [, suit, hyphen, other] = lexicon.compound?.exec(written) ?? [];
  if (suit === undefined || hyphen === undefined || other === undefined) return [partOf(written, 0, lexicon)];
  return [partOf(suit, 0, lexicon), partOf(other, suit.length + hyphen.length, lexicon)];
}

function partOf(written: string, from: number, lexicon: ReadyLexicon): WordPart {
  const folded = foldWord(written);
  const full = /[’ʼ/–]/.test(written) ? folded.replace(/[’ʼ]/g, "'").replace(/[/–]/g, '-') : folded;
  return { word: wordOf(full, lexicon), from, to: from + written.length };
}

/** The word that is compared as `full`. */
export function wordOf(full: string, lexicon: ReadyLexicon): Word {
  return lexicon.words.get(full) ?? keep(lexicon.words, full, wordMade(full, lexicon));
}

function wordMade(full: string, lexicon: ReadyLexicon): Word {
  const word = phraseWord(full);
  const terms = beginningWith(lexicon.terms, word);
  const nouns = beginningWith(lexicon.nouns, word);
  const strange = lexicon.strangeEndings.filter(({ ending }) => ending.test(full)).map(({ term }) => term);
  const isPlain = SHORTEST_PLAIN <= full.length && strange.length === 0 && isEmpty(terms) && isEmpty(nouns);
  return {
    full,
    stem: word.stem,
    firstUnit: word.firstUnit,
    beginsPart: word.beginsPart,
    formBehind: lexicon.formBehind.get(full),
    isArticle: lexicon.articles.has(full),
    isPlain,
    terms,
    nouns,
    strange,
  };
}

/** Shorter words may be the letter of a card or the level of a bid. */
const SHORTEST_PLAIN = 3;

/** The longest phrase for terms of the law that begins at word `at`. */
export function termAt(
  words: Words,
  at: number,
  { terms }: ReadyLexicon,
): FoundPhrase<readonly Term[]> | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  return phraseFrom(word.terms, terms, words, at);
}

/** The longest phrase for a noun of the card table that begins at word `at`. */
export function nounAt(
  words: Words,
  at: number,
  { nouns }: ReadyLexicon,
): FoundPhrase<TableNoun> | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  return phraseFrom(word.nouns, nouns, words, at);
}
