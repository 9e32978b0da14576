import { foldWord } from '../bridge/fold.ts';
import { LANGUAGES, type Language } from '../bridge/nouns.ts';
import { SEATS } from '../bridge/seats.ts';
import { VOCABULARIES } from '../bridge/words.ts';

/** Common little words and the words of a ruling, folded. A word of two languages counts for neither. */
const LITTLE_WORDS: { readonly [language in Language]: string } = {
  en: `the and to that a an with from on his her he she it which this are were has have had as by at not for who
    both after before then when but all any card cards penalty lead trick hand ruling law director defender
    play plays suit tricks exposed vulnerable dealer board contract played`,
  el: '',
  nl: `het een van te zijn aan op door niet dat die met voor naar bij uit maar ook als dan haar zijn hij zij wordt
    werd beide beiden geen mag moet kan kaart kaarten strafkaart strafkaarten slag leider tegenspeler kleur uitspraak
    artikel arbiter speelt voorspelen gever kwetsbaar spel blijft liggen neemt terug`,
  tr: `ve bir bu ile icin olarak degil gibi daha cok sonra once iki her ama ancak eger kart karti kartlar kartlari
    cezali elinde eline masada cikis cikisi oyuncu ortagi yasa karar hakem direktor love dagitan zon oynar
    oynamak ister yasaklar kalir alir olur olan bunun`,
};

const LANGUAGE_OF_WORD = wordsOfOneLanguage();

/** How many characters are looked at: the first lines of a text tell its language. */
const LOOKED_AT = 4000;

/** In a text with Greek letters most stand for words; a Greek word in an English text makes it none. */
const GREEK_SHARE = 0.3;

/**
 * The language that the text is written in, from its letters and little words; `undefined` where it has too few
 * to say. Annotations are the same in every language and do not count. Looks at a few thousand characters.
 */
export function recogniseLanguage(lines: readonly string[]): Language | undefined {
  const prose = proseOf(lines);
  if (isGreek(prose)) return 'el';
  const counts = new Map<Language, number>();
  for (const [word] of prose.matchAll(/\p{L}+/gu)) {
    const language = LANGUAGE_OF_WORD.get(foldWord(word));
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best || (second && best[1] < 2 * second[1])) return undefined;
  return best[0];
}

function proseOf(lines: readonly string[]): string {
  let prose = '';
  for (const line of lines) {
    if (LOOKED_AT <= prose.length) break;
    if (!/^\s*(?:<!--|[>*-])?\s*@\w/.test(line.slice(0, 80))) prose += `${line.slice(0, LOOKED_AT)}\n`;
  }
  return prose.slice(0, LOOKED_AT);
}

function isGreek(prose: string): boolean {
  const greek = prose.match(/[\u0370-\u03ff\u1f00-\u1fff]/g)?.length ?? 0;
  if (greek === 0) return false;
  const latin = prose.match(/[A-Za-z]/g)?.length ?? 0;
  return GREEK_SHARE * (greek + latin) <= greek;
}

function wordsOfOneLanguage(): ReadonlyMap<string, Language> {
  const words = new Map<string, Language | undefined>();
  for (const language of LANGUAGES) {
    const { seats } = VOCABULARIES[language];
    const names = SEATS.map((seat) => seats[seat].read).join(' ');
    for (const word of new Set(foldWord(`${LITTLE_WORDS[language]} ${names}`).split(/\s+/))) {
      words.set(word, words.has(word) ? undefined : language);
    }
  }
  return new Map(
    [...words].flatMap(([word, language]) => (language && word ? [[word, language] as const] : [])),
  );
}
