// What the law gives, as the lines of a list: what follows from a sentence stands indented below it.
import type { Given } from './rules/law-gives.ts';

/**
 * The sentences as a list.
 *
 * @param spell gives a sentence with its paragraph in the form that the reader of the list wants
 */
export function givenLines(
  given: readonly Given[],
  spell: (one: Given) => string,
  indent = '',
): readonly string[] {
  return given.flatMap((one) => [
    `${indent}- ${spell(one)}`,
    ...givenLines(one.consequences, spell, `${indent}  `),
  ]);
}
