// From the characters of a block to tokens: the words, and what is known for what it is before any phrase is looked up.
import { foldWord } from '../../bridge/fold.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { matchAt } from '../../text/match-at.ts';
import type { Span } from '../../text/span.ts';
import { mayBeginGlyph } from '../glyphs.ts';
import { keep } from '../lexicon/kept.ts';
import type { PhraseWord } from '../lexicon/phrases.ts';
import type { ReadyLexicon, WordPart } from '../lexicon/ready.ts';
import { type Item, markItem } from './item.ts';
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
    const unit = text.charCodeAt(at);
    if (unit === BLANK || unit === LINE_END) {
      at += 1;
      continue;
    }
    const cited = citedUntil.get(at);
    if (cited !== undefined) {
      at = Math.max(cited, at + 1);
      continue;
    }
    const card = mayBeginGlyph(unit) ? signedAt(text, at, lexicon) : undefined;
    const word = card ? undefined : matchAt(WORD, text, at);
    if (card) tokens.push({ span: card.span, item: card });
    else if (word) {
      const item = itemOfLetters(word, at, text, lexicon);
      if (item) tokens.push({ span: item.span, item });
      else {
        const { written } = lexicon;
        for (const { full, stem, from, to } of written.get(word) ??
          keep(written, word, partsOf(word, lexicon)))
          tokens.push({ span: { start: at + from, end: at + to }, full, stem });
      }
    } else if (!/\s/.test(text.charAt(at)) && !isElision(text, at)) {
      const span = { start: at, end: at + 1 };
      tokens.push({ span, item: markItem(text.charAt(at), span) });
    }
    at = card?.span.end ?? at + (word?.length ?? 1);
  }
  return tokens;
}

const BLANK = 0x20;
const LINE_END = 0x0a;

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
function partsOf(word: string, { compound, accented }: ReadyLexicon): readonly WordPart[] {
  const as = accented.get(word);
  if (as !== undefined) return [{ full: as, stem: as, from: 0, to: word.length }];
  const [, suit, hyphen, other] = compound?.exec(word) ?? [];
  if (suit === undefined || hyphen === undefined || other === undefined) return [partOf(word, 0)];
  return [partOf(suit, 0), partOf(other, suit.length + hyphen.length)];
}

function partOf(word: string, from: number): WordPart {
  const folded = foldWord(word);
  const full = /[’ʼ/–]/.test(word) ? folded.replace(/[’ʼ]/g, "'").replace(/[/–]/g, '-') : folded;
  const apostrophe = full.indexOf("'");
  const stem = apostrophe === -1 ? full : full.slice(0, apostrophe);
  return { full, stem, from, to: from + word.length };
}

/** A card stands in a phrase like any word that is none of its own; a mark ends it. */
export function wordOf(token: Token): PhraseWord | undefined {
  if ('full' in token) return token;
  return token.item.kind === 'mark' ? undefined : A_CARD;
}

const A_CARD: PhraseWord = { full: '♠', stem: '♠' };
