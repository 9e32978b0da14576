// How a card is told in a text.
import { foldWord } from '../../bridge/fold.ts';
import { mayBeginGlyph } from '../glyphs.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { nounAt, wordOf } from '../lexicon/words.ts';
import type { Item } from './item.ts';

/** Whether a card stands in `text` as a sign, or in words with the rank or the suit first: *the king of hearts*. */
export function orderOfCard(
  { span }: Item,
  text: string,
  lexicon: ReadyLexicon,
): 'sign' | 'rank first' | 'suit first' {
  if (mayBeginGlyph(text.charCodeAt(span.start))) return 'sign';
  const word = foldWord(/^\S*/.exec(text.slice(span.start, span.end))?.[0] ?? '');
  const noun = nounAt([wordOf(word, lexicon)], 0, lexicon)?.value;
  return noun && 'suit' in noun ? 'suit first' : 'rank first';
}
