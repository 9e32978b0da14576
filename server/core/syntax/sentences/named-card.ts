// Cards told in words, and bids, which look like cards and are none.
import { cardOf, RANKS, type Rank, type Suit } from '../../bridge/cards.ts';
import { type PhraseWord, phraseAt } from '../lexicon/phrases.ts';
import type { ReadyLexicon, TableNoun } from '../lexicon/ready.ts';
import { cardsItem, type Item, wordItem } from './item.ts';
import { rankOfLetter } from './letters-in-prose.ts';
import type { Token } from './tokens.ts';

/** What was read, and the place of the token behind it. */
export type Step = { readonly item: Item; readonly next: number };

/** The words of the tokens; a mark is none. */
export type Words = readonly (PhraseWord | undefined)[];

/** A card told in words, `king of diamonds`, `karo damı`; `firstNoun` is what its first word names. */
export function namedCardAt(
  tokens: readonly Token[],
  words: Words,
  at: number,
  firstNoun: TableNoun | undefined,
  lexicon: ReadyLexicon,
): Step | undefined {
  if (!mayBeginCard(tokens[at], firstNoun, lexicon)) return undefined;
  for (const pattern of lexicon.cards) {
    let next = at;
    let suit: Suit | undefined;
    let rank: Rank | undefined;
    let fits = true;
    for (const part of pattern) {
      const token = tokens[next];
      const isNoun = part === 'SUIT' || part === 'RANK';
      const noun = isNoun && next !== at ? phraseAt(lexicon.nouns, words, next)?.value : firstNoun;
      if (part === 'SUIT' && noun && 'suit' in noun && !lexicon.manySuits.has(words[next]?.full ?? ''))
        suit = noun.suit;
      else if (part === 'SUIT' && token && 'item' in token && token.item.kind === 'suit')
        suit = token.item.suit;
      else if (part === 'RANK' && noun && 'rank' in noun && !PRONOUNS.has(words[next]?.full ?? ''))
        rank = noun.rank;
      else if (part === 'RANK' && words[next] && lexicon.readsLetters)
        rank = isApart(tokens, next) ? undefined : rankOfLetter(words, next, lexicon);
      else if (part === 'RANK' && suit !== undefined && lexicon.isVerbLast) {
        rank = rankOfDigits(words[next]);
        fits = rank !== undefined;
      } else if (words[next]?.full !== part && !isMark(token, part)) fits = false;
      if (!fits) break;
      next += 1;
    }
    const [first, last] = [tokens[at], tokens[next - 1]];
    if (!fits || suit === undefined || rank === undefined || !first || !last) continue;
    const span = { start: first.span.start, end: last.span.end };
    return { item: cardsItem([cardOf(suit, rank)], span), next };
  }
  return undefined;
}

/** Turkish *karo ona yasak* is *forbidden to him*: these are no forms of *on*, ten. */
const PRONOUNS: ReadonlySet<string> = new Set(['ona', 'onu', 'onun', 'onda', 'ondan', 'onunla']);

/** *Pik 9’lu*, *karo 10’u*: digits with the ending of a card or of a thing; *pik 4* may be a bid. */
function rankOfDigits(word: PhraseWord | undefined): Rank | undefined {
  const [, digits] = DIGITS.exec(word?.full ?? '') ?? HIGH.exec(word?.full ?? '') ?? [];
  const rank = digits === '10' ? 'T' : digits;
  return RANKS.find((one) => one === rank);
}

const DIGITS = /^(10|[2-9])(?:'?l[iu][a-z]*|'(?:y?[iu]|n?[iu]n|y?[ae]|y?l[ae]))$/;
const HIGH = /^(10|[89])$/; // No bid is so high.

/** `N ♠ AK` is North and his spades, `K♠` the king of them. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [letter, sign] = [tokens[at], tokens[at + 1]];
  return sign !== undefined && 'item' in sign && letter?.span.end !== sign.span.start;
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token !== undefined && 'item' in token && token.item.kind === 'mark' && token.item.mark === mark;
}

/** `4♥`: a level right before the sign of a suit is a bid or a contract, no card. */
export function bidAt(tokens: readonly Token[], at: number): Step | undefined {
  const [level, sign] = [tokens[at], tokens[at + 1]];
  if (level === undefined || sign === undefined || !('full' in level) || !('item' in sign)) return undefined;
  const before = tokens[at - 1];
  const isCard = before !== undefined && 'full' in before && before.full === SINGULAR;
  const isBid =
    !isCard && /^[1-7]$/.test(level.full) && level.span.end === sign.span.start && sign.item.kind === 'suit';
  if (!isBid || sign.item.kind !== 'suit') return undefined;
  const word = `${level.full}${SIGN_OF_SUIT[sign.item.suit]}`;
  return {
    item: wordItem(word, { start: level.span.start, end: sign.span.end }),
    next: at + 2,
  };
}

/** Greek *το 4♥* is a card, *4♥* and *στις 4♥* are bids. */
const SINGULAR = 'το';

const SIGN_OF_SUIT: { readonly [suit in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Whether a token is the first of a card told in words: a suit, a rank or its letter. */
function mayBeginCard(
  token: Token | undefined,
  noun: TableNoun | undefined,
  { readsLetters }: ReadyLexicon,
): boolean {
  if (noun !== undefined) return !('seat' in noun) || readsLetters;
  if (token === undefined) return false;
  return 'full' in token
    ? readsLetters && token.full.length <= LONGEST_RANK
    : token.item.kind === 'suit' || readsLetters;
}

const LONGEST_RANK = 2;
