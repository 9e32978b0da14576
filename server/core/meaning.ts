// What the checker understands of a case, without the places: texts that are equal in it say the same.
import { SEATS } from './bridge/seats.ts';
import type { CaseReport } from './case.ts';

/** The meaning as a text to be compared. */
export function meaningOf({
  language,
  edition,
  tree,
  facts,
  verdict,
  missing,
  findings,
}: CaseReport): string {
  const boards = tree.diagrams.map(({ board }) => SEATS.map((seat) => board.hands[seat]?.hand));
  const { boards: _boards, problems: _problems, halfRead: _halfRead, ...stated } = facts;
  const found = findings.filter(({ severity }) => severity !== 'information').map(({ rule }) => rule);
  const all = [language, edition, boards, stated, verdict, missing, found.sort()];
  return JSON.stringify(all, (key, value) => (key === 'span' ? undefined : value));
}
