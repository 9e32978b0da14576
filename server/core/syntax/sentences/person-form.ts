// In which relation a person or a suit is named: the one who does it, the one by whom or for whom it is done.
import type { PersonForm } from '../lexicon/lexicon.ts';
import type { PhraseWord } from '../lexicon/phrases.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';

/** The form of a person, from its ending or from the word before it. */
export function formOf(
  ending: string,
  words: readonly (PhraseWord | undefined)[],
  at: number,
  { forms, articles }: ReadyLexicon,
): PersonForm {
  const byEnding = forms.find(({ endings }) => ending !== '' && endings.has(ending));
  if (byEnding) return byEnding.form;
  let before = at - 1;
  const article = words[before]?.full;
  const byArticle = forms.find(({ before: marks }) => article !== undefined && marks.has(article));
  if (byArticle) return byArticle.form;
  while (articles.has(words[before]?.full ?? '')) before -= 1;
  const word = words[before]?.full;
  return forms.find(({ before: marks }) => word !== undefined && marks.has(word))?.form ?? 'nom';
}
