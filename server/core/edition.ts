import { LAWS } from './laws/all.ts';
import { EDITIONS, type Edition } from './laws/editions.ts';
import type { CaseTree } from './syntax/tree-of-case.ts';

/**
 * The laws by which a case is judged. `doubt` is why it is not: on that date either of two editions may have been
 * in force, or laws that are older than all of ours; the edition is then the nearest.
 */
export type LawsInForce = { readonly edition: Edition; readonly doubt: 'edition' | 'older-laws' | undefined };

/**
 * The laws of a case: by `@laws` in it, else before the first case, else the setting, else by the date of play, else
 * the newest.
 *
 * @param date the date of play, `2016-05-21`
 */
export function lawsOf(
  tree: CaseTree,
  file: Edition | undefined,
  setting: Edition | 'auto',
  date: string | undefined,
): LawsInForce {
  const given = tree.annotations.find(({ word }) => word === 'laws')?.given.edition?.value ?? file;
  if (given !== undefined) return { edition: given, doubt: undefined };
  if (setting !== 'auto') return { edition: setting, doubt: undefined };
  return date === undefined ? { edition: NEWEST, doubt: undefined } : lawsOn(date);
}

/** The laws in force on a day: the newest to which federations had begun to change over. */
function lawsOn(date: string): LawsInForce {
  const edition = EDITIONS.findLast((one) => changeoverTo(one).first <= date);
  if (edition === undefined) return { edition: OLDEST, doubt: 'older-laws' };
  return { edition, doubt: date <= changeoverTo(edition).last ? 'edition' : undefined };
}

function changeoverTo(edition: Edition) {
  return LAWS[edition].changeover;
}

const OLDEST: Edition = EDITIONS[0];
const NEWEST: Edition = EDITIONS[EDITIONS.length - 1] ?? OLDEST;
