// Deals as write-ups print them: every layout that the parser reads, in every set of signs.
import { type Card, RANKS, SUITS, type Suit } from '../../server/core/bridge/cards.ts';
import { type Hand, handOf } from '../../server/core/bridge/hand.ts';
import type { Language } from '../../server/core/bridge/nouns.ts';
import { SEATS, type Seat } from '../../server/core/bridge/seats.ts';
import { VOCABULARIES } from '../../server/core/bridge/words.ts';

export type Deal = { readonly [seat in Seat]: Hand };

/** How cards are written: the suits' signs, the honours, the ten, what divides the cards of a suit, and a void. */
export type Writing = {
  readonly signs: readonly [string, string, string, string];
  readonly language: Language;
  readonly honours: 'international' | 'national';
  readonly ten: 'T' | '10';
  readonly between: '' | ' ';
  readonly afterSign: '' | ' ';
  readonly none: string;
};

export const SIGN_SETS: readonly Writing['signs'][] = [
  ['♠', '♥', '♦', '♣'],
  ['♤', '♡', '♢', '♧'],
  ['♠', '♡', '♢', '♣'],
  ['♠️', '♥️', '♦️', '♣️'],
  ['ª', '©', '¨', '§'],
  ['\uF0AA', '\uF0A9', '\uF0A8', '\uF0A7'],
  ['!s', '!h', '!d', '!c'],
  ['&spades;', '&hearts;', '&diams;', '&clubs;'],
  ['&#9824;', '&#9825;', '&#9826;', '&#9827;'],
  ['&#x2660;', '&#x2665;', '&#x2666;', '&#x2663;'],
  ['{spade}', '{heart}', '{diam}', '{club}'],
  ['$\\spadesuit$', '$\\heartsuit$', '$\\diamondsuit$', '$\\clubsuit$'],
  ['\\BS{}', '\\BH{}', '\\BD{}', '\\BC{}'],
  ['\u0006', '\u0003', '\u0004', '\u0005'],
  ['â™\u00A0', 'â™¥', 'â™¦', 'â™£'],
];

export const VOIDS = [
  '',
  '-',
  '--',
  '---',
  '–',
  '—',
  'void',
  'σικάν',
  'δεν έχει',
  'renonce',
  'yok',
  'şikan',
  'chicane',
];

/** The hands of `cards`, dealt out in turn. */
export function dealOf(cards: readonly Card[]): Deal {
  const [N, E, S, W] = SEATS.map((_, turn) => handOf(cards.filter((_, at) => at % SEATS.length === turn)));
  if (N === undefined || E === undefined || S === undefined || W === undefined) throw new Error('four seats');
  return { N, E, S, W };
}

/** The ranks of a suit without its sign. */
export function ranksOf(hand: Hand, suit: Suit, writing: Writing): string {
  const ranks = [...hand[suit]].map((rank) => spelled(rank, writing)).join(writing.between);
  return ranks === '' ? writing.none : ranks;
}

function spelled(rank: string, { honours, language, ten }: Writing): string {
  if (rank === 'T') return ten;
  const own = honours === 'national' ? VOCABULARIES[language].honours : undefined;
  const known = RANKS.find((one) => one === rank);
  return (known && own?.[known]) ?? rank;
}

export function suitLine(hand: Hand, suit: Suit, writing: Writing): string {
  const sign = writing.signs[SUITS.indexOf(suit)] ?? '';
  const ranks = ranksOf(hand, suit, writing);
  return sign + (VOIDS.includes(ranks) && /\p{L}/u.test(ranks) ? ' ' : writing.afterSign) + ranks;
}

export function suitLines(hand: Hand, writing: Writing): string[] {
  return SUITS.map((suit) => suitLine(hand, suit, writing));
}

export function oneLine(hand: Hand, writing: Writing): string {
  return suitLines(hand, writing).join(' ');
}

export function nameOf(seat: Seat, { language }: Writing): string {
  const { bare, nom } = VOCABULARIES[language].seats[seat];
  return bare ?? nom;
}

export function letterOf(seat: Seat, { language }: Writing): string {
  return VOCABULARIES[language].seats[seat].letter;
}

export const MARGIN = ' '.repeat(20);

/** Columns of hands: as wide as thirteen cards apart behind the longest sign. */
const COLUMN = 50;

export function pairRows(deal: Deal, writing: Writing, middles: readonly string[], width = 24): string[] {
  return SUITS.map((suit, at) => {
    const [west, east] = [suitLine(deal.W, suit, writing), suitLine(deal.E, suit, writing)];
    return `${west.padEnd(width)}${middles[at] ?? ''}${east}`;
  });
}

/** Every layout by its name. */
export const LAYOUTS: { readonly [name: string]: (deal: Deal, writing: Writing) => string } = {
  'cross, nothing but suits': (deal, writing) =>
    [
      ...suitLines(deal.N, writing).map((line) => MARGIN + line),
      ...pairRows(deal, writing, []),
      ...suitLines(deal.S, writing).map((line) => MARGIN + line),
    ].join('\n'),
  'cross with letters': (deal, writing) =>
    [
      MARGIN + letterOf('N', writing),
      ...suitLines(deal.N, writing).map((line) => MARGIN + line),
      `${letterOf('W', writing)}                       ${letterOf('E', writing)}`,
      ...pairRows(deal, writing, []),
      MARGIN + letterOf('S', writing),
      ...suitLines(deal.S, writing).map((line) => MARGIN + line),
    ].join('\n'),
  'cross with a box': (deal, writing) =>
    [
      ...suitLines(deal.N, writing).map((line) => MARGIN + line),
      ...pairRows(deal, writing, [
        '+-----+   ',
        `|  ${letterOf('N', writing)}  |   `,
        `|${letterOf('W', writing)} ${letterOf('S', writing)} ${letterOf('E', writing)}|   `,
        '+-----+   ',
      ]),
      ...suitLines(deal.S, writing).map((line) => MARGIN + line),
    ].join('\n'),
  'cross with west and east named': (deal, writing) =>
    [
      nameOf('N', writing),
      ...suitLines(deal.N, writing),
      `${nameOf('W', writing)} / ${nameOf('E', writing)}`,
      ...SUITS.map((suit) => `${suitLine(deal.W, suit, writing)} / ${suitLine(deal.E, suit, writing)}`),
      nameOf('S', writing),
      ...suitLines(deal.S, writing),
    ].join('\n'),
  'labels and a line for each hand': (deal, writing) =>
    SEATS.map((seat) => `${nameOf(seat, writing)}: ${oneLine(deal[seat], writing)}`).join('\n'),
  'letters and a line for each hand': (deal, writing) =>
    (['W', 'N', 'E', 'S'] as const)
      .map((seat) => `${letterOf(seat, writing)}  ${oneLine(deal[seat], writing)}`)
      .join('\n'),
  'emphasised labels in a quotation': (deal, writing) =>
    SEATS.map((seat) => `> **${nameOf(seat, writing)}:** ${oneLine(deal[seat], writing)}`).join('\n'),
  'a block for each hand': (deal, writing) =>
    SEATS.map((seat) =>
      [nameOf(seat, writing).toUpperCase(), ...suitLines(deal[seat], writing)].join('\n'),
    ).join('\n\n'),
  'all on one line with names': (deal, writing) =>
    [
      nameOf('N', writing),
      oneLine(deal.N, writing),
      nameOf('W', writing),
      nameOf('E', writing),
      ...SUITS.flatMap((suit) => [suitLine(deal.W, suit, writing), suitLine(deal.E, suit, writing)]),
      nameOf('S', writing),
      oneLine(deal.S, writing),
    ].join(' '),
  'all on one line': (deal, writing) =>
    [
      oneLine(deal.N, writing),
      ...SUITS.flatMap((suit) => [suitLine(deal.W, suit, writing), suitLine(deal.E, suit, writing)]),
      oneLine(deal.S, writing),
    ].join(' '),
  'four hands with strokes between': (deal, writing) =>
    SEATS.map((seat) => `${letterOf(seat, writing)} ${oneLine(deal[seat], writing)}`).join(' / '),
  'labels apart from their hands': (deal, writing) =>
    [
      nameOf('W', writing),
      nameOf('N', writing),
      ...suitLines(deal.N, writing),
      nameOf('E', writing),
      ...suitLines(deal.W, writing),
      '',
      ...suitLines(deal.E, writing),
      nameOf('S', writing),
      ...suitLines(deal.S, writing),
    ].join('\n'),
  'hands side by side under their names': (deal, writing) =>
    [
      SEATS.map((seat) => nameOf(seat, writing).padEnd(COLUMN)).join(''),
      ...SUITS.map((suit) =>
        SEATS.map((seat) => suitLine(deal[seat], suit, writing).padEnd(COLUMN)).join(''),
      ),
    ].join('\n'),
  'a cross with a line for each hand, under names': (deal, writing) =>
    [
      MARGIN + nameOf('N', writing),
      MARGIN + oneLine(deal.N, writing),
      nameOf('W', writing) + MARGIN + nameOf('E', writing),
      oneLine(deal.W, writing) + MARGIN + oneLine(deal.E, writing),
      MARGIN + nameOf('S', writing),
      MARGIN + oneLine(deal.S, writing),
    ].join('\n'),
  'a table': (deal, writing) =>
    [
      `| | ${writing.signs.join(' | ')} |`,
      '|---|---|---|---|---|',
      ...SEATS.map((seat) =>
        [nameOf(seat, writing), ...SUITS.map((suit) => ranksOf(deal[seat], suit, writing))]
          .map((square) => `| ${square} `)
          .join('')
          .concat('|'),
      ),
    ].join('\n'),
};

/** Compass letters among the suits; the cards of a suit must touch. */
export const COMPASS_LAYOUTS: typeof LAYOUTS = {
  'compass in the rows': (deal, writing) =>
    [
      ...suitLines(deal.N, writing),
      ...pairRows(
        deal,
        { ...writing, none: writing.none || '-' },
        [` ${letterOf('N', writing)} `, ' ', ` ${letterOf('W', writing)} ${letterOf('E', writing)} `, ' '],
        0,
      ),
      letterOf('S', writing),
      ...suitLines(deal.S, writing),
    ].join('\n'),
  'compass on lines of its own': (deal, writing) => {
    const [spades = '', hearts = '', ...minors] = suitLines(deal.N, writing);
    const [first = '', ...others] = suitLines(deal.S, writing);
    return [
      ...suitLines(deal.W, writing),
      spades,
      letterOf('N', writing),
      hearts,
      `${letterOf('W', writing)} ${letterOf('E', writing)}`,
      ...minors,
      ...suitLines(deal.E, writing),
      first,
      letterOf('S', writing),
      ...others,
    ].join('\n');
  },
};

/** The rows of a deal without any sign of a suit, those of west and east on one row. */
export function rowsWithoutSuits(deal: Deal, writing: Writing, isNamed: boolean): string {
  const row = (seat: Seat, suit: Suit) => ranksOf(deal[seat], suit, { ...writing, between: ' ', none: '-' });
  const rows = (seats: readonly Seat[]) =>
    SUITS.map((suit) => seats.map((seat) => row(seat, suit)).join(' '));
  const named = (seats: readonly Seat[]) =>
    isNamed ? [seats.map((seat) => nameOf(seat, writing)).join(' ')] : [];
  const blocks: readonly (readonly Seat[])[] = [['N'], ['W', 'E'], ['S']];
  return blocks.flatMap((seats) => [...named(seats), ...rows(seats)]).join('\n');
}
