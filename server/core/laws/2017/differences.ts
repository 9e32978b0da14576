import type { Differences } from '../differences.ts';

/** Against itself it has none. Federations changed over from its publication in spring to 30 September 2017. */
export const DIFFERENCES_2017 = {
  changeover: { first: '2017-04-01', last: '2017-09-30' },
  lacks: [],
  adds: [],
  answers: {},
  unanswered: [],
} as const satisfies Differences;
