// Layouts of deals as other people leave them.
import { SUITS, type Suit } from '../../server/core/bridge/cards.ts';
import type { Language } from '../../server/core/bridge/nouns.ts';
import { SEATS } from '../../server/core/bridge/seats.ts';
import { VOCABULARIES } from '../../server/core/bridge/words.ts';
import {
  LAYOUTS,
  letterOf,
  MARGIN,
  nameOf,
  oneLine,
  pairRows,
  ranksOf,
  suitLine,
  suitLines,
  type Writing,
} from './render-deal.ts';

const HEADS: { readonly [language in Language]: readonly string[] } = {
  en: ['BD# 14', 'VUL None', 'DLR East'],
  el: ['Διανομή 14', 'Κανείς στη δεύτερη', 'Μοιράζει: Ανατολή'],
  nl: ['Spel 14', 'Kwetsbaar: niemand', 'Gever: oost'],
  tr: ['Bord 14', 'Zon: Yok', 'Dağıtan: Doğu'],
};

/** Layouts of other people: with remarks, with names for suits, and with what is left of signs that were lost. */
export const WORN_LAYOUTS: typeof LAYOUTS = {
  'remarks beside labels': (deal, writing) =>
    SEATS.map((seat) => `${nameOf(seat, writing)} (dummy): ${oneLine(deal[seat], writing)}`).join('\n'),
  'two and two under labels with remarks': (deal, writing) =>
    (
      [
        ['N', 'S'],
        ['W', 'E'],
      ] as const
    )
      .map(([one, other]) =>
        [
          `${nameOf(one, writing)} (ABC)`.padEnd(30) + nameOf(other, writing),
          ...SUITS.map(
            (suit) => suitLine(deal[one], suit, writing).padEnd(30) + suitLine(deal[other], suit, writing),
          ),
        ].join('\n'),
      )
      .join('\n\n'),
  'a head beside north': (deal, writing) => {
    const head = HEADS[writing.language];
    return [
      ...suitLines(deal.N, writing).map((line, at) => (head[at] ?? '').padEnd(MARGIN.length) + line),
      ...pairRows(deal, writing, []),
      ...suitLines(deal.S, writing).map((line) => MARGIN + line),
    ].join('\n');
  },
  'a table of hands': (deal, writing) =>
    [
      `|${SEATS.map((seat) => ` ${nameOf(seat, writing)} |`).join('')}`,
      '|---|---|---|---|',
      `|${SEATS.map((seat) => ` ${suitLines(deal[seat], writing).join('<br>')} |`).join('')}`,
    ].join('\n'),
  'labels in brackets': (deal, writing) =>
    SEATS.map((seat) => `(${letterOf(seat, writing)}) ${oneLine(deal[seat], writing)}`).join('\n'),
  'names of suits': (deal, writing) =>
    SEATS.map((seat) => {
      const suits = SUITS.map(
        (suit) =>
          `${suitName(suit, writing)} ${ranksOf(deal[seat], suit, { ...writing, between: '', none: '-' })}`,
      );
      return `${nameOf(seat, writing)}: ${suits.join(', ')}`;
    }).join('\n'),
  'names of suits, a line each': (deal, writing) =>
    SEATS.map((seat) =>
      [
        nameOf(seat, writing).toUpperCase(),
        ...SUITS.map(
          (suit) => `${suitName(suit, writing)}: ${ranksOf(deal[seat], suit, { ...writing, none: 'void' })}`,
        ),
      ].join('\n'),
    ).join('\n\n'),
  'names of suits in another order': (deal, writing) =>
    SEATS.map((seat) => {
      const suits = (['H', 'D', 'C', 'S'] as const).map(
        (suit) =>
          `${suitName(suit, writing)} ${ranksOf(deal[seat], suit, { ...writing, between: '', none: '-' })}`,
      );
      return `${nameOf(seat, writing)} – ${suits.join(', ')}`;
    }).join('\n'),
  'players behind their cards': (deal, writing) =>
    SEATS.map((seat) => `${oneLine(deal[seat], writing)} (${nameOf(seat, writing)})`).join('\n'),
  'letters around a compass': (deal, writing) => {
    const [middle, signs] =
      writing.language === 'nl'
        ? [['  N', 'W   O', '  Z', ''], ['S', 'H', 'R', 'K'] as const]
        : [['  N', 'W   E', '  S', ''], ['S', 'H', 'D', 'C'] as const];
    const lettered: Writing = { ...writing, signs, honours: 'international', between: '', none: '-' };
    return [
      ...suitLines(deal.N, lettered).map((line) => MARGIN + line),
      ...pairRows(
        deal,
        lettered,
        middle.map((letters) => letters.padEnd(MARGIN.length)),
      ),
      ...suitLines(deal.S, lettered).map((line) => MARGIN + line),
    ].join('\n');
  },
  'dots behind names': (deal, writing) =>
    SEATS.map((seat) => `${nameOf(seat, writing)} ${SUITS.map((suit) => deal[seat][suit]).join('.')}`).join(
      '\n',
    ),
  'letters, words for voids': (deal, writing) =>
    SEATS.map((seat) => {
      const letters = writing.language === 'nl' ? 'SHRK' : 'SHDC';
      const suits = SUITS.map(
        (suit, at) =>
          `${letters.charAt(at)} ${ranksOf(deal[seat], suit, { ...writing, honours: 'international', between: '', none: 'none' })}`,
      );
      return `${nameOf(seat, writing)} ${suits.join('  ')}`;
    }).join('\n'),
  'the keys of a symbol font': (deal, writing) =>
    LAYOUTS['cross, nothing but suits']?.(deal, withSigns('[]{}', writing)) ?? '',
  'the letters of a symbol font': (deal, writing) =>
    LAYOUTS['labels and a line for each hand']?.(deal, {
      ...withSigns('xuvw', writing),
      afterSign: ' ',
    }).replace(/ (?=[xuvw] )/g, '   ') ?? '',
  'red suits lost': (deal, writing) =>
    SEATS.map((seat) => {
      const [spades, hearts, diamonds, clubs] = SUITS.map((suit) =>
        ranksOf(deal[seat], suit, { ...writing, none: '-' }),
      );
      return `${nameOf(seat, writing)}: ♠ ${spades} , ${hearts} , ${diamonds} , ♣ ${clubs}`;
    }).join('\n'),
  'a record of a play site': (deal) => {
    const hands = (['S', 'W', 'N', 'E'] as const).map((seat) =>
      SUITS.map((suit) => suit + [...deal[seat][suit]].reverse().join('')).join(''),
    );
    return `st||md|1${hands.join(',')}|sv|0|`;
  },
};

function withSigns(keys: string, writing: Writing): Writing {
  const [spades = '', hearts = '', diamonds = '', clubs = ''] = keys;
  return { ...writing, signs: [spades, hearts, diamonds, clubs], none: '-' };
}

function suitName(suit: Suit, { language }: Writing): string {
  const name = VOCABULARIES[language].suits[suit];
  return name.nom;
}
