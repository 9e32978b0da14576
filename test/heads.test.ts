// What is written above a board and below it: number, dealer, vulnerability and contract in every language
// (fixtures/layouts/heads.txt), auctions and plays in every form (auctions.txt).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spellContract } from '../server/core/bridge/terms.ts';
import { check } from '../server/core/check.ts';

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
  ]);
  const known = said.filter(([, value]) => value !== undefined);
  return known.map(([name, value]) => `${name} ${value}`).join(', ') || 'nothing';
}

describe('a head of a board', () => {
  it.each(heads)('$language: $text', ({ language, text, said }) => {
    expect(factsIn(text, language)).toBe(said);
  });
});
