// A question with lettered answers to choose from: only the one that is then called right is anybody's word.
import { foldWord } from '../../bridge/fold.ts';
import type { Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';

/** The sentences without the answers that nobody has chosen. */
export function withoutUnchosen(sentences: readonly Sentence[]): readonly Sentence[] {
  const unchosen = new Set<Sentence>();
  for (let at = 0; at < sentences.length; at++) {
    const answers = isFirstAnswer(sentences[at]) ? answersFrom(sentences, at) : [];
    if (answers.length < 2) continue;
    const end = at + answers.reduce((sum, { said }) => sum + said.length, 0);
    const chosen = letterChosen(sentences.slice(end, end + LOOKED_AHEAD));
    const isToChoose =
      sentences[at - 1]?.isQuestion === true || answers.some(({ letter }) => letter === chosen);
    for (const { letter, said } of isToChoose ? answers : []) {
      if (letter !== chosen) for (const one of said) unchosen.add(one);
    }
    at = end - 1;
  }
  return unchosen.size === 0 ? sentences : sentences.filter((one) => !unchosen.has(one));
}

/** `a`, `b` …; a Greek letter is the Latin one at its place. */
type Letter = string;

type Answer = { readonly letter: Letter; readonly said: Sentence[] };

/** So many sentences behind the answers are looked at for the one that is right. */
const LOOKED_AHEAD = 3;

export function isFirstAnswer(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && letterOf(sentence) === 'a';
}

/** The lettered blocks that begin at a sentence, in the order of their letters. */
export function answersFrom(sentences: readonly Sentence[], from: number): readonly Answer[] {
  const answers: Answer[] = [];
  for (const sentence of sentences.slice(from)) {
    const letter = letterOf(sentence);
    if (letter !== undefined && letter === LATIN.charAt(answers.length))
      answers.push({ letter, said: [sentence] });
    else if (sentence.beginsBlock || sentences[from]?.beginsBlock === false) break;
    else answers.at(-1)?.said.push(sentence);
  }
  return answers;
}

const LETTERED = /^([a-zα-ω])(?:[).:]\s|$)/i;
/** *(a) East picks up both.* within a paragraph; the bracket before it is no part of the sentence. */
const IN_LINE = /^([a-zα-ω])\)\s/i;
/** What stands behind a letter of either kind. */
const MARKS = ').:';
const LATIN = 'abcdefgh';
const GREEK = 'αβγδεζηθ';

function letterOf({ beginsBlock, written }: Sentence): Letter | undefined {
  if (1 < written.length && !MARKS.includes(written.charAt(1))) return undefined;
  const [, letter] = (beginsBlock ? LETTERED : IN_LINE).exec(written) ?? [];
  return letter === undefined ? undefined : latin(letter);
}

function latin(letter: string): Letter {
  const folded = foldWord(letter);
  const place = GREEK.indexOf(folded);
  return place === -1 ? folded : LATIN.charAt(place);
}

/** *Right answer: (c)*: the letter that stands alone behind a word for the answer, in one sentence or in the next. */
function letterChosen(sentences: readonly Sentence[]): Letter | undefined {
  const at = sentences.findIndex(({ clauses }) =>
    clauses.some((clause) => has(clause, 'ruling', 'ruled', 'upheld')),
  );
  const said = sentences.slice(Math.max(0, at), at + 2).map(({ written }) => written.replace(/[*_]/g, ''));
  const [, bracketed, bare] = (at !== -1 && ALONE.exec(` ${said.join(' : ')} `)) || [];
  const letter = bracketed ?? bare;
  return letter === undefined ? undefined : latin(letter);
}

/** In brackets, or at the end of what is said; *A spade is led* names no answer. */
const ALONE = /\(([a-hα-θ])\)|\s([a-hα-θ])(?=\s*[).,:;]|\s*$)/i;
