// What is written above a board and below it, in every form and language: number, dealer, vulnerability, contract,
// the auction and the play (fixtures/layouts/heads.txt).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '../server/core/bridge/cards.ts';
import { spellContract } from '../server/core/bridge/terms.ts';
import { suitGlyph } from '../server/core/bridge/words.ts';
import { check } from '../server/core/check.ts';
import type { Auction, Event } from '../server/core/facts/facts.ts';

const HEADS = readFileSync(new URL('./fixtures/layouts/heads.txt', import.meta.url), 'utf8');
const LINE = /^(\w\w) {2}(.+?) {2}=> {2}(.+)$/gm;

const heads = Array.from(HEADS.matchAll(LINE), ([, language = '', text = '', said = '']) => ({
  language,
  text: text.replaceAll('\\n', '\n'),
  said,
}));

/** What the facts of the one case are, in short. */
function factsIn(text: string, language: string): string {
  const said = check(`@language ${language}\n\n${text}`).cases.flatMap(({ report: { facts } }) => [
    ['board', facts.boardNumber?.value],
    ['dealer', facts.dealer?.value],
    ['vul', facts.vulnerability?.value],
    ['contract', facts.contract && spellContract(facts.contract.value)],
    ['trumps', facts.trumps?.value],
    ['declarer', facts.declarer?.value],
    ['auction', facts.auction && auctionIn(facts.auction)],
    ...facts.events.flatMap((event) => (event.kind === 'play' ? [['play', playIn(event)]] : [])),
  ]);
  const known = said.filter(([, value]) => value !== undefined);
  return known.map(([name, value]) => `${name} ${value}`).join(', ') || 'nothing';
}

function auctionIn({ dealer, calls }: Auction): string {
  return `${dealer.value}: ${calls.map(({ value }) => value).join(' ')}`;
}

function playIn({ plays }: Extract<Event, { kind: 'play' }>): string {
  return plays.map(({ seat, card }) => seat + suitGlyph(suitOf(card.value)) + rankOf(card.value)).join(' ');
}

describe('a head of a board', () => {
  it.each(heads)('$language: $text', ({ language, text, said }) => {
    expect(factsIn(text, language)).toBe(said);
  });
});
