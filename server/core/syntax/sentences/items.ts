// From the characters of a block to its items.
import type { Span } from '../../text/span.ts';
import type { PersonForm } from '../lexicon/lexicon.ts';
import type { ReadyLexicon, TableNoun } from '../lexicon/ready.ts';
import { nounAt, termAt, wordOf } from '../lexicon/words.ts';
import { type Item, rankItem, seatItem, suitItem, termItem, wordItem } from './item.ts';
import { bidAt, namedCardAt } from './named-card.ts';
import { formOf } from './person-form.ts';
import { type Tokens, tokensIn } from './tokens.ts';
import { termsOf, termsOfStranger } from './verb-form.ts';

/** The items of `text` from `start` to `end`, spans as offsets in `text`; citations of the law are passed over. */
export function itemsIn(
  text: string,
  { start, end }: Span,
  lexicon: ReadyLexicon,
  citations: readonly Span[],
): readonly Item[] {
  const tokens = tokensIn(text, start, end, lexicon, citations);
  readCorrelatives(tokens, lexicon);
  const items: Item[] = [];
  for (let at = 0; at < tokens.words.length; ) at = readItem(tokens, at, lexicon, items);
  return items;
}

/** How many words apart the two of *zowel … als* stand at the most. */
const CORRELATIVE_REACH = 8;

/** Reads the second of two words that join a list as *and*. */
function readCorrelatives({ words }: Tokens, lexicon: ReadyLexicon): void {
  if (lexicon.correlative === undefined) return;
  const [first, second, as] = lexicon.correlative;
  let opened = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < words.length; at++) {
    const full = words[at]?.full;
    if (full === first) opened = at;
    if (full !== second || CORRELATIVE_REACH < at - opened) continue;
    opened = Number.NEGATIVE_INFINITY;
    words[at] = wordOf(as, lexicon);
  }
}

/** Reads the item that begins with token `at`, and gives the place of the token behind it. */
function readItem(tokens: Tokens, at: number, lexicon: ReadyLexicon, items: Item[]): number {
  const { words } = tokens;
  const known = tokens.items[at];
  if (known !== undefined) {
    const isBare = known.kind === 'seat' && known.form === 'nom';
    items.push(isBare ? seatItem(known.seat, formOf('', words, at, lexicon), known.span) : known);
    return at + 1;
  }
  const word = words[at];
  if (word?.isPlain) {
    items.push(wordItem(word.full, spanOf(tokens, at, at + 1)));
    return at + 1;
  }
  const noun = nounAt(words, at, lexicon);
  const named = bidAt(tokens, at) ?? namedCardAt(tokens, at, noun?.value, lexicon);
  if (named) {
    items.push(named.item);
    return named.next;
  }
  const term = termAt(words, at, lexicon);
  if (term && (noun === undefined || noun.length <= term.length)) {
    const form = formOf(term.ending, words, at, lexicon);
    const next = at + term.row; // The words behind a gap are read by themselves once more.
    items.push(termItem(termsOf(term, words, at, lexicon), form, spanOf(tokens, at, next)));
    return next;
  }
  if (noun) {
    const next = at + noun.length;
    items.push(itemOfNoun(noun.value, formOf(noun.ending, words, at, lexicon), spanOf(tokens, at, next)));
    return next;
  }
  const terms = termsOfStranger(words, at, lexicon);
  const span = spanOf(tokens, at, at + 1);
  items.push(terms.length === 0 ? wordItem(word?.full ?? '', span) : termItem(terms, 'nom', span));
  return at + 1;
}

/** From token `at` to the end of the one before `next`. */
function spanOf({ starts, ends }: Tokens, at: number, next: number): Span {
  const start = starts[at] ?? 0;
  return { start, end: ends[next - 1] ?? start };
}

function itemOfNoun(noun: TableNoun, form: PersonForm, span: Span): Item {
  if ('suit' in noun) return suitItem(noun.suit, form, span);
  if ('rank' in noun) return rankItem(noun.rank, span);
  return seatItem(noun.seat, form, span);
}
