import type { Lexicon } from './lexicon.ts';

/** Turkish: how the concepts of the law are said. See `lexicon.ts` for how to write it. */
export const tr: Lexicon = {
  language: 'tr',
  gate: /ceza/i,
  terms: {},
  suits: {},
  ranks: {},
  endings: '',
  cards: ['SUIT RANK'],
  forms: {},
  articles: '',
  isVerbLast: true,
  subjectMayFollow: true,
};
