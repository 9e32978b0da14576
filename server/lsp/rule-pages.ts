import { LANGUAGES, type Language } from '../core/bridge/nouns.ts';
import { explain, type PageView } from '../core/explain.ts';
import { isRecord } from './settings.ts';

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

/** The page that a client asks for, `{ rule, language }`; in the language of `view` where it names none. */
export function rulePageIn(params: unknown, view: PageView): string | undefined {
  if (!isRecord(params) || typeof params.rule !== 'string') return undefined;
  const language = LANGUAGES.find((one) => one === params.language) ?? view.language;
  return explain(params.rule, { ...view, language });
}

/** Brackets, too: in Markdown they would end the address. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
}
