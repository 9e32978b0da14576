// A deal as LaTeX, in the macros of the package OneDown (version 1.6 and later); the package itself speaks the language.
import { type Call, denominationOf, isBid, levelOf } from '../bridge/calls.ts';
import { type Denomination, rankOf, SUITS, suitOf } from '../bridge/cards.ts';
import type { Hand } from '../bridge/hand.ts';
import { SEATS, type Seat, type Vulnerability } from '../bridge/seats.ts';
import type { LostThing } from '../messages/records.ts';
import { lostBesides } from './lost.ts';
import { trumpsOf } from './play-order.ts';
import type { DealRecord, MadeCall, Written } from './record.ts';
import { tricksInOrder } from './tables.ts';

/** A diagram, with the auction beside it and the play below. */
export function writeLatex(record: DealRecord): Written {
  const { tricks, isWhole } = tricksInOrder(record);
  const auction = auctionLines(record);
  const lines = [
    '% \\usepackage{onedown}',
    '\\newgame',
    ...SEATS.map((seat) => handLine(seat, record.hands[seat])),
    ...legends(record),
    ...auction,
    auction.length === 0 ? '\\showAll' : '\\showAll+',
    ...playLines(record, tricks),
  ];
  const losses: readonly LostThing[] = [
    ...(isWhole ? [] : (['play-order'] as const)),
    ...(record.tricks === undefined ? [] : (['result'] as const)),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    lost: lostBesides(record, { text: 'LaTeX (OneDown)' }, new Set(losses)),
  };
}

const NAMES: { readonly [seat in Seat]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A void is a dash; a hand that is not known is empty. */
function handLine(seat: Seat, hand: Hand | undefined): string {
  const holdings = SUITS.map((suit) => `{${hand === undefined ? '' : hand[suit] || '-'}}`);
  return `\\${NAMES[seat]}hand${holdings.join('')}`;
}

const VULNERABLE: { readonly [vulnerability in Vulnerability]: string } = {
  none: '\\none',
  NS: '\\NorthSouth*!',
  EW: '\\EastWest*!',
  all: '\\all',
};

const DENOMINATIONS: { readonly [denomination in Denomination]: string } = {
  S: '\\Sp',
  H: '\\He',
  D: '\\Di',
  C: '\\Cl',
  NT: '\\NT',
};

/** The number sets dealer and vulnerability by itself; what the record says of them comes behind it. */
function legends({ boardNumber, dealer, vulnerability, contract, declarer }: DealRecord): readonly string[] {
  const left = [
    boardNumber === undefined ? '' : '\\boardtext*',
    dealer === undefined ? '' : '\\dealertext',
    vulnerability === undefined ? '' : '\\vulnertext',
  ];
  const right =
    contract === undefined || contract === 'passed'
      ? undefined
      : `\\Contract: ${contract.level}\\,${DENOMINATIONS[contract.denomination]}${{ '': '', x: '\\,X', xx: '\\,XX' }[contract.risk]}`;
  return [
    ...(boardNumber === undefined ? [] : [`\\boardnr{${boardNumber}}`]),
    ...(dealer === undefined ? [] : [`\\dealer[\\${NAMES[dealer]}]`]),
    ...(vulnerability === undefined ? [] : [`\\vulner[${VULNERABLE[vulnerability]}]`]),
    `\\leftupper${left.map((line) => `{${line}}`).join('')}`,
    ...(right === undefined
      ? []
      : [`\\rightupper{${right}}{${declarer === undefined ? '' : `\\by\\ \\${NAMES[declarer]}`}}{}`]),
  ];
}

const CALLS_A_LINE = 4;

/** The dealer has the first column. */
function auctionLines({ auction, dealer }: DealRecord): readonly string[] {
  if (auction === undefined || auction.length === 0 || dealer === undefined) return [];
  const notes = auction.flatMap(({ note }) => (note === '' ? [] : [`\\explainit{${escaped(note)}}`]));
  const rows = Array.from({ length: Math.ceil(auction.length / CALLS_A_LINE) }, (_, row) =>
    auction
      .slice(row * CALLS_A_LINE, (row + 1) * CALLS_A_LINE)
      .map(spellCall)
      .join(' & '),
  );
  return [
    `\\setdefaults{bidfirst=${dealer}}`,
    `\\begin{bidding}-${notes.length === 0 ? '' : `(${notes.join('')})`}`,
    ...rows.map((row) => `${row} \\\\`),
    '\\end{bidding}',
  ];
}

const LETTERS: { readonly [call in Call]?: string } = { P: 'p', X: 'X', XX: 'R' };

function spellCall({ call, isAlerted, note }: MadeCall): string {
  const written = isBid(call)
    ? levelOf(call) + denominationOf(call).replace('NT', 'N')
    : (LETTERS[call] ?? '');
  return `${written}${isAlerted ? '\\alert' : ''}${note === '' ? '' : '\\markit'}`;
}

/** Each row begins with the leader of its trick: the package finds out who that is. */
function playLines(
  { play, contract }: DealRecord,
  tricks: ReturnType<typeof tricksInOrder>['tricks'],
): readonly string[] {
  if (play === undefined || tricks.length === 0) return [];
  const trumps = trumpsOf(contract);
  const isSuit = trumps !== undefined && trumps !== 'NT';
  const rows = tricks.map((trick) => trick.map(({ card }) => suitOf(card) + rankOf(card)).join(' & '));
  return [
    `\\begin{play}{${play.leader}}${isSuit ? `[${trumps}]` : ''}`,
    ...rows.map((row) => `${row} \\\\`),
    '\\end{play}',
  ];
}

const TEX: { readonly [sign: string]: string } = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text as it may stand among macros; a bracket would end the explanations. */
function escaped(text: string): string {
  return text
    .replace(/[\\~^&%$#_{}]/g, (sign) => TEX[sign] ?? `\\${sign}`)
    .replace(/[()]/g, (sign) => `{${sign}}`)
    .replace(/[\r\n]+/g, ' ');
}
