import { EDITIONS, type Edition } from './laws/editions.ts';
import type { CaseTree } from './syntax/tree-of-case.ts';

/** The day from which the laws of 2017 were in force everywhere; federations changed over in the months before. */
const LAWS_OF_2017_SINCE = '2017-10-01';

/**
 * The edition by which a case is judged: `@laws` in it, else before the first case, else the setting, else by
 * the date of play, else the newest.
 *
 * @param date the date of play, `2016-05-21`
 */
export function editionOf(
  tree: CaseTree,
  file: Edition | undefined,
  setting: Edition | 'auto',
  date: string | undefined,
): Edition {
  const given = tree.annotations.find(({ word }) => word === 'laws')?.given.edition?.value ?? file;
  if (given !== undefined) return given;
  if (setting !== 'auto') return setting;
  return date !== undefined && date < LAWS_OF_2017_SINCE ? '2007' : NEWEST;
}

const NEWEST: Edition = EDITIONS[EDITIONS.length - 1] ?? '2017';
