// The one door for tests: a text goes in, marked text comes out.
import { messageOf, type Settings } from '../../server/core/case.ts';
import { check } from '../../server/core/check.ts';
import type { Severity } from '../../server/core/rules/rule.ts';
import { caseTextOf, splitLines } from '../../server/core/text/lines.ts';
import { type Mark, renderMarked } from '../../server/core/text/marked.ts';

/** A finding as a mark, with the label `rule: message`. */
export type FoundMark = Mark & { readonly rule: string; readonly severity: Severity };

/** What is found in `text`; messages are English unless asked. */
export function marksOf(text: string, settings: Partial<Settings> = {}): readonly FoundMark[] {
  const { starts } = caseTextOf(splitLines(text));
  const { cases } = check(text, { settings: { language: 'en', ...settings } });
  return cases.flatMap(({ firstLine, report }) => {
    const base = starts[firstLine] ?? 0;
    return report.findings.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      span: { start: base + finding.span.start, end: base + finding.span.end },
      label: `${finding.rule}: ${messageOf(report, finding)}`,
    }));
  });
}

/** The text with what is found written under the words. */
export function markedWithFindings(text: string, settings: Partial<Settings> = {}): string {
  return renderMarked(text, marksOf(text, settings));
}

/** The same with the severity before each label. */
export function markedWithSeverities(text: string, settings: Partial<Settings> = {}): string {
  const marks = marksOf(text, settings).map((mark) => ({ ...mark, label: `${mark.severity} ${mark.label}` }));
  return renderMarked(text, marks);
}

/** The names of the rules that object to the text, in the order of the text. */
export function rulesAgainst(text: string, settings: Partial<Settings> = {}): readonly string[] {
  return marksOf(text, settings).map(({ rule }) => rule);
}
