// Problems that the parser and the facts have found already, as rules with names, words and examples.
import type { Wording } from '../messages/wording.ts';
import { defineRule, type Family, type FaultPage, type Rule } from './rule.ts';

/** The rule for the problems called `family/name`. `elsewhere` says what their other places have to do with them. */
export function problemRule<Name extends string>(
  family: Family,
  name: Name,
  page: FaultPage & { readonly elsewhere?: Wording },
): Rule<Name> {
  const { elsewhere, ...rest } = page;
  const named = `${family}/${name}`;
  // A record of one name is the record of all names that there are.
  const faults = { [name]: rest } as { readonly [only in Name]: FaultPage };
  return defineRule({
    family,
    faults,
    check: ({ facts: { problems } }) =>
      problems
        .filter(({ rule }) => rule === named)
        .map(({ span, nouns, related = [] }) => ({
          fault: name,
          span,
          nouns,
          related: elsewhere ? related.map((place) => ({ span: place, wording: elsewhere, nouns })) : [],
        })),
  });
}
