// A case read again after an edit.
import { type CaseReport, checkCase, type Settings } from './case.ts';
import { linesAfter, type TextEdit } from './edits/text-edit.ts';
import { type CaseSource, readCaseSource } from './syntax/case-source.ts';
import { caseTextOf } from './text/lines.ts';

/** The cases that the lines of one case make once they are edited; mostly one. The edits stand in order. */
export function casesAfter(
  source: CaseSource,
  edits: readonly TextEdit[],
  settings: Settings,
): readonly CaseReport[] {
  const lines = linesAfter(caseTextOf(source.lines), edits);
  const reports: CaseReport[] = [];
  for (let at = 0; at < lines.length; ) {
    const next = readCaseSource(lines, at, lines.length, source.file);
    reports.push(checkCase(next, settings));
    at += Math.max(1, next.lines.length);
  }
  return reports;
}
