// Cards told in words, and bids, which look like cards and are none.

import { cardOf, RANKS, type Rank, type Suit } from '../../bridge/cards.ts';
import type { ReadyLexicon, TableNoun, Word } from '../lexicon/ready.ts';
import { ARTICLES_OF_CARD, PRONOUNS_LIKE_NUMBERS } from '../lexicon/small-words.ts';
import { nounAt } from '../lexicon/words.ts';
import { cardsItem, type Item, wordItem } from './item.ts';
import { mayBeRank, rankOfLetter } from './letters-in-prose.ts';
import type { Tokens } from './tokens.ts';

/** What was read, and the place of the token behind it. */
export type Step = { readonly item: Item; readonly next: number };

/** A card told in words, `king of diamonds`, `karo damı`; `firstNoun` is what its first word names. */
export function namedCardAt(
  tokens: Tokens,
  at: number,
  firstNoun: TableNoun | undefined,
  lexicon: ReadyLexicon,
): Step | undefined {
  const { words, items, starts, ends } = tokens;
  if (!mayBeginCard(words[at], firstNoun, lexicon)) return undefined;
  for (const pattern of lexicon.cards) {
    let next = at;
    let suit: Suit | undefined;
    let rank: Rank | undefined;
    let fits = true;
    for (const part of pattern) {
      const item = items[next];
      const isNoun = part === 'SUIT' || part === 'RANK';
      const noun = isNoun && next !== at ? nounAt(words, next, lexicon)?.value : firstNoun;
      if (part === 'SUIT' && noun && 'suit' in noun && !lexicon.manySuits.has(words[next]?.full ?? ''))
        suit = noun.suit;
      else if (part === 'SUIT' && item?.kind === 'suit') suit = item.suit;
      else if (
        part === 'RANK' &&
        noun &&
        'rank' in noun &&
        !PRONOUNS_LIKE_NUMBERS.has(words[next]?.full ?? '')
      )
        rank = noun.rank;
      else if (part === 'RANK' && words[next] && lexicon.readsLetters)
        rank = isApart(tokens, next) ? undefined : rankOfLetter(words, next, lexicon);
      else if (part === 'RANK' && suit !== undefined && lexicon.isVerbLast) {
        rank = rankOfDigits(words[next]);
        fits = rank !== undefined;
      } else if (words[next]?.full !== part && !(item?.kind === 'mark' && item.mark === part)) fits = false;
      if (!fits) break;
      next += 1;
    }
    if (!fits || suit === undefined || rank === undefined) continue;
    const span = { start: starts[at] ?? 0, end: ends[next - 1] ?? 0 };
    return { item: cardsItem([cardOf(suit, rank)], span), next };
  }
  return undefined;
}

/** *Pik 9’lu*, *karo 10’u*: digits with the ending of a card or of a thing; *pik 4* may be a bid. */
function rankOfDigits(word: Word | undefined): Rank | undefined {
  const [, digits] = DIGITS.exec(word?.full ?? '') ?? HIGH.exec(word?.full ?? '') ?? [];
  const rank = digits === '10' ? 'T' : digits;
  return RANKS.find((one) => one === rank);
}

const DIGITS = /^(10|[2-9])(?:'?l[iu][a-z]*|'(?:y?[iu]|n?[iu]n|y?[ae]|y?l[ae]))$/;
const HIGH = /^(10|[89])$/; // No bid is so high.

/** `N ♠ AK` is North and his spades, `K♠` the king of them. */
function isApart({ items, starts, ends }: Tokens, at: number): boolean {
  return items[at + 1] !== undefined && ends[at] !== starts[at + 1];
}

/** `4♥`: a level right before the sign of a suit is a bid or a contract, no card. */
export function bidAt({ words, items, starts, ends }: Tokens, at: number): Step | undefined {
  const sign = items[at + 1];
  if (sign?.kind !== 'suit' || ends[at] !== starts[at + 1]) return undefined;
  const level = words[at]?.full ?? '';
  if (!/^[1-7]$/.test(level) || ARTICLES_OF_CARD.has(words[at - 1]?.full ?? '')) return undefined;
  const span = { start: starts[at] ?? 0, end: sign.span.end };
  return { item: wordItem(`${level}${SIGN_OF_SUIT[sign.suit]}`, span), next: at + 2 };
}

const SIGN_OF_SUIT: { readonly [suit in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Whether a word is the first of a card told in words: a suit, a rank or its letter. */
function mayBeginCard(
  word: Word | undefined,
  noun: TableNoun | undefined,
  { readsLetters }: ReadyLexicon,
): boolean {
  if (noun !== undefined && !('seat' in noun)) return true;
  return readsLetters && word !== undefined && mayBeRank(word.full);
}
