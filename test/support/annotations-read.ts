// What annotations are read into, without its places.

import { readAnnotations } from '../../server/core/syntax/annotations/annotation.ts';
import { caseTextOf, splitLines, textIn } from '../../server/core/text/lines.ts';

/** The annotations of a text in English. */
export const read = (text: string) => readAnnotations(caseTextOf(splitLines(text)), 'en');

/** The arguments of the only annotation, without their places. */
export function given(text: string, language: 'en' | 'nl' | 'el' | 'tr' = 'en'): unknown {
  const [annotation] = readAnnotations(caseTextOf(splitLines(text)), language);
  return plain(annotation?.given);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'span');
  const [only] = entries;
  if (only?.[0] === 'value' && entries.length === 1) return plain(only[1]);
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
}

/** `rule: words` for each problem of the text. */
export function problemsOf(text: string, language: 'en' | 'nl' | 'el' | 'tr' = 'en'): readonly string[] {
  const lines = caseTextOf(splitLines(text));
  return readAnnotations(lines, language).flatMap(({ problems }) =>
    problems.map(({ rule, span }) => `${rule.replace('notation/', '')}: ${textIn(lines, span)}`),
  );
}
