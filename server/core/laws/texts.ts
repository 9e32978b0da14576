// Our own texts of every edition in every language.
import type { Language } from '../bridge/nouns.ts';
import { TEXTS_2007 } from './2007/texts.ts';
import { TEXTS_2017 } from './2017/texts.ts';
import type { Edition } from './editions.ts';
import type { LawBookData } from './law-book.ts';

export type Texts = { readonly [language in Language]: LawBookData };

export const TEXTS: { readonly [edition in Edition]: Texts } = {
  '2007': TEXTS_2007,
  '2017': TEXTS_2017,
};
