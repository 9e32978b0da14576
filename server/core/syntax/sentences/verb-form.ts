// What the form of a verb says beside the verb itself: by its ending, by the infinitive before it, by the word behind it.
import type { Term } from '../lexicon/lexicon.ts';
import type { FoundPhrase } from '../lexicon/phrases.ts';
import type { ReadyLexicon, Word } from '../lexicon/ready.ts';
import { termAt, type Words } from '../lexicon/words.ts';

/** The terms of a phrase found at word `at`, with what its form adds to them or takes from them. */
export function termsOf(
  found: FoundPhrase<readonly Term[]>,
  words: Words,
  at: number,
  lexicon: ReadyLexicon,
): readonly Term[] {
  const terms = asWish(found.value, words, at, lexicon);
  return conceded(terms, words[at + found.length], lexicon);
}

/** What the ending of the word `at`, which no row of the lexicon has, says; nothing where it says none of our terms. */
export function termsOfStranger(words: Words, at: number, lexicon: ReadyLexicon): readonly Term[] {
  const word = words[at];
  if (word === undefined) return [];
  return word.strange.length === 0 ? word.strange : conceded(word.strange, words[at + 1], lexicon);
}

/** *Even if*: what is conceded is no condition. */
function conceded(
  terms: readonly Term[],
  next: Word | undefined,
  { concessives }: ReadyLexicon,
): readonly Term[] {
  if (!terms.includes('if') || next === undefined || !concessives.has(next.full)) return terms;
  const others = terms.filter((term) => term !== 'if');
  return others.length > 0 ? others : ['aside'];
}

/** *Wanted to lead*: behind an infinitive a word for *require* is a wish; of requiring itself, it is the choice. */
function asWish(terms: readonly Term[], words: Words, at: number, lexicon: ReadyLexicon): readonly Term[] {
  const { infinitive } = lexicon;
  const before = infinitive === undefined || at === 0 ? undefined : words[at - 1];
  if (infinitive === undefined || before === undefined) return terms;
  const isOfWill = terms.includes('require') || terms.includes('want');
  if (!isOfWill || !infinitive.test(before.full)) return terms;
  const others = terms.filter((term) => term !== 'require' && term !== 'want');
  const isOfChoice = termAt(words, at - 1, lexicon)?.value.some(
    (term) => term === 'require' || term === 'prohibit' || term === 'leave-free',
  );
  return isOfChoice ? ['aside', ...others] : ['wish', ...others];
}
