// `@expect` and `@ignore`: what a case says about its own findings.
import type { Facts } from '../facts/facts.ts';
import type { Finding } from './rule.ts';

/** The findings of a case once its `@expect` and `@ignore` have been heard, with what is to be said of these. */
export function applyDirectives(_facts: Facts, findings: readonly Finding[]): readonly Finding[] {
  return findings;
}
