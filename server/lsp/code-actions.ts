// Code actions: fixes of findings, conversions of a case or of selected lines, and of the whole document.
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Command,
  type Diagnostic,
  type Range,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { BoardLayout } from '../core/board-layouts.ts';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { type CaseEdits, CONVERSIONS, type Conversion } from '../core/conversions.ts';
import { fixesOf, fixTitle, slipEdits } from '../core/fixes.ts';
import { fixAllSlips } from '../core/messages/edits.ts';
import { say } from '../core/messages/format.ts';
import { type Finding, familyOf } from '../core/rules/rule.ts';
import { rangeOf } from '../core/text/lines.ts';
import { APPLY_EDIT, CONVERT_CASE, CONVERT_FILE, FIX_ALL } from './action-names.ts';
import type { Client } from './client.ts';
import { conversionNamed, conversionTitle, convertDocument, hasWork, linesIn } from './conversions.ts';
import { documentEdits, workspaceEdit } from './document-edits.ts';
import type { Lines, OpenCase, OpenDocument } from './documents.ts';
import { draftActions } from './draft-actions.ts';
import { isRecord } from './settings.ts';

/** Where and for whom actions are made. */
export type ActionContext = {
  readonly document: OpenDocument;
  readonly client: Client;
  readonly layout: BoardLayout;
  /** Of the titles that belong to no case. */
  readonly language: Language;
};

/** An action whose edit is made when it is chosen: what is to be done, and to which version of the document. */
type Deferred = {
  readonly uri: string;
  readonly version: number;
  readonly conversion: Conversion | undefined;
  readonly lines: Lines | undefined;
};

/** What can be done at a place. */
export function codeActionsFor(context: ActionContext, params: CodeActionParams): (CodeAction | Command)[] {
  const { only, triggerKind } = params.context;
  const isAutomatic = triggerKind === CodeActionTriggerKind.Automatic;
  const isWanted = (kind: string) => only === undefined || only.some((one) => isWithin(kind, one));
  // An editor that looks by itself, wherever the cursor goes, is told of what is wrong there and of nothing else.
  const isOfCase = (kind: string) => (only !== undefined || !isAutomatic) && isWanted(kind);
  // Of a whole document only where the client asks for such actions: they do not belong to a place.
  const isOfFile = (kind: string) => only !== undefined && isWanted(kind);
  const actions = [
    ...draftActions(context.document, context.client, params, isWanted),
    ...(isWanted(CodeActionKind.QuickFix) ? quickFixes(context, params) : []),
    ...conversionsFor(context, CONVERT_CASE, linesFor(context.document, params.range), isOfCase),
    ...conversionsFor(context, CONVERT_FILE, undefined, isOfFile),
    ...(isOfFile(FIX_ALL) ? fixAll(context) : []),
  ];
  const made = context.client.resolvesActions ? actions : actions.map((action) => resolved(context, action));
  const whole = made.filter(({ edit, data }) => edit !== undefined || data !== undefined);
  return context.client.takesActions ? whole : whole.flatMap(commandFor);
}

/** The action with its edit; without one where the document has changed, or nothing can be done after all. */
export function resolved(context: ActionContext, { data, ...action }: CodeAction): CodeAction {
  if (action.edit !== undefined) return action;
  const deferred = deferredIn(data);
  const { document } = context;
  if (deferred === undefined || deferred.version !== document.version) return action;
  const { conversion, lines } = deferred;
  const cases =
    conversion === undefined
      ? slipsIn(document)
      : convertDocument(document, conversion, context.layout, lines);
  return cases.length === 0 ? action : { ...action, edit: editOf(context, cases) };
}

/** The document that a deferred action is for. */
export function documentOf({ data }: CodeAction): string | undefined {
  return deferredIn(data)?.uri;
}

/** `source.fixAll.bridgeRulings` is of the kinds `source.fixAll`, `source` and the empty one. */
function isWithin(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}

/** So much text may be read again to try the fixes of one request; what lies beyond gets none. */
const MOST_READ = 2_000_000;

function quickFixes(context: ActionContext, { range, context: asked }: CodeActionParams): CodeAction[] {
  let room = MOST_READ;
  return context.document.casesOn({ from: range.start.line, to: range.end.line + 1 }).flatMap((placed) =>
    placed.report.findings.flatMap((finding) => {
      const place = rangeOf(placed.report.text, finding.span, placed.firstLine);
      if (room <= 0 || !meet(place, range)) return [];
      room -= placed.report.text.length + 1;
      return fixesFor(context, placed, finding, diagnosticsOf(finding, place, asked.diagnostics));
    }),
  );
}

function fixesFor(
  context: ActionContext,
  { firstLine, source, report }: OpenCase,
  finding: Finding,
  diagnostics: Diagnostic[],
): CodeAction[] {
  return fixesOf(source, report, finding, context.document.settings).map((fix) => ({
    title: fixTitle(report, fix),
    kind: CodeActionKind.QuickFix,
    diagnostics,
    ...(fix.isPreferred ? { isPreferred: true } : {}),
    edit: editOf(context, [{ firstLine, text: report.text, edits: fix.edits }]),
  }));
}

function diagnosticsOf({ rule }: Finding, { start }: Range, all: readonly Diagnostic[]): Diagnostic[] {
  return all.filter(
    ({ code, range }) =>
      code === rule && range.start.line === start.line && range.start.character === start.character,
  );
}

/** Whether two ranges have a place in common, their ends included. */
function meet(one: Range, other: Range): boolean {
  const isBehind = (before: Range, behind: Range) =>
    before.end.line < behind.start.line ||
    (before.end.line === behind.start.line && before.end.character < behind.start.character);
  return !isBehind(one, other) && !isBehind(other, one);
}

/** The lines of a selection; of a cursor the case around it. */
function linesFor(document: OpenDocument, range: Range): Lines | undefined {
  const isCursor = range.start.line === range.end.line && range.start.character === range.end.character;
  if (!isCursor) return linesIn(range);
  const placed = document.caseAt(range.start.line);
  return placed && { from: placed.firstLine, to: placed.firstLine + placed.source.lines.length };
}

function conversionsFor(
  context: ActionContext,
  kind: string,
  lines: Lines | undefined,
  isWanted: (kind: string) => boolean,
): CodeAction[] {
  const { document, layout, language } = context;
  const wanted = CONVERSIONS.filter(
    (conversion) => isWanted(`${kind}.${conversion}`) && hasWork(document, conversion, layout, lines),
  );
  return wanted.map((conversion) => ({
    title: conversionTitle(conversion, language),
    kind: `${kind}.${conversion}`,
    data: deferred(document, conversion, lines),
  }));
}

function fixAll({ document, language }: ActionContext): CodeAction[] {
  const isWorthATry = document.cases.some(({ report }) =>
    report.findings.some(({ rule }) => MAY_BE_SLIPS.has(familyOf(rule))),
  );
  const title = say(fixAllSlips, {}, defaultStyle(language));
  return isWorthATry ? [{ title, kind: FIX_ALL, data: deferred(document, undefined, undefined) }] : [];
}

const MAY_BE_SLIPS: ReadonlySet<string> = new Set(['board', 'notation']);

function slipsIn({ cases, settings }: OpenDocument): readonly CaseEdits[] {
  return cases.flatMap(({ firstLine, source, report }) => {
    const edits = slipEdits(source, report, settings);
    return edits.length === 0 ? [] : [{ firstLine, text: report.text, edits }];
  });
}

function deferred(
  { uri, version }: OpenDocument,
  conversion: Conversion | undefined,
  lines: Lines | undefined,
): Deferred {
  return { uri, version, conversion, lines };
}

/** Reads back what `deferred` made; it has been at the client in between. */
function deferredIn(data: unknown): Deferred | undefined {
  if (!isRecord(data) || typeof data.uri !== 'string' || typeof data.version !== 'number') return undefined;
  const { uri, version, conversion, lines } = data;
  const isLines = isRecord(lines) && typeof lines.from === 'number' && typeof lines.to === 'number';
  return {
    uri,
    version,
    conversion: conversionNamed(conversion),
    lines: isLines ? { from: Number(lines.from), to: Number(lines.to) } : undefined,
  };
}

function editOf({ document, client }: ActionContext, cases: readonly CaseEdits[]): WorkspaceEdit {
  return workspaceEdit(document, documentEdits(cases), client);
}

/** For a client that takes commands: the edit itself is what the command is given. */
function commandFor({ title, edit }: CodeAction): readonly Command[] {
  return edit === undefined ? [] : [{ title, command: APPLY_EDIT, arguments: [{ label: title, edit }] }];
}
