// Words that show where a sentence was cut off, or its full stop forgotten, in each language; compared folded.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';

type LostStops = {
  /** Behind these a sentence goes on: it never ends with one of them. */
  readonly endNone: string;
  /** With a capital, and no mark before them, these begin a sentence. */
  readonly begin: string;
};

const WORDS: { readonly [language in Language]: LostStops } = {
  en: {
    endNone: 'a an the and or nor than because whether every',
    begin:
      'a an the he she it they this that these those there here if when so but then both since as after now what who in on at for at once because while nobody nothing',
  },
  el: {
    endNone:
      'ο η οι ένας και είτε ούτε στο στη στην στον στους στις με σε από για θα να δεν ότι πως αν αφού που',
    begin:
      'ο η το οι τα του της των τον την αυτό αυτά αυτός αυτή αν όταν άρα όμως τότε και αφού μετά τώρα επειδή έτσι στο στη στην στον δεν με από για σε',
  },
  nl: {
    endNone: 'de een en of maar omdat zodat wanneer indien noch',
    begin:
      'de het een hij zij ze dit dat deze die als toen dus maar dan beide omdat na nu er wat wie in op bij voor zo daarna daarop hierop',
  },
  tr: {
    endNone: 've ile veya yahut ki çünkü eğer',
    begin: 'bu o şu bir eğer ama sonra çünkü iki her bunun onun böylece ardından artık şimdi',
  },
};

/** The words of a language, folded. */
export function lostStopsOf(language: Language): { readonly [kind in keyof LostStops]: ReadonlySet<string> } {
  const { endNone, begin } = WORDS[language];
  return { endNone: folded(endNone), begin: folded(begin) };
}

function folded(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => foldWord(word)));
}
