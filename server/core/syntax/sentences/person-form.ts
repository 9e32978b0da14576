// In which relation a person or a suit is named: the one who does it, the one by whom or for whom it is done.
import type { PersonForm } from '../lexicon/lexicon.ts';
import type { PhraseWord } from '../lexicon/phrases.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';

/** The form of a person, from its ending or from the word before it. */
export function formOf(
  ending: string,
  words: readonly (PhraseWord | undefined)[],
  at: number,
  { formByEnding, formBehind, articles }: ReadyLexicon,
): PersonForm {
  const byEnding = ending === '' ? undefined : formByEnding.get(ending);
  if (byEnding) return byEnding;
  let before = at - 1;
  const byArticle = formBehind.get(words[before]?.full ?? '');
  if (byArticle) return byArticle;
  while (articles.has(words[before]?.full ?? '')) before -= 1;
  return formBehind.get(words[before]?.full ?? '') ?? 'nom';
}
