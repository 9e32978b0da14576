import { defaultStyle } from '../core/bridge/words.ts';
import { explain, nearestRules } from '../core/explain.ts';
import { say } from '../core/messages/format.ts';
import { noSuchRule } from '../core/messages/page.ts';
import { EXIT } from './check-paths.ts';
import type { ExplainRequest } from './command-line.ts';
import { printable, type Terminal } from './terminal.ts';

/** Prints the page of a rule; of one that there is not, the nearest. Gives the exit code. */
export function explainRule({ rule, language: asked }: ExplainRequest, terminal: Terminal): number {
  const language = asked === 'auto' ? terminal.language : asked;
  const page = explain(rule, { language, books: [] });
  if (page !== undefined) {
    terminal.out(page);
    return EXIT.nothing;
  }
  const nouns = { rule: { text: rule }, nearest: { text: nearestRules(rule).join(', ') } };
  terminal.err(`${printable(say(noSuchRule, nouns, defaultStyle(language)))}\n`);
  return EXIT.mistake;
}
