// The one door for tests: a text goes in, marked text comes out.
import { messageOf, type Settings } from '../../server/core/case.ts';
import { check } from '../../server/core/check.ts';
import { caseTextOf, splitLines } from '../../server/core/text/lines.ts';
import { type Mark, renderMarked } from '../../server/core/text/marked.ts';

/** What is found in `text`, each finding a mark with the label `rule: message`; messages are English unless asked. */
export function marksOf(text: string, settings: Partial<Settings> = {}): readonly Mark[] {
  const { starts } = caseTextOf(splitLines(text));
  const { cases } = check(text, { settings: { language: 'en', ...settings } });
  return cases.flatMap(({ firstLine, report }) => {
    const base = starts[firstLine] ?? 0;
    return report.findings.map((finding) => ({
      span: { start: base + finding.span.start, end: base + finding.span.end },
      label: `${finding.rule}: ${messageOf(report, finding)}`,
    }));
  });
}

/** The text with what is found written under the words. */
export function markedWithFindings(text: string, settings: Partial<Settings> = {}): string {
  return renderMarked(text, marksOf(text, settings));
}

/** The names of the rules that object to the text, in the order of the text. */
export function rulesAgainst(text: string, settings: Partial<Settings> = {}): readonly string[] {
  return marksOf(text, settings).map(({ label }) => label.slice(0, label.indexOf(': ')));
}
