// Little write-ups of nothing but sentences, and what is said of them.
import { check } from '../../server/core/check.ts';

export type LittleRuling = { readonly text: string; readonly wrongUnder: readonly string[] };

/** The paragraphs under which something of the text is found, but for hints. */
export function foundUnder(text: string, language: 'en' | 'tr'): readonly string[] {
  const findings = check(`@language ${language}\n\n${text}\n`).cases.flatMap(({ report }) => report.findings);
  const told = findings.filter(({ severity }) => severity !== 'hint');
  return [...new Set(told.map(({ paragraph }) => paragraph ?? ''))].sort();
}
