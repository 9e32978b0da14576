import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import { type CaseReport, messageOf, relatedOf } from '../core/case.ts';
import { say } from '../core/messages/format.ts';
import { moreFindings } from '../core/messages/server.ts';
import { type Finding, SEVERITIES, type Severity } from '../core/rules/rule.ts';
import { rangeOf } from '../core/text/lines.ts';
import type { Client } from './client.ts';
import { pageAddress } from './page-address.ts';

/** A case at its line in a document. */
export type PlacedCase = { readonly firstLine: number; readonly report: CaseReport };

const SOURCE = 'bridge-rulings';

/** More than this an editor neither shows nor carries well; the gravest are kept. */
const MOST_DIAGNOSTICS = 1000;

const PROTOCOL_SEVERITY: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** The diagnostics of one case, for the line where the case stood when they were made. */
type Made = { readonly firstLine: number; readonly diagnostics: readonly Diagnostic[] };

/** How many findings of each severity. */
type Tally = { [severity in Severity]: number };

/** The diagnostics of one document: those of a case are made once, and only moved while the case is untouched. */
export class DocumentDiagnostics {
  readonly #uri: string;
  readonly #client: Client;
  readonly #made = new WeakMap<CaseReport, Made>();

  constructor(uri: string, client: Client) {
    this.#uri = uri;
    this.#client = client;
  }

  /** All that is published for the document: at most `MOST_DIAGNOSTICS` findings, and then a word on the rest. */
  of(cases: readonly PlacedCase[]): readonly Diagnostic[] {
    const found = tally(cases);
    const share = shareOf(found);
    const chosen: Diagnostic[] = [];
    for (const placed of cases) {
      const { findings } = placed.report;
      if (findings.length === 0) continue;
      const wanted = findings.map(({ severity }) => 0 < share[severity]--);
      if (!wanted.includes(true)) continue;
      const diagnostics = this.#ofCase(placed);
      chosen.push(...(wanted.includes(false) ? diagnostics.filter((_, i) => wanted[i]) : diagnostics));
    }
    const more = this.#moreThanShown(cases, sum(found), chosen.length);
    return more === undefined ? chosen : [...chosen, more];
  }

  #ofCase({ firstLine, report }: PlacedCase): readonly Diagnostic[] {
    const made = this.#made.get(report);
    if (made?.firstLine === firstLine) return made.diagnostics;
    const diagnostics =
      made === undefined
        ? report.findings.map((finding) => this.#diagnosticOf(report, finding, firstLine))
        : made.diagnostics.map((diagnostic) => moved(diagnostic, firstLine - made.firstLine));
    this.#made.set(report, { firstLine, diagnostics });
    return diagnostics;
  }

  #diagnosticOf(report: CaseReport, finding: Finding, firstLine: number): Diagnostic {
    const diagnostic: Diagnostic = {
      range: rangeOf(report.text, finding.span, firstLine),
      severity: PROTOCOL_SEVERITY[finding.severity],
      code: finding.rule,
      ...this.#pageOf(report, finding),
      source: SOURCE,
      message: messageOf(report, finding),
    };
    if (!this.#client.showsRelated || finding.related.length === 0) return diagnostic;
    const relatedInformation = relatedOf(report, finding).map(({ message, span }) => ({
      location: { uri: this.#uri, range: rangeOf(report.text, span, firstLine) },
      message,
    }));
    return { ...diagnostic, relatedInformation };
  }

  #pageOf({ shown }: CaseReport, { rule }: Finding): Pick<Diagnostic, 'codeDescription'> {
    const { linksRules, rulePages } = this.#client;
    const href = linksRules ? pageAddress(rulePages, rule, shown) : undefined;
    return href === undefined ? {} : { codeDescription: { href } };
  }

  /** The closing word, at the end of the text, where something was left out. */
  #moreThanShown(cases: readonly PlacedCase[], found: number, shown: number): Diagnostic | undefined {
    const last = cases.at(-1);
    if (found === shown || last === undefined) return undefined;
    const { report, firstLine } = last;
    const end = rangeOf(report.text, { start: report.text.length, end: report.text.length }, firstLine);
    const nouns = { found: { number: found }, shown: { number: shown } };
    return {
      range: end,
      severity: DiagnosticSeverity.Information,
      code: 'report/more-findings',
      source: SOURCE,
      message: say(moreFindings, nouns, report.style),
    };
  }
}

function tally(cases: readonly PlacedCase[]): Tally {
  const found: Tally = { error: 0, warning: 0, information: 0, hint: 0 };
  for (const { report } of cases) for (const { severity } of report.findings) found[severity]++;
  return found;
}

/** How many of each severity are shown: the gravest first, until the measure is full. */
function shareOf(found: Readonly<Tally>): Tally {
  const share: Tally = { ...found };
  let room = MOST_DIAGNOSTICS;
  for (const severity of SEVERITIES) {
    share[severity] = Math.min(room, found[severity]);
    room -= share[severity];
  }
  return share;
}

function sum(found: Readonly<Tally>): number {
  return SEVERITIES.reduce((total, severity) => total + found[severity], 0);
}

function moved(diagnostic: Diagnostic, lines: number): Diagnostic {
  const range = movedRange(diagnostic.range, lines);
  if (diagnostic.relatedInformation === undefined) return { ...diagnostic, range };
  const relatedInformation = diagnostic.relatedInformation.map(({ location, message }) => ({
    location: { uri: location.uri, range: movedRange(location.range, lines) },
    message,
  }));
  return { ...diagnostic, range, relatedInformation };
}

function movedRange({ start, end }: Range, lines: number): Range {
  return {
    start: { line: start.line + lines, character: start.character },
    end: { line: end.line + lines, character: end.character },
  };
}
