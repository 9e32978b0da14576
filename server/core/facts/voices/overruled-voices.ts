// What a case says that is called wrong later in it.
import type { Voiced } from './voices.ts';

/**
 * The sentences of rulings that another sentence calls wrong: those of the one who ruled, and what the writer tells
 * as so behind them, or, where he gives nobody the word, all that he says before.
 */
export function overruledIn(voices: readonly Voiced[]): ReadonlySet<Voiced> {
  const by = new Set(voices.flatMap(({ overrules }) => overrules ?? []));
  const overruled = new Set(voices.filter((one) => one.by !== undefined && by.has(one.by)));
  const end = voices.findIndex(({ overrules }) => overrules === 'director');
  const first = voices.findIndex((one) => one.by === 'director');
  const start = first !== -1 && first < end ? first : 0;
  for (const one of voices.slice(start, Math.max(0, end))) if (one.by === undefined) overruled.add(one);
  return overruled;
}
