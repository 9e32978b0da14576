import { spellParagraph } from '../core/bridge/paragraphs.ts';
import type { CardStyle } from '../core/bridge/words.ts';
import { type CaseReport, messageOf, relatedOf } from '../core/case.ts';
import type { Report } from '../core/check.ts';
import { severityNames, summary, undecidedCases } from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import type { Finding } from '../core/rules/rule.ts';
import { positionOf } from '../core/text/lines.ts';
import type { CheckedFile } from './checked-file.ts';
import { excerptOf } from './excerpt.ts';
import type { Paint } from './paint.ts';
import { printable } from './terminal.ts';

type CaseInFile = Report['cases'][number];

/** The findings as a person reads them: place and reason, then the words with carets and the paragraph below. */
export function asText(files: readonly CheckedFile[], paint: Paint): string {
  return files
    .flatMap(({ path, report }) => report.cases.flatMap((inFile) => caseText(path, inFile, paint)))
    .map((text) => `${text}\n\n`)
    .join('');
}

function caseText(path: string, { firstLine, report }: CaseInFile, paint: Paint): readonly string[] {
  return report.findings.map((finding) => {
    const paragraph = finding.paragraph ? spellParagraph(finding.paragraph, report.shown) : '';
    const related = relatedOf(report, finding).map(({ span, message }) =>
      excerptOf(report.text, span, firstLine, message, (carets) => paint('aside', carets)),
    );
    return [
      headline(path, firstLine, report, finding, paint),
      excerptOf(report.text, finding.span, firstLine, paragraph, (carets) => paint(finding.severity, carets)),
      ...related,
    ].join('\n');
  });
}

/** Place, severity, reason and rule on one line, as other tools write them, so that editors can jump there. */
function headline(
  path: string,
  firstLine: number,
  report: CaseReport,
  finding: Finding,
  paint: Paint,
): string {
  const { line, character } = positionOf(report.text, finding.span.start);
  const place = printable(`${path}:${firstLine + line + 1}:${character + 1}`);
  const severity = paint(finding.severity, severityNames[finding.severity][report.shown]);
  return `${place}: ${severity}: ${printable(messageOf(report, finding))} [${finding.rule}]`;
}

/** How much was read and found; a case that could not be judged is not passed over in silence. */
export function summaryOf(files: readonly CheckedFile[], style: CardStyle): string {
  const reports = files.flatMap(({ report }) => report.cases.map((inFile) => inFile.report));
  const severities = reports.flatMap(({ findings }) => findings.map(({ severity }) => severity));
  const errors = severities.filter((severity) => severity === 'error').length;
  const warnings = severities.filter((severity) => severity === 'warning').length;
  const undecided = reports.filter(({ verdict }) => verdict === 'undecided').length;
  const counts = {
    files: files.length,
    cases: reports.length,
    errors,
    warnings,
    others: severities.length - errors - warnings,
  };
  const sentences = [say(summary, numbers(counts), style)];
  if (0 < undecided) sentences.push(say(undecidedCases, numbers({ cases: undecided }), style));
  return `${sentences.join(' ')}\n`;
}

function numbers(counts: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(counts).map(([hole, number]) => [hole, { number }]));
}
