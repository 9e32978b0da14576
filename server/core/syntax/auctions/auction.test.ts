import { describe, expect, it } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { caseTextOf, splitLines, textIn } from '../../text/lines.ts';
import { readTables } from './auction.ts';

function read(text: string, language: Language = 'en') {
  return readTables(caseTextOf(splitLines(text)), () => false, language).auctions;
}

/** Dealer and calls in short. */
function calls(text: string, language: Language = 'en'): string {
  const [auction, ...others] = read(text, language);
  expect(others).toEqual([]);
  return auction === undefined
    ? 'none'
    : `${auction.dealer.value}: ${auction.calls.map(({ value }) => value).join(' ')}`;
}

describe('An auction', () => {
  it.each([
    [
      'under four names',
      'West   North   East   South\n               1♠     Pass\n2♥     Dbl     All Pass',
      'E: 1S P 2H X P P P',
    ],
    ['with blanks as dashes', 'W  N  E  S\n-  -  1NT P\nP  P', 'E: 1NT P P P'],
    [
      'in a Markdown table',
      '| West | North | East | South |\n|---|---|---|---|\n| | 1♣ | 1♦ | X |\n| XX | P | P | P |',
      'N: 1C 1D X XX P P P',
    ],
    ['in columns of tabs', 'North\tEast\tSouth\tWest\n\t1♥\tPass\t2 ♥\nPass\tPass', 'E: 1H P 2H P P'],
    ['with notes', 'N E S W\n1♣* 1♦(1) X! 2♥1\nP a.p.', 'N: 1C 1D X 2H P P P'],
    ['that is not over', 'N E S W\n1♣ 1♦', 'N: 1C 1D'],
    ['passed out', 'N E S W\nP P P P', 'N: P P P P'],
    ['of PBN', '[Auction "S"]\n1C =1= Pass 1H Pass\n1NT AP\n[Note "1:16+"]', 'S: 1C P 1H P 1NT P P P'],
    ['with a call that is not permitted', 'N E S W\n1♠ 1♥ P P\nP', 'N: 1S 1H P P P'],
  ])('%s', (_name, text, expected) => {
    expect(calls(text)).toBe(expected);
  });

  it.each([
    [
      'el',
      'Δύση  Βορράς  Ανατολή  Νότος\n              1πίκα    πάσο\n2ΧΑ   κοντρ   όλοι πάσο',
      'E: 1S P 2NT X P P P',
    ],
    ['nl', 'West Noord Oost Zuid\n1K 1R pas 1SA\npas pas pas', 'W: 1C 1D P 1NT P P P'],
    ['tr', 'B K D G\n1NT pas 2♥ kontr\nsürkontr pas pas pas', 'W: 1NT P 2H X XX P P P'],
  ] as const)('is read in the words of %s', (language, text, expected) => {
    expect(calls(text, language)).toBe(expected);
  });

  it('ends where the calls end', () => {
    expect(calls('N E S W\n1♣ P P P\nEast led the ♠K.')).toBe('N: 1C P P P');
  });
});

describe('No auction', () => {
  it.each([
    ['has a word in it that is no call', 'N E S W\n1♣ hello P P'],
    ['has a row with a gap', 'N E S W\n1♣ P\n1♠ P P P'],
    ['goes on behind its end', 'N E S W\n1♣ P P P 1♦'],
    ['has a first row that may stand anywhere', 'West   North   East   South\n    1♠  P'],
    ['has seats in no order', 'N S E W\n1♣ P P P'],
    ['is a board', 'West North East South\n♠AQ5 ♠K2 ♠43 ♠J'],
    ['has lost the white space before the dealer', 'West North East South\n1♥ Pass\nPass 2♥ Pass Pass'],
    ['has dashes that may be passes', 'N E S W\n1♣ - - -'],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('tells the place of each call', () => {
  const text = 'N   E\nWest North East South\n1♠   Pass  2♥  All pass';
  const [auction] = read(text);
  const lines = caseTextOf(splitLines(text));
  expect(auction?.calls.map(({ span }) => textIn(lines, span))).toEqual([
    '1♠',
    'Pass',
    '2♥',
    'All pass',
    'All pass',
    'All pass',
  ]);
});
