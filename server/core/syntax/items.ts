// From the characters of a block to its items: terms of the law, cards, suits, persons, marks.
import { type Card, cardOf, isRank, type Rank, type Suit } from '../bridge/cards.ts';
import { foldWord } from '../bridge/fold.ts';
import type { Seat } from '../bridge/seats.ts';
import { readRank } from '../bridge/words.ts';
import { letterPattern } from '../text/letter-pattern.ts';
import type { Span } from '../text/span.ts';
import { mayBeginGlyph, suitAt } from './glyphs.ts';
import { itemOfLetters, rankOfLetter } from './letters-in-prose.ts';
import type { PersonForm, Term } from './lexicon/lexicon.ts';
import { type PhraseWord, phraseAt } from './lexicon/phrases.ts';
import type { ReadyLexicon } from './lexicon/ready.ts';
import { honoursOf, signsIn } from './signs.ts';
import { termsOf, termsOfStranger } from './verb-form.ts';

/** One thing that a sentence is made of. */
export type Item = { readonly span: Span } & (
  | { readonly kind: 'term'; readonly terms: readonly Term[]; readonly form: PersonForm }
  /** `isShared` where only the rank is told, and the suit is that of a card beside it. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly isShared?: true }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly form?: PersonForm }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly form: PersonForm }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'word'; readonly word: string }
);

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

/** A card stands in a phrase like any word that is none of its own; a mark ends it. */
function wordOf(token: Token): PhraseWord | undefined {
  if ('full' in token) return token;
  return token.item.kind === 'mark' ? undefined : A_CARD;
}

const A_CARD: PhraseWord = { full: '♠', stem: '♠' };

type Token = { readonly span: Span } & (PhraseWord | { readonly item: Item });

const WORD = letterPattern(
  String.raw`[όοΌΟ],τι(?![\p{L}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ/-][\p{L}\p{N}]+|–[\p{L}]+)*`, // Greek ό,τι is one word.
  'y',
);
const RANKS = letterPattern(String.raw`(?:10|Ντ|ΝΤ|[2-9AKQJTHVBRDWxakqjtΑΚΤΡΒΝ])+(?![\p{L}\p{N}])`, 'y');
const ENDING = letterPattern(String.raw`['’ʼ][\p{L}]+`, 'y');

function tokensIn(
  text: string,
  start: number,
  end: number,
  lexicon: ReadyLexicon,
  citations: readonly Span[],
): readonly Token[] {
  const citedUntil = new Map(
    citations.filter((span) => start <= span.start && span.start < end).map((span) => [span.start, span.end]),
  );
  const tokens: Token[] = [];
  for (let at = start; at < end; ) {
    const cited = citedUntil.get(at);
    if (cited !== undefined) {
      at = Math.max(cited, at + 1);
      continue;
    }
    const card = mayBeginGlyph(text.charCodeAt(at)) ? signedAt(text, at, lexicon) : undefined;
    const word = card ? undefined : matchAt(WORD, text, at);
    if (card) tokens.push({ span: card.span, item: card });
    else if (word) {
      const item = itemOfLetters(word, at, text, lexicon);
      tokens.push(...(item ? [{ span: item.span, item }] : wordTokens(word, at, lexicon)));
    } else if (!/\s/.test(text.charAt(at)) && !isElision(text, at)) {
      const span = { start: at, end: at + 1 };
      tokens.push({ span, item: { kind: 'mark', mark: text.charAt(at), span } });
    }
    at = card?.span.end ?? at + (word?.length ?? 1);
  }
  return tokens;
}

/** `γι’ αυτό`, `σ’ αυτή`: the sign of a letter left out ends no phrase. */
function isElision(text: string, at: number): boolean {
  return ELISION.test(text.slice(Math.max(0, at - 1), at + 1));
}

const ELISION = letterPattern(String.raw`^[\p{L}]['’ʼ᾽᾿]$`, '');

/** The word; where it is a suit and another word written together, the two. */
function wordTokens(word: string, at: number, { compound, accented }: ReadyLexicon): readonly Token[] {
  const as = accented.get(word);
  if (as !== undefined) return [{ full: as, stem: as, span: { start: at, end: at + word.length } }];
  const [, suit, hyphen, other] = compound?.exec(word) ?? [];
  if (suit === undefined || hyphen === undefined || other === undefined) return [wordToken(word, at)];
  return [wordToken(suit, at), wordToken(other, at + suit.length + hyphen.length)];
}

function wordToken(word: string, at: number): Token {
  const folded = foldWord(word);
  const full = /[’ʼ/–]/.test(word) ? folded.replace(/[’ʼ]/g, "'").replace(/[/–]/g, '-') : folded;
  const apostrophe = full.indexOf("'");
  const stem = apostrophe === -1 ? full : full.slice(0, apostrophe);
  return { full, stem, span: { start: at, end: at + word.length } };
}

/** `♠K`, `♠KJ`, `♠10'u`, `♠`: a sign with its ranks and the ending behind them. */
function signedAt(text: string, at: number, lexicon: ReadyLexicon): Item | undefined {
  const glyph = suitAt(text, at);
  if (glyph === undefined) return undefined;
  const { suit, end } = glyph;
  const ranks = matchAt(RANKS, text, end) ?? rankWithEnding(text, end, lexicon);
  if (ranks === undefined) return { kind: 'suit', suit, span: { start: at, end } };
  const signs = signsIn(text, end, end + ranks.length) ?? [];
  const honours = honoursOf(
    signs.map(({ letter }) => letter),
    lexicon.language,
  );
  const cards = signs.flatMap(({ letter, start, end: signEnd }) => {
    const rank = readRank(text.slice(start, signEnd), lexicon.language) ?? honours(letter);
    return rank !== undefined && isRank(rank) ? [cardOf(suit, rank)] : [];
  });
  const behind = end + ranks.length;
  const ending = matchAt(ENDING, text, behind)?.length ?? matchAt(LETTERS, text, behind)?.length ?? 0;
  return { kind: 'cards', cards, span: { start: at, end: behind + ending } };
}

/** `♦10u`, `♠Qyu`: an ending right behind the rank, where names take endings that an apostrophe would divide. */
function rankWithEnding(text: string, at: number, { isVerbLast, terms }: ReadyLexicon): string | undefined {
  const rank = isVerbLast ? matchAt(RANK, text, at) : undefined;
  const ending = rank && matchAt(LETTERS, text, at + rank.length);
  return ending && terms.endings.has(foldWord(ending)) ? rank : undefined;
}

const RANK = letterPattern('10|[2-9AKQJTRDV]', 'y');
const LETTERS = letterPattern(String.raw`[\p{Ll}]+`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

type Step = { readonly item: Item; readonly next: number };
type Words = readonly (PhraseWord | undefined)[];

function itemAt(tokens: readonly Token[], words: Words, at: number, lexicon: ReadyLexicon): Step {
  const token = tokens[at];
  const span = token?.span ?? { start: 0, end: 0 };
  if (token === undefined || 'item' in token) {
    const item: Item = token?.item ?? { kind: 'word', word: '', span };
    const isBare = item.kind === 'seat' && item.form === 'nom';
    return { item: isBare ? { ...item, form: formOf('', words, at, lexicon) } : item, next: at + 1 };
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
      item: {
        kind: 'term',
        terms: termsOf(term, words, at, lexicon),
        form,
        span: { start: span.start, end },
      },
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
  const item: Item =
    terms.length === 0
      ? { kind: 'word', word: token.full, span }
      : { kind: 'term', terms, form: 'nom', span };
  return { item, next: at + 1 };
}

/** Where a phrase has a gap, the words behind the gap are read by themselves once more. */
function lastInRow(taken: readonly number[]): number {
  let last = taken[0] ?? 0;
  for (const at of taken) if (at === last + 1) last = at;
  return last;
}

/** What a noun of the card table names. */
export type TableNoun = { readonly suit: Suit } | { readonly rank: Rank } | { readonly seat: Seat };

function itemOfNoun(noun: TableNoun, form: PersonForm, span: Span): Item {
  if ('suit' in noun) return { kind: 'suit', suit: noun.suit, form, span };
  if ('rank' in noun) return { kind: 'rank', rank: noun.rank, span };
  return { kind: 'seat', seat: noun.seat, form, span };
}

/** `4♥`: a level right before the sign of a suit is a bid or a contract, no card. */
function bidAt(tokens: readonly Token[], at: number): Step | undefined {
  const [level, sign] = [tokens[at], tokens[at + 1]];
  if (level === undefined || sign === undefined || !('full' in level) || !('item' in sign)) return undefined;
  const before = tokens[at - 1];
  const isCard = before !== undefined && 'full' in before && before.full === SINGULAR;
  const isBid =
    !isCard && /^[1-7]$/.test(level.full) && level.span.end === sign.span.start && sign.item.kind === 'suit';
  if (!isBid || sign.item.kind !== 'suit') return undefined;
  const word = `${level.full}${SIGN_OF_SUIT[sign.item.suit]}`;
  return {
    item: { kind: 'word', word, span: { start: level.span.start, end: sign.span.end } },
    next: at + 2,
  };
}

/** Greek *το 4♥* is a card, *4♥* and *στις 4♥* are bids. */
const SINGULAR = 'το';

const SIGN_OF_SUIT: { readonly [suit in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card told in words, `king of diamonds`, `karo damı`; `firstNoun` is what its first word names. */
function namedCardAt(
  tokens: readonly Token[],
  words: Words,
  at: number,
  firstNoun: TableNoun | undefined,
  lexicon: ReadyLexicon,
): Step | undefined {
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
      else if (part === 'RANK' && noun && 'rank' in noun) rank = noun.rank;
      else if (part === 'RANK' && words[next] && lexicon.readsLetters)
        rank = isApart(tokens, next) ? undefined : rankOfLetter(words, next, lexicon);
      else if (words[next]?.full !== part && !isMark(token, part)) fits = false;
      if (!fits) break;
      next += 1;
    }
    const [first, last] = [tokens[at], tokens[next - 1]];
    if (!fits || suit === undefined || rank === undefined || !first || !last) continue;
    const span = { start: first.span.start, end: last.span.end };
    return { item: { kind: 'cards', cards: [cardOf(suit, rank)], span }, next };
  }
  return undefined;
}

/** `N ♠ AK` is North and his spades, `K♠` the king of them. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [letter, sign] = [tokens[at], tokens[at + 1]];
  return sign !== undefined && 'item' in sign && letter?.span.end !== sign.span.start;
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token !== undefined && 'item' in token && token.item.kind === 'mark' && token.item.mark === mark;
}

/** The form of a person, from its ending or from the word before it. */
export function formOf(
  ending: string,
  words: Words,
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
