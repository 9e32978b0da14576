// Edits of cases as edits of documents.
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { CaseEdits } from '../core/conversions.ts';
import { rangeOf } from '../core/text/lines.ts';
import type { Client } from './client.ts';

/** The edits with the places that they have in the document. */
export function documentEdits(cases: readonly CaseEdits[]): TextEdit[] {
  return cases.flatMap(({ firstLine, text, edits }) =>
    edits.map(({ span, text: newText }) => ({ range: rangeOf(text, span, firstLine), newText })),
  );
}

/** The edits of one document, for the version that they were made from where the client can hold them to it. */
export function workspaceEdit(
  { uri, version }: { readonly uri: string; readonly version: number },
  edits: TextEdit[],
  { versionsEdits }: Client,
): WorkspaceEdit {
  if (!versionsEdits) return { changes: { [uri]: edits } };
  return { documentChanges: [{ textDocument: { uri, version }, edits }] };
}
