// A deal as text for readers, and as the beginning of a write-up.
import { SEATS, type Seat } from '../bridge/seats.ts';
import { spellContract } from '../bridge/terms.ts';
import { type CardStyle, spellCard, spellSeat } from '../bridge/words.ts';
import type { BoardLayout } from '../format/layouts.ts';
import { renderBoard } from '../format/render-board.ts';
import * as words from '../messages/deal.ts';
import { say } from '../messages/format.ts';
import { lostBesides } from './lost.ts';
import type { DealRecord, MadeCall, Written } from './record.ts';
import { headerOf, outcomeLines, spellCall } from './spell.ts';
import { auctionTable, notesOf, playTable, type Table, tricksInOrder } from './tables.ts';

/** Header, hands, auction, contract and play, in the words of the style's language. */
export function writeText(record: DealRecord, style: CardStyle, layout: BoardLayout): Written {
  const play = playTable(record);
  const parts = [
    headerOf(record, style).join(' · '),
    renderBoard(record.hands, layout, style),
    auctionLines(record, style),
    outcomeLines(record, style).join('\n'),
    play === undefined
      ? ''
      : `${say(words.play, {}, style)}\n${tableText(play, style, ({ card }) => spellCard(card, style))}`,
  ];
  return { text: joined(parts), lost: lostBesides(record, undefined, new Set()) };
}

/** The same as a write-up that is read again: contract and play as annotations. */
export function writeRuling(record: DealRecord, style: CardStyle, layout: BoardLayout): Written {
  const { tricks, isWhole } = tricksInOrder(record);
  const annotations = [
    ...contractAnnotation(record),
    ...tricks.map(
      (trick) => `@play ${trick.map(({ seat, card }) => seat + spellCard(card, ENGLISH)).join(' ')}`,
    ),
  ];
  const told = { ...record, contract: undefined };
  const parts = [
    headerOf(record, style).join(' · '),
    renderBoard(record.hands, layout, style),
    auctionLines(record, style),
    outcomeLines(record.contract === 'passed' ? record : told, style).join('\n'),
    annotations.join('\n'),
  ];
  return {
    text: joined(parts),
    lost: lostBesides(record, undefined, new Set(isWhole ? [] : ['play-order'])),
  };
}

const ENGLISH: CardStyle = { language: 'en', honours: 'international', ten: 'T' };

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function contractAnnotation({ contract, declarer }: DealRecord): readonly string[] {
  if (contract === undefined || contract === 'passed') return [];
  if (declarer !== undefined) return [`@contract ${spellContract(contract)} ${declarer}`];
  const { denomination } = contract;
  return [`@trumps ${denomination === 'NT' ? 'NT' : spellContract(contract).slice(1, 2)}`];
}

function auctionLines(record: DealRecord, style: CardStyle): string {
  const table = auctionTable(record);
  if (table === undefined) return '';
  const notes = notesOf(record);
  const spell = ({ call, isAlerted, note }: MadeCall) => {
    const number = notes.indexOf(note) + 1;
    return `${spellCall(call, style)}${isAlerted ? '*' : ''}${number === 0 ? '' : ` (${number})`}`;
  };
  return [tableText(table, style, spell), ...notes.map((note, at) => `(${at + 1}) ${note}`)].join('\n');
}

function tableText<T>({ seats, rows }: Table<T>, style: CardStyle, spell: (cell: T) => string): string {
  const head = seats.map((seat) => nameOf(seat, style));
  const lines = [head, ...rows.map((row) => row.map((cell) => (cell === undefined ? '' : spell(cell))))];
  const widths = SEATS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + GAP))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const GAP = 3;

/** A seat's name with a capital: it stands at the head of a column. */
export function nameOf(seat: Seat, { language }: CardStyle): string {
  const name = spellSeat(seat, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
