// `@expect` and `@ignore`: what a case says about its own findings.

import type { Nouns } from '../bridge/nouns.ts';
import type { Facts } from '../facts/facts.ts';
import type { Located, Span } from '../text/span.ts';
import { expectedInVain } from './notation/expected-not-found.ts';
import { ignoredInVain } from './notation/ignore-unused.ts';
import { type FaultPage, type Finding, familyOf, namesOf } from './rule.ts';

/** The findings of a case once its directives have been heard. */
export type Heard = {
  readonly findings: readonly Finding[];
  /** The paragraphs of `@expect` under which the ruling was found wrong, as its author meant it to be. */
  readonly expected: readonly Located<string>[];
};

/**
 * Takes out what `@expect` foretells and what `@ignore` silences, and adds what is to be said of the two.
 * `@ignore` names a rule (`51B2(b)/picked-up-without-cause`, `picked-up-without-cause`), a family (`board`, `law`) or a paragraph.
 */
export function applyDirectives(facts: Facts, findings: readonly Finding[]): Heard {
  const expected = facts.expects.filter(({ value }) =>
    findings.some((finding) => isExpected(finding, value)),
  );
  const surprises = facts.expects
    .filter((expect) => !expected.includes(expect))
    .map(({ value, span }) => notFound(span, { paragraph: { paragraph: value } }));
  const left = [
    ...findings.filter((finding) => !expected.some(({ value }) => isExpected(finding, value))),
    ...surprises,
  ];
  const inVain = facts.ignores
    .filter(({ rule }) => !left.some((finding) => isNamedBy(finding, rule.value)))
    .map(({ rule }) => unused(rule.span, { rule: { text: rule.value } }));
  const heard = left.filter((finding) => !facts.ignores.some(({ rule }) => isNamedBy(finding, rule.value)));
  return { findings: [...heard, ...inVain], expected };
}

const notFound = findingsNamed('expected-not-found', expectedInVain.faults['expected-not-found']);
const unused = findingsNamed('ignore-unused', ignoredInVain.faults['ignore-unused']);

function findingsNamed(
  fault: string,
  { severity, wording }: FaultPage,
): (span: Span, nouns: Nouns) => Finding {
  return (span, nouns) => ({
    rule: `notation/${fault}`,
    paragraph: undefined,
    certainty: undefined,
    laws: undefined,
    severity,
    wording,
    nouns,
    span,
    related: [],
  });
}

/** A question to the author is no wrong ruling, and a wrong citation is none of its own. */
function isExpected(finding: Finding, paragraph: string): boolean {
  return (
    familyOf(finding.rule) === 'law' && finding.severity !== 'hint' && isUnder(finding.paragraph, paragraph)
  );
}

function isNamedBy(finding: Finding, name: string): boolean {
  return namesOf(finding.rule).includes(name) || isUnder(finding.paragraph, name);
}

/** Whether a paragraph is the one named or a part of it: 51B2(b) of 51B, but not 51 of 5. */
function isUnder(paragraph: string | undefined, named: string): boolean {
  if (paragraph === undefined || !paragraph.startsWith(named)) return false;
  return !/\d\d/.test(paragraph.slice(named.length - 1, named.length + 1));
}
