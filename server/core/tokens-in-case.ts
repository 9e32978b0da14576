// What was read where, for colours: signs and ranks, seats, annotations, citations, and the words of sentences that
// were understood.
import { isSuit, SUITS, type Suit } from './bridge/cards.ts';
import type { CaseReport } from './case.ts';
import { statementsOf } from './facts/from-annotation.ts';
import type { Annotation } from './syntax/annotations/annotation.ts';
import type { ReadDiagram } from './syntax/boards/diagram.ts';
import { labelOf } from './syntax/boards/seat-label.ts';
import { nextGlyphUnit, suitAt } from './syntax/glyphs.ts';
import type { Term } from './syntax/lexicon/lexicon.ts';
import type { Item } from './syntax/sentences/item.ts';
import { LINKS } from './syntax/sentences/link.ts';
import { isPerson } from './syntax/sentences/person.ts';
import { suitInCase } from './syntax/suit-in-case.ts';
import type { Choice, ReadHand } from './syntax/tree.ts';
import { type CaseText, lineOf, textIn } from './text/lines.ts';
import { type Located, located, type Span } from './text/span.ts';
import type { Token, TokenKind } from './token-kinds.ts';
import { understoodIn } from './understood.ts';

/** The tokens of a case in the order of the text, none over another; each lies within one line. */
export function tokensInCase(report: CaseReport): readonly Token[] {
  const { tree, text } = report;
  const found = [
    ...tree.annotations.flatMap((annotation) => annotationTokens(annotation, text)),
    ...tree.citations.map(({ span }) => token('citation', span)),
    ...tree.diagrams.flatMap((diagram) => diagramTokens(diagram, text)),
    ...tree.looseHands.flatMap(({ hand, seat }) => [...handTokens(hand), ...placed('seat', seat)]),
    ...tree.headers.flatMap(({ dealer }) => placed('seat', dealer)),
    ...text.lines.flatMap((line, number) => signTokens(text, line, number)),
    ...understoodTokens(report),
  ];
  return apart(found.flatMap((one) => withinLines(one, text)));
}

const KIND_OF_SUIT: { readonly [suit in Suit]: TokenKind } = {
  S: 'spade',
  H: 'heart',
  D: 'diamond',
  C: 'club',
};

function token(kind: TokenKind, { start, end }: Span): Token {
  return { kind, span: { start, end } };
}

function placed(kind: TokenKind, value: Located<unknown> | undefined): readonly Token[] {
  return value === undefined ? [] : [token(kind, value.span)];
}

function annotationTokens(annotation: Annotation, text: CaseText): readonly Token[] {
  const { written, given } = annotation;
  const { seat, role, by, paragraph, hand, plays = [], choice } = given;
  const cards = [
    ...(given.cards ?? []),
    ...placedCards(given.card),
    ...cardsOf(choice),
    ...plays.map(({ card }) => card),
  ];
  const suits = [...(given.suits ?? []), ...(choice?.kind === 'suits' ? choice.suits : [])];
  return [
    { ...token('annotation', written.span), ...modifierOf(annotation) },
    ...[seat, role, by].flatMap((one) => placed('seat', one)),
    ...placed('citation', paragraph),
    ...(hand === undefined ? [] : handTokens(hand)),
    ...plays.flatMap(({ card }) => seatBefore(card.span, text)),
    ...suits.map(({ value, span }) => token(KIND_OF_SUIT[value], span)),
    ...cards.flatMap((card) => letteredCard(card.span, text)),
  ];
}

function modifierOf(annotation: Annotation): Pick<Token, 'modifier'> {
  const [stated] = statementsOf(annotation);
  return stated === undefined ? {} : { modifier: stated.kind === 'event' ? 'ofFact' : 'ofClaim' };
}

function placedCards<T>(card: Located<T> | undefined): readonly Located<T>[] {
  return card === undefined ? [] : [card];
}

function cardsOf(choice: Choice | undefined): Extract<Choice, { kind: 'cards' }>['cards'] {
  return choice?.kind === 'cards' ? choice.cards : [];
}

/** The letter of a seat right before its card: `S♣7`. */
function seatBefore({ start }: Span, text: CaseText): readonly Token[] {
  const letter = { start: start - 1, end: start };
  return /\p{L}/u.test(textIn(text, letter)) ? [token('seat', letter)] : [];
}

/** A card in letters, `SK` or its rank alone; cards with a sign are found by their signs. */
function letteredCard({ start, end }: Span, text: CaseText): readonly Token[] {
  const letter = textIn(text, { start, end: start + 1 });
  if (end - start < 2 || !isSuit(letter))
    return /[\p{L}\p{N}]/u.test(letter) ? [token('rank', { start, end })] : [];
  return [token(KIND_OF_SUIT[letter], { start, end: start + 1 }), token('rank', { start: start + 1, end })];
}

/** Each suit's sign, and its ranks: those that stand together are one token. */
function handTokens({ cards, suits }: ReadHand): readonly Token[] {
  return SUITS.flatMap((suit) => {
    const place = suits[suit];
    if (place === undefined) return [];
    const runs: { start: number; end: number }[] = [];
    for (const { suit: of, span } of cards) {
      const last = runs.at(-1);
      if (of !== suit) continue;
      if (last?.end === span.start) last.end = span.end;
      else runs.push({ ...span });
    }
    const sign = { start: place.start, end: runs[0]?.start ?? place.end };
    return [token(KIND_OF_SUIT[suit], sign), ...runs.map((run) => token('rank', run))];
  });
}

const WORD = /\p{L}+/gu;

/** The hands of a board, and on its lines the names and letters of seats that stand outside the hands. */
function diagramTokens({ board }: ReadDiagram, text: CaseText): readonly Token[] {
  const hands = Object.values(board.hands);
  const inHands = hands.flatMap(({ suits }) => Object.values(suits));
  const isInHand = (at: number) => inHands.some(({ start, end }) => start <= at && at < end);
  const from = lineOf(text, board.span.start);
  const lines = text.lines.slice(from, lineOf(text, board.span.end) + 1);
  const labels = lines.flatMap((line, at) => {
    const base = text.starts[from + at] ?? 0;
    return Array.from(line.matchAll(WORD), ({ 0: word, index }) =>
      located(word, base + index, base + index + word.length),
    ).filter(({ value, span }) => labelOf(value) !== undefined && !isInHand(span.start));
  });
  return [...hands.flatMap(handTokens), ...labels.map(({ span }) => token('seat', span))];
}

const RANKS = /(?:10|Ν[τΤ]|[2-9AKQJTHVBRDWxakqjtΑΚΤΡΒ])+(?![\p{L}\p{N}])/uy;

/** The signs of suits on a line, with the ranks right behind them. */
function signTokens(text: CaseText, line: string, number: number): readonly Token[] {
  const tokens: Token[] = [];
  const base = text.starts[number] ?? 0;
  for (let at = nextGlyphUnit(line, 0); at < line.length; at = nextGlyphUnit(line, at)) {
    const sign = suitInCase(text, number, at);
    if (sign === undefined) {
      at += 1;
      continue;
    }
    tokens.push(token(KIND_OF_SUIT[sign.suit], { start: base + at, end: base + sign.end }));
    RANKS.lastIndex = sign.end;
    at = RANKS.test(line) ? RANKS.lastIndex : sign.end;
    if (sign.end < at) tokens.push(token('rank', { start: base + sign.end, end: base + at }));
  }
  return tokens;
}

/** The words that count in the parts of sentences that were understood. */
function understoodTokens(report: CaseReport): readonly Token[] {
  return understoodIn(report).flatMap(({ kind, stated, clause }) =>
    (clause?.items ?? []).flatMap((item) => {
      const isStated = item.span.start === stated.span.start;
      const found = kindOfItem(item, kind) ?? (isStated ? kind : undefined);
      return found === undefined ? [] : [token(found, upToSign(item.span, report.text))];
    }),
  );
}

/** The words up to the sign of a suit in them: of `4♦` the number, so that the sign has its own colour. */
function upToSign(span: Span, text: CaseText): Span {
  const written = textIn(text, span);
  const at = nextGlyphUnit(written, 1);
  return at < written.length && suitAt(written, at) !== undefined
    ? { start: span.start, end: span.start + at }
    : span;
}

/** Terms that say nothing by themselves. */
const JOINING: readonly Term[] = [...LINKS, 'aside'];

function kindOfItem(item: Item, stated: 'fact' | 'claim'): TokenKind | undefined {
  const isWho: boolean = isPerson(item);
  switch (item.kind) {
    case 'suit':
      return KIND_OF_SUIT[item.suit];
    case 'cards': {
      const suit = SUITS.find((one) => item.cards[0]?.startsWith(one));
      return suit && KIND_OF_SUIT[suit];
    }
    case 'rank':
      return 'rank';
    case 'seat':
      return 'seat';
    case 'term':
      if (isWho) return 'seat';
      return item.terms.every((term) => JOINING.includes(term)) ? undefined : stated;
    default:
      return undefined;
  }
}

/** The token line by line; without its blanks at the end. */
function withinLines(one: Token, text: CaseText): readonly Token[] {
  const { span } = one;
  const tokens: Token[] = [];
  for (let line = lineOf(text, span.start); line <= lineOf(text, span.end); line++) {
    const base = text.starts[line] ?? 0;
    const written = text.lines[line] ?? '';
    const from = Math.max(0, span.start - base);
    const words = written.slice(from, span.end - base).trimEnd();
    if (words !== '') tokens.push({ ...one, span: { start: base + from, end: base + from + words.length } });
  }
  return tokens;
}

/** In the order of the text; where two lie over each other, the one that begins first, or else was found first. */
function apart(tokens: readonly Token[]): readonly Token[] {
  const inOrder = tokens.toSorted((one, other) => one.span.start - other.span.start);
  let end = 0;
  return inOrder.filter(({ span }) => {
    const isFree = end <= span.start;
    if (isFree) end = span.end;
    return isFree;
  });
}
