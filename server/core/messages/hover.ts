// The words of the hover that stand between what it shows.
import type { Wording } from './wording.ts';

/** Above what a plain sentence was taken for. */
export const understoodHere: Wording = {
  en: 'How this sentence was understood:',
  el: 'Πώς κατανοήθηκε αυτή η πρόταση:',
  nl: 'Zo is deze zin begrepen:',
  tr: 'Bu tümce şöyle anlaşıldı:',
};
