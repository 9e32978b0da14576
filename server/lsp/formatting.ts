// What lays out boards and annotations, as edits of the protocol.
import type { Range, TextEdit } from 'vscode-languageserver';
import type { BoardLayout } from '../core/board-layouts.ts';
import { formatWriteUp } from '../core/format-write-up.ts';
import { linesIn } from './conversions.ts';
import type { OpenDocument } from './documents.ts';

/** The edits that format the document, or what stands in `range` of it; none of Markdown. */
export function formattingOf(document: OpenDocument, layout: BoardLayout, range?: Range): TextEdit[] {
  const { kind, lines, settings } = document;
  if (kind === 'markdown') return [];
  return formatWriteUp(lines, { layout, settings, range: range && linesIn(range) }).map((edit) => ({
    range: {
      start: { line: edit.from, character: 0 },
      end: { line: edit.to - 1, character: document.lineAt(edit.to - 1).length },
    },
    newText: edit.lines.join('\n'),
  }));
}
