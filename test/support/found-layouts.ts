// Layouts and signs that were found in other people's write-ups, for the properties of boards.
import { SUITS } from '../../server/core/bridge/cards.ts';
import { SEATS, type Seat } from '../../server/core/bridge/seats.ts';
import {
  type Deal,
  letterOf,
  MARGIN,
  nameOf,
  ranksOf,
  suitLines,
  VOIDS,
  type Writing,
} from './render-deal.ts';

/** Suits with a text selector, as LaTeX calls the red ones otherwise, and as pictures. */
export const FOUND_SIGNS: readonly Writing['signs'][] = [
  ['♠\ufe0e', '♥\ufe0e', '♦\ufe0e', '♣\ufe0e'],
  ['$\\spadesuit$', '$\\varheartsuit$', '$\\vardiamondsuit$', '$\\clubsuit$'],
  ['<img alt="♠">', '<img alt="♥">', '<img alt="♦">', '<img alt="♣">'],
];

/** Every layout by its name; hands must have more than four cards. */
export const FOUND_LAYOUTS: { readonly [name: string]: (deal: Deal, writing: Writing) => string } = {
  'a cross that has lost its red suits': (deal, writing) => {
    const rows = (seat: Seat) => withoutRedSuits(deal[seat], writing);
    return [
      ...rows('N').map((line) => MARGIN + line),
      ...rows('W').map((line, at) => line.padEnd(MARGIN.length * 2) + rows('E')[at]),
      ...rows('S').map((line) => MARGIN + line),
    ].join('\n');
  },
  'a block for each hand that has lost its red suits': (deal, writing) =>
    SEATS.map((seat) => [nameOf(seat, writing), ...withoutRedSuits(deal[seat], writing)].join('\n')).join(
      '\n\n',
    ),
  'every card with its suit before it': (deal, writing) =>
    cardByCard(deal, writing, (sign, rank) => sign + rank),
  'every card with its suit behind it': (deal, writing) =>
    cardByCard(deal, writing, (sign, rank) => rank + sign),
  'four blocks and their order': (deal, writing) =>
    [
      ...SEATS.map((seat) => suitLines(deal[seat], writing).join('\n')),
      `(${SEATS.map((seat) => letterOf(seat, writing)).join(', ')})`,
    ].join('\n\n'),
  'a tag as HTML has it': (deal) =>
    `The deal: [hv=pc=n&amp;${SEATS.map(
      (seat) =>
        `${seat.toLowerCase()}=${SUITS.map((suit) => (deal[seat][suit] === '' ? '' : suit + deal[seat][suit]))
          .join('')
          .toLowerCase()}`,
    ).join('&amp;')}&amp;d=s]399|300[/hv]`,
};

function withoutRedSuits(hand: Deal['N'], writing: Writing): readonly string[] {
  const none = writing.none === '' || VOIDS.indexOf(writing.none) === -1 ? '-' : writing.none;
  const rows = SUITS.map((suit) => ranksOf(hand, suit, { ...writing, none }));
  return rows.map((row, at) => (at === 0 ? `♠ ${row}` : at === 3 ? `♣ ${row}` : row));
}

function cardByCard(deal: Deal, writing: Writing, card: (sign: string, rank: string) => string): string {
  const one: Writing = { ...writing, between: ' ', none: '' };
  return SEATS.map((seat) => {
    const cards = SUITS.flatMap((suit, at) => {
      const ranks = ranksOf(deal[seat], suit, one);
      return ranks === '' ? [] : ranks.split(' ').map((rank) => card(writing.signs[at] ?? '', rank));
    });
    return `${nameOf(seat, writing)}: ${cards.join(' ')}`;
  }).join('\n');
}
