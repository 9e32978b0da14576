// What the form of a verb says beside the verb itself: by its ending, by the infinitive before it, by the word behind it.
import { keep } from '../lexicon/kept.ts';
import type { Term } from '../lexicon/lexicon.ts';
import { type FoundPhrase, type PhraseWord, phraseAt } from '../lexicon/phrases.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';

type Words = readonly (PhraseWord | undefined)[];

/** The terms of a phrase found at word `at`, with what its form adds to them or takes from them. */
export function termsOf(
  found: FoundPhrase<readonly Term[]>,
  words: Words,
  at: number,
  lexicon: ReadyLexicon,
): readonly Term[] {
  const added = addedBy(found, lexicon);
  const said = added.length === 0 ? found.value : [...found.value, ...added];
  const terms = asWish(said, words, at, lexicon);
  return conceded(terms, words[found.next], lexicon);
}

/** What the ending of the word `at`, which no row of the lexicon has, says; nothing where it says none of our terms. */
export function termsOfStranger(words: Words, at: number, lexicon: ReadyLexicon): readonly Term[] {
  const word = words[at];
  if (word === undefined) return [];
  const { strangeEndings, strangers } = lexicon;
  if (strangeEndings.length === 0) return [];
  const terms = strangers.get(word.full) ?? keep(strangers, word.full, saidByEnding(word, strangeEndings));
  return conceded(terms, words[at + 1], lexicon);
}

function saidByEnding({ full }: PhraseWord, endings: ReadyLexicon['strangeEndings']): readonly Term[] {
  return endings.filter(({ ending }) => ending.test(full)).map(({ term }) => term);
}

/** What the ending of a verb adds to it. */
function addedBy({ ending, isStem }: FoundPhrase<unknown>, { verbEndings }: ReadyLexicon): readonly Term[] {
  if (!isStem || ending === '') return [];
  return verbEndings.filter((one) => one.ending.test(ending)).map(({ term }) => term);
}

/** *Even if*: what is conceded is no condition. */
function conceded(
  terms: readonly Term[],
  next: PhraseWord | undefined,
  { concessives }: ReadyLexicon,
): readonly Term[] {
  if (!terms.includes('if') || next === undefined || !concessives.has(next.full)) return terms;
  const others = terms.filter((term) => term !== 'if');
  return others.length > 0 ? others : ['aside'];
}

/** *Wanted to lead*: behind an infinitive a word for *require* is a wish; of requiring itself, it is the choice. */
function asWish(
  terms: readonly Term[],
  words: Words,
  at: number,
  { infinitive, terms: book }: ReadyLexicon,
): readonly Term[] {
  const before = words[at - 1];
  if (infinitive === undefined || before === undefined) return terms;
  const isOfWill = terms.includes('require') || terms.includes('want');
  if (!isOfWill || !infinitive.test(before.full)) return terms;
  const others = terms.filter((term) => term !== 'require' && term !== 'want');
  const isOfChoice = phraseAt(book, words, at - 1)?.value.some(
    (term) => term === 'require' || term === 'prohibit' || term === 'leave-free',
  );
  return isOfChoice ? ['aside', ...others] : ['wish', ...others];
}
