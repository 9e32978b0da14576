// THE list: every rule, of the text and of the law; a test compares its parts with the folders.
import { irregular } from './law/irregular.ts';
import { undecided } from './law/undecided.ts';
import { unlisted } from './law/unlisted.ts';
import { CITATION_RULES, LAW_RULES } from './law-rules.ts';
import { FAMILIES, type RulePages } from './rule.ts';
import { TEXT_RULES } from './text-rules.ts';

export const RULES: readonly RulePages[] = [
  ...TEXT_RULES,
  ...CITATION_RULES,
  ...LAW_RULES,
  unlisted,
  irregular,
  undecided,
];

/** Whether a setting or `@ignore` may name it: a family, a fault with its family or with a paragraph, or a fault alone. */
export function isRuleOrFamily(name: string): boolean {
  if ((FAMILIES as readonly string[]).includes(name)) return true;
  const fault = name.slice(name.indexOf('/') + 1);
  return RULES.some((rule) => fault in rule.faults);
}
