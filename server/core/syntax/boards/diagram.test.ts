import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { diagramAt } from './diagram.ts';

/** The boards of a text, each as `N … E …`, hands that are not shown left out. */
function boardsIn(text: string, language: Language = 'en'): readonly string[] {
  const lines = text.split('\n');
  const boards: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const read = diagramAt(lines, at, 0, language);
    if (read !== undefined) {
      const hands = SEATS.flatMap((seat) => {
        const hand = read.board.hands[seat]?.hand;
        return hand === undefined ? [] : [`${seat} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`];
      });
      boards.push(hands.join(' '));
    }
    at = read?.endLine ?? at + 1;
  }
  return boards;
}

const ENDING = 'N A5.7..8 E KJ.Q.6. S Q3.A..7 W 84.K.9.';

describe('a board', () => {
  it('is read from the page of the Turkish site', () => {
    const page =
      '♠AQ53\n©---\n¨K4\n§---\n♠9 K ♠KJ\n©T93 ©Q\n¨Q7 B D ¨T83\n§--- §---\nG\n♠7\n©J3\n¨AJ2\n§---\nGüney 3NT oynamaktadır.';
    expect(boardsIn(page, 'tr')).toEqual(['N AQ53..K4. E KJ.Q.T83. S 7.J3.AJ2. W 9.T93.Q7.']);
  });

  test.each([
    [
      'a box of lines',
      '   ♠ A5\n   ♥ 7\n   ♦ -\n   ♣ 8\n♠ 84  ┌───┐ ♠ KJ\n♥ K   │ N │ ♥ Q\n♦ 9   │W E│ ♦ 6\n♣ -   │ S │ ♣ -\n      └───┘\n   ♠ Q3\n   ♥ A\n   ♦ -\n   ♣ 7',
    ],
    [
      'a box of dashes',
      '   ♠ A5\n   ♥ 7\n   ♦ -\n   ♣ 8\n♠ 84 ------ ♠ KJ\n♥ K  |  N | ♥ Q\n♦ 9  |W  E| ♦ 6\n♣ -  |  S | ♣ -\n     ------\n   ♠ Q3\n   ♥ A\n   ♦ -\n   ♣ 7',
    ],
    [
      'labels that turn it round',
      '  South\n  ♠Q3\n  ♥A\n  ♦-\n  ♣7\nEast   West\n♠KJ    ♠84\n♥Q     ♥K\n♦6     ♦9\n♣-     ♣-\n  North\n  ♠A5\n  ♥7\n  ♦-\n  ♣8',
    ],
    [
      'line breaks of HTML',
      '**North**<br>\n♠ A5<br>\n♥ 7<br>\n♦ -<br>\n♣ 8<br>\n**East**<br />\n♠ KJ<br />\n♥ Q\n♦ 6\n♣ -\nSouth\n♠ Q3\n♥ A\n♦ -\n♣ 7\nWest\n♠ 84\n♥ K\n♦ 9\n♣ -',
    ],
    [
      'a table of hands',
      '| Seat | Hand |\n|---|---|\n| North | ♠A5 ♥7 ♦- ♣8 |\n| East | ♠KJ ♥Q ♦6 ♣- |\n| South | ♠Q3 ♥A ♦- ♣7 |\n| West | ♠84 ♥K ♦9 ♣- |',
    ],
    [
      'a table with a column a seat',
      '| | N | E | S | W |\n|---|---|---|---|---|\n| ♠ | A5 | KJ | Q3 | 84 |\n| ♥ | 7 | Q | A | K |\n| ♦ | - | 6 | - | 9 |\n| ♣ | 8 | - | 7 | - |',
    ],
    ['a deal string in a line of words', 'The ending (N:A5.7..8 KJ.Q.6. Q3.A..7 84.K.9.) is rotated.'],
    ['hands with dots, a line each', 'N: A5.7..8\nE: KJ.Q.6.\nS: Q3.A..7\nW: 84.K.9.'],
    [
      'letters of suits in a cross',
      '      SA5\n      H7\n      D-\n      C8\nS84        SKJ\nHK         HQ\nD9         D6\nC-         C-\n      SQ3\n      HA\n      D-\n      C7',
    ],
    [
      'a label before the first suit',
      'N ♠A5\n  ♥7\n  ♦-\n  ♣8\nE ♠KJ\n  ♥Q\n  ♦6\n  ♣-\nS ♠Q3\n  ♥A\n  ♦-\n  ♣7\nW ♠84\n  ♥K\n  ♦9\n  ♣-',
    ],
    [
      'a quotation in a list',
      '> - N: ♠A5 ♥7 ♦- ♣8\n> - E: ♠KJ ♥Q ♦6 ♣-\n> - S: ♠Q3 ♥A ♦- ♣7\n> - W: ♠84 ♥K ♦9 ♣-',
    ],
    ['a fence', '```\nN: ♠A5 ♥7 ♦- ♣8\nE: ♠KJ ♥Q ♦6 ♣-\nS: ♠Q3 ♥A ♦- ♣7\nW: ♠84 ♥K ♦9 ♣-\n```'],
    [
      'remarks beside labels of pairs',
      'North (declarer)  South (dummy)\n♠ A5              ♠ Q3\n♥ 7               ♥ A\n♦ -               ♦ -\n♣ 8               ♣ 7\n\nWest (Mr Ash)     East\n♠ 84              ♠ KJ\n♥ K               ♥ Q\n♦ 9               ♦ 6\n♣ -               ♣ -',
    ],
    [
      'remarks before a colon',
      'North, dummy: ♠A5 ♥7 ♦- ♣8\nEast (on lead): ♠KJ ♥Q ♦6 ♣-\nSouth [declarer] – ♠Q3 ♥A ♦- ♣7\nWest = ♠84 / ♥K / ♦9 / ♣-',
    ],
    [
      'remarks with numbers, or behind a dash',
      'North (12 HCP): ♠A5 ♥7 ♦- ♣8\nEast — dummy: ♠KJ ♥Q ♦6 ♣-\nSouth (in 3NT) ♠Q3 ♥A ♦- ♣7\nWest - on lead: ♠84 ♥K ♦9 ♣-',
    ],
    ['letters and dots', 'N: SA5.H7.D.C8\nE: SKJ.HQ.D6.C\nS: SQ3.HA.D.C7\nW: S84.HK.D9.C'],
    ['labels in brackets', '(N) ♠A5 ♥7 ♦- ♣8\n(E) ♠KJ ♥Q ♦6 ♣-\n(S) ♠Q3 ♥A ♦- ♣7\n(W) ♠84 ♥K ♦9 ♣-'],
    [
      'letters of suits and words for voids',
      'North S A5 H 7 D none C 8\nEast S KJ H Q D 6 C void\nSouth S Q3 H A D none C 7\nWest S 84 H K D 9 C none',
    ],
    [
      'letters of suits apart in a cross',
      '      S A5\n      H 7\n      D void\n      C 8\nS 84        S KJ\nH K         H Q\nD 9         D 6\nC none      C -\n      S Q3\n      H A\n      D -\n      C 7',
    ],
    ['dots behind names', 'North A5.7..8\nEast (dummy): KJ.Q.6.\nSouth – Q3.A..7\nWest 84.K.9.'],
    [
      'names of suits on a line',
      'N: spades A5, hearts 7, diamonds none, clubs 8\nE: spades KJ, hearts Q, diamonds 6, clubs void\nS: spades Q3, hearts A, diamonds -, clubs 7\nW: spades 84, hearts K, diamonds 9, clubs -',
    ],
    [
      'names of suits a line each',
      'NORTH\nPik: A5\nKör: 7\nKaro: yok\nTrefl: 8\n\nEAST\nPik: KJ\nKör: Q\nKaro: 6\nTrefl: yok\n\nSOUTH\nPik: Q3\nKör: A\nKaro: -\nTrefl: 7\n\nWEST\nPik: 84\nKör: K\nKaro: 9\nTrefl: -',
    ],
    [
      'a table under the names of suits',
      '| | spades | hearts | diamonds | clubs |\n|---|---|---|---|---|\n| North | A5 | 7 | - | 8 |\n| East | KJ | Q | 6 | - |\n| South | Q3 | A | - | 7 |\n| West | 84 | K | 9 | - |',
    ],
    ['voids left out', 'N: ♠A5 ♥7 ♣8\nE: ♠KJ ♥Q ♦6\nS: ♠Q3 ♥A ♣7\nW: ♠84 ♥K ♦9'],
  ])('is read from %s', (_, text) => {
    expect(boardsIn(text)).toEqual([ENDING]);
  });

  it('may show some hands only', () => {
    expect(boardsIn('West    ♠ T73 ♥ J9 ♦ void ♣ void\nEast    ♠ KJ ♥ Q8 ♦ 5 ♣ void')).toEqual([
      'E KJ.Q8.5. W T73.J9..',
    ]);
    expect(boardsIn('N:A5.7..8 - Q3.A..7 -')).toEqual(['N A5.7..8 S Q3.A..7']);
    expect(boardsIn('West     East\n♠ AQ53     ♠ KJ\n♥ K4     ♥ Q98\n♦ 2     ♦ 5\n♣ -     ♣ 3')).toEqual([
      'E KJ.Q98.5.3 W AQ53.K4.2.',
    ]);
  });

  it('ends where a seat comes again', () => {
    const twice = 'N: ♠A5 ♥7 ♦- ♣8\nS: ♠Q3 ♥A ♦- ♣7\n\nN: ♠K2 ♥9 ♦- ♣4\nS: ♠J6 ♥8 ♦- ♣5';
    expect(boardsIn(twice)).toEqual(['N A5.7..8 S Q3.A..7', 'N K2.9..4 S J6.8..5']);
  });

  it('has the seats of its own letters, whatever the language', () => {
    const hands = ['♠A5 ♥7 ♦- ♣8', '♠KJ ♥Q ♦6 ♣-', '♠Q3 ♥A ♦- ♣7', '♠84 ♥K ♦9 ♣-'];
    for (const letters of ['NESW', 'NOZW', 'ΒΑΝΔ', 'BANΔ', 'KDGB', 'NOSW', 'NESO']) {
      expect(boardsIn(hands.map((hand, at) => `${letters.charAt(at)} ${hand}`).join('\n'))).toEqual([ENDING]);
    }
  });

  test.each([
    ['nl', 'Noord: sch. A 8 - ha. H - ru. 9 4 - kl. A\nZuid: sch. V - ha. A 3 - ru. V 6 - kl. V'],
    ['el', 'Βορράς: πι. Α 8, κο. Ρ, κα. 9 4, σπ. Α\nΝότος: πι. Ντ, κο. Α 3, κα. Ντ 6, σπ. Ντ'],
    ['tr', 'Kuzey: ma. A 8, ku. R, ka. 9 4, si. A\nGüney: ma. D, ku. A 3, ka. D 6, si. D'],
    ['en', 'North: sp. A 8, he. K, di. 9 4, cl. A\nSouth: sp. Q, he. A 3, di. Q 6, cl. Q'],
  ] as const)('reads suits by the first letters of their names: %s', (language, text) => {
    expect(boardsIn(text, language)).toEqual(['N A8.K.94.A S Q.A3.Q6.Q']);
  });

  it('reads German and French honours by their letters', () => {
    expect(boardsIn('N: ♠KDB107 ♥A ♦2 ♣3\nS: ♠9 ♥B ♦A ♣KD542')).toEqual(['N KQJT7.A.2.3 S 9.J.A.KQ542']);
    expect(boardsIn('N: ♠RDV107 ♥A ♦2 ♣3\nS: ♠9 ♥V ♦A ♣RD542')).toEqual(['N KQJT7.A.2.3 S 9.J.A.KQ542']);
  });

  it('reads Greek honours, and Β beside a hand as north', () => {
    expect(boardsIn('Β ♠ Ρ Ν 5 ♥ Α ♦ - ♣ 8\nΝ ♠ Α Β 3 ♥ Ν ♦ 9 ♣ -', 'el')).toEqual(['N KQ5.A..8 S AJ3.Q.9.']);
    expect(boardsIn('Β: ♠ΑΡ5 ♥Β ♦- ♣8\nΝ: ♠Β3 ♥Ντ ♦9 ♣5', 'el')).toEqual(['N AK5.J..8 S J3.Q.9.5']);
    expect(boardsIn('Β ♠ Ρ Β 5\n♥ Β\n♦ -\n♣ 8\nΝ ♠ Ντ 3 2\n♥ Α\n♦ -\n♣ 5', 'el')).toEqual([
      'N KJ5.J..8 S Q32.A..5',
    ]);
  });

  it('has its honours as it writes them: beside A K Q J a letter of another nation is none', () => {
    const read = diagramAt(['N: ♠KJ ♥Q ♦V3 ♣8'], 0, 0, 'en');
    expect(read?.board.hands.N?.cards.find(({ rank }) => rank === undefined)?.written).toBe('V');
  });
});

describe('no board', () => {
  test.each([
    ['sentences', 'South won the ♠K and led ♥Q.\nNorth played low.\nWest had no more.'],
    ['the heads of an auction', 'West   North   East   South\n1♠     2♥      2♠     3♥\nPass   Pass    Pass'],
    ['a trick in a table', 'W   N   E   S\n♠5  ♠2  ♠K  ♠A\n♥K  ♥2  ♥3  ♥A'],
    ['penalty cards in a list', 'East: ♠K ♥Q ♦5'],
    ['suits in a list', '♠ ♥ ♦ ♣'],
    ['hands that nobody owns', '♠KQ7 ♥A92 ♦- ♣QJ86543\n♠A5 ♥K3 ♦QJ8765 ♣A42'],
    ['the hands of a quiz', 'A ♠KQ7 ♥A92 ♦- ♣QJ86543\nB ♠A5 ♥K3 ♦QJ8765 ♣A42'],
    [
      'four blocks without labels',
      ['♠A\n♥7\n♦2\n♣8', '♠K\n♥Q\n♦6\n♣3', '♠Q\n♥A\n♦4\n♣7', '♠8\n♥K\n♦9\n♣5'].join('\n\n'),
    ],
    [
      'hands of which one cannot be read',
      'N: ♠A5 ♥7 ♦- ♣8\nE: ♠KJ ♥Q ♦6 ♣- and what she had not yet shown\nS: ♠Q3 ♥A ♦- ♣7\nW: ♠84 ♥K ♦9 ♣-',
    ],
    ['cards of one player by name', 'East: spade K, heart Q, diamond 5, club 2'],
    ['a sentence with a remark', 'North (dummy) had spades, hearts and clubs.\nSouth (declarer) had none.'],
    ['headings under one another', 'North\n=====\nSouth\n====='],
    ['the shape of hands', 'North 5 3 3 2\nEast 4 4 3 2'],
    ['the law', '© When a defender has penalty cards\n§ 51\n(c) 2019'],
    ['a paragraph', 'N: 51.B.2.c'],
  ])('is in %s', (_, text) => {
    expect(boardsIn(text)).toEqual([]);
  });

  it('is where a Latin N may be north or south', () => {
    expect(boardsIn('N: ♠A8 ♥Q ♦3 ♣-', 'el')).toEqual([]);
  });
});
