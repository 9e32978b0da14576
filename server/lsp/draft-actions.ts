// The code action that writes the right ruling of the case around the cursor.
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver';
import type { CaseReport } from '../core/case.ts';
import { type Draft, draftOf } from '../core/draft.ts';
import { draftRuling, replaceRuling } from '../core/messages/draft.ts';
import { say } from '../core/messages/format.ts';
import { familyOf } from '../core/rules/rule.ts';
import { rangeOf } from '../core/text/lines.ts';
import { DRAFT_RULING } from './action-names.ts';
import type { Client } from './client.ts';
import { documentEdits, workspaceEdit } from './document-edits.ts';
import type { OpenCase, OpenDocument } from './documents.ts';

/** The drafts that were made; a case that has not changed has the same. */
const DRAFTS = new WeakMap<CaseReport, { readonly draft: Draft | undefined }>();

/**
 * The action for the case at the beginning of the range: a fix where a diagnostic there tells that the ruling
 * contradicts the law, else a rewriting. An editor that looks by itself, wherever the cursor goes, is told of it only
 * where the ruling is wrong, or where a missing one would stand.
 */
export function draftActions(
  document: OpenDocument,
  client: Client,
  { range, context }: CodeActionParams,
  isWanted: (kind: string) => boolean,
): CodeAction[] {
  const placed = document.caseAt(range.start.line);
  if (placed === undefined || (!isWanted(DRAFT_RULING) && !isWanted(CodeActionKind.QuickFix))) return [];
  const { firstLine, report } = placed;
  const draft = draftIn(report, document);
  if (draft === undefined) return [];
  const title = say(draft.replaces ? replaceRuling : draftRuling, {}, report.style);
  const edits = documentEdits([{ firstLine, text: report.text, edits: [draft.edit] }]);
  const edit = workspaceEdit(document, edits, client);
  const diagnostics = context.diagnostics.filter(
    (one) => isContradiction(one) && isOnLines(one.range, range),
  );
  const isFix = draft.replaces && diagnostics.length > 0 && isWanted(CodeActionKind.QuickFix);
  const isAutomatic = context.triggerKind === CodeActionTriggerKind.Automatic;
  if (!isFix && isAutomatic && !isAtRuling(placed, draft, range)) return [];
  return [
    ...(isFix ? [{ title, kind: CodeActionKind.QuickFix, diagnostics, edit }] : []),
    ...(!isFix && isWanted(DRAFT_RULING) ? [{ title, kind: DRAFT_RULING, edit }] : []),
  ];
}

/** Whether the ruling is wrong on these lines, or would stand there or on a line beside them. */
function isAtRuling({ firstLine, report }: OpenCase, { replaces, edit }: Draft, range: Range): boolean {
  if (!replaces)
    return Math.abs(rangeOf(report.text, edit.span, firstLine).start.line - range.start.line) <= 1;
  return report.findings.some(
    ({ rule, severity, span }) =>
      familyOf(rule) === 'law' &&
      (severity === 'error' || severity === 'warning') &&
      isOnLines(rangeOf(report.text, span, firstLine), range),
  );
}

/** Rules of the law are named after their paragraph. */
function isContradiction({ code, severity }: Diagnostic): boolean {
  const isGrave = severity === DiagnosticSeverity.Error || severity === DiagnosticSeverity.Warning;
  return isGrave && /^\d/.test(String(code));
}

function isOnLines(one: Range, other: Range): boolean {
  return one.start.line <= other.end.line && other.start.line <= one.end.line;
}

function draftIn(report: CaseReport, { settings }: OpenDocument): Draft | undefined {
  const known = DRAFTS.get(report);
  if (known !== undefined) return known.draft;
  const draft = draftOf(report, settings);
  DRAFTS.set(report, { draft });
  return draft;
}
