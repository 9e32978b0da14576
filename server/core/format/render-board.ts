// A board in a house layout: suits as ♠ ♥ ♦ ♣, a void as –, seats in the words or letters of the language.
import { isRank, SUITS, type Suit } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { type BySeat, SEATS, type Seat } from '../bridge/seats.ts';
import { type CardStyle, spellRank, spellSeat, suitGlyph, VOCABULARIES } from '../bridge/words.ts';
import type { BoardLayout } from './layouts.ts';

/** What stands for the cards of a suit that the hand does not have. */
export const VOID_SIGN = '–';

/**
 * Draws the hands that are known; the lines are joined by line feeds, the last has none. The compass takes four
 * hands: with fewer, `centred` gives what `labelled` gives. Without hands the text is empty.
 *
 * @param style the language of the seats, and the letters of the cards
 */
export function renderBoard(hands: BySeat<Hand>, layout: BoardLayout, style: CardStyle): string {
  const seated = seatedHands(hands);
  if (layout === 'line') return oneLine(seated, style);
  return (layout === 'centred' ? centred(hands, style) : undefined) ?? labelled(seated, style);
}

type SeatedHand = { readonly seat: Seat; readonly hand: Hand };

function seatedHands(hands: BySeat<Hand>): readonly SeatedHand[] {
  return SEATS.flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : [{ seat, hand }];
  });
}

/** `♠AQ53`, `♥–`. */
function renderSuit(hand: Hand, suit: Suit, style: CardStyle): string {
  const ranks = [...hand[suit]].map((rank) => (isRank(rank) ? spellRank(rank, style) : rank)).join('');
  return suitGlyph(suit) + (ranks === '' ? VOID_SIGN : ranks);
}

function suitLines(hand: Hand, style: CardStyle): readonly string[] {
  return SUITS.map((suit) => renderSuit(hand, suit, style));
}

/** So many blanks stand between West and the compass, and between the compass and East. */
const BESIDE_COMPASS = 3;

function centred({ N, E, S, W }: BySeat<Hand>, style: CardStyle): string | undefined {
  if (N === undefined || E === undefined || S === undefined || W === undefined) return undefined;
  const west = suitLines(W, style);
  const east = suitLines(E, style);
  const left = widthOf(west) + BESIDE_COMPASS;
  const compass = compassRows(style);
  const right = left + widthOf(compass) + BESIDE_COMPASS;
  const beside = west.map((line, at) => (line.padEnd(left) + (compass[at] ?? '')).padEnd(right) + east[at]);
  const inTheMiddle = (hand: Hand) => suitLines(hand, style).map((line) => ' '.repeat(left) + line);
  return [...inTheMiddle(N), ...beside, ...inTheMiddle(S)].join('\n');
}

/** The four letters; the blanks around each keep it from being taken for a card. */
function compassRows({ language }: CardStyle): readonly string[] {
  const letter = (seat: Seat) => VOCABULARIES[language].seats[seat].letter;
  return [`  ${letter('N')}`, `${letter('W')}   ${letter('E')}`, `  ${letter('S')}`];
}

function labelled(hands: readonly SeatedHand[], style: CardStyle): string {
  const labels = hands.map(({ seat }) => `${nameOf(seat, style)}:`);
  const suits = hands.map(({ hand }) => suitLines(hand, style));
  const widths = SUITS.map((_, at) => widthOf(suits.map((lines) => lines[at] ?? '')));
  const width = widthOf(labels);
  return labels
    .map((label, hand) => {
      const columns = widths.map((suitWidth, at) => (suits[hand]?.[at] ?? '').padEnd(suitWidth));
      return [label.padEnd(width), ...columns].join(' ').trimEnd();
    })
    .join('\n');
}

function oneLine(hands: readonly SeatedHand[], style: CardStyle): string {
  const letter = (seat: Seat) => VOCABULARIES[style.language].seats[seat].letter;
  return hands.map(({ seat, hand }) => `${letter(seat)} ${suitLines(hand, style).join(' ')}`).join(' / ');
}

function nameOf(seat: Seat, { language }: CardStyle): string {
  const name = spellSeat(seat, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length));
}
