// Where the ranks of cards stand in a case: in boards, hands, annotations, and in prose beside a suit sign.
import { type Card, type Rank, rankOf } from '../bridge/cards.ts';
import { SEATS } from '../bridge/seats.ts';
import { readRank } from '../bridge/words.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import { nextGlyphUnit, suitAt } from '../syntax/glyphs.ts';
import { ownHonourOf } from '../syntax/signs.ts';
import type { ReadCard } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import type { Located, Span } from '../text/span.ts';
import { isIn, type LeftAlone } from './left-alone.ts';
import { isOfProgram } from './of-program.ts';

/** The sign of one card's rank: what is meant, and how it is written. */
export type RankPlace = { readonly rank: Rank | 'x'; readonly written: string; readonly span: Span };

/** All of them, each once, in no order; cards of programs' formats are not among them. */
export function rankPlaces(tree: CaseTree, alone: LeftAlone): readonly RankPlace[] {
  const { text, diagrams, looseHands, annotations } = tree;
  const boards = diagrams.map(({ board }) => board);
  const drawn = boards
    .filter((board) => !isIn(alone.strictly, board.span.start) && !isOfProgram(text, board))
    .flatMap(({ hands }) => SEATS.flatMap((seat) => hands[seat]?.cards ?? []).flatMap(placeOf));
  const taken = [...boards.map(({ span }) => span), ...annotations.map(({ span }) => span)];
  const told = [
    ...annotations.flatMap((annotation) => inAnnotation(tree, annotation)),
    ...looseHands.flatMap(({ hand }) => hand.cards.flatMap(placeOf)),
    ...text.lines.flatMap((_, line) => inLine(tree, line, taken)),
  ].filter(({ span }) => !isIn(alone.inProse, span.start));
  return [...new Map([...drawn, ...told].map((place) => [place.span.start, place])).values()];
}

function placeOf({ rank, written, span }: ReadCard): readonly RankPlace[] {
  return rank === undefined ? [] : [{ rank, written, span }];
}

function inAnnotation(tree: CaseTree, { given }: Annotation): readonly RankPlace[] {
  const { hand, cards = [], card, plays = [], choice } = given;
  const chosen = choice?.kind === 'cards' ? choice.cards : [];
  const named = [...cards, ...(card ? [card] : []), ...plays.map((play) => play.card), ...chosen];
  return [...(hand?.cards ?? []).flatMap(placeOf), ...named.map((one) => signOf(tree, one))];
}

/** The rank of `♠10`: what stands last. */
function signOf({ text }: CaseTree, { value, span }: Located<Card>): RankPlace {
  const written = /(?:10|Ντ|ΝΤ|.)$/u.exec(textIn(text, span))?.[0] ?? '';
  return { rank: rankOf(value), written, span: { start: span.end - written.length, end: span.end } };
}

/** Behind a sign, one blank at most between: `♠KJ`, `♥ 10`. */
const BEHIND = /[ \u00A0]?((?:10|[2-9AKQJTHVBRDxΑΚΤΡΒ\u0410\u041A\u0422]|Ντ|ΝΤ)+)(?![\p{L}\p{N}])/uy;
const SIGN = /10|Ντ|ΝΤ|./gu;

/** Right before a sign: `10♠`, `K♥`. */
const BEFORE = /(?:^|[^\p{L}\p{N}♠-♧])(10|Ντ|[AKQJTHVBRDΑΚΤΡ])$/u;

function inLine({ text, language }: CaseTree, number: number, taken: readonly Span[]): readonly RankPlace[] {
  const line = text.lines[number] ?? '';
  const base = text.starts[number] ?? 0;
  const places: RankPlace[] = [];
  const add = (written: string, at: number) => {
    const rank = written === 'x' ? written : (readRank(written, language) ?? ownHonourOf(written, language));
    const span = { start: base + at, end: base + at + written.length };
    if (rank !== undefined) places.push({ rank, written, span });
  };
  for (let at = nextGlyphUnit(line, 0); at < line.length; at = nextGlyphUnit(line, at + 1)) {
    const glyph = isIn(taken, base + at) ? undefined : suitAt(line, at);
    if (glyph === undefined) continue;
    BEHIND.lastIndex = glyph.end;
    const ranks = BEHIND.exec(line)?.[1];
    if (ranks !== undefined) {
      const start = BEHIND.lastIndex - ranks.length;
      for (const { 0: sign, index } of ranks.matchAll(SIGN)) add(sign, start + index);
    } else {
      const before = BEFORE.exec(line.slice(Math.max(0, at - 4), at))?.[1];
      if (before !== undefined) add(before, at - before.length);
    }
    at = glyph.end - 1;
  }
  return places;
}
