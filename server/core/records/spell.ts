// How a record's calls, contract and header stand in a sentence of a language.
import { type Call, denominationOf, isBid, levelOf } from '../bridge/calls.ts';
import { type Denomination, isRank } from '../bridge/cards.ts';
import type { Nouns } from '../bridge/nouns.ts';
import { type CardStyle, spellRank, suitGlyph, VOCABULARIES } from '../bridge/words.ts';
import * as words from '../messages/deal.ts';
import { say } from '../messages/format.ts';
import type { Wording } from '../messages/wording.ts';
import type { DealRecord } from './record.ts';

/** `1♣`, `3SA`, `Pass`, `X`. */
export function spellCall(call: Call, style: CardStyle): string {
  if (call === 'P') return say(words.pass, {}, style);
  if (!isBid(call)) return call;
  return `${levelOf(call)}${spellSign(denominationOf(call), style)}`;
}

/** The suit's sign, or the letters for no trump. */
export function spellSign(denomination: Denomination, { language }: CardStyle): string {
  return denomination === 'NT' ? VOCABULARIES[language].noTrump.letter : suitGlyph(denomination);
}

/** Number, dealer and vulnerability, each as a phrase. */
export function headerOf(
  { boardNumber, dealer, vulnerability }: DealRecord,
  style: CardStyle,
): readonly string[] {
  const phrase = (wording: Wording, nouns: Nouns) => say(wording, nouns, style);
  return [
    ...(boardNumber === undefined ? [] : [phrase(words.board, { number: { number: boardNumber } })]),
    ...(dealer === undefined ? [] : [phrase(words.dealer, { seat: { seat: dealer } })]),
    ...(vulnerability === undefined ? [] : [phrase(words.vulnerable, { vulnerability: { vulnerability } })]),
  ];
}

/** Contract and tricks, each as a phrase. */
export function outcomeLines(
  { contract, declarer, tricks }: DealRecord,
  style: CardStyle,
): readonly string[] {
  return [
    ...contractLine(contract, declarer, style),
    ...(tricks === undefined ? [] : [say(words.tricks, { number: { number: tricks } }, style)]),
  ];
}

function contractLine(
  contract: DealRecord['contract'],
  declarer: DealRecord['declarer'],
  style: CardStyle,
): readonly string[] {
  if (contract === undefined) return [];
  if (contract === 'passed') return [say(words.passedOut, {}, style)];
  const written = { text: `${contract.level}${spellSign(contract.denomination, style)}${contract.risk}` };
  if (declarer === undefined) return [say(words.contractAlone, { contract: written }, style)];
  return [say(words.contract, { contract: written, seat: { seat: declarer } }, style)];
}

/** The ranks of a suit as the style writes them. */
export function spellHolding(ranks: string, style: CardStyle): string {
  return [...ranks].map((rank) => (isRank(rank) ? spellRank(rank, style) : rank)).join('');
}
