import type { Edition } from '../laws/editions.ts';
import type { Fault, Finding, Rule, RuleInput, RulePages } from './rule.ts';

/** What `rules` object to, in the order of the rules. */
export function findingsOf(rules: readonly Rule[], input: RuleInput): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    for (const fault of rule.check(input)) findings.push(findingOf(rule, fault, input.edition));
  }
  return findings;
}

/** A fault with all that its rule says of it; a fault of the law takes its name from the paragraph. */
export function findingOf(rule: RulePages, fault: Fault, edition: Edition): Finding {
  const page = rule.faults[fault.fault];
  if (page === undefined) throw new Error(`The rule has no fault named ${fault.fault}.`);
  const isLaw = rule.family === 'law';
  return {
    rule: `${isLaw ? fault.paragraph : rule.family}/${fault.fault}`,
    paragraph: fault.paragraph,
    certainty: fault.certainty,
    laws: isLaw || rule.family === 'citation' ? edition : undefined,
    severity: fault.severity ?? page.severity,
    wording: fault.wording ?? page.wording,
    nouns: fault.nouns,
    span: fault.span,
    related: fault.related ?? [],
  };
}
