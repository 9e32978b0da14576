import type { Nouns } from '../bridge/nouns.ts';
import type { Facts } from '../facts/facts.ts';
import type { Certainty } from '../laws/answers.ts';
import type { Edition } from '../laws/editions.ts';
import type { Wording } from '../messages/wording.ts';
import type { Span } from '../text/span.ts';

export const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The families of rules; `law` rules are named after the paragraph, the others after their family. */
export const FAMILIES = ['board', 'notation', 'facts', 'citation', 'law'] as const;
export type Family = (typeof FAMILIES)[number];

/** Another place that belongs to a finding, and what it has to do with it. */
export type Related = { readonly span: Span; readonly wording: Wording; readonly nouns: Nouns };

/** One fault as a rule finds it. */
export type Fault<Name extends string = string> = {
  readonly fault: Name;
  readonly span: Span;
  readonly nouns: Nouns;
  /** The paragraph that gives the answer; every fault of a law rule has one. */
  readonly paragraph?: string;
  /** How firmly that answer rests on the law. */
  readonly certainty?: Certainty;
  /** Where this instance is less, or more, certain than the page says. */
  readonly severity?: Severity;
  /** Where the sentence of the page does not say why here. */
  readonly wording?: Wording;
  readonly related?: readonly Related[];
};

/** What the manual says of a fault; the examples are run as tests (`^^^ rule: message` under the words). */
export type FaultPage = {
  readonly severity: Severity;
  readonly wording: Wording;
  readonly good: readonly string[];
  readonly bad: readonly string[];
};

/** What a rule may look at. */
export type RuleInput = { readonly facts: Facts; readonly edition: Edition };

/** What every rule has: its family, and a page for each of its faults. */
export type RulePages<Name extends string = string> = {
  readonly family: Family;
  readonly faults: { readonly [name in Name]: FaultPage };
};

/** A rule about the text: one kind of thing that it states, held against the rest of it. */
export type Rule<Name extends string = string> = RulePages<Name> & {
  readonly check: (input: RuleInput) => Iterable<Fault<Name>>;
};

/** Gives the rule back; it is there for the names of the faults to be inferred. */
export function defineRule<Name extends string>(rule: Rule<Name>): Rule<Name> {
  return rule;
}

/** What is told to the author: a fault with its name, its place, its certainty and its words still unspelled. */
export type Finding = {
  /** `family/fault`, for the law `paragraph/fault`. */
  readonly rule: string;
  readonly paragraph: string | undefined;
  /** How firmly it rests on the law; `undefined` where it is no wrong ruling. */
  readonly certainty: Certainty | undefined;
  readonly laws: Edition | undefined;
  readonly severity: Severity;
  readonly wording: Wording;
  readonly nouns: Nouns;
  readonly span: Span;
  readonly related: readonly Related[];
};

/**
 * The names by which a setting or `@ignore` may speak of a rule, the narrowest first: `51B2(b)/called-minor`,
 * `law/called-minor`, `called-minor`, `law`.
 */
export function namesOf(rule: string): readonly string[] {
  const family = familyOf(rule);
  const fault = rule.slice(rule.indexOf('/') + 1);
  return [rule, `${family}/${fault}`, fault, family];
}

/** The family of a rule by its name; what is no fault of the text or the deal is law. */
export function familyOf(rule: string): Family {
  const family = rule.slice(0, rule.indexOf('/'));
  return FAMILIES.find((known) => known === family) ?? 'law';
}
