// How a card is told in a text.
import { foldWord } from '../../bridge/fold.ts';
import { mayBeginGlyph } from '../glyphs.ts';
import { phraseAt } from '../lexicon/phrases.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import type { Item } from './item.ts';

/** Whether a card stands in `text` as a sign, or in words with the rank or the suit first: *the king of hearts*. */
export function orderOfCard(
  { span }: Item,
  text: string,
  { nouns }: ReadyLexicon,
): 'sign' | 'rank first' | 'suit first' {
  if (mayBeginGlyph(text.charCodeAt(span.start))) return 'sign';
  const word = foldWord(/^\S*/.exec(text.slice(span.start, span.end))?.[0] ?? '');
  const noun = phraseAt(nouns, [{ full: word, stem: word }], 0)?.value;
  return noun && 'suit' in noun ? 'suit first' : 'rank first';
}
