import type { Differences } from '../differences.ts';

/**
 * Law 51B2 has no (c) yet: that declarer may do neither, and that the cards then stay, rests on Law 50D2(b) with a
 * minute of the laws committee. Law 50E lets players know only
 * what a penalty card makes them do; what else they saw is left to the Director. Federations changed over from 1 January to 30 September 2008.
 */
export const DIFFERENCES_2007 = {
  changeover: { first: '2008-01-01', last: '2008-09-30' },
  lacks: ['51B2(c)'],
  adds: [],
  answers: { 'neither, several suits': { by: '50D2(b)', ground: 'commentary' } },
  unanswered: ['known while on the table', 'known after the pick-up'],
} as const satisfies Differences;
