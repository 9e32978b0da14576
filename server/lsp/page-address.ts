import type { Language } from '../core/bridge/nouns.ts';

/**
 * The address of the page of a rule. In the template of a client stand `{rule}` for its name,
 * `51B2(b)/picked-up-without-cause`, `{fault}` for the part after the stroke, and `{language}`.
 */
export function pageAddress(
  template: string | undefined,
  rule: string,
  language: Language,
): string | undefined {
  const fault = rule.slice(rule.indexOf('/') + 1);
  return template
    ?.replaceAll('{rule}', encoded(rule))
    .replaceAll('{fault}', encoded(fault))
    .replaceAll('{language}', language);
}

/** Brackets, too: in Markdown they would end the address. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
}
