// The stages of the library that are measured one by one.
import { treeOf } from '../../server/core/syntax/tree-of-case.ts';
import { WriteUp } from '../../server/core/syntax/write-up.ts';
import { splitLines } from '../../server/core/text/lines.ts';

export { check } from '../../server/core/check.ts';

/** The trees of all cases of a text. */
export function parse(text) {
  return new WriteUp(splitLines(text), 'ruling').cases.map((source) => treeOf(source, 'en'));
}
