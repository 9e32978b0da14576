// From the characters of a block to tokens: the words, and what is known for what it is before any phrase is looked up.
import { foldWord } from '../../bridge/fold.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { matchAt } from '../../text/match-at.ts';
import type { Span } from '../../text/span.ts';
import { mayBeginGlyph } from '../glyphs.ts';
import type { PhraseWord } from '../lexicon/phrases.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import type { Item } from './item.ts';
import { itemOfLetters } from './letters-in-prose.ts';
import { signedAt } from './signed-card.ts';

/** A word, or an item that stands for itself. */
export type Token = { readonly span: Span } & (PhraseWord | { readonly item: Item });

/** The tokens of `text` from `start` to `end`; citations of the law are passed over. */
export function tokensIn(
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

const WORD = letterPattern(
  // Greek ό,τι is one word; of 4ª, a bid in an old font, only the digit is.
  String.raw`[όοΌΟ],τι(?![\p{L}])|[\p{L}\p{N}](?:(?!ª)[\p{L}\p{M}\p{N}])*(?:['’ʼ/-][\p{L}\p{N}]+|–[\p{L}]+)*`,
  'y',
);

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

/** A card stands in a phrase like any word that is none of its own; a mark ends it. */
export function wordOf(token: Token): PhraseWord | undefined {
  if ('full' in token) return token;
  return token.item.kind === 'mark' ? undefined : A_CARD;
}

const A_CARD: PhraseWord = { full: '♠', stem: '♠' };
