// A deal as a piece of HTML: tables with headings, every suit with its name, nothing told by colour.
import { type Call, denominationOf, isBid, levelOf } from '../bridge/calls.ts';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '../bridge/cards.ts';
import { SEATS } from '../bridge/seats.ts';
import { type CardStyle, spellRank, spellSuit, suitGlyph } from '../bridge/words.ts';
import * as words from '../messages/deal.ts';
import { say } from '../messages/format.ts';
import { lostBesides } from './lost.ts';
import type { DealRecord, MadeCall, Written } from './record.ts';
import { headerOf, outcomeLines, spellCall, spellHolding } from './spell.ts';
import { auctionTable, notesOf, playTable, type Table } from './tables.ts';
import { nameOf } from './write-text.ts';

/** One `section`; a page's own style sheet may colour the classes `suit-S` to `suit-C`. */
export function writeHtml(record: DealRecord, style: CardStyle): Written {
  const lines = [
    `<section class="bridge-deal" lang="${style.language}">`,
    ...paragraph(headerOf(record, style).map(escaped).join(' · ')),
    ...handsTable(record, style),
    ...auctionPart(record, style),
    ...outcomeLines(record, style).flatMap((line) => paragraph(withNames(line, style))),
    ...playPart(record, style),
    '</section>',
  ];
  return { text: `${lines.join('\n')}\n`, lost: lostBesides(record, { text: 'HTML' }, new Set()) };
}

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

function paragraph(html: string): readonly string[] {
  return html === '' ? [] : [`<p>${html}</p>`];
}

/** The sign for the eye, the name for the ear. */
function suitHtml(suit: Suit, { language }: CardStyle): string {
  return `<span class="suit-${suit}" role="img" aria-label="${escaped(spellSuit(suit, language))}">${suitGlyph(suit)}</span>`;
}

/** The suit signs of a sentence with their names. */
function withNames(line: string, style: CardStyle): string {
  return escaped(line).replace(/[♠♥♦♣]/g, (glyph) => {
    const suit = SUITS.find((one) => suitGlyph(one) === glyph);
    return suit === undefined ? glyph : suitHtml(suit, style);
  });
}

function caption(wording: typeof words.hands, style: CardStyle): string {
  return `<caption>${escaped(say(wording, {}, style))}</caption>`;
}

function handsTable({ hands }: DealRecord, style: CardStyle): readonly string[] {
  const shown = SEATS.filter((seat) => hands[seat] !== undefined);
  if (shown.length === 0) return [];
  const rows = shown.map((seat) => {
    const cells = SUITS.map((suit) => `<td>${holding(hands[seat]?.[suit] ?? '', style)}</td>`).join('');
    return `<tr><th scope="row">${escaped(nameOf(seat, style))}</th>${cells}</tr>`;
  });
  const suits = SUITS.map(
    (suit) =>
      `<th scope="col"><span class="suit-${suit}" aria-hidden="true">${suitGlyph(suit)}</span> ${escaped(spellSuit(suit, style.language))}</th>`,
  );
  return [
    `<table>${caption(words.hands, style)}`,
    `<thead><tr><th scope="col">${escaped(say(words.player, {}, style))}</th>${suits.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    '</table>',
  ];
}

function holding(ranks: string, style: CardStyle): string {
  const none = say(words.voidSuit, {}, style).toLowerCase();
  return ranks === '' ? `<span role="img" aria-label="${none}">–</span>` : spellHolding(ranks, style);
}

function auctionPart(record: DealRecord, style: CardStyle): readonly string[] {
  const table = auctionTable(record);
  if (table === undefined) return [];
  const notes = notesOf(record);
  const spell = ({ call, isAlerted, note }: MadeCall) => {
    const number = notes.indexOf(note) + 1;
    return `${callHtml(call, style)}${isAlerted ? '*' : ''}${number === 0 ? '' : ` <sup>${number}</sup>`}`;
  };
  const explained = notes.map((note) => `<li>${escaped(note)}</li>`);
  return [
    ...tableHtml(table, words.auction, style, spell),
    ...(explained.length === 0 ? [] : [`<ol>${explained.join('')}</ol>`]),
  ];
}

function callHtml(call: Call, style: CardStyle): string {
  if (!isBid(call) || denominationOf(call) === 'NT') return escaped(spellCall(call, style));
  const suit = SUITS.find((one) => one === denominationOf(call));
  return suit === undefined ? '' : `${levelOf(call)}${suitHtml(suit, style)}`;
}

function playPart(record: DealRecord, style: CardStyle): readonly string[] {
  const table = playTable(record);
  return table === undefined ? [] : tableHtml(table, words.play, style, ({ card }) => cardHtml(card, style));
}

function cardHtml(card: Card, style: CardStyle): string {
  return suitHtml(suitOf(card), style) + spellRank(rankOf(card), style);
}

function tableHtml<T>(
  { seats, rows }: Table<T>,
  title: typeof words.auction,
  style: CardStyle,
  spell: (cell: T) => string,
): readonly string[] {
  const head = seats.map((seat) => `<th scope="col">${escaped(nameOf(seat, style))}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${cell === undefined ? '' : spell(cell)}</td>`).join('')}</tr>`,
  );
  return [
    `<table>${caption(title, style)}`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody>`,
    '</table>',
  ];
}
