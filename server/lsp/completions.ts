import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver';
import { offeredAnnotations } from '../core/offered-annotations.ts';
import type { OpenDocument } from './documents.ts';

/** The annotations that can be written at a place; none where no annotation is begun there, or nothing is read. */
export function completionsAt(document: OpenDocument, { line, character }: Position): CompletionItem[] {
  const style = document.caseAt(line)?.report.style;
  const offered = style && offeredAnnotations(document.lineAt(line).slice(0, character), style);
  if (offered === undefined) return [];
  const range = { start: { line, character: offered.from }, end: { line, character } };
  return offered.annotations.map(({ text, example, meaning }, at) => ({
    label: text.trimEnd(),
    kind: CompletionItemKind.Keyword,
    detail: example,
    documentation: meaning,
    // In the order of the notation, not of the alphabet.
    sortText: String(at).padStart(2, '0'),
    textEdit: { range, newText: text },
  }));
}
