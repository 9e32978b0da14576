// Cards and suits in prose that a sign tells.
import { cardOf, isRank } from '../../bridge/cards.ts';
import { foldWord } from '../../bridge/fold.ts';
import { readRank } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import { matchAt } from '../../text/match-at.ts';
import { suitAt } from '../glyphs.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { honoursOf, signsIn } from '../signs.ts';
import { cardsItem, type Item, suitItem } from './item.ts';

const RANKS = letterPattern(String.raw`(?:10|Ντ|ΝΤ|[2-9AKQJTHVBRDWxakqjtΑΚΤΡΒΝ])+(?![\p{L}\p{N}])`, 'y');
const ENDING = letterPattern(String.raw`['’ʼ][\p{L}]+`, 'y');

/** `♠K`, `♠KJ`, `♠10'u`, `♠`: a sign with its ranks and the ending behind them. */
export function signedAt(text: string, at: number, lexicon: ReadyLexicon): Item | undefined {
  const glyph = suitAt(text, at);
  if (glyph === undefined) return undefined;
  const { suit, end } = glyph;
  const ranks = matchAt(RANKS, text, end) ?? rankWithEnding(text, end, lexicon);
  if (ranks === undefined) return suitItem(suit, undefined, { start: at, end });
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
  return cardsItem(cards, { start: at, end: behind + ending });
}

/** `♦10u`, `♠Qyu`: an ending right behind the rank, where names take endings that an apostrophe would divide. */
function rankWithEnding(text: string, at: number, { isVerbLast, terms }: ReadyLexicon): string | undefined {
  const rank = isVerbLast ? matchAt(RANK, text, at) : undefined;
  const ending = rank && matchAt(LETTERS, text, at + rank.length);
  return ending && terms.endings.has(foldWord(ending)) ? rank : undefined;
}

const RANK = letterPattern('10|[2-9AKQJTRDV]', 'y');
const LETTERS = letterPattern(String.raw`[\p{L}]+`, 'y');
