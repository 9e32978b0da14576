// From the characters of a block to its items.
import type { Span } from '../../text/span.ts';
import type { PersonForm } from '../lexicon/lexicon.ts';
import { phraseAt } from '../lexicon/phrases.ts';
import type { ReadyLexicon, TableNoun } from '../lexicon/ready.ts';
import { type Item, rankItem, seatItem, suitItem, termItem, wordItem } from './item.ts';
import { bidAt, namedCardAt, type Step, type Words } from './named-card.ts';
import { formOf } from './person-form.ts';
import { type Token, tokensIn, wordOf } from './tokens.ts';
import { termsOf, termsOfStranger } from './verb-form.ts';

/** The items of `text` from `start` to `end`, spans as offsets in `text`; citations of the law are passed over. */
export function itemsIn(
  text: string,
  { start, end }: Span,
  lexicon: ReadyLexicon,
  citations: readonly Span[],
): readonly Item[] {
  const tokens = withCorrelatives(tokensIn(text, start, end, lexicon, citations), lexicon);
  const words = tokens.map(wordOf);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const step = itemAt(tokens, words, at, lexicon);
    items.push(step.item);
    at = step.next;
  }
  return items;
}

/** How many words apart the two of *zowel … als* stand at the most. */
const CORRELATIVE_REACH = 8;

/** The tokens, the second of two words that join a list read as *and*. */
function withCorrelatives(tokens: readonly Token[], { correlative }: ReadyLexicon): readonly Token[] {
  if (correlative === undefined) return tokens;
  const [first, second, as] = correlative;
  const isWord = (token: Token, word: string) => 'full' in token && token.full === word;
  let opened = Number.NEGATIVE_INFINITY;
  return tokens.map((token, at) => {
    if (isWord(token, first)) opened = at;
    if (!isWord(token, second) || at - opened > CORRELATIVE_REACH) return token;
    opened = Number.NEGATIVE_INFINITY;
    return { full: as, stem: as, span: token.span };
  });
}

function itemAt(tokens: readonly Token[], words: Words, at: number, lexicon: ReadyLexicon): Step {
  const token = tokens[at];
  const span = token?.span ?? { start: 0, end: 0 };
  if (token === undefined || 'item' in token) {
    const item: Item = token?.item ?? wordItem('', span);
    const isBare = item.kind === 'seat' && item.form === 'nom';
    return { item: isBare ? seatItem(item.seat, formOf('', words, at, lexicon), span) : item, next: at + 1 };
  }
  const noun = phraseAt(lexicon.nouns, words, at);
  const named = bidAt(tokens, at) ?? namedCardAt(tokens, words, at, noun?.value, lexicon);
  if (named) return named;
  const term = phraseAt(lexicon.terms, words, at);
  if (term && (noun === undefined || noun.next <= term.next)) {
    const form = formOf(term.ending, words, at, lexicon);
    const last = term.taken[0] === term.next - 1 ? at : lastInRow(term.taken);
    const end = tokens[last]?.span.end ?? span.end;
    return {
      item: termItem(termsOf(term, words, at, lexicon), form, { start: span.start, end }),
      next: last + 1,
    };
  }
  if (noun) {
    const end = tokens[noun.next - 1]?.span.end ?? span.end;
    const where = { start: span.start, end };
    const form = formOf(noun.ending, words, at, lexicon);
    return { item: itemOfNoun(noun.value, form, where), next: noun.next };
  }
  const terms = termsOfStranger(words, at, lexicon);
  const item: Item = terms.length === 0 ? wordItem(token.full, span) : termItem(terms, 'nom', span);
  return { item, next: at + 1 };
}

/** Where a phrase has a gap, the words behind the gap are read by themselves once more. */
function lastInRow(taken: readonly number[]): number {
  let last = taken[0] ?? 0;
  for (const at of taken) if (at === last + 1) last = at;
  return last;
}

function itemOfNoun(noun: TableNoun, form: PersonForm, span: Span): Item {
  if ('suit' in noun) return suitItem(noun.suit, form, span);
  if ('rank' in noun) return rankItem(noun.rank, span);
  return seatItem(noun.seat, form, span);
}
