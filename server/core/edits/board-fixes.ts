// Slips in boards put right, where the rest of the deal tells what was meant.
import { type Card, DECK, type Rank, rankOf, SUITS, suitOf } from '../bridge/cards.ts';
import { cardsOf } from '../bridge/hand.ts';
import { dealerOf, SEATS, VULNERABILITIES, vulnerabilityOf } from '../bridge/seats.ts';
import { readVulnerability, VOCABULARIES } from '../bridge/words.ts';
import type { Facts } from '../facts/facts.ts';
import { addCards, cardForCard, takeFromHand, writeLatinLetters } from '../messages/edits.ts';
import {
  missingCards,
  namedCard,
  type ShownHand,
  shortHand,
  shownHands,
  usualSize,
  WHOLE_HAND,
} from '../rules/deal.ts';
import type { Finding } from '../rules/rule.ts';
import { cardStyleOf } from '../syntax/letters.ts';
import type { Board, ReadCard } from '../syntax/tree.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import { type Fix, NO_FIX, one, type Proposal, replacing } from './fix.ts';
import { holdingEdit } from './holding-edit.ts';
import { missingCardEdits } from './missing-cards.ts';
import { TWINS } from './ranks.ts';
import { seatLike } from './seat-spelling.ts';
import { replacement } from './text-edit.ts';

export function boardFixes(tree: CaseTree, facts: Facts, { rule, span }: Finding): Proposal {
  if (rule === 'board/dealer-against-number') return one(dealerFix(tree, facts));
  if (rule === 'board/vulnerability-against-number') return one(vulnerabilityFix(tree, facts));
  const board = facts.boards.find((each) => each.span.start <= span.start && span.end <= each.span.end);
  if (board === undefined) return NO_FIX;
  switch (rule) {
    case 'board/look-alike':
      return one(latinLetters(board));
    case 'board/missing-card':
      return shortHand(board, missingCards(board)) === undefined
        ? inTheTwinsPlace(tree, board)
        : one(cardsAdded(tree, board));
    case 'board/card-twice':
      return twinFixes(tree, board, span.start);
    case 'board/unknown-rank':
      return one(strangeSign(tree, board));
    default:
      return NO_FIX;
  }
}

function dealerFix(tree: CaseTree, { boardNumber, dealer }: Facts): Fix | undefined {
  if (boardNumber === undefined || dealer === undefined) return undefined;
  const written = textIn(tree.text, dealer.span);
  const right = seatLike(written, dealer.value, dealerOf(boardNumber.value), tree.language);
  return right === undefined ? undefined : replacing(tree, dealer.span, right, false);
}

/** Only where one word says who is vulnerable, as `NS`, `none` or the language's own. */
function vulnerabilityFix(tree: CaseTree, { boardNumber, vulnerability }: Facts): Fix | undefined {
  if (boardNumber === undefined || vulnerability === undefined) return undefined;
  const written = textIn(tree.text, vulnerability.span);
  const right = vulnerabilityOf(boardNumber.value);
  if (VULNERABILITIES.some((known) => known === written.trim()))
    return replacing(tree, vulnerability.span, right, false);
  if (readVulnerability(written, tree.language) !== vulnerability.value) return undefined;
  const { nom } = VOCABULARIES[tree.language].vulnerabilities[right];
  return replacing(tree, vulnerability.span, nom, false);
}

function latinLetters(board: Board): Fix {
  const cards = shownHands(board).flatMap(({ read }) => read.cards);
  const edits = cards.flatMap(({ written, span }) => {
    const letter = TWINS[written];
    return letter === undefined ? [] : [replacement(span.start, span.end, letter)];
  });
  return {
    wording: writeLatinLetters,
    nouns: {},
    edits: edits.sort((first, second) => first.span.start - second.span.start),
    isSlip: true,
  };
}

function cardsAdded(tree: CaseTree, board: Board): Fix | undefined {
  const cards = missingCards(board);
  const short = shortHand(board, cards);
  const edits = [...missingCardEdits(tree, board)].sort(
    (first, second) => first.span.start - second.span.start,
  );
  if (short === undefined || edits.length === 0) return undefined;
  return { wording: addCards, nouns: { cards: { cards }, seat: { seat: short.seat } }, edits, isSlip: true };
}

/** A card that stands in two places, or twice in one. */
type Twin = { readonly shown: ShownHand; readonly card: Card; readonly read: ReadCard };

function twinsIn(board: Board): readonly Twin[] {
  const all = shownHands(board).flatMap((shown) =>
    shown.read.cards.flatMap((read): Twin[] => {
      const card = namedCard(read);
      return card === undefined ? [] : [{ shown, card, read }];
    }),
  );
  return all.filter(({ card, read }) => all.some((other) => other.card === card && other.read !== read));
}

/** One card twice and one in no hand: either of the two is a misprint for it. */
function inTheTwinsPlace(tree: CaseTree, board: Board): Proposal {
  const [missing, another] = missingCards(board);
  const twins = twinsIn(board);
  if (missing === undefined || another !== undefined || twins.length !== 2) return NO_FIX;
  const fixes = twins.flatMap((twin) => inItsPlace(tree, board, twin, missing) ?? []);
  return { fixes, ifSeveral: 'all' };
}

function twinFixes(tree: CaseTree, board: Board, start: number): Proposal {
  if (missingCards(board).length === 1) return inTheTwinsPlace(tree, board);
  const found = twinsIn(board).find(({ read }) => read.span.start === start);
  const usual = usualSize(shownHands(board));
  const twins = twinsIn(board).filter(({ card, shown }) => card === found?.card && usual < shown.size);
  return { fixes: twins.flatMap((twin) => takenOut(tree, board, twin) ?? []), ifSeveral: 'none' };
}

function inItsPlace(tree: CaseTree, board: Board, twin: Twin, missing: Card): Fix | undefined {
  if (suitOf(missing) !== suitOf(twin.card)) return undefined;
  const ranks = ranksBeside(twin);
  if (ranks === undefined) return undefined;
  const edit = holdingEdit(
    tree.text,
    twin.shown.read,
    twin.read.suit,
    [...ranks, rankOf(missing)],
    styleOf(tree, board),
  );
  const nouns = { right: { card: missing }, card: { card: twin.card }, seat: { seat: twin.shown.seat } };
  return edit && { wording: cardForCard, nouns, edits: [edit], isSlip: false };
}

/** From the one hand that is too long. */
function takenOut(tree: CaseTree, board: Board, twin: Twin): Fix | undefined {
  const ranks = ranksBeside(twin);
  if (ranks === undefined || ranks.length === 0) return undefined;
  const edit = holdingEdit(tree.text, twin.shown.read, twin.read.suit, ranks, styleOf(tree, board));
  const nouns = { card: { card: twin.card }, seat: { seat: twin.shown.seat } };
  return edit && { wording: takeFromHand, nouns, edits: [edit], isSlip: false };
}

/** The other ranks of its suit in its hand; `undefined` where one has no name. */
function ranksBeside({ shown, read }: Twin): readonly Rank[] | undefined {
  const others = shown.read.cards.filter((other) => other.suit === read.suit && other !== read);
  const named = others.flatMap((other) => namedCard(other) ?? []);
  return named.length === others.length ? named.map(rankOf) : undefined;
}

/** One sign that is no rank, in a deal that lacks one card of that suit. */
function strangeSign(tree: CaseTree, board: Board): Fix | undefined {
  const hands = shownHands(board);
  if (hands.length !== SEATS.length || hands.some(({ size }) => size !== WHOLE_HAND)) return undefined;
  const cards = hands.flatMap(({ read }) => read.cards);
  const [strange, another] = cards.filter((read) => namedCard(read) === undefined);
  const held = new Set(hands.flatMap(({ read }) => cardsOf(read.hand)));
  const [missing, more] = DECK.filter((card) => !held.has(card));
  if (strange === undefined || another !== undefined || missing === undefined || more !== undefined)
    return undefined;
  const shown = hands.find(({ read }) => read.cards.includes(strange));
  if (shown === undefined || !SUITS.includes(strange.suit) || suitOf(missing) !== strange.suit)
    return undefined;
  const ranks = cardsOf(shown.read.hand)
    .filter((card) => suitOf(card) === strange.suit)
    .map(rankOf);
  const edit = holdingEdit(
    tree.text,
    shown.read,
    strange.suit,
    [...ranks, rankOf(missing)],
    styleOf(tree, board),
  );
  const nouns = { cards: { cards: [missing] }, seat: { seat: shown.seat } };
  return edit && { wording: addCards, nouns, edits: [edit], isSlip: false };
}

function styleOf({ language }: CaseTree, board: Board) {
  return cardStyleOf([], [board], language, language);
}
