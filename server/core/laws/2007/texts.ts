import type { Language } from '../../bridge/nouns.ts';
import type { OUTLINE_2017 } from '../2017/outline.ts';
import type { LawBookData } from '../law-book.ts';
import type { DIFFERENCES_2007 } from './differences.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

type Id = Exclude<(typeof OUTLINE_2017)[number], (typeof DIFFERENCES_2007.lacks)[number]>;

/** The laws of 2007; a paragraph that a language lacks is a compile error here. */
export const TEXTS_2007: { readonly [language in Language]: LawBookData<Id> } = {
  en,
  el,
  nl,
  tr,
};
