// THE list: every rule, in the order in which the families are checked; a test compares it with the folders.
import { FAMILIES, type Rule } from './rule.ts';

/** Rules about the text itself: its deal, its annotations, and whether they agree. */
export const TEXT_RULES: readonly Rule[] = [];

/** Rules that hold a ruling against the law, in the order of the law book. */
export const LAW_RULES: readonly Rule[] = [];

export const RULES: readonly Rule[] = [...TEXT_RULES, ...LAW_RULES];

/** Whether a setting or `@ignore` may name it: a family, a fault with its family or with a paragraph, or a fault alone. */
export function isRuleOrFamily(name: string): boolean {
  if ((FAMILIES as readonly string[]).includes(name)) return true;
  const fault = name.slice(name.indexOf('/') + 1);
  return RULES.some((rule) => fault in rule.faults);
}
