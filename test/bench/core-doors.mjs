// The stages of the library that are measured one by one.
import { factsOf } from '../../server/core/facts/agree.ts';
import { treeOf } from '../../server/core/syntax/tree-of-case.ts';
import { WriteUp } from '../../server/core/syntax/write-up.ts';
import { splitLines } from '../../server/core/text/lines.ts';

export { check } from '../../server/core/check.ts';
export { judge } from '../../server/core/rules/judge.ts';

/** The trees of all cases of a text. */
export function parse(text) {
  const reading = { fallback: 'en', sentences: true };
  return new WriteUp(splitLines(text), 'ruling').cases.map((source) => treeOf(source, reading));
}

/** What all cases of a text state: read as far as the law needs it. */
export function read(text) {
  return parse(text).map(({ diagrams, ...tree }) =>
    factsOf({ ...tree, boards: diagrams.map(({ board }) => board) }),
  );
}
