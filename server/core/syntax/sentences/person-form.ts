// In which relation a person or a suit is named: the one who does it, the one by whom or for whom it is done.
import type { PersonForm } from '../lexicon/lexicon.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import type { Words } from '../lexicon/words.ts';

/** The form of a person, from its ending or from the word before it. */
export function formOf(ending: string, words: Words, at: number, { formByEnding }: ReadyLexicon): PersonForm {
  const byEnding = ending === '' ? undefined : formByEnding.get(ending);
  if (byEnding) return byEnding;
  let before = at - 1;
  if (before < 0) return 'nom';
  const byArticle = words[before]?.formBehind;
  if (byArticle) return byArticle;
  while (0 <= before && words[before]?.isArticle) before -= 1;
  return before < 0 ? 'nom' : (words[before]?.formBehind ?? 'nom');
}
