// Words that show where a sentence was cut off, or its full stop forgotten, in each language; compared folded.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';

type LostStops = {
  /** Behind these a sentence goes on: it never ends with one of them. */
  readonly endNone: string;
  /** With a capital, and no mark before them, these begin a sentence. */
  readonly begin: string;
  /** Those of them that begin what stands below a letter too: *With kind regards*. */
  readonly closing: string;
};

const WORDS: { readonly [language in Language]: LostStops } = {
  en: {
    endNone:
      'a an the and or nor but than because whether every if unless of my your our their its during upon',
    begin:
      'a an the he she it they this that these those there here if when so but then both since as after now what who in on at for at once because while nobody nothing my his her their our your its did does do is was were not one two three only all each either neither some no yes had has have can could may must how why which where before until whatever to with by from of you we',
    closing: 'with the',
  },
  el: {
    endNone:
      'ο η οι τον την τη τις των ένας και κι είτε ούτε μήτε στο στη στην στον στους στις στων με σε από για προς χωρίς θα να ας δεν μην ότι πως αν αφού που όταν ενώ επειδή αλλά μα όμως',
    begin:
      'ο η το οι τα του της των τον την τις τους τη αυτό αυτά αυτός αυτή αν όταν άρα όμως τότε και αφού μετά τώρα επειδή έτσι στο στη στην στον στις στους στα δεν με από για σε ύστερα ποιο ποια ποιος τι πού πώς γιατί όλα όλοι μόνο κανείς κανένα δύο ένα μία ένας κάθε εκεί εδώ πριν ενώ μόλις μα αλλά ούτε είτε θα να ας όχι ναι',
    closing: 'με ο η',
  },
  nl: {
    endNone:
      'de een en of maar omdat zodat wanneer indien noch want terwijl hoewel totdat tenzij voordat nadat mijn uw ons onze elke iedere zowel',
    begin:
      'de het een hij zij ze dit dat deze die als toen dus maar dan beide omdat na nu er wat wie in op bij voor zo daarna daarop hierop alleen allebei alles niets niemand mijn zijn haar hun ons onze is was waren zijn heeft had mag moet kan met van uit om tot toch ook want welke hoe waarom waar daar hier daardoor daarmee twee drie geen niet ja nee ik wij we u omdat terwijl zodra sinds tegen volgens',
    closing: 'met de het',
  },
  tr: {
    endNone: 've ile veya yahut ki çünkü eğer fakat hem her ama olması olarak',
    begin:
      'bu o şu bir eğer ama fakat sonra çünkü iki üç her bunun onun böylece ardından artık şimdi ikisi ikisini hangi hangisi kim ne neden niçin nasıl öteki diğer diğeri yalnız sadece hiç hiçbiri hem ben biz siz sen bana bize ona onlar bunlar buna bunu onu o halde yani oysa bunlar',
    closing: '',
  },
};

type LostStopWords = { readonly [kind in keyof LostStops]: ReadonlySet<string> };

const ready = new Map<Language, LostStopWords>();

/** The words of a language, folded; made at its first use. */
export function lostStopsOf(language: Language): LostStopWords {
  let words = ready.get(language);
  if (words === undefined) {
    const { endNone, begin, closing } = WORDS[language];
    words = { endNone: folded(endNone), begin: folded(begin), closing: folded(closing) };
    ready.set(language, words);
  }
  return words;
}

function folded(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => foldWord(word)));
}
