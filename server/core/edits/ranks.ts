// The letters of ranks: the ten as 10 or T, honours as A K Q J or as the language writes them, and letters of
// other alphabets that only look like these.
import type { Rank } from '../bridge/cards.ts';
import type { Language } from '../bridge/nouns.ts';
import { VOCABULARIES } from '../bridge/words.ts';
import { readParagraphNumber } from '../syntax/citations/paragraph-number.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { isIn, type LeftAlone } from './left-alone.ts';
import { type RankPlace, rankPlaces } from './rank-places.ts';
import { replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/** Every ten of the case as `ten`. */
export function tenEdits(tree: CaseTree, alone: LeftAlone, ten: 'T' | '10'): readonly TextEdit[] {
  return rewritten(tree, alone, ({ rank }) => (rank === 'T' ? ten : undefined));
}

/** Every honour of the case as A K Q J. */
export function internationalEdits(tree: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  return rewritten(tree, alone, ({ rank }) => HONOURS.find((honour) => honour === rank));
}

/** Whether people who write this language have letters of their own for honours. */
export function hasNationalHonours(language: Language): boolean {
  return VOCABULARIES[language].honours !== undefined;
}

/** Every honour of the case in the letters of its language; none where it has none of its own. */
export function nationalEdits(tree: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  const letters = VOCABULARIES[tree.language].honours;
  return rewritten(tree, alone, ({ rank }) => {
    const honour = HONOURS.find((one) => one === rank);
    return honour && letters?.[honour];
  });
}

const HONOURS: readonly Rank[] = ['A', 'K', 'Q', 'J'];

/** Letters of Greek and Cyrillic that look like those of ranks, and what they stand for. */
export const TWINS: { readonly [letter: string]: string } = {
  Α: 'A',
  Κ: 'K',
  Τ: 'T',
  Χ: 'x',
  χ: 'x',
  А: 'A',
  К: 'K',
  Т: 'T',
  Х: 'x',
  х: 'x',
};

/** Letters of cards that only look like Latin ones as what they stand for, and citations in one alphabet. */
export function lookAlikeEdits(tree: CaseTree, alone: LeftAlone): readonly TextEdit[] {
  const ofCards = rewritten(tree, alone, ({ written }) => TWINS[written]);
  const ofCitations = citationEdits(tree).filter(({ span }) => !isIn(alone.inProse, span.start));
  return withoutOverlaps([...ofCards, ...ofCitations]);
}

function rewritten(
  tree: CaseTree,
  alone: LeftAlone,
  signFor: (place: RankPlace) => string | undefined,
): readonly TextEdit[] {
  const edits = rankPlaces(tree, alone).flatMap((place) => {
    const sign = signFor(place);
    const isChange = sign !== undefined && sign !== place.written && place.written.toUpperCase() !== sign;
    return isChange ? [replacement(place.span.start, place.span.end, sign)] : [];
  });
  return withoutOverlaps(edits);
}

const GREEK = 'ΑΒΓΔΕΖαβγδεζ';
const LATIN = 'ABCDEGabcdeg';
const ANY_GREEK = /[\u0370-\u03ff]/;

/** In a Greek text a citation with any Greek letter is written in Greek ones, elsewhere in Latin ones. */
function citationEdits({ citations, language }: CaseTree): readonly TextEdit[] {
  const [from, to] = language === 'el' ? [LATIN, GREEK] : [GREEK, LATIN];
  return citations.flatMap(({ written, span }) => {
    const first = written.search(/\d/);
    const end = readParagraphNumber(written, first)?.end ?? 0;
    const number = written.slice(first, end);
    if (first < 0 || end <= first || !ANY_GREEK.test(number)) return [];
    const start = span.start + first;
    return Array.from(number, (letter, at) => ({
      at,
      twin: to.charAt(from.indexOf(letter)) || letter,
      letter,
    }))
      .filter(({ twin, letter }) => twin !== letter)
      .map(({ at, twin }) => replacement(start + at, start + at + 1, twin));
  });
}
