// Signs that an encoding or a program has left nothing of.
import type { CaseText } from '../text/lines.ts';
import type { Problem } from './tree.ts';

/** The sign for what could not be decoded, the sign for nothing, and half of a pair of units. */
const LOST = /[\ufffd\0\p{Cs}]+/u;

/** The first place of a case at which signs were lost: one for all of them, a text has many or none. */
export function lostSignsIn({ lines, starts }: CaseText): readonly Problem[] {
  for (const [at, line] of lines.entries()) {
    const lost = LOST.exec(line);
    if (lost === null) continue;
    const start = (starts[at] ?? 0) + lost.index;
    return [
      { rule: 'notation/lost-sign', span: { start, end: start + lost[0].length }, nouns: {}, related: [] },
    ];
  }
  return [];
}
