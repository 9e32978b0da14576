import { type TextDocument, type TextDocumentChangeEvent, workspace } from 'vscode';
import { holdsWriteUp, worthALook } from './write-up.ts';

/** Tells the documents that concern us from other Markdown. A write-up stays one until it is closed. */
export class MarkdownGate {
  readonly #writeUps = new Map<string, boolean>();

  /** Whether the document is a write-up; its text is read once. */
  admits(document: TextDocument): boolean {
    if (document.languageId !== 'markdown') return document.languageId === 'ruling';
    const uri = document.uri.toString();
    const known = this.#writeUps.get(uri);
    return known ?? this.#read(document, uri);
  }

  /** Whether the document is a write-up after an edit; only the changed lines are looked at before it is read anew. */
  admitsAfter({ document, contentChanges }: TextDocumentChangeEvent): boolean {
    if (this.admits(document)) return true;
    if (document.languageId !== 'markdown') return false;
    const changed = contentChanges.some(({ range, text }) =>
      worthALook(linesAround(document, range.start.line, text)),
    );
    return changed && this.#read(document, document.uri.toString());
  }

  /** Whether any of the open documents is a write-up. */
  admitsAny(): boolean {
    return workspace.textDocuments.some((document) => this.admits(document));
  }

  forget(document: TextDocument): void {
    this.#writeUps.delete(document.uri.toString());
  }

  #read(document: TextDocument, uri: string): boolean {
    const found = holdsWriteUp(document.getText());
    this.#writeUps.set(uri, found);
    return found;
  }
}

/** The lines on which newly written text stands, from their beginning to their end. */
function linesAround(document: TextDocument, firstLine: number, text: string): string {
  const first = Math.min(firstLine, document.lineCount - 1);
  const last = Math.min(first + text.split('\n').length - 1, document.lineCount - 1);
  const lines: string[] = [];
  for (let line = first; line <= last; line++) lines.push(document.lineAt(line).text);
  return lines.join('\n');
}
