import { foldWord } from '../bridge/fold.ts';
import { LANGUAGES, type Language } from '../bridge/nouns.ts';
import { SEATS } from '../bridge/seats.ts';
import { WordTable } from '../bridge/word-table.ts';
import { VOCABULARIES } from '../bridge/words.ts';
import { isLetter } from '../text/units.ts';

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

const LANGUAGE_OF_WORD = new WordTable(wordsOfOneLanguage());

/** How many characters are looked at: the first lines of a text tell its language. */
const LOOKED_AT = 4000;

/** So many words of a language more than of any other leave no doubt. */
const NO_DOUBT = 12;

/** In a text with Greek letters most stand for words; a Greek word in an English text makes it none. */
const GREEK_SHARE = 0.3;

/** What speaks for each language so far: letters of the two scripts, and little words. */
type Evidence = { greek: number; latin: number; readonly words: { [language in Language]: number } };

/**
 * The language that the text is written in, from its letters and little words; `undefined` where it has too few
 * to say. Annotations are the same in every language and do not count. Looks at a few thousand characters.
 */
export function recogniseLanguage(lines: readonly string[]): Language | undefined {
  const evidence: Evidence = { greek: 0, latin: 0, words: { en: 0, el: 0, nl: 0, tr: 0 } };
  let left = LOOKED_AT;
  for (const line of lines) {
    if (left <= 0 || isBeyondDoubt(evidence)) break;
    if (!isAnnotation(line)) weigh(line, Math.min(line.length, left), evidence);
    left -= line.length;
  }
  return conclusionFrom(evidence);
}

function isAnnotation(line: string): boolean {
  return line.includes('@') && /^\s*(?:<!--|[>*-])?\s*@\w/.test(line.slice(0, 80));
}

/** Adds the words that stand before `end`. */
function weigh(line: string, end: number, evidence: Evidence): void {
  for (let at = 0; at < end; at++) {
    const start = at;
    while (at < end && isLetter(line.charCodeAt(at))) at += 1;
    if (start < at) weighWord(line, start, at, evidence);
  }
}

function weighWord(line: string, start: number, end: number, evidence: Evidence): void {
  if (isGreekLetter(line.charCodeAt(start))) {
    evidence.greek += end - start;
    return;
  }
  evidence.latin += end - start;
  if (end - start === 1 && line.charAt(start) === 'A') return; // An ace in a diagram is no article.
  const language = LANGUAGE_OF_WORD.at(line, start, end);
  if (language !== undefined) evidence.words[language] += 1;
}

function isGreekLetter(unit: number): boolean {
  return (0x370 <= unit && unit < 0x400) || (0x1f00 <= unit && unit < 0x2000);
}

function isBeyondDoubt({ greek, latin, words }: Evidence): boolean {
  if (0 < greek) return LOOKED_AT / 10 < greek && latin < greek;
  const [most, next] = bestTwo(words);
  return NO_DOUBT <= words[most] - 2 * words[next];
}

function conclusionFrom({ greek, latin, words }: Evidence): Language | undefined {
  if (0 < greek && GREEK_SHARE * (greek + latin) <= greek) return 'el';
  const [best, second] = bestTwo(words);
  return words[best] === 0 || words[best] < 2 * words[second] ? undefined : best;
}

/** The languages with most words. */
function bestTwo(words: Evidence['words']): readonly [Language, Language] {
  let best: Language = 'en';
  let second: Language = 'el';
  for (const language of LANGUAGES) {
    if (words[best] < words[language]) {
      second = best;
      best = language;
    } else if (language !== best && words[second] < words[language]) second = language;
  }
  return [best, second];
}

/** The words that belong to one language only, each with that language. */
function wordsOfOneLanguage(): readonly (readonly [string, Language])[] {
  const words = new Map<string, Language | undefined>();
  for (const language of LANGUAGES) {
    const { seats } = VOCABULARIES[language];
    const names = SEATS.map((seat) => seats[seat].read).join(' ');
    for (const word of new Set(`${LITTLE_WORDS[language]} ${foldWord(names)}`.split(/\s+/))) {
      words.set(word, words.has(word) ? undefined : language);
    }
  }
  return [...words].flatMap(([word, language]) => (language && word ? [[word, language] as const] : []));
}
