// THE list: every edition, with what it has otherwise than that of 2017 and with its texts.
import type { Language } from '../bridge/nouns.ts';
import { DIFFERENCES_2007 } from './2007/differences.ts';
import { TEXTS_2007 } from './2007/texts.ts';
import { DIFFERENCES_2017 } from './2017/differences.ts';
import { TEXTS_2017 } from './2017/texts.ts';
import type { Differences } from './differences.ts';
import type { Edition } from './editions.ts';
import type { LawBookData } from './law-book.ts';

export type Laws = {
  readonly differences: Differences;
  readonly texts: { readonly [language in Language]: LawBookData };
};

export const LAWS: { readonly [edition in Edition]: Laws } = {
  '2007': { differences: DIFFERENCES_2007, texts: TEXTS_2007 },
  '2017': { differences: DIFFERENCES_2017, texts: TEXTS_2017 },
};
