// THE list: every edition, with what it has otherwise than that of 2017. Its texts are in `texts.ts`: those who judge
// load no wording.
import { DIFFERENCES_2007 } from './2007/differences.ts';
import { DIFFERENCES_2017 } from './2017/differences.ts';
import type { Differences } from './differences.ts';
import type { Edition } from './editions.ts';

export const LAWS: { readonly [edition in Edition]: Differences } = {
  '2007': DIFFERENCES_2007,
  '2017': DIFFERENCES_2017,
};
