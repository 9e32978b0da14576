import { expect, it } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { check } from '../../check.ts';

/** The boards of a text in short. */
function boardsIn(text: string, language: Language = 'en'): readonly string[] {
  return check(`@language ${language}\n\n${text}`).cases.flatMap(({ report }) =>
    report.facts.boards.map(({ hands }) =>
      SEATS.flatMap((seat) => {
        const hand = hands[seat]?.hand;
        return hand === undefined ? [] : [`${seat} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`];
      }).join(' '),
    ),
  );
}

it.each([
  [
    'en',
    'At the end North held ♠K7 ♥- ♦53 ♣A, East ♠A9 ♥T ♦Q2 ♣-, and so South ♠J ♥Q9 ♦J ♣6 had no chance.',
    'N K7..53.A E A9.T.Q2.',
  ],
  [
    'el',
    'Το τέλος (για όσους ρωτούν: Β ♠Ν ♥Β ♦Α3 ♣--· Α ♠-- ♥-- ♦Ν6 ♣104· Ν ♠5 ♥7 ♦Ρ8 ♣--· Δ ♠ΡΒ ♥109 ♦-- ♣--.) ήταν έτσι.',
    'N Q.J.A3. E ..Q6.T4 S 5.7.K8. W KJ.T9..',
  ],
  ['nl', 'Over waren bij noord ♠H7 ♥- ♦5, zuid: ♠VB ♥- ♦6 en verder niets.', 'N K7..5. S QJ..6.'],
] as const)('the hands that a sentence of %s lists are a board', (language, text, board) => {
  expect(boardsIn(text, language)).toEqual([board]);
});

it.each([
  ['of one player', 'Dummy held ♠AQ53 ♥K2 ♦K4 ♣765 and made it.'],
  ['of which the first has no player', 'It was either ♠K7 ♥- ♦53 ♣A or East ♠A9 ♥T ♦Q2 ♣-.'],
  ['not of one length', 'At the end North held ♠K74 ♥- ♦53 ♣A, East ♠A9 ♥T ♦Q2 ♣-.'],
  ['with one card twice', 'At the end North held ♠K7 ♥- ♦53 ♣A, East ♠K9 ♥T ♦Q2 ♣-.'],
])('hands are none %s', (_, text) => {
  expect(boardsIn(text)).toEqual([]);
});

it('leaves the board to the diagram where there is one', () => {
  const diagram = 'N: ♠K72 ♥4 ♦- ♣5\nS: ♠J ♥KQ ♦6 ♣4';
  const told = 'Had North held ♠K7 ♥- ♦53 ♣A, East ♠A9 ♥T ♦Q2 ♣-, it would have been otherwise.';
  expect(boardsIn(`${diagram}\n\n${told}`)).toEqual(['N K72.4..5 S J.KQ.6.4']);
});
