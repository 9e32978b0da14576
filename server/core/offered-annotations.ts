// What can be written behind an `@` that begins a line.
import type { CardStyle } from './bridge/words.ts';
import { describeAnnotation } from './describe-annotation.ts';
import { say } from './messages/format.ts';
import { readAnnotationLine } from './syntax/annotations/annotation.ts';
import { type Form, GRAMMAR } from './syntax/annotations/annotation-grammar.ts';

/** An annotation that can be written here. */
export type OfferedAnnotation = {
  /** `@penalty`, with a space behind it where something has to follow. */
  readonly text: string;
  /** `@penalty E ♠K ♥Q dropped`. */
  readonly example: string;
  /** What the example says, as a sentence; `''` where it says nothing that a sentence would tell. */
  readonly meaning: string;
};

/** The beginning of a line, of a quotation, of a list item or of a comment, and the first letters of an annotation. */
const BEGUN = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(?:<!--\s*)?(@[\p{L}-]*)$/u;

/**
 * All annotations where one is begun, in the order of the notation; an editor sifts them by the letters written.
 *
 * @param before what stands on the line before the cursor
 * @returns the offset in `before` at which the annotation begins, too; `undefined` where none is begun
 */
export function offeredAnnotations(
  before: string,
  style: CardStyle,
): { readonly from: number; readonly annotations: readonly OfferedAnnotation[] } | undefined {
  const begun = BEGUN.exec(before)?.[1];
  if (begun === undefined) return undefined;
  const annotations = Object.entries<Form>(GRAMMAR).map(([word, { example, takes }]) => ({
    text: takes.some((parameter) => !parameter.endsWith('?')) ? `@${word} ` : `@${word}`,
    example,
    meaning: meaningOf(example, style),
  }));
  return { from: before.length - begun.length, annotations };
}

function meaningOf(example: string, style: CardStyle): string {
  const [read] = readAnnotationLine(example, 0, 'en');
  const meaning = read && describeAnnotation(read);
  return meaning === undefined ? '' : say(meaning.wording, meaning.nouns, style);
}
