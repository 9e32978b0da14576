import { LANGUAGES } from '../core/bridge/nouns.ts';
import { explain, type PageView } from '../core/explain.ts';
import { isRecord } from './settings.ts';

/** The page that a client asks for, `{ rule, language }`; in the language of `view` where it names none. */
export function rulePageIn(params: unknown, view: PageView): string | undefined {
  if (!isRecord(params) || typeof params.rule !== 'string') return undefined;
  const language = LANGUAGES.find((one) => one === params.language) ?? view.language;
  return explain(params.rule, { ...view, language });
}
