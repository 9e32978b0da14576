// Layouts of deals in which nothing, or no more than a letter or an order, tells the suits.
import { SUITS, type Suit } from '../../server/core/bridge/cards.ts';
import { SEATS, type Seat } from '../../server/core/bridge/seats.ts';
import { type LAYOUTS, MARGIN, nameOf, oneLine, ranksOf } from './render-deal.ts';

/** Layouts without signs of suits. */
export const PLAIN_LAYOUTS: typeof LAYOUTS = {
  PBN: (deal) =>
    `[Deal "N:${SEATS.map((seat) => SUITS.map((suit) => deal[seat][suit]).join('.')).join(' ')}"]`,
  'PBN without its tag': (deal) =>
    `W:${(['W', 'N', 'E', 'S'] as const).map((seat) => SUITS.map((suit) => deal[seat][suit] || '-').join('.')).join(' ')}`,
  'letters for the suits': (deal, writing) =>
    SEATS.map((seat) => {
      const letters = writing.language === 'nl' ? 'SHRK' : 'SHDC';
      const suits = SUITS.map(
        (suit, at) => letters.charAt(at) + ranksOf(deal[seat], suit, { ...writing, between: '', none: '-' }),
      );
      return `${nameOf(seat, writing)}: ${suits.join(' ')}`;
    }).join('\n'),
  'a tag of a play site': (deal) =>
    `[hv=pc=n&${SEATS.map(
      (seat) =>
        `${seat.toLowerCase()}=${SUITS.map((suit) => (deal[seat][suit] === '' ? '' : suit + deal[seat][suit]))
          .join('')
          .toLowerCase()}`,
    ).join('&')}&d=s&v=b]399|300[/hv]`,
};

/** Layouts that only the order of the suits explains; hands must have more than four cards. */
export const BARE_LAYOUTS: typeof LAYOUTS = {
  'four holdings behind a label': (deal, writing) =>
    SEATS.map((seat) => {
      const suits = SUITS.map((suit) => ranksOf(deal[seat], suit, { ...writing, between: '', none: '-' }));
      return `${nameOf(seat, writing)}: ${suits.join(', ')}`;
    }).join('\n'),
  'rows under labels': (deal, writing) => {
    const row = (seat: Seat, suit: Suit) => ranksOf(deal[seat], suit, { ...writing, none: '-' });
    return [
      nameOf('N', writing),
      ...SUITS.map((suit) => row('N', suit)),
      `${nameOf('W', writing)}     ${nameOf('E', writing)}`,
      ...SUITS.map((suit) => `${row('W', suit)}     ${row('E', suit)}`),
      nameOf('S', writing),
      ...SUITS.map((suit) => row('S', suit)),
    ].join('\n');
  },
};

/** The same, each hand on one line, without names: north's, those of west and east, south's. */
export const CROSSES_OF_LINES: typeof LAYOUTS = {
  'a cross with a line for each hand': (deal, writing) =>
    [
      MARGIN + oneLine(deal.N, writing),
      oneLine(deal.W, writing) + MARGIN + oneLine(deal.E, writing),
      MARGIN + oneLine(deal.S, writing),
    ].join('\n'),
  'a cross with a line for each hand, no suits': (deal, writing) => {
    const hand = (seat: Seat) =>
      SUITS.map((suit) => ranksOf(deal[seat], suit, { ...writing, none: '-' })).join(' / ');
    return [MARGIN + hand('N'), hand('W') + MARGIN + hand('E'), MARGIN + hand('S')].join('\n');
  },
};
