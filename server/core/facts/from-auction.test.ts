import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';

function factsIn(text: string) {
  const [found] = check(text).cases;
  return found?.report.facts ?? expect.fail();
}

const TABLE = `West   North   East   South
               1♠     Pass
2♥     Dbl     Pass   Pass
Pass`;

describe('An auction', () => {
  it('tells dealer, contract, declarer and trumps', () => {
    expect(factsIn(`${TABLE}\n`)).toMatchObject({
      dealer: { value: 'E' },
      contract: { value: { level: 2, denomination: 'H', risk: 'x' } },
      declarer: { value: 'W' },
      trumps: { value: 'H' },
    });
  });

  it('is held against the number of the board', () => {
    const [found] = check(`Board 1\n${TABLE}`).cases;
    expect(found?.report.findings.map(({ rule }) => rule)).toEqual(['board/dealer-against-number']);
  });

  it('gives way to an annotation', () => {
    const facts = factsIn(`${TABLE}\n@contract 4♠ E`);
    expect(facts.contract?.value.level).toBe(4);
    expect(facts.declarer?.value).toBe('E');
  });

  it.each([
    ['that is not over', 'West North East South\n1♠   Pass  2♥'],
    ['with a call that was not permitted', 'N E S W\n1♠ 1♥ P P\nP'],
    ['that is not the only one', `${TABLE}\n\n${TABLE}`],
    ['of four passes', 'N E S W\nP P P P'],
  ])('tells no contract %s', (_name, text) => {
    const { contract, declarer } = factsIn(text);
    expect([contract, declarer]).toEqual([undefined, undefined]);
  });
});
