// Annotations: lines that begin with `@`, by themselves or in a comment.
import type { Language } from '../../bridge/nouns.ts';
import type { CaseText } from '../../text/lines.ts';
import { type Located, located, type Span } from '../../text/span.ts';
import { nearestWord, nearWord } from '../nearest.ts';
import type { Problem } from '../tree.ts';
import type { GivenArguments } from './annotation-arguments.ts';
import { fillForm } from './annotation-form.ts';
import { ANNOTATION_WORDS, type AnnotationWord } from './annotation-grammar.ts';
import { notationProblem, type Source, sourceOf } from './annotation-source.ts';
import { type AnnotationPlace, annotationPlaces, wordOf } from './annotation-word.ts';
import { isLikeNotation } from './like-notation.ts';

export { annotationWord, isAnnotationLine } from './annotation-word.ts';

/** An annotation as it was read; half of one is still worth reading. */
export type Annotation = {
  /** `undefined` where the notation has no such word. */
  readonly word: AnnotationWord | undefined;
  /** The word as it is written, with its `@`. */
  readonly written: Located<string>;
  readonly given: GivenArguments;
  readonly span: Span;
  readonly problems: readonly Problem[];
};

/** The annotations of a case, in order; a word that is none of the notation is among them where it was surely meant. */
export function readAnnotations(text: CaseText, language: Language): readonly Annotation[] {
  const places = text.lines.flatMap((line, at) => {
    const base = text.starts[at] ?? 0;
    return annotationPlaces(line).map((place) => ({ line, base, place }));
  });
  const isAnnotated = places.some(({ place }) => wordOf(place.written) !== undefined);
  return places
    .map(({ line, base, place }) => readPlace(line, place, base, language, isAnnotated))
    .filter((annotation) => annotation !== undefined);
}

/** The annotations of the notation on one line that begins at offset `base`; several where it holds several comments. */
export function readAnnotationLine(line: string, base: number, language: Language): readonly Annotation[] {
  return annotationPlaces(line)
    .filter(({ written }) => wordOf(written) !== undefined)
    .map((place) => readPlace(line, place, base, language, true))
    .filter((annotation) => annotation !== undefined);
}

function readPlace(
  line: string,
  place: AnnotationPlace,
  base: number,
  language: Language,
  isAnnotated: boolean,
): Annotation | undefined {
  const wordEnd = base + place.wordEnd;
  const written = located(`@${place.written}`, base + place.start, wordEnd);
  const begin = line.startsWith(':', place.wordEnd) ? place.wordEnd + 1 : place.wordEnd;
  const source = sourceOf(line.slice(begin, place.end), base + begin, language);
  const word = wordOf(place.written);
  const span = { start: written.span.start, end: Math.max(wordEnd, base + place.end) };
  if (word === undefined) {
    if (!isMeant(place.written, source, isAnnotated)) return undefined;
    return { word, written, given: {}, span, problems: [unknownWord(written)] };
  }
  const { given, problems } = fillForm(word, written, source);
  const isExact = place.written.toLowerCase() === word;
  return { word, written, given, span, problems: isExact ? problems : [unknownWord(written), ...problems] };
}

/** Handles, code and addresses also begin with `@`: a strange word was meant where it, or what follows, is like the notation. */
function isMeant(written: string, source: Source, isAnnotated: boolean): boolean {
  const isNear = nearWord(written, ANNOTATION_WORDS) !== undefined;
  const isLike = source.tokens.length === 0 ? /^[\p{Ll}-]+$/u.test(written) : isLikeNotation(source);
  return isAnnotated ? isNear || isLike : isNear && isLike;
}

function unknownWord(written: Located<string>): Problem {
  const nearest = nearestWord(written.value.slice(1), ANNOTATION_WORDS);
  return notationProblem('unknown-word', written.value, written.span, { nearest: { text: `@${nearest}` } });
}
