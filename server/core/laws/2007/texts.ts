import type { Language } from '../../bridge/nouns.ts';
import type { LawBookData } from '../law-book.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import type { OUTLINE_2007 } from './outline.ts';
import tr from './tr.json' with { type: 'json' };

/** The laws of 2007; a paragraph that a language lacks is a compile error here. */
export const TEXTS_2007: { readonly [language in Language]: LawBookData<(typeof OUTLINE_2007)[number]> } = {
  en,
  el,
  nl,
  tr,
};
