// One suit of a hand written anew, in the manner in which the hand is written.
import { RANKS, type Rank, type Suit } from '../bridge/cards.ts';
import { type CardStyle, spellRank } from '../bridge/words.ts';
import { isVoidWord } from '../syntax/boards/board-line.ts';
import { glyphAt } from '../syntax/glyphs.ts';
import type { ReadCard, ReadHand } from '../syntax/tree.ts';
import { type CaseText, textIn } from '../text/lines.ts';
import { replacement, type TextEdit } from './text-edit.ts';

/** Gives the suit these ranks, in falling order; `undefined` where it is not written, or has signs that are no ranks. */
export function holdingEdit(
  text: CaseText,
  hand: ReadHand,
  suit: Suit,
  ranks: readonly Rank[],
  style: CardStyle,
): TextEdit | undefined {
  const held = inOrder(hand.cards.filter((card) => card.suit === suit));
  const between = separatorIn(text, hand);
  const spelled = RANKS.filter((rank) => ranks.includes(rank)).map((rank) => spellRank(rank, style));
  const [first, last] = [held[0], held.at(-1)];
  if (first !== undefined && last !== undefined)
    return replacement(first.span.start, last.span.end, spelled.join(between));
  const place = hand.suits[suit];
  if (place === undefined) return undefined;
  const written = textIn(text, place);
  const word = /[^\s:=]+$/u.exec(written.slice(glyphAt(written, 0)?.end ?? 1))?.[0] ?? '';
  if (word !== '' && !isVoidWord(word)) return undefined;
  return replacement(place.end - word.length, place.end, spelled.join(between));
}

function inOrder(cards: readonly ReadCard[]): readonly ReadCard[] {
  return [...cards].sort((one, other) => one.span.start - other.span.start);
}

/** What stands between two cards of one suit: nothing, or a blank. */
function separatorIn(text: CaseText, { cards }: ReadHand): string {
  for (const [at, { suit, span }] of cards.entries()) {
    const next = cards[at + 1];
    if (next?.suit === suit && span.end <= next.span.start)
      return textIn(text, { start: span.end, end: next.span.start });
  }
  return '';
}
