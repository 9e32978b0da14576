// A word where a suit should stand: declarer names suits, never cards.
import { unknownSuit as wording } from '../../messages/notation.ts';
import { problemRule } from '../stated-problem.ts';

export const unknownSuit = problemRule('notation', 'unknown-suit', {
  severity: 'warning',
  wording,
  good: ['@prohibits ♠ ♥'],
  bad: [
    `@prohibits ♠K
           ^^ notation/unknown-suit: “♠K” is not a suit; the suits are ♠, ♥, ♦ and ♣.`,
  ],
});
